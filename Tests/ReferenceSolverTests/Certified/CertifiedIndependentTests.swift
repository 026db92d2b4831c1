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
