public import MotionEngine

/// A motion over one way, from 0 to 1, with what is known of its bends: what an approximation needs to prove its error.
public struct SmoothCurve: Sendable {
  /// Place and velocity at a time in seconds; the way is 1.
  let state: @Sendable (Double) -> (value: Double, velocity: Double)
  /// x″ at a time from the state there.
  let bend: @Sendable (_ value: Double, _ velocity: Double) -> Double
  /// Bounds of |x″|, |x‴| and |x⁗| over all times.
  let bendBound: Double
  let jerkBound: Double
  let fourthBound: Double
  /// The last time at which it is outside a band around 1; infinity for never settled.
  let settlingTime: @Sendable (Double) -> Double

  /// The step of a spring, from 0 to 1.
  ///
  /// **The bounds.** Every derivative of the motion solves the spring's own equation, and where such a solution g turns,
  /// |g| is √(Q/k) e^(−σt) with the first Q = m g′² + c g′ g + k g². For the step that gives |x″| ≤ ωₙ²,
  /// |x‴| ≤ max(ωₙ³, 2σωₙ²) and |x⁗| ≤ max(ωₙ⁴, ωₙ²|4σ² − ωₙ²|), the second numbers being the values at the start; a
  /// velocity v adds |v| times max(2σ, ωₙ), max(|4σ² − ωₙ²|, ωₙ²) and max(|8σ³ − 4σωₙ²|, ωₙ³).
  ///
  /// - Parameters:
  ///   - spring: what moves, from 0 to 1.
  ///   - velocity: ways per second at the start.
  public init(_ spring: Spring, velocity: Double = 0) {
    let frequency = spring.naturalFrequency
    let decay = spring.decayRate
    let square = frequency * frequency
    let twist = 4 * decay * decay - square
    let motion = SpringMotion(spring: spring, from: 0, to: 1, velocity: velocity)
    state = { motion.state(at: $0) }
    bend = { value, speed in square * (1 - value) - 2 * decay * speed }
    bendBound = square + velocity.magnitude * max(2 * decay, frequency)
    jerkBound =
      max(square * frequency, 2 * decay * square) + velocity.magnitude * max(twist.magnitude, square)
    fourthBound =
      max(square * square, square * twist.magnitude)
      + velocity.magnitude * max((8 * decay * decay - 4 * square).magnitude * decay, square * frequency)
    let start = SpringState(displacement: -1, velocity: velocity)
    settlingTime = { spring.settlingTime(within: $0, from: start) }
  }

  /// An exponential approach, 1 − e^(−λt): a decay over the way it goes.
  ///
  /// - Parameter rate: λ > 0, 1/s.
  public init(approachAtRate rate: Double) {
    state = { time in
      let gone = -MathLibrary.expm1(-rate * time)
      return (gone, rate * (1 - gone))
    }
    bend = { _, velocity in -rate * velocity }
    bendBound = rate * rate
    jerkBound = rate * rate * rate
    fourthBound = rate * rate * rate * rate
    settlingTime = { -MathLibrary.log($0) / rate }
  }

  /// The largest |x″| between two neighbouring samples at a distance, by the smaller bend of the two and the jerk.
  func bend(between first: Double, and second: Double, distance: Double) -> Double {
    min(bendBound, 0.5 * (first.magnitude + second.magnitude + jerkBound * distance))
  }
}

/// A curve at evenly spaced instants from 0 to its duration.
struct SampledCurve: Sendable {
  let curve: SmoothCurve
  let duration: Double
  let step: Double
  let times: [Double]
  let values: [Double]
  let bends: [Double]
  /// How far the curve can be from the chord between two neighbouring samples, at most: max |x″| h²/8.
  let sagitta: Double
  /// From the curve at the end to 1, where it is to rest from then on.
  var endDistance: Double { (1 - values[values.count - 1]).magnitude }

  init(_ curve: SmoothCurve, duration: Double, intervals: Int) {
    self.curve = curve
    self.duration = duration
    let step = duration / Double(intervals)
    self.step = step
    times = (0...intervals).map { $0 == intervals ? duration : Double($0) * step }
    let states = times.map(curve.state)
    values = states.map(\.value)
    let bends = states.map { curve.bend($0.value, $0.velocity) }
    self.bends = bends
    sagitta = (1...intervals).reduce(0) {
      max($0, curve.bend(between: bends[$1 - 1], and: bends[$1], distance: step) * step * step / 8)
    }
  }
}
