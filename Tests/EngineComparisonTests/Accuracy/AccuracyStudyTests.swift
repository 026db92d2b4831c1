import EngineModels
import Testing

@testable import EngineComparison

@Suite("The accuracy study")
struct AccuracyStudyTests {
  static let findings = AccuracyStudy(points: 200_000, seed: 3, jobs: 2, keeping: 2).run()

  @Test("our own formulas are within their limits in every region", arguments: AccuracyRegion.allCases)
  func withinLimits(_ region: AccuracyRegion) throws {
    let tally = try #require(Self.findings?.tallies.first { $0.region == region })
    #expect(tally.points >= 2000)
    let own = tally.formulas[0]
    let worst = tally.worst[0].first
    #expect(
      tally.beyond == 0,
      """
      \(tally.beyond) of \(tally.points) beyond; largest \(own.position.largest) and \(own.velocity.largest) ulp; \
      run it again: dashpot accuracy --point '\(worst?.point.text ?? "")'
      """)
    #expect(own.position.largest <= region.limit(isBelowNormal: true))
    #expect(own.velocity.largest <= region.limit(isBelowNormal: true))
    #expect(own.position.mean < 0.5 && own.velocity.mean < 0.5)
  }

  /// Were the envelope too wide, or the points too easy, the plain formula would look good too.
  @Test("the textbook's formula and every specimen's are off by thousands")
  func teeth() throws {
    let findings = try #require(Self.findings)
    for region in [AccuracyRegion.underdamped, .aboveCritical, .tail, .cancellingStarts, .rationalRoots, .quarterTurns]
    {
      let textbook = try #require(findings.tallies.first { $0.region == region }?.formulas[1])
      let largest = max(textbook.position.largest, textbook.velocity.largest)
      #expect(largest > 1000, "\(region): \(largest) ulp")
    }
    let springs = findings.tallies.filter { $0.region.subject == .springs }
    for index in StudiedFormulas.specimens.indices {
      let largest = springs.map { $0.formulas[index + 2].position.largest }.max() ?? 0
      #expect(largest > 1000, "\(StudiedFormulas.specimens[index].name): \(largest) ulp")
    }
  }

  @Test("more than half of the points are adversarial, and no region is empty")
  func shares() throws {
    let findings = try #require(Self.findings)
    #expect(findings.adversarialShare > 0.5)
    #expect(findings.tallies.count == AccuracyRegion.allCases.count)
    #expect(abs(findings.points - 200_000) < 4000)
  }

  @Test("gives the same with any number of workers, and other points with another seed")
  func workers() throws {
    let study = AccuracyStudy(points: 30_000, seed: 9)
    func tallies(jobs: Int, seed: UInt64 = 9) -> [RegionTally]? {
      var other = study
      other.jobs = jobs
      other.seed = seed
      return other.run()?.tallies
    }
    let alone = try #require(tallies(jobs: 1))
    #expect(tallies(jobs: 3) == alone)
    #expect(tallies(jobs: 1, seed: 10) != alone)
  }

  @Test("can be stopped")
  func stopping() {
    let findings = AccuracyStudy(points: 100_000, jobs: 2).run { _, _ in false }
    #expect(findings == nil)
  }
}
