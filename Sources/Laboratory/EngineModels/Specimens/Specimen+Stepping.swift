internal import MotionProblems

extension Specimen {
  /// RK4 with weights that add up to 5/6, on the long spring and after half a second of one that is not.
  static let rungeKuttaWithoutFirstStage = Specimen(
    engine: FixedStepEngine<RungeKuttaWithoutFirstStage>(), twin: FixedStepEngine<ClassicRungeKutta>(),
    signatures: Signature.timeScales([(60, 0.833)], tolerance: 0.0005)
      + Signature.positions(
        [(0.5, 0.14293727522956893)], of: .spring(stiffness: 100, dampingCoefficient: 10)))

  /// A cap of 64 ms on the time of a frame: 186 ms are lost in a gap of 250, 202.7 in one of a frame more; published as
  /// 183 to 267 ms for several engines.
  static let frameTimeClamped = Specimen(
    engine: ClosedFormEngine<FrameTimeClampedForm>(), twin: ClosedFormEngine<TextbookClosedForm>(),
    signatures: [(start: 0.05, lost: 0.25 - 0.064), (start: 0.06, lost: 16.0 / 60 - 0.064)].map { hitch in
      let stall = DisplayFrames.Hitch(start: hitch.start, length: 0.25)
      return Signature(
        problem: .spring(stiffness: 100, dampingCoefficient: 2),
        schedule: .frames(DisplayFrames(rate: 60, hitches: [stall])), window: 2, quantity: .timeLost,
        expected: hitch.lost, tolerance: 1e-9)
    })
}
