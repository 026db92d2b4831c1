import MotionProblems
import Testing

@testable import EngineModels

@Suite("Dashpot's engine on the bench")
struct DashpotEngineTests {
  static let engine = DashpotEngine()

  /// Seconds.
  static let settlingTolerance = 1e-9

  @Test(
    "It is finished at the exact last exit from the band",
    arguments: [
      (5.0, 2.687869488900066), (10, 1.270165195653986), (15, 0.7998656609966888), (20, 0.9233413476451586),
      (40, 2.605814851562864), (100, 6.848126731084460),
    ])
  func finished(dampingCoefficient: Double, expected: Double) throws {
    let problem = try spring(stiffness: 100, dampingCoefficient: dampingCoefficient)
    let shown = try trace(of: Self.engine, problem, at: [0, 0.1], restBand: 1e-3)
    expectClose(try #require(shown.finished), expected, within: Self.settlingTolerance, "c \(dampingCoefficient)")
  }

  @Test("It is finished at the last exit, not at a crossing or by an envelope: published times")
  func finishedElsewhere() throws {
    let wobbly = try spring(stiffness: 180, dampingCoefficient: 12)
    let strong = try spring(stiffness: 1200, dampingCoefficient: 415.6921938165306)
    for (problem, band, expected) in [
      (wobbly, 0.01, 0.6539965433306264), (wobbly, 0.001, 1.136698599237074), (strong, 1e-4, 3.170673958930147),
    ] {
      let shown = try trace(of: Self.engine, problem, at: [0, 0.1695369946496419], restBand: band)
      expectClose(try #require(shown.finished), expected, within: Self.settlingTolerance, "\(problem.law), \(band)")
    }
  }

  @Test("It is finished on the same scale whatever the distance", arguments: [1e-9, 1, 1e9])
  func finishedIsRelative(distance: Double) throws {
    let problem = try spring(stiffness: 100, dampingCoefficient: 10, from: -distance)
    let shown = try trace(of: Self.engine, problem, at: [0, 0.1], restBand: 1e-3 * distance)
    expectClose(try #require(shown.finished), 1.270165195653986, within: Self.settlingTolerance, "\(distance)")
  }

  @Test("It is never finished without damping or friction, and at once when it never leaves the band")
  func neverAndAtOnce() throws {
    #expect(try trace(of: Self.engine, try spring(stiffness: 100, dampingCoefficient: 0), at: [0, 1]).finished == nil)
    #expect(try trace(of: Self.engine, try friction(rate: 0, velocity: 1), at: [0, 1]).finished == nil)
    let still = try spring(stiffness: 100, dampingCoefficient: 10, from: 1e-4)
    #expect(try trace(of: Self.engine, still, at: [0, 1]).finished == 0)
  }

  @Test("After a retarget it is finished where the new motion settles, in seconds from the start")
  func finishedAfterRetarget() throws {
    // At rest to 1e-300 by then, so that the second motion is the first one again.
    let problem = try spring(
      stiffness: 100, dampingCoefficient: 10, retargets: [Retarget(time: 140, target: 1)])
    let shown = try trace(of: Self.engine, problem, at: [0, 1, 150], restBand: 1e-3)
    expectClose(try #require(shown.finished), 140 + 1.270165195653986, within: Self.settlingTolerance, "retargeted")
    let early = try trace(of: Self.engine, problem, at: [0, 1], restBand: 1e-3)
    #expect(early.finished == nil, "a retarget is still to come")
  }

  @Test("Friction is finished within the band of where it rests")
  func finishedFriction() throws {
    let shown = try trace(of: Self.engine, try friction(rate: 4, velocity: 1000), at: [0, 1], restBand: 0.5)
    // ln(250/0.5)/4
    expectClose(try #require(shown.finished), 1.5536520246055515, within: Self.settlingTolerance, "friction")
  }

  @Test("A name of the catalogue brings the platform's own spring, an unknown one does not")
  func springNames() throws {
    let times = SampleTimes.uniform(count: 50, over: 1).times
    let expected = try trace(of: Self.engine, try spring(stiffness: 180, dampingCoefficient: 12), at: times)
    let byName = try spring(stiffness: 1, dampingCoefficient: 1, springName: "react-spring-wobbly")
    #expect(try trace(of: Self.engine, byName, at: times) == expected)
    let unknown = try spring(stiffness: 180, dampingCoefficient: 12, springName: "no-such-spring")
    #expect(try trace(of: Self.engine, unknown, at: times) == expected)
  }

  @Test(
    "Zero distance with velocity moves: the published peaks",
    arguments: [
      (10.0, 127.3146507936801, 0.1209199576156145), (20, 118.3939720585721, 0.1),
      (40, 110.9280296148963, 0.07603459963009463),
    ])
  func zeroDistance(dampingCoefficient: Double, peak: Double, time: Double) throws {
    let problem = try spring(stiffness: 100, dampingCoefficient: dampingCoefficient, from: 0, velocity: 500)
    let shown = try trace(of: Self.engine, problem, at: [0, time], restBand: 0.01)
    expectClose(100 + shown.positions[1], peak, within: 1e-10, "peak at c \(dampingCoefficient)")
    expectClose(shown.velocities[1], 0, within: 1e-9, "velocity at the peak")
    #expect(try #require(shown.finished) > time)
  }

  @Test("Shown motions scale with the mass, stiffness and damping together", arguments: [0.01, 2, 1000])
  func massScaling(scale: Double) throws {
    let times = SampleTimes.uniform(count: 60, over: 1).times
    let one = try trace(of: Self.engine, try spring(stiffness: 50, dampingCoefficient: 7.5), at: times)
    let scaled = try trace(
      of: Self.engine, try spring(mass: scale, stiffness: 50 * scale, dampingCoefficient: 7.5 * scale), at: times)
    for (index, time) in times.enumerated() {
      expectClose(scaled.positions[index], one.positions[index], within: 1e-13, "scale \(scale) at \(time)")
    }
  }
}
