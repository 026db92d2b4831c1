internal import MotionProblems

extension Specimen {
  /// At 60 Hz the velocity is 5.198 instead of 5.335 after 0.1 s, and 4.409 instead of 4.193 after 0.2.
  static let finiteDifferenceVelocity = Specimen(
    story: """
      The velocity is the way of the last frame over its time: the mean of the frame, not the speed now. \
      Handed to a gesture or to the next spring it is half a frame old, and the lower the frame rate, the \
      older.
      """,
    seenIn: ["engines that keep no velocity"],
    engine: FiniteDifferenceVelocityEngine(), twin: ClosedFormEngine<TextbookClosedForm>(),
    signatures: [(0.1, 5.1983496519787427), (0.2, 4.4089205285762675)].map { time, velocity in
      Signature(
        problem: .spring(stiffness: 100, dampingCoefficient: 10), schedule: .frames(DisplayFrames(rate: 60)),
        window: 1, quantity: .velocity(time: time), expected: velocity, tolerance: 1e-12)
    })

  /// 1.2 px/ms taken for 1.2 px/s; published as 26.46825729865211 after 0.1 s instead of 70.56964470628461.
  static let velocityInMilliseconds = Specimen(
    story: """
      Gestures report pixels a millisecond, springs want units a second, and nothing in the interface says so. \
      A flick arrives a thousand times too weak, which looks like a spring that ignores it.
      """,
    seenIn: ["react/react-native#18953"],
    engine: VelocityInMillisecondsEngine(), twin: ClosedFormEngine<TextbookClosedForm>(),
    signatures: Signature.positions(
      [(0.1, 26.46825729865211 - 100)],
      of: .spring(stiffness: 100, dampingCoefficient: 20, position: -100, velocity: 1200)))
}
