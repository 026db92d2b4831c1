/// The curve of Android's flings, as a table of 100 chords.
struct FlingSpline: Sendable {
  static let shared = FlingSpline()

  static let chords = 100
  /// The share of the distance after each hundredth of the time, 0 … 100.
  let distances: [Double]

  private init() {
    distances = (0...Self.chords).map { index in
      if index == 0 { return 0 }
      if index == Self.chords { return 1 }
      return Self.distance(parameter: Self.parameter(atTime: Double(index) / Double(Self.chords)))
    }
  }

  /// Share of the distance and chord slope at a share of the time in [0, 1).
  func position(at time: Double) -> (distance: Double, slope: Double) {
    let scaled = time * Double(Self.chords)
    let index = min(Self.chords - 1, Int(scaled))
    let slope = (distances[index + 1] - distances[index]) * Double(Self.chords)
    return (distances[index] + (time - Double(index) / Double(Self.chords)) * slope, slope)
  }

  /// Start tension 0.5 and end tension 1 about the inflection: 0.175 and 0.35.
  private static let firstTime = 0.5 * SplineFlingScale.inflection
  private static let secondTime = 1 - 1 * (1 - SplineFlingScale.inflection)

  private static func time(parameter s: Double) -> Double {
    3 * s * (1 - s) * ((1 - s) * firstTime + s * secondTime) + s * s * s
  }

  private static func distance(parameter s: Double) -> Double {
    3 * s * (1 - s) * ((1 - s) * 0.5 + s) + s * s * s
  }

  /// The time rises with the parameter, so that bisection finds it to the last bit.
  private static func parameter(atTime goal: Double) -> Double {
    var low = 0.0
    var high = 1.0
    while true {
      let middle = 0.5 * (low + high)
      if middle <= low || middle >= high { return middle }
      if time(parameter: middle) < goal { low = middle } else { high = middle }
    }
  }
}
