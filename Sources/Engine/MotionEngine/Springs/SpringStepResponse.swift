/// What a spring makes of a step: released at rest at 0 with its target at 1.
///
/// The textbook quantities, for a mass at rest and a step of 1.
public struct SpringStepResponse: Sendable {
  private let kernel: SpringKernel

  init(_ spring: Spring) {
    kernel = SpringKernel(spring: spring, start: SpringState(displacement: -1, velocity: 0))
  }

  /// How far past the target the first peak goes, as a fraction of the step: e^(−πζ/√(1−ζ²)), between 1 (undamped)
  /// and 0; 0 from critical damping on. To 1 ulp.
  public var overshoot: Double {
    let normalised = NormalisedSpring(kernel.spring)
    guard normalised.discriminant.high < 0 else { return 0 }
    let exponent = -(DoublePair.pi * (DoublePair(normalised.damping) / normalised.root))
    // Below e^-4096 no double is left.
    guard exponent.high > -4096 else { return 0 }
    let overshoot = PairExponential.exponential(of: LooseSum(exponent))
    return overshoot.mantissa.rounded.timesPowerOfTwo(overshoot.exponent)
  }

  /// When the first peak comes, π/ω_d, s; infinity when none does, which is also the limit towards critical damping.
  public var peakTime: Double {
    let frequency = kernel.spring.dampedFrequency
    return frequency > 0 ? Double.pi / frequency : .infinity
  }

  /// The time from the first passage of 10 % to that of 90 % of the step, s, to 10⁻¹² relative.
  public var riseTime: Double { firstPassage(of: 0.9) - firstPassage(of: 0.1) }

  /// When the value first reaches a level between 0 and 1, s; 0 for the level 0, and infinity for 1 when there is no
  /// overshoot. NaN for a level that is no number.
  public func firstPassage(of level: Double) -> Double {
    precondition(!(level < 0 || level > 1), "a passage is asked of a level from 0 to 1")
    if level.isNaN { return .nan }
    if level == 0 { return 0 }
    let peak = peakTime
    if level == 1, peak == .infinity { return .infinity }
    // 1 − level is exact from 1/2 on, and below it rounds by less than an ulp of the step.
    let crossing = MonotoneCrossing(kernel: kernel, side: -1, level: 1 - level)
    let guess = 1.2 * (kernel.spring.dampingRatio + 1) / kernel.spring.naturalFrequency
    guard peak == .infinity else { return crossing.solve(from: 0, to: peak, guess: guess) }
    var low = 0.0
    var high = guess
    while -kernel.displacement(at: high) > 1 - level {
      low = high
      high *= 4
    }
    return crossing.solve(from: low, to: high, guess: 0.5 * (low + high))
  }

  /// The value at a time, 0 at the start and towards 1.
  public func value(at time: Double) -> Double { 1 + kernel.displacement(at: time) }

  /// The velocity at a time, 1/s.
  public func velocity(at time: Double) -> Double { kernel.velocity(at: time) }
}

extension Spring {
  /// The response to a step from 0 to 1, its constants prepared.
  public var stepResponse: SpringStepResponse { SpringStepResponse(self) }
}
