package import MotionProblems

/// A formula for the motion of a spring, asked for states at single instants: what the accuracy study counts ulp of.
///
/// Unlike an ``EngineModel`` it has no frames, no rest rule and no target that moves, so that a million motions cost
/// no more than their evaluation.
package protocol StudiedFormula: Sendable {
  /// Lower case with hyphens.
  var name: String { get }

  /// Fills `states` with displacement and velocity at every one of `times`; with NaN where the formula refuses.
  ///
  /// - Parameters:
  ///   - times: s, not negative, in any order.
  ///   - states: emptied first; its storage is reused.
  func record(
    _ oscillator: Oscillator, from start: PhaseState, at times: [Double], into states: inout [PhaseState])
}

extension ClosedFormEngine: StudiedFormula {
  package func record(
    _ oscillator: Oscillator, from start: PhaseState, at times: [Double], into states: inout [PhaseState]
  ) {
    states.removeAll(keepingCapacity: true)
    var form = Form(.spring(oscillator), from: start)
    for time in times { states.append(form.state(after: time)) }
  }
}

/// The formulas that are studied, by name.
package enum StudiedFormulas {
  /// Dashpot's own.
  package static let kernel: any StudiedFormula = KernelFormula()
  package static let textbook: any StudiedFormula = ClosedFormEngine<TextbookClosedForm>()
  /// Those of the specimens that are closed forms.
  package static let specimens: [any StudiedFormula] = [
    ClosedFormEngine<SinhCappedForm>(), ClosedFormEngine<OmegaForOmegaSquaredForm>(),
    ClosedFormEngine<DampingCutToOneForm>(), ClosedFormEngine<DecayRateTimesMassForm>(),
    ClosedFormEngine<CriticalConstantForm>(), ClosedFormEngine<WholeMillisecondsForm>(),
  ]
  package static let stepMatrix: any StudiedFormula = StepMatrixFormula()
}
