import EngineModels
import Testing

@testable import EngineComparison

@Suite("Errors of a table of published values")
struct PublishedValuesErrorTests {
  typealias Kind = PublishedValuesError.Kind

  static let rows: [(lines: String, kind: Kind, words: String)] = [
    ("decay.rest\tfriction-rate=2\t500\t\tx", .wrongFieldCount(found: 5, expected: 6), "has 5 fields, not 6"),
    ("\tfriction-rate=2\t500\t\t\ts", .emptyField("quantity"), "the quantity is empty"),
    ("decay.rest\tfriction-rate=2 velocity=1\t\t\t\ts", .emptyField("expected"), "the expected is empty"),
    ("decay.rest\tfriction-rate=2 velocity=1\t500\t\t\t", .emptyField("source"), "the source is empty"),
    (
      "decay.rset\t\t500\t\t\ts", .unknownQuantity("decay.rset", nearest: "decay.rest"), "did you mean 'decay.rest'?"
    ),
    ("decay.rest\tfriction-rate\t500\t\t\ts", .malformedInput("friction-rate"), "is no input"),
    ("decay.rest\tfriction-rate=2  velocity=1\t5\t\t\ts", .malformedInput(""), "with spaces between inputs"),
    (
      "decay.rest\tfriction-rate=2,0\t500\t\t\ts", .inputNotANumber(name: "friction-rate", text: "2,0"),
      "friction-rate must be a number"
    ),
    ("decay.rest\tvelocity=1 velocity=1\t500\t\t\ts", .repeatedInput("velocity"), "stands twice"),
    (
      "decay.rest\tfriction-rate=2\t500\t\t\ts", .quantity(.missingInput("velocity", quantity: "decay.rest")),
      "decay.rest needs the input 'velocity'"
    ),
    (
      "decay.rest\tfriction-rate=2 velocity=1 band=1\t500\t\t\ts",
      .quantity(.unknownInput("band", quantity: "decay.rest", known: ["friction-rate", "from", "velocity"])),
      "decay.rest has no input 'band'; it has friction-rate, from, velocity"
    ),
    ("decay.rest\tfriction-rate=2 velocity=1\tabout 5\t\t\ts", .notPrinted("about 5"), "as it was printed"),
    ("decay.rest\tfriction-rate=2 velocity=1\t.5\t0\tr\ts", .badTolerance("0"), "above 0"),
    ("decay.rest\tfriction-rate=2 velocity=1\t.5\t1e-6\t\ts", .toleranceNeedsReason, "needs a reason"),
    ("decay.rest\tfriction-rate=2 velocity=1\t.5\t\tr\ts", .reasonWithoutTolerance, "no tolerance"),
    (
      "decay.rest\tfriction-rate=2 velocity=1\t.5\t\t\ts\ndecay.rest\tfriction-rate=2 velocity=1\t.50\t\t\ts",
      .repeatedRow(firstLine: 3), "stand in line 3"
    ),
    ("", .noRows, "no rows"),
  ]

  @Test("say which line and what to do", arguments: rows)
  func error(_ row: (lines: String, kind: Kind, words: String)) {
    let error = #expect(throws: PublishedValuesError.self) { try PublishedValuesTests.table(row.lines) }
    #expect(error?.kind == row.kind, "\(String(describing: error))")
    let place = row.kind == .noRows ? "t.tsv:4: " : row.lines.contains("\n") ? "t.tsv:4: " : "t.tsv:3: "
    #expect(error?.description.hasPrefix(place) == true, "\(String(describing: error))")
    #expect(error?.description.contains(row.words) == true, "\(String(describing: error))")
  }

  @Test("cover the file itself")
  func file() {
    let header = PublishedValues.header.joined(separator: "\t")
    let cases: [([UInt8], Int, String)] = [
      ([0x23, 0xFF], 1, "UTF-8"), (Array("# only this\n".utf8), 2, "there is no header"),
      (Array("quantity,inputs\n".utf8), 1, "the header is 'quantity,inputs'"),
      (Array("\(header)\r\ndecay.rest\tvelocity=x\t1\t\t\ts\r\n".utf8), 2, "velocity must be a number"),
    ]
    for (bytes, line, words) in cases {
      let error = #expect(throws: PublishedValuesError.self) {
        try PublishedValues.parse(bytes, path: "t.tsv", name: "t")
      }
      #expect(error?.line == line && error?.description.contains(words) == true, "\(String(describing: error))")
    }
  }
}
