internal import MotionProblems

extension Suite {
  /// Builds the motion at every combination of the ends of a sweep's axes, so that what would fail in the middle of a
  /// run fails here, with the line of the sweep.
  func checkExtremes(of index: Int, at mark: Mark) throws(SuiteError) {
    let sweep = sweeps[index]
    let extremes = sweep.axes.map(\.extremes)
    let combinations = extremes.reduce(1) { $0 * $1.count }
    for combination in 0..<combinations {
      var rest = combination
      var values: [ParameterValue] = []
      for choices in extremes {
        values.append(choices[rest % choices.count])
        rest /= choices.count
      }
      try check(values, of: sweep, at: mark)
    }
  }

  private func check(_ values: [ParameterValue], of sweep: Sweep, at mark: Mark) throws(SuiteError) {
    var id: String {
      caseID(sweep: sweep.name, parameters: zip(sweep.axes, values).map { ($0.parameter.rawValue, $1.text) })
    }
    let problem: MotionProblem
    do throws(CaseError) {
      let statement = Statement(sweep: sweep, values: values, springs: springsByName)
      problem = try statement.problem()
      _ = try statement.playback(of: problem)
    } catch { throw SuiteError(.invalidCase(id: id, reason: "\(error)"), at: mark) }
    let start = problem.start
    // Why: Coulomb friction holds what is near enough to every target.
    let force = problem.resistance?.coulombFriction ?? 0
    let held = force / (problem.oscillator?.stiffness ?? 1)
    let targets = [0] + problem.retargets.map(\.target)
    let moves = start.velocity != 0 || targets.contains { abs(start.position - $0) > held }
    guard moves else {
      throw SuiteError(.nothingMoves(id: id), at: mark)
    }
  }
}
