import RunRecords

/// The gallery of faults.
enum KnownFaultsPage {
  static func page(_ faults: [KnownFault], suiteWord: String) -> PublishedPage {
    var page = PageText(title: "Known faults")
    page.paragraph(
      """
      A tool that has never seen a fault is not verified. These methods are faulty on purpose, each written from the \
      description of a fault in a real engine, and none of them is anyone's code. The suite has to catch every one, on \
      its own cases; and each has to give itself away by a number that is known beforehand, its signature, which the \
      same method done right must not show.
      """)
    page.columns([
      "expected, ±": "the published or derived value, and how far from it the specimen may be",
      "observed, caught": "what it showed, and whether that is the expected value",
      "twin shows, truth, twin clean": "what the corrected method showed, what is right, and whether the twin is a "
        + "hundredfold nearer to it",
    ])
    guard !faults.isEmpty else {
      page.paragraph("No specimen was on the bench.")
      return page.page("known-faults.md")
    }
    page.paragraph(
      faults.map { "- \(link(to: $0.name)): \(MarkdownText.escaped($0.summary))" }.joined(separator: "\n"))
    for fault in faults { add(fault, suiteWord, to: &page) }
    return page.page("known-faults.md")
  }

  /// To the heading further down, where the name is one that GitHub keeps as it is.
  private static func link(to name: String) -> String {
    let isPlain = name.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"): true
      default: false
      }
    }
    return isPlain && !name.isEmpty ? "[\(name)](#\(name))" : MarkdownText.escaped(name)
  }

  private static func add(_ fault: KnownFault, _ suiteWord: String, to page: inout PageText) {
    page.heading(fault.name)
    page.paragraph(MarkdownText.escaped(fault.story))
    if !fault.seenIn.isEmpty { page.paragraph("Seen in " + fault.seenIn.map(source).joined(separator: ", ") + ".") }
    if !fault.signatures.isEmpty { page.rows(signatures(fault.signatures)) }
    guard let worst = fault.worst else { return page.paragraph("The run has no case of it.") }
    page.paragraph("Worst case of the run: " + sentence(worst))
    page.block(ReplayCommand.text(suite: suiteWord, caseID: worst.caseID), language: "sh")
    guard let curve = fault.curve else { return }
    if curve.caseID != worst.caseID {
      page.paragraph("The picture is of the worst case with finite figures:")
      page.block(ReplayCommand.text(suite: suiteWord, caseID: curve.caseID), language: "sh")
    }
    page.block(FaultPicture.text(of: curve, name: fault.name), language: "text")
  }

  /// "owner/repository#12" is a link to that public thread.
  private static func source(_ text: String) -> String {
    guard let thread = text.wholeMatch(of: /([A-Za-z0-9._\-]+\/[A-Za-z0-9._\-]+)#([0-9]+)/) else {
      return MarkdownText.escaped(text)
    }
    return "[\(MarkdownText.escaped(text))](https://github.com/\(thread.1)/issues/\(thread.2))"
  }

  private static func signatures(_ records: [SignatureRecord]) -> Table {
    var summary = RunSummary()
    for record in records { summary.add(record) }
    var table = summary.signaturesTable()
    table.columns.removeFirst()
    table.rows = table.rows.map { Array($0.dropFirst()) }
    return table
  }

  private static func sentence(_ worst: KnownFault.WorstCase) -> String {
    let error = { (value: Double) in ShownNumber.text(value, .scientific(digits: 2)) }
    guard case .failed = worst.verdict else {
      guard let shown = worst.positionError else { return MarkdownText.escaped(worst.verdict.shown) + "." }
      guard shown > worst.tolerance || shown.isNaN else {
        let velocity = worst.velocityError ?? 0
        if let excursion = worst.excursionAfterStop, !(velocity > excursion) {
          return "every position is right, but it is said to be over with \(error(excursion)) of the way still to come."
        }
        return "every position is right, but the velocity is off by \(error(velocity)) of the top speed."
      }
      return "off by \(error(shown)) of the amplitude, where \(error(worst.tolerance)) is allowed."
    }
    return MarkdownText.escaped(worst.verdict.shown) + "."
  }
}

/// Truth and specimen in characters.
enum FaultPicture {
  private static let width = 76
  private static let height = 18

  static func text(of curve: KnownFault.Curve, name: String) -> String {
    let stretch = curve.stretch
    let truth = stretch.map { curve.truth[$0] }
    let times = stretch.map { curve.times[$0] }
    let (lowest, highest) = (truth.min() ?? 0, truth.max() ?? 0)
    let room = highest > lowest ? highest - lowest : max(highest.magnitude, 1)
    // Why: a value that is far off would press the true motion flat; it is a gap, as a value that is no number is.
    let shown = stretch.map { index in
      let value = curve.shown[index]
      return value >= lowest - room && value <= highest + room ? value : .nan
    }
    do {
      let plot = try TerminalPlot(
        width: width, height: height, style: .marks, xLabel: "t (s)", yLabel: "position")
      return plot.render([
        TerminalPlot.Series(label: "truth", x: times, y: truth),
        TerminalPlot.Series(label: name, x: times, y: shown),
      ])
    } catch {
      preconditionFailure("the picture's size is a constant: \(error)")
    }
  }
}
