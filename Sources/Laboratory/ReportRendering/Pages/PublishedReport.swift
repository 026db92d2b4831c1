public import RunRecords

/// A run as a few pages that can be read one by one: what `Reports/` holds.
public enum PublishedReport {
  /// The index first.
  ///
  /// - Parameters:
  ///   - suiteWord: the word by which the suite was asked for.
  ///   - outcome: of the whole suite when nil.
  ///   - faults: the specimens of the run, in the order of their catalogue.
  public static func pages(
    _ run: RunRecord, _ summary: RunSummary, suiteWord: String? = nil, outcome: Outcome? = nil,
    faults: [KnownFault] = []
  ) -> [PublishedPage] {
    let word = suiteWord ?? run.suite
    return [
      index(run, summary, outcome ?? summary.outcome()), errors(summary, suiteWord: word), settlingTimes(summary),
      frameRates(summary), truth(summary), KnownFaultsPage.page(faults, suiteWord: word),
    ]
  }

  private static func index(_ run: RunRecord, _ summary: RunSummary, _ outcome: Outcome) -> PublishedPage {
    let label = "\(run.suite)@\(run.suiteVersion)"
    var page = PageText(title: "What a run of \(label) found")
    for sentence in OutcomeText.sentences(run, outcome, cases: summary.cases) {
      page.paragraph(MarkdownText.escaped(sentence))
    }
    page.paragraph(
      """
      - [Errors](errors.md): how far every engine is from the truth, sweep by sweep, and which precision class it reaches.
      - [Settling times](settling-times.md): when engines say that they are finished, and when they are.
      - [Frame rates](frame-rates.md): whether a motion is the same on every display.
      - [Truth](truth.md): what the figures are measured against, and the independent check on it.
      - [Known faults](known-faults.md): a gallery of the faulty methods that the suite has to catch.
      """)
    page.paragraph(
      """
      `make reports` writes these pages anew, `make reports-check` compares a fresh run with them: texts and counts \
      exactly, figures by column with tolerances, since errors of rounding size differ between processors. Review a \
      change of theirs like a change of code.
      """)
    let items = [ProvenanceItem(name: "suite hash", value: run.suiteHash)] + run.provenance
    page.heading("Made with")
    page.paragraph(
      items.map { "- \(MarkdownText.escaped($0.name)): \(MarkdownText.escaped($0.value))" }.joined(separator: "\n"))
    return page.page("README.md")
  }

  private static func errors(_ summary: RunSummary, suiteWord: String) -> PublishedPage {
    var page = PageText(title: "Errors")
    page.paragraph(
      """
      Every engine shows each motion at the instants of its display and is held against the certified truth there. \
      Errors are the largest over all cases of a sweep, as a fraction of each case's amplitude, which is the largest \
      distance from its start that the true motion has.
      """)
    page.columns([
      "within, exceeds, failed, n/a": "cases by verdict; n/a are those of a kind that the engine does not have",
      "position error, of tolerance": "the largest, and over what is allowed in its case",
      "RMS": "root of the mean square over samples and cases",
      "velocity error": "the largest, as a fraction of the top speed",
      "end error": "the largest at the last sample",
      "time scale":
        "the s for which the truth at s · t fits a trace best, least and greatest over the cases; below 1 the "
        + "engine is slow",
      "time offset": "the o for which the truth at s · t + o fits best, the largest; below 0 the engine is late",
      "error after fit": "the largest error that is left then: what neither a wrong speed nor a delay explains",
      "reaches":
        "the first class that every case keeps to: `binary64` (1e-12 of the amplitude and of the top speed), `binary32` "
        + "(2e-6 of them), `milliseconds` (positions alone, to what 1 ms of the speed makes), `pixel` (positions alone, "
        + "to half a unit of length, on ways of 50 units and more)",
      "blow-ups": "cases with a value that is no number or beyond a million amplitudes",
    ])
    for table in summary.errorsTable().byRole { page.table(table) }
    page.table(summary.worstTable(suite: suiteWord, onlyAgainst: true, roles: [.judged]))
    return page.page("errors.md")
  }

  private static func settlingTimes(_ summary: RunSummary) -> PublishedPage {
    var page = PageText(title: "Settling times")
    page.paragraph(
      """
      A motion has settled when it is in the band around its target for the last time to come: the exact time of its \
      last exit, not the first crossing and not an envelope. Engines that say when they are finished are held against it.
      """)
    page.columns([
      "stops from, to": "the time an engine names minus the exact one, earliest and latest over the cases; below 0 it "
        + "stops too early, `-infinity` stands for a motion that never settles",
      "excursion after": "how far the true motion still goes from its target after that, as a fraction of its way",
      "overshoot error": "overshoot minus the true one, the largest in magnitude, as a fraction of the way",
      "peak time error": "the time of the highest point minus the true one",
    ])
    for table in summary.settlingTable().byRole { page.table(table) }
    return page.page("settling-times.md")
  }

  private static func frameRates(_ summary: RunSummary) -> PublishedPage {
    var page = PageText(title: "Frame rates")
    page.paragraph(
      """
      The same motions at every frame rate, evenly, with jitter and with a stall. An engine whose motion depends on when \
      it is asked has another speed, or another error, on each display.
      """)
    page.columns([
      "motions": "how many, each seen at every frame rate",
      "24 Hz and so on": "the mean time scale at that frame rate; 1 is right, below it the engine is slow",
      "error spread, end spread":
        "the largest difference, between the rates of one motion, of the largest error and of "
        + "the error at the end",
    ])
    for table in summary.frameRatesTable().byRole { page.table(table) }
    return page.page("frame-rates.md")
  }

  private static func truth(_ summary: RunSummary) -> PublishedPage {
    var page = PageText(title: "Truth")
    page.paragraph(
      """
      The truth of a case is a closed form evaluated in interval arithmetic, with a radius that is proven. It is not \
      taken on its word: GSL integrates the equation itself, which shares nothing with that form but the constants, and \
      both must agree on every case.
      """)
    page.table(summary.checksTable())
    return page.page("truth.md")
  }
}
