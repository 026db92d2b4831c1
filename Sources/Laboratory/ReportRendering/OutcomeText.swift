import RunRecords

/// What a run comes to, in sentences.
enum OutcomeText {
  static func sentences(_ run: RunRecord, _ outcome: Outcome, cases: Int) -> [String] {
    var sentences = [counts(outcome, cases: cases)]
    if !run.isComplete || cases < run.plannedCases {
      sentences.append("The run is not complete: \(cases) of \(counted(run.plannedCases, "case")).")
    }
    if outcome.judged.unsound > 0 {
      sentences.append("\(counted(outcome.judged.unsound, "result")) called within have a number that is not finite.")
    }
    if outcome.checksThatDoNotHold > 0 {
      sentences.append(
        "The independent integration does not agree with the truth on \(counted(outcome.checksThatDoNotHold, "case")).")
    }
    if !outcome.specimensNotCaught.isEmpty {
      sentences.append("Specimens not caught: \(outcome.specimensNotCaught.joined(separator: ", ")).")
    }
    if outcome.signaturesNotShown > 0 {
      sentences.append("\(counted(outcome.signaturesNotShown, "signature")) not shown by its specimen.")
    }
    if outcome.twinsNotClean > 0 {
      sentences.append("\(counted(outcome.twinsNotClean, "signature")) shown by the corrected twin as well.")
    }
    return sentences
  }

  private static func counts(_ outcome: Outcome, cases: Int) -> String {
    let judged = outcome.judged
    guard !outcome.nothingJudged else { return "\(counted(cases, "case")): nothing was judged." }
    return "\(counted(cases, "case")), \(counted(judged.decided, "judgement")): \(judged.within) within, "
      + "\(judged.exceeds) exceed, \(judged.failed) failed."
  }

  private static func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
}
