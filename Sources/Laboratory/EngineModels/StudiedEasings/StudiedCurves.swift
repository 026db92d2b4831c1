internal import MotionEngine

/// A named easing curve of the engine, under the name that the reference knows it by.
package struct StudiedCurve: Sendable {
  package let name: String
  private let function: any TimingFunction

  init(_ name: String, _ function: any TimingFunction) {
    self.name = name
    self.function = function
  }

  package func point(at time: Double) -> EasedValue {
    EasedValue(value: function.value(at: time), slope: function.derivative(at: time))
  }
}

/// All named curves of the engine.
package enum StudiedCurves {
  package static let all: [StudiedCurve] = coreAnimation + css + intu + penner

  private static let coreAnimation = CoreAnimationCurve.allCases.map {
    StudiedCurve("core-animation \($0.rawValue)", $0)
  }

  private static let css: [StudiedCurve] = [CSSEasing.linear, .ease, .easeIn, .easeOut, .easeInOut].map {
    StudiedCurve("css \($0.cssText)", $0)
  }

  private static let intu = INTUEasing.allCases.map { StudiedCurve("intu \($0.rawValue)", $0) }

  /// With the usual constants, and elastic and back ones with others.
  private static let penner: [StudiedCurve] = (PennerEasing.all + unusual).map { StudiedCurve("penner \($0)", $0) }

  private static let unusual = EaseDirection.allCases.flatMap { direction in
    [.back(overshoot: 3), .elastic(amplitude: 1.5, period: 0.3), .elastic(amplitude: 3, period: 0.7)]
      .compactMap { (family: PennerEasing.Family) in try? PennerEasing(family, direction) }
  }
}
