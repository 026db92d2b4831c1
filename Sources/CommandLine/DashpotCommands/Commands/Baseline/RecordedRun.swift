internal import RunRecords

/// A kept run, folded for a baseline.
struct RecordedRun {
  let path: String
  let run: RunRecord
  let fold: BaselineFold
  /// The word by which its suite was asked for.
  let suiteWord: String

  /// - Parameter objection: why such a run cannot be used, asked before its cases are read.
  init(
    at path: String, _ exclusion: BaselineFold.Exclusion, accepted: AcceptedExceedances = AcceptedExceedances(),
    objection: (RunRecord) -> BaselineObjection? = { _ in nil }
  ) throws(CommandFailure) {
    let file = try RunFile(path: path)
    if let objection = objection(file.run) { throw .badInput(path: path, reason: "\(objection).") }
    var fold = BaselineFold(exclusion, accepted: accepted)
    let findings = try file.findings { (record, measurements) throws(CommandFailure) in
      fold.add(record, measurements)
    }
    for signature in findings.summary.signatures { fold.add(signature) }
    self.path = path
    self.fold = fold
    run = findings.run
    suiteWord = findings.suiteWord
  }
}
