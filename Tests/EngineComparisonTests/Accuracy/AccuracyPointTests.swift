import Testing

@testable import EngineComparison

@Suite("Points of the accuracy study")
struct AccuracyPointTests {
  @Test(
    "read back what they write, to the bit",
    arguments: [
      "m=1 k=100 c=2.5 x0=-1 v0=0 t=0.1", "m=1e-79 k=9.744365773364767e+139 c=0 x0=5e-324 v0=-1.2e+219 t=3.18e-104",
      "m=2 k=3 c=4 x0=1 v0=0 h=0.016666666666666666 i=17 n=360", "friction=2.002 v0=1000 t=0.25",
    ])
  func roundTrip(_ text: String) throws {
    let point = try AccuracyPoint(text)
    #expect(try AccuracyPoint(point.text) == point)
  }

  @Test(
    "say what is wrong with a line",
    arguments: [
      ("m=1 k", "'k' is not of the form NAME=NUMBER"), ("m=1 q=2", "'q' is no part of a point"),
      ("m=one", "m is 'one'; give a finite number"), ("m=1 k=2 c=3", "the point lacks x0, v0, t"),
      ("m=-1 k=2 c=3 x0=1 v0=0 t=1", "mass must be finite and greater than 0, not -1.0"),
      ("m=1 k=2 c=3 x0=1 v0=0 t=-1", "the time is -1.0; give one from 0 on"),
      ("m=1 k=2 c=3 x0=1 v0=0 h=1 i=5 n=5", "a sample has an interval h above 0"),
      ("friction=1 v0=1 t=1 m=1", "'m' is no part of a point"),
    ])
  func errors(_ text: String, _ message: String) {
    #expect {
      try AccuracyPoint(text)
    } throws: { error in
      "\(error)".hasPrefix(message)
    }
  }

  /// e^-1 cos √3 and its derivative at m = 1, k = 4, c = 2, t = 1, x₀ = 1, v₀ = −1, from mpmath.
  @Test("evaluate to 40 digits")
  func digits() throws {
    let findings = try #require(PointFindings(try AccuracyPoint("m=1 k=4 c=2 x0=1 v0=-1 t=1")))
    #expect(findings.position.hasPrefix("-0.0590654496872783104774484182086875937"), "\(findings.position)")
    #expect(findings.velocity.hasPrefix("-0.569853994812219462275125805430236445"), "\(findings.velocity)")
    #expect(findings.isWithin)
    #expect(findings.table.rows.count == 8)
  }
}
