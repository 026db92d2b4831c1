import Testing

@testable import EngineComparison

@Suite("The study of easing curves")
struct EasingStudyTests {
  private static let findings = EasingStudy(points: 20_000, jobs: 2).run()

  @Test("our own curves are within 2 ulp in every region, and never fall", arguments: EasingRegion.allCases)
  func own(_ region: EasingRegion) throws {
    let findings = try #require(Self.findings)
    let tally = try #require(findings.tallies.first { $0.region == region })
    #expect(tally.points > 500)
    #expect(tally.beyond == 0 && tally.falls == 0, "\(tally.worst)")
    #expect(tally.formulas[0].position.largest <= 0.51, "what the curves promise and more")
  }

  @Test("a study judges what it says: other solvers are caught")
  func teeth() throws {
    let findings = try #require(Self.findings)
    let curves = findings.tallies.filter { $0.formulas.count > 2 }
    #expect(curves.count == 10)
    for index in 1..<4 {
      let largest = curves.map { $0.formulas[index].position.largest }.max() ?? 0
      // The best of them still loses half of its digits near a vertical tangent; the specimens lose them everywhere.
      #expect(largest > 1e6, "\(curves[0].formulas[index].name)")
    }
    let ordinary = try #require(curves.first { $0.region == .ordinary })
    #expect(ordinary.formulas[1].position.largest > EasingRegion.limit)
    #expect(ordinary.formulas[2].position.largest > 1e12, "a tolerance of a thousandth is 4.5e12 ulp")
  }

  @Test("points depend on the seed alone")
  func seeds() throws {
    let one = EasingStudy(points: 3000, seed: 5, jobs: 1).run()
    let three = EasingStudy(points: 3000, seed: 5, jobs: 3).run()
    let other = EasingStudy(points: 3000, seed: 6, jobs: 1).run()
    #expect(one?.tallies == three?.tallies)
    #expect(one?.tallies != other?.tallies)
  }

  @Test("a study that is told to stop has found nothing")
  func stopped() {
    #expect(EasingStudy(points: 100_000).run(progress: { _, _ in false }) == nil)
  }
}

@Suite("Points of easing curves")
struct EasingPointTests {
  @Test(
    "read and printed",
    arguments: [
      "x1=0.25 y1=0.1 x2=0.25 y2=1 t=0.5", "curve=intu/easeInSine t=0.5",
      "curve=penner/easeOut-elastic(1.5,0.3) t=0.125",
    ])
  func texts(_ text: String) throws {
    #expect(try EasingPoint(text).text == text)
    #expect(EasingPointFindings(try EasingPoint(text))?.isWithin == true)
  }

  @Test(
    "what is no point",
    arguments: [
      ("x1=0.25", "the point lacks y1, x2, y2, t"), ("x1=2 y1=0 x2=0 y2=0 t=0.5", "x1 is 2.0"),
      ("curve=intu/foo t=0.5", "no curve is named 'intu/foo'"), ("curve=css/ease", "the point lacks t"),
      ("x1=0 y1=0 x2=1 y2=1 t=1", "t is 1.0"), ("x1=a y1=0 x2=1 y2=1 t=1", "x1 is 'a'"), ("t", "'t' is not"),
      ("curve=css/ease t=0.5 x1=0", "'x1' is no part"), ("z=1", "'z' is no part"),
    ])
  func faults(_ text: String, _ message: String) {
    do throws(EasingPointError) {
      _ = try EasingPoint(text)
      Issue.record("'\(text)' was read")
    } catch {
      #expect("\(error)".hasPrefix(message), "\(error)")
    }
  }

  @Test("a vertical tangent has no findings")
  func vertical() throws {
    #expect(EasingPointFindings(try EasingPoint("x1=1 y1=0 x2=0 y2=1 t=0.5")) == nil)
  }
}
