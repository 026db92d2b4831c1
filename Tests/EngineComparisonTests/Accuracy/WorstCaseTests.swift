import EngineModels
import Foundation
import MotionProblems
import ReferenceSolver
import Testing

@testable import EngineComparison

/// The hardest points that studies have found, of our kernel and of the textbook's formula.
@Suite("Worst cases")
struct WorstCaseTests {
  static let rows: [WorstCaseFile.Row] = {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "worst-cases.tsv")
    guard let text = try? String(contentsOf: file, encoding: .utf8), let rows = try? WorstCaseFile.rows(text) else {
      Issue.record("cannot read \(file.path()); its first line says how it is written")
      return []
    }
    return rows
  }()

  @Test("the kernel is within an ulp of every one, for either sign of the motion")
  func kernel() throws {
    #expect(Self.rows.count >= 500)
    var worst = 0.0
    for row in Self.rows {
      guard case .spring(let mass, let stiffness, let damping) = row.point.law else { continue }
      let oscillator = try Oscillator(mass: mass, stiffness: stiffness, dampingCoefficient: damping)
      for sign in [1.0, -1] {
        let start = PhaseState(position: sign * row.point.position, velocity: sign * row.point.velocity)
        // Why apart: the expectation macros cannot hold what is not copyable.
        let found = CertifiedPoints(oscillator, from: start).point(at: row.point.instant)
        let truth = try #require(found)
        var states: [PhaseState] = []
        StudiedFormulas.kernel.record(oscillator, from: start, at: [row.point.time], into: &states)
        let pairs = [(truth.position, states[0].position), (truth.velocity, states[0].velocity)]
        for (value, observed) in pairs {
          let error = value.error(of: observed)
          worst = max(worst, error)
          let limit = AccuracyRegion.tail.limit(isBelowNormal: value.isBelowNormal)
          #expect(error <= limit, "\(row.point.text), sign \(sign): \(error) ulp, limit \(limit)")
        }
      }
    }
    print("worst cases: \(Self.rows.count) points, worst \(worst) ulp")
  }

  /// So that neither the file nor the truth changes unseen.
  @Test("their true values are those of the file, digit by digit")
  func digits() throws {
    for row in Self.rows {
      let findings = try #require(PointFindings(row.point), "\(row.point.text)")
      #expect(findings.position == row.position && findings.velocity == row.velocity, "\(row.point.text)")
      #expect(findings.truth.position.ulpExponent == row.positionUlp, "\(row.point.text)")
      #expect(findings.truth.velocity.ulpExponent == row.velocityUlp, "\(row.point.text)")
    }
  }

  @Test("the textbook's own are far off still")
  func textbook() throws {
    let rows = Self.rows.filter { $0.formula == StudiedFormulas.textbook.name }
    #expect(rows.count >= 100)
    for row in rows {
      let findings = try #require(PointFindings(row.point))
      let value = try #require(findings.values.first { $0.name == row.formula }).state
      let error = max(
        findings.truth.position.error(of: value.position), findings.truth.velocity.error(of: value.velocity))
      #expect(error > 100, "\(row.point.text): \(error) ulp")
    }
  }
}
