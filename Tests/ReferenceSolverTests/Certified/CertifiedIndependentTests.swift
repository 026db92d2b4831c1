import MotionProblems
import Testing

@testable import ReferenceSolver

/// Against values from the matrix exponential and from a scan, both by mpmath with 60 digits and more.
struct CertifiedIndependentTests {
  /// The resolution of the printed pairs of doubles and of our own.
  static let resolution = 0x1p-104

  @Test("states to 31 digits")
  func states() throws {
    let rows = try ReferenceValue.all(kind: "state")
    #expect(rows.count == 171)
    for row in rows {
      let input = row.inputs
      let motion = try CertifiedProblems.spring(input[0], input[1], input[2], from: input[3], velocity: input[4])
      let state = try CertifiedProblems.state(of: motion, at: input[5])
      for (name, observed, expected) in [("x", state.position, row.results[0]), ("v", state.velocity, row.results[1])] {
        let error = difference(observed, expected)
        let tolerance = observed.radius + Self.resolution * abs(expected.high)
        #expect(
          abs(error) <= tolerance && observed.high == expected.high,
          "\(name) of \(input): observed \(observed), expected \(expected), error \(error), tolerance \(tolerance)")
      }
    }
  }

  @Test("last exits to 30 digits, or to their radius")
  func exits() throws {
    let rows = try ReferenceValue.all(kind: "exit")
    #expect(rows.count == 12)
    for row in rows {
      let input = row.inputs
      let motion = try CertifiedProblems.spring(input[0], input[1], input[2], from: input[3], velocity: input[4])
      guard case .finite(let exit) = try motion.settling(within: input[5]) else {
        Issue.record("\(input): no finite time")
        continue
      }
      let expected = row.results[0]
      let error = (exit.time - expected.high) + (exit.tail - expected.tail)
      let tolerance = exit.radius + Self.resolution * expected.high
      #expect(
        abs(error) <= tolerance && exit.radius <= 0x1p-62 * exit.time,
        "\(input): observed \(exit), expected \(expected), error \(error), tolerance \(tolerance)")
    }
  }
}

/// Events against a scan for changes of sign with bisections, by mpmath with 60 digits.
struct CertifiedIndependentEventTests {
  private func motion(_ input: [Double], moves: [Double] = []) throws -> CertifiedMotion {
    let retargets = stride(from: 0, to: moves.count, by: 2).map { Retarget(time: moves[$0], target: moves[$0 + 1]) }
    return try CertifiedProblems.spring(
      input[0], input[1], input[2], from: input[3], velocity: input[4], retargets: retargets)
  }

  private func check(_ observed: [EventTime], _ expected: [SplitValue], name: String) {
    #expect(observed.count == expected.count, "\(name): observed \(observed.count), expected \(expected.count)")
    for (one, other) in zip(observed, expected) {
      let error = (one.time - other.high) + (one.tail - other.tail)
      let tolerance = one.radius + CertifiedIndependentTests.resolution * other.high
      #expect(
        abs(error) <= tolerance && one.radius <= 0x1p-62 * one.time,
        "\(name): observed \(one), expected \(other), error \(error), tolerance \(tolerance)")
    }
  }

  @Test("crossings to 30 digits, or to their radius")
  func crossings() throws {
    let rows = try ReferenceValue.all(kind: "crossings", inputs: 7)
    #expect(rows.count == 44)
    for row in rows {
      let list = try motion(row.inputs).crossings(of: row.inputs[5], in: EventWindow(to: row.inputs[6]))
      check(list.events.map(\.instant), row.results, name: "crossings of \(row.inputs)")
    }
  }

  @Test("turning points")
  func turns() throws {
    let rows = try ReferenceValue.all(kind: "turns")
    #expect(rows.count == 11)
    for row in rows {
      let list = try motion(row.inputs).extrema(in: EventWindow(to: row.inputs[5]))
      check(list, row.results, name: "turns of \(row.inputs)")
    }
  }

  private func check(_ list: EventList<Extremum>, _ results: [SplitValue], name: String) {
    let times = stride(from: 0, to: results.count, by: 2).map { results[$0] }
    let places = stride(from: 1, to: results.count, by: 2).map { results[$0] }
    check(list.events.map(\.instant), times, name: name)
    for (turn, place) in zip(list.events, places) {
      let error = (turn.position - place.high) + (turn.positionTail - place.tail)
      let tolerance = turn.positionRadius + CertifiedIndependentTests.resolution * abs(place.high)
      #expect(abs(error) <= tolerance, "\(name): observed \(turn), expected \(place), error \(error)")
    }
  }

  @Test("last exits from a band of speed")
  func speedExits() throws {
    let rows = try ReferenceValue.all(kind: "speed-exit")
    #expect(rows.count == 20)
    for row in rows {
      guard case .finite(let exit) = try motion(row.inputs).speedSettling(below: row.inputs[5]) else {
        Issue.record("\(row.inputs): no finite time")
        continue
      }
      check([exit.instant], row.results, name: "speed exit of \(row.inputs)")
    }
  }

  @Test("segment by segment")
  func retargeted() throws {
    let crossings = try ReferenceValue.all(kind: "retargeted-crossings", inputs: 10)
    let turns = try ReferenceValue.all(kind: "retargeted-turns", inputs: 10)
    #expect(crossings.count == 3 && turns.count == 3)
    for (row, turning) in zip(crossings, turns) {
      let motion = try motion(row.inputs, moves: Array(row.inputs[6...]))
      let list = try motion.crossings(of: row.inputs[5], in: EventWindow(to: 3))
      check(list.events.map(\.instant), row.results, name: "crossings of \(row.inputs)")
      let extrema = try motion.extrema(in: EventWindow(to: 3))
      check(extrema, turning.results, name: "turns of \(row.inputs)")
      for event in list.events.map({ ($0.instant.time, $0.segment) })
        + extrema.events.map({ ($0.instant.time, $0.segment) })
      {
        let segment = (event.0 >= row.inputs[6] ? 1 : 0) + (event.0 >= row.inputs[8] ? 1 : 0)
        #expect(event.1 == segment, "\(row.inputs): \(event)")
      }
    }
  }
}
