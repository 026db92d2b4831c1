internal import MotionEngine

/// How far two motions of one way come apart.
///
/// The largest distance is computed, not certified: it is looked for at evenly spaced instants, and ``atMost`` adds what
/// can hide between two of them, M h²/8, h being their distance and M the most that the difference can be accelerated:
/// ωₙ² for a spring that is released at rest, and max(2σ, ωₙ) for each way per second it starts with.
public struct MotionDifference: Hashable, Sendable {
  /// In ways from start to target.
  public let largest: Double
  /// When, s.
  public let time: Double
  /// No instant of the window has more; rounding is not counted.
  public let atMost: Double
  /// How many instants were looked at; 0 where the constants say that nothing differs.
  public let instants: Int
  /// The end of the window, s.
  public let window: Double

  static let none = MotionDifference(largest: 0, time: 0, atMost: 0, instants: 0, window: 0)
  private static let count = 2000

  /// Of two springs on the same way, each with a velocity in ways per second.
  ///
  /// The window ends when both are within 10⁻⁴ of the way for good, and after 20 periods of the slower at the latest.
  static func between(
    _ first: Spring, _ firstVelocity: Double, _ second: Spring, _ secondVelocity: Double
  ) -> MotionDifference {
    guard firstVelocity != secondVelocity || !movesAlike(first, second) else { return .none }
    let window = max(Self.window(first, firstVelocity), Self.window(second, secondVelocity))
    guard window.isFinite, window > 0 else { return .none }
    let one = SpringMotion(spring: first, from: 0, to: 1, velocity: firstVelocity)
    let other = SpringMotion(spring: second, from: 0, to: 1, velocity: secondVelocity)
    let step = window / Double(count)
    var largest = (value: 0.0, time: 0.0)
    for index in 1...count {
      let time = Double(index) * step
      let distance = (one.value(at: time) - other.value(at: time)).magnitude
      if distance > largest.value { largest = (distance, time) }
    }
    let bend = acceleration(first, firstVelocity) + acceleration(second, secondVelocity)
    return MotionDifference(
      largest: largest.value, time: largest.time, atMost: largest.value + bend * step * step / 8, instants: count,
      window: window)
  }

  /// Of a spring released at rest and Qt's steps, at the steps.
  static func between(_ spring: Spring, _ steps: QtSpring) -> MotionDifference {
    let window = Self.window(spring, 0)
    let motion = SpringMotion(spring: spring, from: 0, to: 1)
    let count = min(20_000, max(1, Int((min(window, 1e6) / QtSpring.step).rounded(.up))))
    var largest = (value: 0.0, time: 0.0)
    for (index, place) in steps.places(count).enumerated() {
      let time = Double(index + 1) * QtSpring.step
      let distance = (place - motion.value(at: time)).magnitude
      if !(distance <= largest.value) { largest = (distance, time) }
    }
    return MotionDifference(
      largest: largest.value, time: largest.time, atMost: largest.value, instants: count, window: window)
  }

  /// Whether k/m and c/m agree within 32 roundings, whose effect on the motion is below 1e-13 of the way.
  private static func movesAlike(_ first: Spring, _ second: Spring) -> Bool {
    func agree(_ one: Double, _ other: Double) -> Bool { (one - other).magnitude <= 32 * max(one, other).ulp }
    return agree(first.stiffness / first.mass, second.stiffness / second.mass)
      && agree(first.dampingCoefficient / first.mass, second.dampingCoefficient / second.mass)
  }

  private static func window(_ spring: Spring, _ velocity: Double) -> Double {
    let settled = spring.settlingTime(within: 1e-4, from: SpringState(displacement: -1, velocity: velocity))
    return spring.platformRegime == .overdamped ? settled : min(settled, 20 * spring.response)
  }

  private static func acceleration(_ spring: Spring, _ velocity: Double) -> Double {
    let frequency = spring.naturalFrequency
    return frequency * frequency + velocity.magnitude * max(2 * spring.decayRate, frequency)
  }
}

extension QtSpring {
  /// Where the platform's steps lead on a way from 0 to 1, one number for each step of 16 ms; the rounding to the goal
  /// within ``epsilon`` is left out.
  func places(_ count: Int) -> [Double] {
    var place = 0.0
    var velocity = 0.0
    return (0..<count).map { _ in
      velocity += (spring * (1 - place) - damping * velocity) / mass
      place += velocity * Self.step
      return place
    }
  }
}
