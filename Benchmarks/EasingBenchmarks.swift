import MotionEngine
internal import TextbookC

/// One evaluation of an easing, by turns with the textbook's formula in C.
enum EasingBenchmarks {
  private static let samples = 360
  private static let rounds = 50

  static var all: [Comparison] {
    curves + [stops] + INTUEasing.allCases.map { intu($0) }
  }

  private static var curves: [Comparison] {
    let points = [(0.25, 0.1, 0.25, 1.0), (0.42, 0, 0.58, 1), (0.4, 0, 0.2, 1), (0.68, -0.6, 0.32, 1.6), (1, 0, 0, 1)]
    return points.map { x1, y1, x2, y2 in
      comparison("easing, cubic Bézier (\(x1), \(y1), \(x2), \(y2))", "Newton in C, to 1e-7") {
        let curve = textbook_bezier(x1: x1, y1: y1, x2: x2, y2: y2)
        return (
          try CubicBezier(x1: x1, y1: y1, x2: x2, y2: y2),
          { textbook_bezier_sum(curve, 1 / Double(samples), Int32(samples)) }
        )
      }
    }
  }

  private static var stops: Comparison {
    comparison("easing, CSS linear() of 12 stops", "a search in C") {
      let outputs = [0, 0.1, 0.4, 0.9, 1.2, 1.1, 0.9, 0.95, 1.02, 1.01, 0.99, 1]
      let list = outputs.map(String.init(describing:)).joined(separator: ", ")
      return (
        try CSSEasing(css: "linear(\(list))"),
        {
          outputs.withUnsafeBufferPointer {
            textbook_stops_sum($0.baseAddress, Int32($0.count), 1 / Double(samples), Int32(samples))
          }
        }
      )
    }
  }

  private static func intu(_ easing: INTUEasing) -> Comparison {
    comparison("easing, INTU \(easing.rawValue)", "textbook formula in C") {
      let number = Int32(INTUEasing.allCases.firstIndex(of: easing) ?? 0)
      return (easing, { textbook_easing_sum(number, 1 / Double(samples), Int32(samples)) })
    }
  }

  private static func comparison<Timing: TimingFunction>(
    _ name: String, _ beside: String, prepare: @escaping () throws -> (Timing, () -> Double)
  ) -> Comparison {
    Comparison(name: name, beside: beside, unit: "values", units: rounds * samples, promise: .none) {
      let (timing, theirs) = try prepare()
      let step = 1 / Double(samples)
      return (
        {
          var sum = 0.0
          for _ in 0..<rounds {
            for index in 0..<samples { sum += timing.value(at: Double(index) * step) }
          }
          keep(sum)
        },
        {
          var sum = 0.0
          for _ in 0..<rounds { sum += theirs() }
          keep(sum)
        }
      )
    }
  }
}
