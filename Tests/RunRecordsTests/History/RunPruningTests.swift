import RunRecords
import Testing

@Suite("Which old runs go")
struct RunPruningTests {
  private static let day = 86_400.0
  /// Monday, 2 November 2026, 0:00 UTC.
  private static let monday = 1_793_577_600.0

  private static func run(_ name: String, day: Double, suite: String = "s") -> RunPruning.Candidate {
    RunPruning.Candidate(path: name, suite: suite, seconds: monday + day * Self.day)
  }

  private static func removed(_ candidates: [RunPruning.Candidate], keep: Int) -> [String] {
    RunPruning.removals(of: candidates, keepingNewest: keep).map(\.path)
  }

  @Test("The newest stay, and of older ones the newest of each week")
  func weeks() {
    let runs = (0..<28).map { Self.run("d\($0)", day: Double($0)) }
    let stay = Set(["d27", "d26", "d25", "d20", "d13", "d6"])
    let removed = Self.removed(runs.shuffled(), keep: 3)
    #expect(removed == runs.map(\.path).filter { !stay.contains($0) })
    let left = runs.filter { stay.contains($0.path) }
    #expect(Self.removed(left, keep: 3).isEmpty, "what was kept once is kept again")
  }

  @Test("A week begins on Monday at 0:00 UTC, also before 1970")
  func weekBegins() {
    let sunday = [Self.run("a", day: 6.9), Self.run("b", day: 7), Self.run("c", day: 14)]
    #expect(Self.removed(sunday, keep: 1).isEmpty)
    let sameWeek = [Self.run("a", day: 7), Self.run("b", day: 13.999), Self.run("c", day: 14)]
    #expect(Self.removed(sameWeek, keep: 1) == ["a"])
    let early = [Self.run("a", day: -30_000), Self.run("b", day: -29_999.9), Self.run("c", day: 0)]
    #expect(Self.removed(early, keep: 1) == ["a"])
  }

  @Test("Every suite counts for itself; one age is told apart by the path")
  func suites() {
    let runs = [
      Self.run("a", day: 0), Self.run("b", day: 0), Self.run("x", day: 0, suite: "t"),
      Self.run("y", day: 0, suite: "t"),
    ]
    #expect(Set(Self.removed(runs, keep: 1)) == ["a", "x"])
    #expect(Self.removed(runs, keep: 2).isEmpty)
    #expect(Self.removed([], keep: 1).isEmpty)
  }

  @Test("A history has a gap where a run has no figure, and one row though the suite's version grows")
  func history() {
    func row(_ sweep: String, _ value: Double) -> BaselineRow {
      BaselineRow(key: .init(sweep: sweep, engine: "e", quantity: .positionError), part: .judged, value: value)
    }
    func entry(_ suite: String) -> RunHistory.Entry {
      RunHistory.Entry(path: "p", date: "2026", suite: suite, isComplete: true)
    }
    var history = RunHistory(of: .positionError)
    history.add(entry("s@1"), [row("a", 1e-3)])
    history.add(entry("s@2"), [row("b", 1e-9)])
    history.add(entry("s@2"), [row("a", 1e-6), row("b", .nan)])
    #expect(history.series.map(\.key.sweep) == ["a", "b"])
    #expect(history.series[0].values == [1e-3, nil, 1e-6])
    #expect(history.series[1].values.map { $0?.isNaN } == [nil, false, true])
    let table = history.sparklinesTable(.digits)
    #expect(table.rows.map { $0[5] } == [.text("8.1"), .text(".4?")])
    #expect(history.pointsTable.rows.count == 4)
    #expect(history.filtered { $0.sweep == "b" }.series.count == 1)
  }
}
