internal import MotionEngine

/// A value and a slope of an easing curve.
package struct EasedValue: Hashable, Sendable {
  package let value: Double
  package let slope: Double

  package init(value: Double, slope: Double) {
    self.value = value
    self.slope = slope
  }

  static let refused = EasedValue(value: .nan, slope: .nan)
}

/// The control points of a timing curve.
package struct ControlPoints: Hashable, Sendable {
  package let x1: Double
  package let y1: Double
  package let x2: Double
  package let y2: Double

  package init(x1: Double, y1: Double, x2: Double, y2: Double) {
    self.x1 = x1
    self.y1 = y1
    self.x2 = x2
    self.y2 = y2
  }
}

/// A way to evaluate cubic Bézier timing curves, asked for points of one curve: what `verify easing` counts ulp of.
package protocol StudiedBezier: Sendable {
  /// Lower case with hyphens.
  var name: String { get }

  /// Value and slope at every one of `times`, each above 0 and below 1; NaN where it refuses.
  func points(of curve: ControlPoints, at times: [Double]) -> [EasedValue]
}

/// Those that are studied.
package enum StudiedBeziers {
  /// Dashpot's own.
  package static let dashpot: any StudiedBezier = DashpotBezier()
  /// Newton's method and halving, carried as far as doubles go.
  package static let textbook: any StudiedBezier = TextbookBezier()
  /// Faulty on purpose.
  package static let specimens: [any StudiedBezier] = [EpsilonBezier(), SampleTableBezier()]
}

/// Dashpot's timing curve.
struct DashpotBezier: StudiedBezier {
  let name = "dashpot"

  func points(of curve: ControlPoints, at times: [Double]) -> [EasedValue] {
    guard let bezier = try? CubicBezier(x1: curve.x1, y1: curve.y1, x2: curve.x2, y2: curve.y2) else {
      return times.map { _ in .refused }
    }
    return times.map { EasedValue(value: bezier.value(at: $0), slope: bezier.derivative(at: $0)) }
  }
}
