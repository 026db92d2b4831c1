import MotionProblems
import Testing

@testable import EngineModels

/// Specimens that show the right motion and are wrong about its end.
@Suite("Rest rules")
struct RestRuleTests {
  /// The exact last exits that the claims are compared with, published or of 50-digit arithmetic, s.
  static let lastExits: [String: [Double]] = [
    "settling-by-envelope-rate": [6.848126731084460],
    "settling-by-natural-frequency": [7.2640908764827358568],
    "rest-in-absolute-units": [1.270165195653986],
    "rest-by-frame-change": [
      4.258596595708119, 4.258596595708119, 1.270165195653986, 1.270165195653986,
    ],
    "duration-cap": [137.93302481771488732],
    "crossing-is-rest": [0.6539965433306264],
  ]

  @Test("Every claim is as published, and the twin's is the last exit to 1e-9 s", arguments: lastExits.keys.sorted())
  func claims(name: String) throws {
    let specimen = try #require(EngineCatalog.specimens.first { $0.engine.name == name })
    let exits = try #require(Self.lastExits[name])
    try #require(exits.count == specimen.signatures.count)
    for (signature, exit) in zip(specimen.signatures, exits) {
      guard case .settlingClaim(let band) = signature.quantity else { continue }
      let times = signature.schedule.times(over: signature.window).times
      let faulty = try trace(of: specimen.engine, signature.problem, at: times, restBand: band)
      let claim = try #require(faulty.finished)
      expectClose(claim, signature.expected, within: signature.tolerance, "\(name), claim")
      let sound = try trace(of: specimen.twin, signature.problem, at: times, restBand: band)
      let twin = try #require(sound.finished)
      expectClose(twin, exit, within: 1e-9 * max(1, exit), "\(name), the twin's claim")
      #expect(100 * (twin - exit).magnitude <= (claim - exit).magnitude)
    }
  }

  static let names = Array(lastExits.keys.sorted())

  @Test("Nothing that they show gives them away", arguments: names)
  func traces(name: String) throws {
    let engine = try #require(EngineCatalog.engine(named: name))
    let times = DisplayFrames(rate: 60).times(over: 4).times
    for damping in [0.0, 5, 20, 60] {
      let problem = try spring(
        stiffness: 100, dampingCoefficient: damping, velocity: 3, retargets: [Retarget(time: 0.33, target: 2)])
      let shown = try trace(of: engine, problem, at: times)
      let exact = ExactMotion(problem.law)
      for (index, time) in times.enumerated() {
        let truth = exact.state(of: problem, at: time)
        expectClose(shown.positions[index], truth.position, within: 1e-11, "\(name), c \(damping) at \(time)")
        expectClose(shown.velocities[index], truth.velocity, within: 1e-10, "\(name), c \(damping) at \(time)")
      }
    }
  }

  @Test("A claim counts from the start of all, and is not made while a retarget is to come", arguments: names)
  func retargets(name: String) throws {
    let engine = try #require(EngineCatalog.engine(named: name))
    let moved = try spring(stiffness: 180, dampingCoefficient: 12, retargets: [Retarget(time: 40, target: 1)])
    let alone = try spring(stiffness: 180, dampingCoefficient: 12)
    // At rest to 1e-100 by then, so that the second motion is the first one again; frames fall on the retarget.
    let whole = try trace(of: engine, moved, at: (0...400).map { Double($0) / 8 }, restBand: 1e-3)
    let start = try trace(of: engine, alone, at: (0...80).map { Double($0) / 8 }, restBand: 1e-3)
    let late = try #require(whole.finished)
    let early = try #require(start.finished)
    expectClose(late, 40 + early, within: 1e-9, name)
    #expect(try trace(of: engine, moved, at: [0, 1, 30], restBand: 1e-3).finished == nil)
  }

