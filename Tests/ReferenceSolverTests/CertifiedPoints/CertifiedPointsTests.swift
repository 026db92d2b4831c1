import Foundation
import MotionProblems
import Testing

@testable import ReferenceSolver

@Suite("Certified points")
struct CertifiedPointsTests {
  /// A row that mpmath has written: a motion, its state to 106 bits, and one ulp of both envelopes.
  struct Row: Sendable {
    let region: String
    let numbers: [Double]
  }

  static let rows: [Row] = {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../MotionEngineTests/References/spring_kernel_reference.tsv")
    guard let text = try? String(contentsOf: file, encoding: .utf8) else {
      Issue.record("cannot read \(file.path())")
      return []
    }
    return text.split(separator: "\n").dropFirst(2).map { line in
      let fields = line.split(separator: "\t")
      return Row(region: String(fields[0]), numbers: fields.dropFirst().compactMap { Double($0) })
    }
  }()

  @Test("are mpmath's to 2^-20 ulp, and so is the envelope, in every region")
  func everyRow() throws {
    #expect(Self.rows.count > 400)
    for row in Self.rows {
      let n = row.numbers
      try #require(n.count == 12)
      let oscillator = try Oscillator(mass: n[0], stiffness: n[1], dampingCoefficient: n[2])
      let points = CertifiedPoints(oscillator, from: PhaseState(position: n[3], velocity: n[4]))
      // Why apart: the expectation macros cannot hold what is not copyable.
      let found = points.point(at: Instant(n[5]))
      let point = try #require(found, "\(row)")
      for (value, place) in [(point.position, 6), (point.velocity, 8)] {
        let ulp = n[place == 6 ? 10 : 11]
        #expect(value.ulpExponent == ulp.exponent, "\(row): ulp 2^\(value.ulpExponent), expected \(ulp)")
        // Why a part of an ulp: near 2^-1074 the second double of the row has no room.
        let isCoarse = n[place].magnitude < 0x1p-960
        let difference = abs((n[place] / ulp - value.high) + (n[place + 1] / ulp - value.tail))
        #expect(difference <= (isCoarse ? 0.5 : 0x1p-20), "\(row): off by \(difference) ulp")
        #expect(value.radius <= CertifiedValue.largestRadius)
      }
    }
  }

  @Test("count an error in ulp of the envelope")
  func errors() throws {
    let oscillator = try Oscillator(mass: 1, stiffness: 4, dampingCoefficient: 0)
    let points = CertifiedPoints(oscillator, from: PhaseState(position: 1, velocity: 0))
    let found = points.point(at: Instant(0))
    let point = try #require(found)
    #expect(point.position.error(of: 1) == 0)
    #expect(point.position.error(of: 1 + 3 * 0x1p-52) == 3)
    // The envelope is 1 even where the position is small.
    let later = points.point(at: Instant(Double.pi / 4))
    let quarter = try #require(later)
    #expect(quarter.position.ulpExponent == -52)
    #expect(abs(quarter.position.error(of: 0) - 6.123233995736766e-17 * 0x1p52) <= 1e-6)
    #expect(quarter.position.error(of: .nan) == .infinity)
  }

  @Test("at an exact multiple of an interval differ from those at the double next to it")
  func multiples() throws {
    let oscillator = try Oscillator(mass: 1, stiffness: 1e12, dampingCoefficient: 0)
    let points = CertifiedPoints(oscillator, from: PhaseState(position: 1, velocity: 0))
    let exact = points.digits(40, at: Instant(multiple: 3, of: 0.1))
    // cos 300000 with the double 0.1, from mpmath with 60 digits.
    #expect(exact.position.hasPrefix("-0.9942521687066552846741816975538932"), "\(exact)")
    #expect(exact.position != points.digits(40, at: Instant(3 * 0.1)).position)
  }

  @Test("of a decay are those of mpmath")
  func decay() throws {
    let decay = CertifiedDecayPoints(frictionRate: 2.002, startVelocity: 1000)
    let digits = decay.digits(40, at: 1.5)
    #expect(digits.distance.hasPrefix("474.70632818147150783824433637166543"), "\(digits)")
    #expect(digits.remaining?.hasPrefix("24.794171319028047618349041686610420") == true, "\(digits)")
    let point = try #require(decay.point(at: 1.5))
    #expect(point.velocity.error(of: 49.637930980694144) <= 0.5 + CertifiedValue.largestRadius)
    #expect(CertifiedDecayPoints(frictionRate: 0, startVelocity: 2).remaining(at: 1) == nil)
  }
}
