internal import MotionProblems

/// Finished at the first frame whose value differs from the frame's before by less than 0.1.
///
/// The threshold on a change per frame is one on the speed times the frame's time: at twice the frame rate the motion
/// stops at twice the speed. A friction of 2 per second from 1000 units/s ends after 2.567 s at 60 Hz, after 2.217 s at
/// 120. A spring is still from frame to frame where it turns round: from 0 to 100 it is finished at the peak of its
/// overshoot at 120 Hz, and in its first frame at 240. Seen in React Native's decay; reported in
/// microsoft/react-native-windows#9409.
package struct FrameChangeRest: TunableRestRule {
  package static let name = "rest-by-frame-change"
  package static let summary =
    "The right motion that rests when a frame changes it by less than 0.1, as in React Native's decay"
  package static let laws = SpokenLaws.springsAndFriction

  /// Units of length per frame.
  private(set) var change = 0.1

  package init() {}

  package var constants: [TunableConstant] {
    [
      TunableConstant(
        "change", "a frame that changes the value by less than this, in units of length", value: change, in: 1e-6...10)
    ]
  }

  package func with(_ values: [String: Double]) -> FrameChangeRest {
    var rule = self
    rule.change = values["change"] ?? change
    return rule
  }

  package func rest(of stretch: ShownStretch, restBand: Double) -> Double? {
    var previous: Double?
    return stretch.times.first { time in
      let position = stretch.state(after: time).position
      defer { previous = position }
      guard let previous else { return false }
      return (position - previous).magnitude < change
    }
  }
}
