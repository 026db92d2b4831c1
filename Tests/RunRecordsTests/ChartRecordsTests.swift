import Testing

@testable import RunRecords

@Suite("What charts draw")
struct ChartRecordsTests {
  private func records(_ cases: [(CaseRecord, [MeasurementRecord])]) -> ChartRecords {
    var axes = SweptAxes()
    for (record, _) in cases { axes.add(record) }
    var records = ChartRecords(axes: axes)
    for (record, measurements) in cases { records.add(record, measurements) }
    return records
  }

  /// Two axes and one that is folded; the error grows along all.
  private var grid: [(CaseRecord, [MeasurementRecord])] {
    (1...3).flatMap { x in
      (1...4).flatMap { y in
        (1...2).map { z in
          let id = "s@1/grid/z=\(z),x=\(x),y=\(y)"
          let error = Double(x * y * z) * 1e-13
          let ours = sampleMeasurement(id, verdict: error > 1e-12 ? .exceeds : .within, error: error)
          return (sampleCase(id), [ours])
        }
      }
    }
  }

  @Test("A place of a heat map has the worst of its cases and counts those against the engine")
  func cells() throws {
    let map = try #require(records(grid).heatMaps.first)
    #expect(map.layout.x.name == "x" && map.layout.y.name == "y" && map.layout.facet.name == "z")
    #expect(map.cells.count == 24 && map.cells.allSatisfy { $0.cases == 1 })
    let last = try #require(map.cells.last)
    #expect(last.x == 2 && last.y == 3 && last.facet == 1 && last.against == 1)
    #expect(abs((last.severity ?? 0) - 2.4) <= 1e-12 && last.caseID == "s@1/grid/z=2,x=3,y=4")
    #expect(map.against == 6 && map.severity == last.severity)
  }

  @Test("Cases of one place are folded, a number that is none being the worst")
  func folding() throws {
    let cases = [1e-13, .nan, 5e-13].enumerated().map { index, error in
      (sampleCase("s@1/grid/x=1#\(index)"), [sampleMeasurement("s@1/grid/x=1#\(index)", error: error)])
    }
    let axes = SweptAxes()
    var records = ChartRecords(axes: axes)
    for (record, measurements) in cases { records.add(record, measurements) }
    let cell = try #require(records.heatMaps.first?.cells.first)
    #expect(cell.cases == 3 && cell.severity == .infinity && cell.caseID == "s@1/grid/x=1#1" && cell.against == 1)
  }

  @Test("A case that an engine is not asked is no case of its map")
  func notApplicable() throws {
    let id = "s@1/grid/x=1"
    let map = try #require(
      records([(sampleCase(id), [sampleMeasurement(id, verdict: .notApplicable(reason: "r"), error: nil)])])
        .heatMaps.first)
    #expect(map.cells.count == 1 && map.cells[0].cases == 0 && map.cells[0].severity == nil)
  }

  @Test("Claims that agree to a few hundredths share a point; those without a place are counted")
  func settling() throws {
    let times: [(Double, Double)] = [(1.01, 1.01), (1.02, 1.02), (1.2, 1.02), (0, 1), (.infinity, 1), (1, .infinity)]
    let points = try #require(
      records(
        times.enumerated().map { index, time in
          let id = "s@1/grid/x=\(index)"
          return (sampleCase(id, settlingTime: time.0), [sampleMeasurement(id, claimed: time.1)])
        }
      ).settling.first)
    #expect(points.points.map(\.cases) == [2, 1] && points.withoutPlace == 3 && points.leftOut == 0)
    #expect(points.points[0].trueTime == 1.01 && points.points[0].caseID == "s@1/grid/x=0")
  }

  @Test("Points and failing cases have a limit, beyond which they are counted")
  func limits() throws {
    var axes = SweptAxes()
    var records = ChartRecords(axes: axes)
    let count = SettlingPoints.limit + 7
    for index in 0..<count {
      let id = "s@1/grid/x=\(index)"
      // Five hundredths apart on a plane of 80 by 51 places.
      let (first, second) = (Double(index % 80), Double(index / 80))
      let record = sampleCase(id, settlingTime: 1.05 * (1 + 0.06 * first) * (1 + first))
      axes.add(record)
      records.add(
        record,
        [sampleMeasurement(id, verdict: .exceeds, error: 1e-11, claimed: 1.05 * (1 + 0.06 * second) * (1 + second))])
    }
    let points = try #require(records.settling.first)
    #expect(points.points.count <= SettlingPoints.limit)
    #expect(points.points.reduce(0) { $0 + $1.cases } + points.leftOut == count)
    #expect(records.against.entries.count == AgainstCases.limit)
    #expect(records.against.leftOut == count - AgainstCases.limit)
  }

  @Test("Only what is judged can fail a run")
  func against() {
    let id = "s@1/grid/x=1"
    let records = records([
      (
        sampleCase(id),
        [
          sampleMeasurement(id, engine: "a", role: .shown, verdict: .exceeds, error: 1),
          sampleMeasurement(id, engine: "b", role: .specimen, verdict: .exceeds, error: 1),
          sampleMeasurement(id, engine: "c", verdict: .failed(error: "e"), error: nil),
        ]
      )
    ])
    #expect(records.against.entries.map(\.engine) == ["c"] && records.against.leftOut == 0)
  }
}
