import Testing

@testable import MotionEngine

@Suite("Timing: legs and their borders")
struct TimingLegTests {
  /// blaugold/fleet#11, tabris-js#238, tweenjs/tween.js#660
  @Test("ends and borders of legs, with and without autoreversing", arguments: [1, 2, 3, 4], [1.0, 0.1, 0.7])
  func borders(_ plays: Int, _ duration: Double) throws {
    let once = try Timing(duration: duration, repetition: .count(Double(plays)))
    for leg in 0..<plays {
      let sample = once.sample(at: Double(leg) * duration)
      #expect(sample.time == 0, "leg \(leg)")
      #expect(sample.leg == leg)
      #expect(!sample.isOver)
    }
    let end = once.sample(at: Double(plays) * duration)
    #expect(end.progress == 1)
    #expect(end.isOver)
    expectClose(once.sample(at: Double(plays) * duration - 1e-9).progress, 1, Tolerance(absolute: 2e-8), "near the end")

    // Legs counted singly: a there and back is two.
    let back = try Timing(duration: duration, repetition: .count(Double(plays) / 2), autoreverses: true)
    let last = back.sample(at: Double(plays) * duration)
    #expect(last.progress == (plays % 2 == 1 ? 1 : 0))
    #expect(last.isOver)
  }

  @Test("three legs of 0.1 s are over at 0.3 s, which as doubles is a little before")
  func threeTenths() throws {
    let timing = try Timing(duration: 0.1, repetition: .count(3))
    #expect(timing.activeDuration(of: 0) > 0.3)
    let sample = timing.sample(at: 0.3)
    #expect(sample.isOver)
    #expect(sample.progress == 1)
    #expect(sample.leg == 2)
  }

  @Test("there and back three times: the values between")
  func threeLegs() throws {
    let timing = try Timing(duration: 1, repetition: .count(1.5), autoreverses: true)
    #expect(timing.sample(at: 1.25).progress == 0.75)
    #expect(timing.sample(at: 2.5).progress == 0.5)
  }

  @Test("a million legs later the border has not moved", arguments: [0.1, 0.3, 1.0 / 3, 0.016])
  func noDrift(_ duration: Double) throws {
    let timing = try Timing(duration: duration, repetition: .forever)
    for leg in [1_000_000.0, 1_234_567, 87_654_321] {
      let border = timing.sample(at: leg * duration)
      #expect(border.time == 0)
      #expect(Double(border.leg) == leg)
      let inside = timing.sample(at: leg * duration + 0.25 * duration)
      expectClose(inside.progress, 0.25, Tolerance(absolute: 2 * (leg * duration).ulp / duration), "inside")
    }
  }

  @Test(
    "durations of 0, as short as can be, and endless",
    arguments: [0, Double.leastNonzeroMagnitude, 1e-300, .infinity])
  func extremeDurations(_ duration: Double) throws {
    for repetition in [Repetition.once, .count(3), .count(2.5), .forever, .duration(2)] {
      for autoreverses in [false, true] {
        let timing = try Timing(duration: duration, repetition: repetition, autoreverses: autoreverses)
        for time in [-1, 0, 1e-9, 1, 1e9, 1e300] {
          let sample = timing.sample(at: time)
          #expect(!sample.time.isNaN && !sample.progress.isNaN, "\(repetition) \(autoreverses) \(time)")
          #expect(sample.time >= 0 && sample.time <= duration)
        }
      }
    }
    #expect(try Timing(duration: 0).sample(at: 0).progress == 1)
    #expect(try Timing(duration: 0, repetition: .count(2), autoreverses: true).sample(at: 0).progress == 0)
    #expect(try Timing(duration: 0).sample(at: 0).isOver)
  }

  @Test("bad words are refused")
  func errors() {
    #expect(throws: TimingError.mustNotBeNegative(quantity: "the duration", value: -1)) { try Timing(duration: -1) }
    #expect(throws: TimingError.self) { try Timing(duration: .nan) }
    #expect(throws: TimingError.self) { try Timing(beginTime: .infinity) }
    #expect(throws: TimingError.self) { try Timing(speed: .nan) }
    #expect(throws: TimingError.self) { try Timing(repetition: .count(0)) }
    #expect(throws: TimingError.self) { try Timing(repetition: .duration(.nan)) }
    #expect(TimingError.mustBePositive(quantity: "q", value: 0).description == "q is 0.0; give a number above 0")
  }

  @Test("a time that is not a number is before the begin")
  func notANumber() throws {
    let sample = try Timing(duration: 1).sample(at: .nan)
    #expect(sample.phase == .before)
    #expect(sample.time == 0)
  }
}