  @Test("By the envelope's rate: near the last exit below critical damping, fifty times too soon above it")
  func envelopeRate() throws {
    let engine = RestRuleEngine<EnvelopeRateRest>()
    for (damping, claim) in [
      (5.0, 2.76310211159285), (10, 1.38155105579643), (15, 0.921034037197618), (20, 0.690775527898214),
      (40, 0.345387763949107), (100, 0.138155105579643),
    ] {
      let shown = try trace(
        of: engine, try spring(stiffness: 100, dampingCoefficient: damping), at: [0, 1], restBand: 1e-3)
      expectClose(try #require(shown.finished), claim, within: 1e-12, "c \(damping)")
    }
    #expect(try trace(of: engine, try spring(stiffness: 100, dampingCoefficient: 0), at: [0, 1]).finished == nil)
    let kick = try spring(stiffness: 100, dampingCoefficient: 10, from: 0, velocity: 500)
    #expect(try trace(of: engine, kick, at: [0, 1]).finished == 0)
  }

  @Test("By the natural frequency: 23.5 % of the way are left at ζ = 4, as published, and none are at ζ = 1")
  func naturalFrequency() throws {
    let engine = RestRuleEngine<NaturalFrequencyRest>()
    for (damping, left) in [(80.0, 0.23549432107693169), (20, 0.00012512925464970)] {
      let problem = try spring(stiffness: 100, dampingCoefficient: damping)
      let claim = try #require(try trace(of: engine, problem, at: [0, 1], restBand: 1e-4).finished)
      let there = ExactMotion(problem.law).position(of: problem, at: claim)
      expectClose(there, -left, within: 1e-12, "c \(damping) at \(claim)")
    }
  }

  @Test("In absolute units: the same spring ends at another time in every unit")
  func absoluteUnits() throws {
    let engine = RestRuleEngine<AbsoluteUnitsRest>()
    let times = DisplayFrames(rate: 60).times(over: 4).times
    for (travel, frame) in [(0.005, 0), (1.0, 36)] {
      let problem = try spring(stiffness: 100, dampingCoefficient: 10, from: -travel)
      #expect(try trace(of: engine, problem, at: times).finished == Double(frame) / 60, "\(travel)")
    }
  }

  @Test("By a frame's change: where it ends depends on the frame rate, and it may be a turning point")
  func frameChange() throws {
    let engine = RestRuleEngine<FrameChangeRest>()
    let problem = try spring(stiffness: 100, dampingCoefficient: 10, from: -100)
    for (rate, frame, position) in [
      (60.0, 43, -2.647269804), (120, 44, 16.29107356),
      (144, 52, 16.30112534), (240, 1, -99.91439997),
    ] {
      let times = DisplayFrames(rate: rate).times(over: 4).times
      let shown = try trace(of: engine, problem, at: times)
      #expect(shown.finished == Double(frame) / rate)
      expectClose(shown.positions[frame], position, within: 1e-7, "where it stops at \(rate) Hz")
    }
    for (rate, position) in [(60.0, 497.0515642806375 - 500), (120, 494.0625795873310 - 500)] {
      let times = DisplayFrames(rate: rate).times(over: 4).times
      let decay = try friction(rate: 2, velocity: 1000)
      let shown = try trace(of: engine, decay, at: times)
      let end = try #require(shown.finished)
      let frame = try #require(times.firstIndex(of: end))
      expectClose(shown.positions[frame], 500 + position, within: 1e-10, "published rest at \(rate) Hz")
    }
  }

  @Test("A cap of 20 s ends long and endless springs, and no other")
  func durationCap() throws {
    let engine = DurationCapEngine()
    for (damping, claim) in [(0.0, 20.0), (0.1, 20), (10, 1.270165195653986)] {
      let problem = try spring(stiffness: 100, dampingCoefficient: damping)
      let finished = try #require(try trace(of: engine, problem, at: [0, 1], restBand: 1e-3).finished)
      expectClose(finished, claim, within: 1e-9, "c \(damping)")
    }
  }

  @Test("A crossing is rest: at full speed, never above critical damping, at once on the target")
  func crossing() throws {
    let engine = RestRuleEngine<CrossingRest>()
    let times = DisplayFrames(rate: 60).times(over: 4).times
    let problem = try spring(stiffness: 180, dampingCoefficient: 12)
    let claim = try #require(try trace(of: engine, problem, at: times).finished)
    let speed = ExactMotion(problem.law).state(of: problem, at: claim).velocity
    expectClose(speed, 4.851347287197229, within: 1e-11, "speed at the crossing")
    #expect(try trace(of: engine, try spring(stiffness: 100, dampingCoefficient: 30), at: times).finished == nil)
    let kick = try spring(stiffness: 100, dampingCoefficient: 10, from: 0, velocity: 500)
    #expect(try trace(of: engine, kick, at: times).finished == 0)
    let other = try spring(stiffness: 180, dampingCoefficient: 12, from: 1)
    #expect(try trace(of: engine, other, at: times).finished == claim)
  }
}
