public import MotionProblems

/// A proven bound of how far straight lines between points leave the true step of a spring.
///
/// The truth comes from certified values at the instants, each with its radius. Between two neighbours h apart on one
/// line, the difference leaves the larger of its ends by at most M h²/8, M being a bound of |x″| there: half the sum of
/// the bends at both ends and h max |x‴|. From rest |x‴| ≤ max(ωₙ³, 2σωₙ²): the third derivative solves the spring's
/// own equation, starts with −2σωₙ², and where it turns its size is ωₙ³ e^(−σt).
public enum CertifiedDeviation {
  /// What the doubles of this computation itself may add: the lines and the bends are evaluated in them, over values up to
  /// 4 with fewer than a hundred roundings each.
  public static let rounding = 100 * 4 * 0x1p-53

  /// The bound over the time from 0 to `duration`, in ways of a step from 0 to 1.
  ///
  /// - Parameters:
  ///   - points: times as shares of the duration and values; the first at 0, the last at 1, rising.
  ///   - instants: how many there are at least.
  /// - Throws: ``ReferenceError`` when the truth is no finite double.
  public static func bound(
    of points: [(share: Double, value: Double)], from oscillator: Oscillator, duration: Double, instants: Int
  ) throws(ReferenceError) -> Double {
    let corners = points.map { $0.share * duration }
    let times = Self.times(corners, instants: instants, duration: duration)
    guard let problem = try? MotionProblem(law: .spring(oscillator), start: PhaseState(position: -1, velocity: 0))
    else {
      throw .invalid(quantity: "oscillator", value: oscillator.stiffness)
    }
    var trace = ReferenceTrace()
    try CertifiedMotion(problem).record(at: SampleTimes(arbitrary: times), into: &trace)
    let square = oscillator.stiffness / oscillator.mass
    let twice = oscillator.dampingCoefficient / oscillator.mass
    let jerk = max(square * square.squareRoot(), twice * square)
    func bend(_ index: Int) -> Double { (square * trace.positions[index] + twice * trace.velocities[index]).magnitude }
    let bendRadius = square * trace.positionRadius + twice * trace.velocityRadius
    var largest = 0.0
    var line = 0
    for index in 1..<times.count {
      while line + 2 < corners.count, corners[line + 1] < times[index] { line += 1 }
      let slope = (points[line + 1].value - points[line].value) / (corners[line + 1] - corners[line])
      func off(_ sample: Int) -> Double {
        let drawn = points[line].value + slope * (times[sample] - corners[line])
        return (drawn - 1 - trace.positions[sample]).magnitude
      }
      let h = times[index] - times[index - 1]
      let most = 0.5 * (bend(index - 1) + bend(index) + jerk * h) + bendRadius
      largest = max(largest, max(off(index - 1), off(index)) + most * h * h / 8)
    }
    return largest + trace.positionRadius + rounding
  }

  /// Evenly spaced instants and every corner.
  private static func times(_ corners: [Double], instants: Int, duration: Double) -> [Double] {
    let even = (0...max(2, instants)).map { duration * (Double($0) / Double(max(2, instants))) }
    var times: [Double] = []
    for time in (even + corners).sorted() where time >= 0 && time > (times.last ?? -1) { times.append(time) }
    return times
  }
}
