internal import MotionProblems

extension Specimen {
  /// One frame of 30 s under λ = 4 from 1000 units/s: published as −119000 instead of 7.7e-50.
  static let eulerFriction = Specimen(
    story: """
      The velocity loses the share λ dt in every frame. With short frames that is nearly right; with one longer \
      than 1/λ the velocity changes its sign, and beyond 2/λ it grows. A view that was flung and comes back from \
      the background after half a minute flies off backwards, faster than it ever went.
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
      The factor 0.998 per millisecond is taken for a rate of 1 − 0.998 instead of −ln 0.998. Near 1 the two \
      differ by a thousandth, so a flick goes 500 units instead of 499.5, and a list snaps to another row than on \
      another system with the same constant. With a factor of 0.9 it goes 5 % too far.
      """,
    seenIn: ["react/react-native#6189"],
    engine: ClosedFormEngine<DecelerationFirstOrderForm>(), twin: ClosedFormEngine<TextbookClosedForm>(),
    signatures: Signature.positions([(0.5, 316.0602794142788), (20, 500)], of: flick, scale: 500))

  /// The same flick: published as 315.6118838262777 after 0.5 s and a rest at 499.
  static let decelerationPerMillisecondSum = Specimen(
    story: """
      The way is a sum of one step a millisecond, each by the velocity at its end, where it should be an integral. \
      The velocity is right at every instant; the way is too short by about half a millisecond of the start \
      velocity: 499 units instead of 499.5. It is the third reading of the same constant.
      """,
    seenIn: ["facebookarchive/pop#37"],
    engine: ClosedFormEngine<DecelerationPerMillisecondSumForm>(), twin: ClosedFormEngine<TextbookClosedForm>(),
    signatures: Signature.positions([(0.5, 315.6118838262777), (20, 499)], of: flick, scale: 500))

  /// λ = −1000 ln 0.998.
  private static let flick = MotionProblem.friction(rate: 2.002002670673077, velocity: 1000)
}
