import Foundation
import RunRecords
import Testing

@testable import ReportRendering

@Suite("A baseline as a text file")
struct BaselineTextTests {
  static func baseline(
    name: String = "ours", sweep: String = "grid", value: Double = 1.1102230246251565e-16, caseID: String? = nil
  ) -> Baseline {
    let id = caseID ?? "sample@3/\(sweep)/mass=1,stiffness=100"
    func row(_ quantity: BaselineQuantity, _ value: Double, _ caseID: String?) -> BaselineRow {
      BaselineRow(
        key: .init(sweep: sweep, engine: name, quantity: quantity), part: .judged, value: value, caseID: caseID)
    }
    return Baseline(
      suite: "sample", suiteVersion: 3, suiteHash: "0123456789abcdef",
      selection: [ProvenanceItem(name: "filter", value: name)], madeWith: [ProvenanceItem(name: "GSL", value: "2.7.1")],
      rows: [
        row(.positionError, value, id), row(.against, 0, nil),
        BaselineRow(key: .init(sweep: sweep, engine: "", quantity: .cases), part: .truth, value: 12),
      ],
      known: [
        KnownExceedance(
          key: .init(engine: name.isEmpty ? "x" : name, caseID: id), sweep: sweep, severity: 3.5, reason: name)
      ])
  }

  @Test("The file is lines of tabbed fields, sorted, with the shortest numbers")
  func golden() throws {
    try expectGolden(BaselineText.render(Self.baseline()), "baseline.txt")
  }

  private static func parsed(_ text: String) throws(BaselineTextError) -> Baseline {
    try BaselineText.parse(Array(text.utf8), path: "b.txt").baseline
  }

  @Test("What was written reads back, whatever the names", arguments: HostileNames.all)
  func roundTrip(_ name: String) throws {
    for caseID in [name, "sample@3/\(name)/mass=1", "sample@3/\(name)//x", "sample@3/\(name)/", "/" + name, "-"] {
      let baseline = Self.baseline(name: name, sweep: name, caseID: caseID.isEmpty ? "x" : caseID)
      let text = BaselineText.render(baseline)
      let back = try Self.parsed(text)
      // Why: of an empty reason nothing is left to read.
      var expected = baseline
      if name.isEmpty { expected.known[0].reason = nil }
      #expect(back == expected)
      #expect(BaselineText.render(back) == text)
    }
  }

  @Test("Nothing in it moves a cursor, hides or begins a formula", arguments: HostileNames.all)
  func inert(_ name: String) {
    let text = BaselineText.render(Self.baseline(name: name, sweep: name, caseID: name.isEmpty ? "x" : name))
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      for field in line.split(separator: "\t", omittingEmptySubsequences: false) {
        #expect(VisibleText.of(String(field)) == String(field))
        let first = field.first
        #expect(field == "-" || !["=", "+", "@", "\"", "'", " "].contains(first), "\(field)")
        if first == "-" { #expect(field == "-" || Double(field) != nil || field == "-infinity", "\(field)") }
      }
    }
    #expect(!text.contains("\r") && !text.contains("\u{1B}"))
  }

  @Test(
    "Numbers read back to the same bits",
    arguments: [
      1.2e-08, 22843, 14029.255, 6.123233995736766e-17, -0.0, .leastNonzeroMagnitude, .greatestFiniteMagnitude,
      .infinity, -.infinity, .nan,
    ])
  func numbers(_ value: Double) throws {
    let back = try Self.parsed(BaselineText.render(Self.baseline(value: value)))
    let read = try #require(back.rows.first { $0.key.quantity == .positionError }?.value)
    #expect(value.isNaN ? read.isNaN : read.bitPattern == value.bitPattern)
  }

  @Test("Tolerances that were changed by hand are read, in a file with CRLF and without its comments too")
  func tolerances() throws {
    let text = BaselineText.render(Self.baseline())
      .replacing("tolerance\tpositionError\tlarger\t1e-15\t1e-06\t", with: "tolerance\tpositionError\tlarger\t0.5\t0\t")
    #expect(try Self.parsed(text).tolerance(of: .positionError).absolute == 0.5)
    #expect(try Self.parsed(text.replacing("\n", with: "\r\n")) == Self.parsed(text))
    let bare = text.split(separator: "\n").filter { !$0.hasPrefix("#") && !$0.hasPrefix("tolerance\tseverity") }
    let read = try Self.parsed(bare.joined(separator: "\n"))
    #expect(read == (try Self.parsed(text)))
  }

  @Test("The lines of its figures are known")
  func lines() throws {
    let text = BaselineText.render(Self.baseline())
    let document = try BaselineText.parse(Array(text.utf8), path: "b.txt")
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for row in document.baseline.rows {
      let line = try #require(document.rowLines[row.key])
      #expect(lines[line - 1].hasPrefix("row\t") && lines[line - 1].contains(row.key.quantity.rawValue))
    }
    let known = try #require(document.knownLines.values.first)
    #expect(lines[known - 1].hasPrefix("known\t"))
  }

  struct Fault: Sendable {
    let old: String
    let new: String
    /// Line and column of the error, and part of its sentence.
    let place: String
    let says: String
  }

