internal import MotionProblems

extension Specimen {
  /// One frame of 30 s under λ = 4 from 1000 units/s: published as −119000 instead of 7.7e-50.
  static let eulerFriction = Specimen(
    story: """
      Friction is taken off the velocity once a frame, in proportion to the length of the frame. After a long \
      frame more is taken off than there was: the velocity changes its sign, and the view is flung backwards.
      """,
    seenIn: ["tangrams/tangram-es#2208"],
    engine: EulerFrictionEngine(), twin: ClosedFormEngine<TextbookClosedForm>(),
    signatures: [
      Signature(
        problem: .friction(rate: 4, velocity: 1000), schedule: .uniform(count: 2), window: 30,
        quantity: .velocity(time: 30), expected: -119_000, tolerance: 0)
    ])

  /// 0.998 a millisecond from 1000 units/s: published as 316.0602794142788 after 0.5 s and a rest at 500, instead of
  /// 315.9280226785098 and 499.4998331664553.
  static let decelerationFirstOrder = Specimen(
    story: """
      A deceleration of 0.998 a millisecond is taken for the rate 1 − 0.998 instead of −ln 0.998. Both are \
      called by the same number; they come to rest a thousandth of the way apart.
      """,
    seenIn: ["react/react-native#6189"],
    engine: TunableFormEngine<DecelerationFirstOrderForm>(), twin: ClosedFormEngine<TextbookClosedForm>(),
    signatures: Signature.positions([(0.5, 316.0602794142788), (20, 500)], of: flick, scale: 500))

  /// The same flick: published as 315.6118838262777 after 0.5 s and a rest at 499.
  static let decelerationPerMillisecondSum = Specimen(
    story: """
      The factor 0.998 is applied once a millisecond, and the places are a geometric sum with steps of 1 ms. \
      It rests at 499 where continuous friction of the same factor rests at 499.4998, and differs from it on \
      the whole way.
      """,
    seenIn: ["facebookarchive/pop#37"],
    engine: TunableFormEngine<DecelerationPerMillisecondSumForm>(), twin: ClosedFormEngine<TextbookClosedForm>(),
    signatures: Signature.positions([(0.5, 315.6118838262777), (20, 499)], of: flick, scale: 500))

  /// λ 2/s and a 1400/s² from 2000 units/s: stops at 457.34 after 0.513 s instead of at 527.53 after 0.675 s.
  static let frictionsAdded = Specimen(
    story: """
      Drag and a constant deceleration act together, and each of them is solved by itself; what the two take is \
      added up. But drag takes its share of a speed that the deceleration has already lowered. Each friction \
      alone is right, so that a test of each passes; together they stop the motion a seventh of its way too soon.
      """,
    seenIn: [],
    engine: ClosedFormEngine<FrictionsAddedForm>(), twin: ClosedFormEngine<TextbookClosedForm>(),
    signatures: Signature.positions(
      [(0.25, 349.7193402873665764), (1, 457.34416111709341124)],
      of: .friction(rate: 2, deceleration: 1400, velocity: 2000), scale: 500))

  /// λ = −1000 ln 0.998.
  private static let flick = MotionProblem.friction(rate: 2.002002670673077, velocity: 1000)
}
