public import RunRecords

/// Work–precision studies as Markdown.
public enum WorkPrecisionPage {
  public static let fileName = "work-precision.md"

  /// One study, with all its points.
  public static func markdown(_ record: WorkPrecisionRecord) -> String {
    var page = PageText(title: WorkPrecisionText.heading(record))
    page.paragraph(MarkdownText.escaped(WorkPrecisionText.scope(record)))
    for sentence in WorkPrecisionText.sentences(record) { page.paragraph(MarkdownText.escaped(sentence)) }
    page.table(record.methodsTable)
    page.table(record.pointsTable)
    return page.page(fileName).text
  }

  /// The page that `Reports/` holds: several motions, each with its table and a plot.
  ///
  /// - Parameters:
  ///   - studies: each with the few words that it is headed with.
  ///   - provenance: what determines the numbers besides.
  public static func page(
    _ studies: [(title: String, record: WorkPrecisionRecord)], provenance: [ProvenanceItem]
  ) -> PublishedPage {
    var page = PageText(title: "Work and precision")
    page.paragraph(introduction)
    page.columns([
      "over":
        "what is varied: steps, which are halved from one step an instant, or tolerances of a step control, 1e-2 to "
        + "1e-14",
      "formal order": "the power of the step with which the error at a fixed time should shrink",
      "observed order": "the power with which it does, with its sign",
      "spread, points": "how far apart the local orders of the asymptotic stretch lie, and how many points it has",
      "least error": "the largest error at the instants, as a fraction of the amplitude, at the best setting",
      "evaluations for": "the fewest right-hand sides with which the error was at most that",
    ])
    page.paragraph(rule)
    for (title, record) in studies {
      page.heading(title)
      let scope = "\(WorkPrecisionText.heading(record)). \(WorkPrecisionText.scope(record))"
      page.paragraph(MarkdownText.escaped(scope))
      for sentence in WorkPrecisionText.sentences(record) { page.paragraph(MarkdownText.escaped(sentence)) }
      page.rows(record.methodsTable.withoutNotes)
      page.block(plot(record), language: "text")
    }
    page.heading("Made with")
    page.paragraph(
      provenance.map { "- \(MarkdownText.escaped($0.name)): \(MarkdownText.escaped($0.value))" }.joined(separator: "\n")
    )
    return page.page(fileName)
  }

  private static func plot(_ record: WorkPrecisionRecord) -> String {
    var drawn = record
    drawn.series.removeAll { $0.method.hasPrefix("gsl-") && !drawnSteppers.contains($0.method) }
    return WorkPrecisionText.plot(drawn, against: .evaluations, width: 80, style: .marks, colour: false)
  }

  /// A plot with all of them shows none.
  private static let drawnSteppers: Set<String> = ["gsl-rkf45", "gsl-rk8pd", "gsl-msadams", "gsl-rk4imp"]

  private static let introduction = """
    What an error costs. Every method is run over a motion again and again, each time with half the step or a tenth of \
    the tolerance, and held against the certified truth. The textbook methods on the bench and GSL's steppers are there, \
    and `rk4-without-first-stage`, a specimen that has to be found out: its weights add up to 5/6, so it converges, \
    to another motion. `make precision` writes this page anew; `dashpot precision` does the same for any motion, and \
    measures processor time as well.
    """

  private static let rule = """
    An order is fitted where it is asymptotic: to the finest stretch of at least \(ObservedOrder.fewestPoints) points in \
    a row whose local orders agree within \(ShortestNumber.text(ObservedOrder.agreement)). A point counts where its error \
    is above rounding and either small or steady, which is what the error of a method that converges to another motion \
    is. An order that lies below the formal one by more than \(ShortestNumber.text(ObservedOrder.allowance)) misses it. It \
    may be above it: a linear equation forgives a method more than equations in general. Where step control varies the \
    steps, the slope against the evaluations is shown and not judged.
    """
}

extension Table {
  fileprivate var withoutNotes: Table {
    var table = self
    table.notes = []
    return table
  }
}
