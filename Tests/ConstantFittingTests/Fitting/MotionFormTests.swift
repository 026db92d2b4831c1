import Testing

@testable import ConstantFitting

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

@Suite("Closed forms that are fitted")
struct MotionFormTests {
  /// A few ulp of values and rates of the size 1 to 10.
  static let rounding = 4e-15

  /// ln 9.
  static let nine = 2.1972245773362196

  /// By mpmath with 40 digits.
  @Test(
    "A spring in every regime",
    arguments: [
      (2.5, 1.2093035893410003307, 1.5249309518381896228), (3, 1.1025696715063775518, 1.3265530506897299114),
      (7, 0.69988383599349782261, 0.70925205695588778952),
    ])
  func spring(rate: Double, value: Double, velocity: Double) {
    let form = SpringForm(chart: .frequencyAndRate)
    let motion = Self.motion(form, [Self.nine, rate, 0.25, -4, 1.75], at: 0.875)
    #expect(abs(motion.value - value) <= Self.rounding, "\(motion)")
    #expect(abs(motion.velocity - velocity) <= Self.rounding, "\(motion)")
  }

  /// By mpmath with 40 digits.
  @Test("Frictions and a timing curve")
  func others() {
    let combined = SlowingForm(hasRate: true, hasDeceleration: true)
    let cases = [
      (Self.motion(combined, [1.5, 2, 0.25, -4], at: 0.625), -1.0798466607047146907, -0.75523000894292796388),
      (Self.motion(combined, [1.5, 2, 0.25, -4], at: 2), -1.1844050123378750055, 0),
      (
        Self.motion(SlowingForm(hasRate: true, hasDeceleration: false), [1.5, 0.25, -4], at: 0.625),
        -1.3723849955285360181, -1.5664225067071959729
      ),
      (Self.motion(DragForm(), [1.25, 0.25, -4], at: 0.625), -0.88365281582931544576, -0.96969696969696969697),
      (
        Self.motion(BezierForm(), [asin(0.5), asin(0.5), log(2.0), 0.25, 0.1, 1, 1], at: 0.7), 0.85479467719250820202,
        0.84472478668855168728
      ),
    ]
    for (motion, value, velocity) in cases {
      #expect(abs(motion.value - value) <= Self.rounding, "\(motion), expected \(value)")
      #expect(abs(motion.velocity - velocity) <= Self.rounding, "\(motion), expected \(velocity)")
    }
  }

  @Test("A spring starts where it is told and keeps to its equation, also next to critical damping")
  func equation() {
    let form = SpringForm(chart: .frequencyAndRate)
    let rates: [Double] = [0, 0.4, 2.9999, 3, 3.0001, 8, 60]
    for rate in rates {
      let parameters = [Self.nine, rate, 0.25, -4, 1.75]
      let start = Self.motion(form, parameters, at: 0)
      #expect(start.value == 0.25 && start.velocity == -4)
      for time in [0.01, 0.2, 0.7, 2] {
        let step = 1e-4 / (1 + rate)
        let (before, now) = (Self.motion(form, parameters, at: time - step), Self.motion(form, parameters, at: time))
        let after = Self.motion(form, parameters, at: time + step)
        let acceleration = (after.velocity - before.velocity) / (2 * step)
        let pull: Double = 9 * (now.value - 1.75)
        let residual: Double = acceleration + 2 * rate * now.velocity + pull
        // Why: a sixth of the step's square times the fourth derivative, which is of the size 9² · 2 (1 + σ)².
        #expect(abs(residual) <= 1e-6 * (1 + rate), "σ = \(rate), t = \(time): \(residual)")
      }
    }
  }

  @Test("Values and derivatives are continuous across critical damping and where the power series ends")
  func continuity() {
    let form = SpringForm(chart: .frequencyAndRate)
    let places = [(3.0, 0.9), (2.0, 1 / 5.0.squareRoot()), (5.0, 0.25)]
    for (rate, time) in places {
      let step = 1e-9
      let below = Self.derivatives(form, [Self.nine, rate - step, 0.25, -4, 1.75], at: time - step)
      let above = Self.derivatives(form, [Self.nine, rate + step, 0.25, -4, 1.75], at: time + step)
      for (one, other) in zip(below.value + below.velocity, above.value + above.velocity) {
        #expect(abs(one - other) <= 1e-7, "σ = \(rate), t = \(time): \(one), \(other)")
      }
    }
  }

  @Test("Analytic derivatives are those of the values, in every chart and form")
  func derivatives() {
    for rate in [0.3, 2.9, 3, 3.1, 9] {
      let spring = [0.25, -4, 1.75]
      Self.check(SpringForm(chart: .frequencyAndRate), [Self.nine, rate] + spring)
      Self.check(SpringForm(chart: .frequencyAndLogarithmicRate), [Self.nine, log(rate)] + spring)
      Self.check(SpringForm(chart: .frequencyAndRatio), [Self.nine, rate / 3] + spring)
      Self.check(SpringForm(chart: .frequencyAtRatio(rate / 3)), [Self.nine] + spring)
    }
    for rate in [1e-3, 0.3, 1.5, 9] {
      Self.check(SlowingForm(hasRate: true, hasDeceleration: false), [rate, 0.25, -4])
      Self.check(SlowingForm(hasRate: true, hasDeceleration: true), [rate, 2, 0.25, -4])
      Self.check(DragForm(), [rate, 0.25, -4])
    }
    Self.check(SlowingForm(hasRate: false, hasDeceleration: true), [3.5, 0.25, 4])
    Self.check(BezierForm(), [0.6, 0.9, log(1.5 as Double), 0.25, 0.3, 0.9, 1.25])
  }

  private static func check<Form: MotionForm>(_ form: Form, _ parameters: [Double]) {
    for time in [0.05, 0.4, 0.9, 1.7] {
      let exact = derivatives(form, parameters, at: time)
      for index in parameters.indices {
        let step = 1e-6 * max(1, abs(parameters[index]))
        var (above, below) = (parameters, parameters)
        above[index] += step
        below[index] -= step
        let (high, low) = (motion(form, above, at: time), motion(form, below, at: time))
        let pairs = [
          ((high.value - low.value) / (2 * step), exact.value[index]),
          ((high.velocity - low.velocity) / (2 * step), exact.velocity[index]),
        ]
        for (difference, derivative) in pairs {
          // Why: rounding over the step; the step's square is far below it.
          #expect(
            abs(difference - derivative) <= 3e-8 * (1 + abs(derivative)),
            "\(form) \(parameters) at \(time), parameter \(index): \(derivative), by differences \(difference)")
        }
      }
    }
  }

  private static func motion<Form: MotionForm>(
    _ form: Form, _ parameters: [Double], at time: Double
  ) -> (value: Double, velocity: Double) {
    parameters.withUnsafeBufferPointer { buffer in
      guard let start = buffer.baseAddress else { return (.nan, .nan) }
      return form.motion(form.state(start), at: time)
    }
  }

  private static func derivatives<Form: MotionForm>(
    _ form: Form, _ parameters: [Double], at time: Double
  ) -> (value: [Double], velocity: [Double]) {
    var value = [Double](repeating: .nan, count: parameters.count)
    var velocity = value
    parameters.withUnsafeBufferPointer { buffer in
      value.withUnsafeMutableBufferPointer { value in
        velocity.withUnsafeMutableBufferPointer { velocity in
          guard let start = buffer.baseAddress, let one = value.baseAddress, let other = velocity.baseAddress else {
            return
          }
          form.derivatives(form.state(start), at: time, value: one, velocity: other)
        }
      }
    }
    return (value, velocity)
  }
}