  static let faults: [Fault] = [
    Fault(old: "dashpot-baseline\t1", new: "dashpot-baselin\t1", place: "1:1", says: "is no baseline"),
    Fault(old: "dashpot-baseline\t1", new: "dashpot-baseline\t9", place: "1:18", says: "format 9"),
    Fault(old: "suite\tsample\t3", new: "suite\tsample\tthree", place: "3:14", says: "'three' is no whole number"),
    Fault(
      old: "suite\tsample\t3\t0123456789abcdef\n", new: "", place: "", says: "there is no line with the suite before"),
    Fault(old: "nan\trefused", new: "nan\tmaybe", place: "6:5", says: "not 'maybe'"),
    Fault(old: "nan\trefused", new: "nan\trefused\nnan\tallowed", place: "7:1", says: "stands in line 6"),
    Fault(old: "nan\trefused\n", new: "", place: "1:1", says: "there is no line with the word for NaN"),
    Fault(old: "nan\trefused", new: "<<<<<<< HEAD\nnan\trefused", place: "6:1", says: "conflict"),
    Fault(old: "nan\trefused", new: "nan\trefused\nnaan\tx", place: "7:1", says: "'naan' begins no line"),
    Fault(old: "larger\t0\t0\tcounted", new: "larger\t-1\t0\tcounted", place: "8:26", says: "not '-1'"),
    Fault(old: "larger\t0\t0\tcounted", new: "larger\tnan\t0\tcounted", place: "8:26", says: "not 'nan'"),
    Fault(old: "larger\t0\t0\tcounted", new: "smaller\t0\t0\tcounted", place: "8:19", says: "worse by 'larger'"),
    Fault(old: "larger\t0\t0\tcounted", new: "larger\t0\t0\t-", place: "8:30", says: "the reason is empty"),
    Fault(old: "\tours\tagainst\t", new: "\tours\tagainnst\t", place: "", says: "no measurement 'againnst'"),
    Fault(old: "\tagainst\tjudged\t0", new: "\tagainst\tjugded\t0", place: "", says: "none of judged"),
    Fault(old: "\tagainst\tjudged\t0", new: "\tagainst\tjudged\t0,5", place: "", says: "'0,5' is no number"),
    Fault(old: "\tagainst\tjudged\t0\t-", new: "\tagainst\tjudged\t0", place: "", says: "has 6 fields, not 7"),
    Fault(old: "\tagainst\tjudged\t0\t-", new: "\tagainst\tjudged\t0\t\\x", place: "", says: "begins no escape"),
    Fault(
      old: "row\tgrid\tours\tagainst\tjudged\t0\t-", new: "row\tgrid\tours\tpositionError\tjudged\t0\t-", place: "",
      says: "the same figure stands in line"),
    Fault(old: "known\tgrid\tours\t3.5", new: "known\tgrid\t-\t3.5", place: "", says: "the engine is empty"),
  ]

  @Test("A fault is told with its line, its column and the way out", arguments: faults)
  func fault(_ fault: Fault) throws {
    let text = BaselineText.render(Self.baseline())
    try #require(text.contains(fault.old))
    let range = try #require(text.range(of: fault.old))
    let error = #expect(throws: BaselineTextError.self) {
      try Self.parsed(text.replacingCharacters(in: range, with: fault.new))
    }
    let description = try #require(error.map { "\($0)" })
    #expect(description.hasPrefix("b.txt:\(fault.place)"))
    #expect(description.contains(fault.says), "\(description)")
  }

  @Test("Other files are no baselines", arguments: ["", "\n", "SQLite format 3", "# only a comment\n", "{}"])
  func otherFiles(_ text: String) {
    #expect(throws: BaselineTextError.self) { try Self.parsed(text) }
    #expect(throws: BaselineTextError.self) { try BaselineText.parse([0xFF, 0xFE], path: "b.txt") }
  }

  @Test("Any damage of one byte is an error or another baseline, never a trap")
  func damaged() {
    let bytes = Array(BaselineText.render(Self.baseline()).utf8)
    for index in stride(from: 0, to: bytes.count, by: 3) {
      for byte in [UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\\"), 0xFF, 0] {
        var broken = bytes
        broken[index] = byte
        do {
          let read = try BaselineText.parse(broken, path: "b.txt").baseline
          #expect(!read.rows.isEmpty)
        } catch {
          #expect(error.line >= 1 && error.column >= 1)
        }
      }
    }
  }
}

@Suite("A list of accepted exceedances")
struct AcceptedExceedancesTextTests {
  @Test("Lines of engine, case and reason; comments and empty lines are left out")
  func parsing() throws {
    let text = "# why\n\nours\tsample@1/grid/a\ta reason\r\nours\tsample@1/grid/b*\tanother, with \\t\n"
    let accepted = try AcceptedExceedancesText.parse(Array(text.utf8), path: "k.tsv")
    #expect(
      accepted.entries == [
        .init(engine: "ours", pattern: "sample@1/grid/a", reason: "a reason", line: 3),
        .init(engine: "ours", pattern: "sample@1/grid/b*", reason: "another, with \t", line: 4),
      ])
    #expect(try AcceptedExceedancesText.parse([], path: "k.tsv").entries.isEmpty)
  }

  @Test(
    "Every entry needs its reason, once",
    arguments: [
      ("ours\tcase", "k.tsv:1:1: the 'engine, case and reason' line has 2 fields, not 3"),
      ("ours\tcase\t", "k.tsv:1:11: the reason is empty"), ("\tcase\tx", "k.tsv:1:1: the engine is empty"),
      ("a\tb\tc\na\tb\td", "k.tsv:2:3: the same engine and case stands in line 1"),
      ("a\tb\t\\q", "k.tsv:1:5: '\\q' has a backslash that begins no escape"),
    ])
  func faults(_ text: String, _ says: String) throws {
    let error = #expect(throws: BaselineTextError.self) {
      try AcceptedExceedancesText.parse(Array(text.utf8), path: "k.tsv")
    }
    #expect(try #require(error.map { "\($0)" }).hasPrefix(says))
  }
}
