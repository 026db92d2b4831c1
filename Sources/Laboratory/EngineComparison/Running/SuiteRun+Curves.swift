internal import ReferenceSolver
public import RunRecords

extension SuiteRun {
  /// Runs the chosen cases again, on ``Options/jobs`` threads, and gives their curves in the order of the choices.
  ///
  /// A case gives the same curves as when it was judged, since an engine is a value without state.
  ///
  /// - Parameter goesOn: asked after each case; false ends the work.
  /// - Returns: nil when it was ended.
  public func samples(of cases: SampledCases, while goesOn: () -> Bool = { true }) -> [SampleRecord]? {
    let choices = cases.choices
    var groups: [[SampledCases.Choice]] = []
    var groupOfCase: [String: Int] = [:]
    for choice in choices {
      let group = groupOfCase[choice.caseID] ?? groups.count
      groupOfCase[choice.caseID] = group
      if group == groups.count { groups.append([choice]) } else { groups[group].append(choice) }
    }
    var found: [String: [SampleRecord]] = [:]
    var isEnded = false
    let (suite, bench, work) = (suite, bench, groups)
    OrderedWork(items: work.count, workers: min(max(options.jobs, 1), max(work.count, 1))).run(
      state: { CurveRecorder(bench: bench) },
      make: { item, recorder in recorder.record(work[item], of: suite) },
      finish: { FLINTLibrary.releaseThreadCaches() },
      consume: { records in
        if let id = records.first?.caseID { found[id] = records }
        isEnded = !goesOn()
        return !isEnded
      })
    if isEnded { return nil }
    return choices.compactMap { choice in
      found[choice.caseID]?.first { $0.engine == choice.engine }
    }
  }
}
