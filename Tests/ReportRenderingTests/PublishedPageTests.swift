import ReportRendering
import RunRecords
import Testing

@Suite("Published pages")
struct PublishedPageTests {
  private let pages = PublishedReport.pages(SampleReport.run, SampleReport.summary, faults: SampleReport.faults)

  @Test func golden() throws {
    for page in pages { try expectGolden(page.text, "pages/\(page.fileName)") }
  }

  @Test func emptyRun() throws {
    let empty: [PublishedPage] = PublishedReport.pages(SampleReport.emptyRun, RunSummary())
    #expect(empty.map(\.fileName) == pages.map(\.fileName))
    try expectGolden(empty.map(\.text).joined(separator: "\n---\n\n"), "pages/empty.md")
  }

  @Test("The index links to every other page")
  func index() throws {
    let index = try #require(pages.first)
    #expect(index.fileName == "README.md")
    for page in pages.dropFirst() { #expect(index.text.contains("](\(page.fileName))")) }
  }

  @Test("A page is what it is, and the libraries of the index are not compared")
  func compared() {
    for page in pages {
      let compared = PublishedPage.compared(page.text)
      #expect(PublishedTable.differences(published: compared, fresh: compared, rules: .init(allowsNaN: true)).isEmpty)
      #expect(!compared.contains("2.7.1"), "GSL's version, in \(page.fileName)")
      #expect(compared.hasPrefix("# "))
    }
  }

  /// What is fenced, in a block or a line, is shown as it is; no name can close a block, since marks stand for its line
  /// breaks. An escaped angle bracket opens no tag.
  private static func withoutCode(_ text: String) -> String {
    var isFenced = false
    return text.split(separator: "\n", omittingEmptySubsequences: false).filter { line in
      if line.hasPrefix("```") { isFenced.toggle() }
      return !isFenced
    }.joined(separator: "\n").replacing(/(`+).+?\1/, with: "").replacing("\\<", with: "")
  }

  @Test("Names cannot take a page apart", arguments: HostileNames.all)
  func hostileNames(_ name: String) {
    let sample = SampleReport.summary(named: name)
    let fault = KnownFault(
      name: name, summary: name, story: name, seenIn: [name], signatures: sample.summary.signatures,
      worst: .init(caseID: "id", verdict: .failed(error: name), positionError: nil, tolerance: 0),
      curve: .init(caseID: "id", times: [0, 1], truth: [0, 1], shown: [.nan, .nan], longestStretch: 1))
    for page in PublishedReport.pages(SampleReport.run, sample.summary, faults: [fault]) {
      let prose = Self.withoutCode(page.text)
      #expect(!prose.contains("<script") && !prose.contains("<img"), "\(page.fileName)")
      #expect(page.text.unicodeScalars.allSatisfy { $0 == "\n" || $0.value >= 0x20 && $0.value != 0x7F })
      let bars = page.text.split(separator: "\n").filter { $0.hasPrefix("|") }.map { line in
        line.replacing("\\|", with: "").count { $0 == "|" }
      }
      #expect(bars.allSatisfy { $0 > 2 })
    }
  }
}

@Suite("The gallery of faults")
struct KnownFaultTests {
  private func page(_ fault: KnownFault) -> String {
    PublishedReport.pages(SampleReport.run, RunSummary(), faults: [fault]).last?.text ?? ""
  }

  private func fault(_ curve: KnownFault.Curve?, worst: KnownFault.WorstCase? = nil) -> KnownFault {
    KnownFault(name: "x", summary: "s", story: "t", seenIn: ["u"], signatures: [], worst: worst, curve: curve)
  }

  private static let worst = KnownFault.WorstCase(
    caseID: "id", verdict: .exceeds, positionError: 0.5, tolerance: 1e-12)

  @Test("A long motion is shown around its worst sample alone")
  func stretch() {
    let times = (0...1000).map { Double($0) / 10 }
    for (worstAt, from, to) in [(500, "47", "53"), (3, "0", "6"), (999, "94", "100")] {
      let curve = KnownFault.Curve(
        caseID: "id", times: times, truth: times.map { _ in 0 },
        shown: times.indices.map { $0 == worstAt ? 0.5 : 0.01 }, longestStretch: 6)
      let text = page(fault(curve, worst: Self.worst))
      let axis = text.split(separator: "\n").first { $0.contains("t (s)") } ?? ""
      let ends = axis.split(separator: " ").map(String.init)
      #expect(ends.first == from && ends.last == to, "worst at \(worstAt): \(axis)")
    }
  }

  @Test("What is no number is a gap, and the true motion stays")
  func nothingShown() {
    let curve = KnownFault.Curve(
      caseID: "id", times: [0, 1, 2], truth: [0, 1, 0], shown: [.nan, .infinity, .nan], longestStretch: 10)
    let text = page(fault(curve, worst: Self.worst))
    #expect(text.contains("*") && text.contains("* truth"))
  }

  @Test("The case of the picture is named where it is another one")
  func otherCase() {
    let curve = KnownFault.Curve(caseID: "other", times: [0, 1], truth: [0, 1], shown: [0, 2], longestStretch: 10)
    let text = page(fault(curve, worst: Self.worst))
    #expect(text.contains("--case 'id'") && text.contains("--case 'other'"))
    let same = KnownFault.Curve(caseID: "id", times: [0, 1], truth: [0, 1], shown: [0, 2], longestStretch: 10)
    #expect(!page(fault(same, worst: Self.worst)).contains("picture is of"))
  }

  @Test("A case that exceeds by another figure than its position is told so")
  func otherFigure() {
    var worst = KnownFault.WorstCase(
      caseID: "id", verdict: .exceeds, positionError: 1e-16, tolerance: 1e-12, velocityError: 2e-16,
      excursionAfterStop: 0.25)
    #expect(page(fault(nil, worst: worst)).contains("said to be over with 2.5e-1 of the way still to come"))
    worst.velocityError = 0.5
    #expect(page(fault(nil, worst: worst)).contains("the velocity is off by 5.0e-1 of the top speed"))
    worst.positionError = 0.125
    #expect(page(fault(nil, worst: worst)).contains("off by 1.3e-1 of the amplitude, where 1.0e-12 is allowed"))
    #expect(page(fault(nil)).contains("The run has no case of it."))
  }
}
