public import RunRecords

/// Tunings as Markdown.
public enum TuningPage {
  public static let fileName = "tuning.md"

  /// One tuning, with all points of its curves.
  public static func markdown(_ record: TuningRecord) -> String {
    var page = PageText(title: "\(record.engine): \(record.objective)")
    page.paragraph(MarkdownText.escaped(TuningText.scope(record) + TuningText.work(record)))
    for table in record.tables { page.table(table) }
    for sentence in record.sentences { page.paragraph(MarkdownText.escaped(sentence)) }
    return page.page(fileName).text
  }

  /// The page that `Reports/` holds: every tuning with its command, its tables and its curves.
  ///
  /// - Parameters:
  ///   - tunings: each with the command that does it again.
  ///   - provenance: what determines the numbers besides.
  public static func page(
    _ tunings: [(command: String, record: TuningRecord)], provenance: [ProvenanceItem]
  ) -> PublishedPage {
    var page = PageText(title: "Engines' constants, tuned")
    page.paragraph(introduction)
    page.columns([
      "before, after": "of a constant as the engine has it, and as the tuning found it",
      "worst error": "the largest error of position over all cases and instants, as a fraction of the amplitude",
      "early": "claims of rest before the true last time outside of the band",
      "most left": "how far a motion still goes after such a claim",
      "waste": "the claim minus that last time",
    ])
    page.rows(overview(tunings.map(\.record)))
    for (command, record) in tunings {
      page.heading(record.name)
      if !record.purpose.isEmpty { page.paragraph(MarkdownText.escaped(record.purpose)) }
      page.paragraph(
        MarkdownText.escaped(
          "\(record.engineSummary). Sought: \(record.objective). \(TuningText.scope(record))"))
      page.block(command, language: "sh")
      page.rows(record.constantsTable)
      page.rows(record.errorsTable)
      if let table = record.settlingTable { page.rows(table) }
      for sentence in record.sentences { page.paragraph(MarkdownText.escaped(sentence)) }
      for curve in record.curves {
        let plot = TuningPlot.render(record, curve, width: 80, style: .marks, colour: false)
        if !plot.isEmpty { page.block(plot, language: "text") }
      }
    }
    page.heading("Made with")
    page.paragraph(
      provenance.map { "- \(MarkdownText.escaped($0.name)): \(MarkdownText.escaped($0.value))" }.joined(separator: "\n")
    )
    return page.page(fileName)
  }

  private static func overview(_ records: [TuningRecord]) -> Table {
    let value = ShownNumber.Style.significant(digits: 5)
    return Table(
      key: "tunings", title: "Tunings",
      columns: [
        Column("tuning", "tuning", .text), Column("engine", "engine", .text), Column("constant", "constant", .text),
        Column("before", "before", .number), Column("after", "after", .number), Column("unit", "unit", .text),
        Column("objective", "sought", .text),
      ],
      rows: records.flatMap { record in
        record.constants.filter(\.isChosen).map { constant in
          [
            .text(record.name), .text(record.engine), .text(constant.name), .number(constant.before, value),
            .number(constant.after, value), .text(constant.unit), .text(record.objective),
          ]
        }
      }, emptyText: "Nothing was tuned.")
  }

  private static let introduction = """
    Every number of an engine that someone chose, chosen again by a search over whole sweeps: how long a step may be, when a \
    motion may be called finished, what a duration is multiplied with. A candidate is run over all cases and held against \
    the certified truth, and a claim of rest against the true last time outside of the band, never against a first. The \
    largest step is the largest with which, and with all shorter ones that were looked at, no case errs by more; where times \
    jump, the search starts from many points and asks for no slope. Objective, bounds and seed stand in the file that each \
    command names. `make tuning` writes this page anew, `make tuning-check` holds a fresh one against it.
    """
}
