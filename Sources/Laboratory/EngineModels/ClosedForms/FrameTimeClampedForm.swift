package import MotionProblems

/// The textbook form on a clock that no frame advances by more than 64 ms.
///
/// A cap on the frame's time keeps stepping methods from exploding after a stall. What is beyond it is lost: after a gap
/// of 250 ms the motion is 186 ms late, and stays so. Seen in rebound-js and react-spring, and in wobble as four frames
/// of 16.7 ms; a stall of 250 ms cost them 183 to 267 ms, by where the frames fell. Right where every frame keeps below
/// the cap. A retarget advances the clock as an extra frame would.
package struct FrameTimeClampedForm: TunableForm {
  package static let name = "frame-time-clamped"
  package static let summary =
    "The right closed form on a clock that loses what a frame is longer than 64 ms, as in react-spring"
  package static let laws = SpokenLaws.springsAndFriction

  /// Seconds.
  package static let longestFrame = 0.064

  package static let constants = [
    TunableConstant(
      "longestFrame", "what a frame advances the clock by at most", unit: "s", value: longestFrame, in: 0.01...60)
  ]

  /// Seconds.
  private let longest: Double
  private let exact: TextbookClosedForm
  private var previous = 0.0
  private var lost = 0.0

  package init(_ law: MotionProblem.Law, from start: PhaseState, values: [Double]) {
    longest = values[0]
    exact = TextbookClosedForm(law, from: start)
  }

  package mutating func state(after time: Double) -> PhaseState {
    lost += max(0, time - previous - longest)
    previous = time
    return exact.state(after: time - lost)
  }
}
