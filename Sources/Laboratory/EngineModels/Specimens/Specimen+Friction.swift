internal import MotionProblems

extension Specimen {
  /// One frame of 30 s under λ = 4 from 1000 units/s: published as −119000 instead of 7.7e-50.
  static let eulerFriction = Specimen(
    engine: EulerFrictionEngine(), twin: ClosedFormEngine<TextbookClosedForm>(),
    signatures: [
      Signature(
        problem: .friction(rate: 4, velocity: 1000), schedule: .uniform(count: 2), window: 30,
        quantity: .velocity(time: 30), expected: -119_000, tolerance: 0)
    ])

  /// 0.998 a millisecond from 1000 units/s: published as 316.0602794142788 after 0.5 s and a rest at 500, instead of
  /// 315.9280226785098 and 499.4998331664553.
  static let decelerationFirstOrder = Specimen(
    engine: ClosedFormEngine<DecelerationFirstOrderForm>(), twin: ClosedFormEngine<TextbookClosedForm>(),
    signatures: Signature.positions([(0.5, 316.0602794142788), (20, 500)], of: flick, scale: 500))

  /// The same flick: published as 315.6118838262777 after 0.5 s and a rest at 499.
  static let decelerationPerMillisecondSum = Specimen(
    engine: ClosedFormEngine<DecelerationPerMillisecondSumForm>(), twin: ClosedFormEngine<TextbookClosedForm>(),
    signatures: Signature.positions([(0.5, 315.6118838262777), (20, 499)], of: flick, scale: 500))

  /// λ = −1000 ln 0.998.
  private static let flick = MotionProblem.friction(rate: 2.002002670673077, velocity: 1000)
}
