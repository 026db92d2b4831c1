import Foundation
import MotionEngine
import PlatformSprings
import Testing

@Suite("SwiftUI's words")
struct SwiftUIWordsTests {
  @Test("duration and bounce")
  func durationBounce() throws {
    let spring = SwiftUISpring(duration: 0.5, bounce: 0.2)
    expect(spring.stiffness, is: "157.91367", "k")
    expectClose(spring.damping, 20.106192982974676, relative: 3e-16, "c")
    expectClose(spring.dampingRatio, 0.8, relative: 3e-16, "ratio")
    expectClose(try SwiftUISpring(duration: 0.5, bounce: 0.3).spring().dampingCoefficient, 17.6, absolute: 0.05, "c")
  }

  @Test("constants, with overdamping and without")
  func constants() throws {
    let over = SwiftUISpring(mass: 1.2, stiffness: 90, damping: 40, allowOverDamping: true)
    expectClose(over.duration, 0.7255197456936871, relative: 1e-14, "duration")
    expectClose(over.bounce, -0.4803847577293368, relative: 1e-14, "bounce")
    expectClose(over.dampingRatio, 1.9245008972987525, relative: 1e-14, "ratio")
    expectClose(over.stiffness, 576.6666666666667, relative: 1e-14, "reported k")
    #expect(try over.spring() == Spring(mass: 1.2, stiffness: 90, dampingCoefficient: 40))
    let cut = SwiftUISpring(mass: 1.2, stiffness: 90, damping: 40)
    expectClose(cut.stiffness, 90, relative: 1e-15, "k without")
    expectClose(cut.damping, 20.784609690826528, relative: 3e-16, "c without")
    #expect(cut.dampingRatio == 1)
    expect(SwiftUISpring(mass: 1, stiffness: 100, damping: 10).response, is: "0.63", "response")
    expect(SwiftUISpring(mass: 1, stiffness: 100, damping: 10).dampingRatio, is: "0.5", "ratio")
  }

  @Test("negative bounce: the reported stiffness is not the spring's")
  func negativeBounce() throws {
    let spring = SwiftUISpring(duration: 0.5, bounce: -0.5)
    expectClose(spring.dampingRatio, 2, relative: 1e-15, "ratio")
    expectClose(spring.stiffness, 1105.3956932012077, absolute: 1e-6, "reported k")
    expectClose(spring.damping, 50.26548245743669, relative: 3e-16, "c")
    expectClose(try spring.spring().stiffness, 157.91367041742973, relative: 3e-16, "k")
  }

  @Test("what is no spring is answered as on the platform, and refused as a spring")
  func degenerate() throws {
    let backwards = SwiftUISpring(duration: -0.2, bounce: 0)
    expectClose(backwards.duration, 0.2, relative: 1e-15, "duration")
    #expect(backwards.dampingRatio == -1 && backwards.bounce == 2)
    expect(backwards.stiffness, is: "986.96", "k")
    expect(backwards.damping, is: "-62.83", "c")
    #expect(throws: SpringError.self) { try backwards.spring() }

    let undamped = SwiftUISpring(duration: 0.5, bounce: 1.2)
    #expect(undamped.dampingRatio == 0 && undamped.bounce == 1)
    #expect(try undamped.spring().dampingCoefficient == 0)

    let endless = SwiftUISpring(duration: 0.5, bounce: -1)
    #expect(!endless.decayConstant.isFinite)
    #expect(throws: SpringError.self) { try endless.spring() }

    let negativeMass = SwiftUISpring(mass: -1, stiffness: 90, damping: 12)
    expectClose(negativeMass.duration, 0.493653659795374, relative: 1e-14, "duration at mass -1")
    expectClose(negativeMass.bounce, 1.4714045207910318, relative: 1e-14, "bounce at mass -1")
    expectClose(negativeMass.stiffness, -162, relative: 1e-14, "k at mass -1")

    let negativeStiffness = SwiftUISpring(mass: 1.2, stiffness: -90, damping: 12)
    expectClose(negativeStiffness.duration, 0.561985178483258, relative: 1e-14, "duration at k -90")
    expectClose(negativeStiffness.bounce, 0.5527864045000421, relative: 1e-14, "bounce at k -90")
    expectClose(negativeStiffness.stiffness, 150, relative: 1e-14, "k at k -90")
  }

  @Test("interpolatingSpring divides by the mass")
  func interpolating() throws {
    #expect(
      try SwiftUISpring.interpolating(mass: 1.2, stiffness: 90, damping: 12).spring()
        == Spring(stiffness: 75, dampingCoefficient: 10))
  }

  @Test("a value on the way")
  func value() throws {
    let motion = SpringMotion(spring: try SwiftUISpring(duration: 0.5, bounce: 0.3).spring(), from: 0, to: 200)
    expect(motion.value(at: 0.1), is: "84.66042461491396", within: 1e-13, "from 0 to 200 at 0.1")
  }

  @Test("settling duration: the envelope has epsilon left at the end", arguments: [0.2, 0.7, 0.99, 1])
  func settling(_ ratio: Double) throws {
    for epsilon in [0.001, 0.01] {
      let spring = try SwiftUISpring(settlingDuration: 0.8, dampingRatio: ratio, epsilon: epsilon).spring()
      expectClose(spring.dampingRatio, ratio, relative: 4e-16, "ratio")
      let decay = exp(-spring.decayRate * 0.8)
      let left =
        ratio < 1
        ? spring.decayRate / spring.dampedFrequency * decay : (1 + spring.naturalFrequency * 0.8) * decay
      expectClose(left, epsilon, relative: 1e-13, "ratio \(ratio), epsilon \(epsilon)")
    }
  }

  @Test("settling duration: cut as on the platform, refused where there is no answer")
  func settlingDomain() throws {
    let cut = try SwiftUISpring(settlingDuration: 40, dampingRatio: 3)
    #expect(try cut == SwiftUISpring(settlingDuration: 10, dampingRatio: 1))
    #expect(throws: PlatformSpringError.self) { try SwiftUISpring(settlingDuration: 1, dampingRatio: 0) }
    #expect(throws: PlatformSpringError.self) { try SwiftUISpring(settlingDuration: .nan, dampingRatio: 1) }
  }

  @Test("come back from a spring", arguments: [0.5, 1, 2, 4])
  func roundTrip(_ mass: Double) throws {
    for damping in [1.0, 20, 300] {
      let spring = try Spring(mass: mass, stiffness: 100, dampingCoefficient: damping)
      #expect(try SwiftUISpring(spring).spring() == spring)
      expectClose(SwiftUISpring(spring).duration, spring.duration, relative: 1e-12, "duration")
      expectClose(SwiftUISpring(spring).bounce, spring.bounce, absolute: 1e-12, "bounce")
    }
  }
}
