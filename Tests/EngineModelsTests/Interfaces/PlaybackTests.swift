import MotionProblems
import Testing

@testable import EngineModels

@Suite("Engines hold motions up and repeat them")
struct PlaybackTests {
  static let grain = 0x1p-20
  static let pausing: [any EngineModel] = [AnimatorEngine(), CoreAnimationEngine(), UIKitEngine(), PopEngine()]
  static let repeating: [any EngineModel] = [AnimatorEngine(), CoreAnimationEngine(), INTUEngine(), PopEngine()]
  static let reversing: [any EngineModel] = [AnimatorEngine(), CoreAnimationEngine(), INTUEngine()]

  private func played(
    _ engine: any EngineModel, _ problem: MotionProblem, _ playback: Playback, at times: [Double]
  ) throws -> Trace {
    var trace = Trace()
    #expect(engine.refusal(of: problem, played: playback) == nil)
    try engine.record(problem, played: playback, at: times, into: &trace)
    return trace
  }

  /// m = 1, k = 100, c = 4 from −1 at rest, worked out with 30 digits at 0.75 s and 0.25 s of the motion.
  @Test("Positions computed elsewhere, in a pause and after it", arguments: pausing.indices)
  func published(index: Int) throws {
    let problem = try spring(stiffness: 100, dampingCoefficient: 4)
    let playback = try Playback(pauses: [.init(start: 0.25, length: 0.5)], grain: Self.grain)
    let shown = try played(Self.pausing[index], problem, playback, at: [0, 0.1, 0.25, 0.6, 0.75, 1.25])
    for held in 2...4 { expectClose(shown.positions[held], 0.387962695283453019, within: 1e-14, "held") }
    expectClose(shown.positions[5], -0.147901700731981126, within: 1e-14, "after it")
    expectClose(shown.velocities[4], 3.95043674491430314, within: 1e-13, "as fast as before it")
    expectClose(shown.velocities[5], 1.99248109070337513, within: 1e-13, "after it")
    #expect(shown.velocities[2] == 0 && shown.velocities[3] == 0)
  }

  @Test(
    "The plain engine at the time in the motion, whatever comes between", arguments: pausing.indices, [0, 0.2, 1, 4])
  func pauses(index: Int, ratio: Double) throws {
    let retargets = [
      Retarget(time: 0.125, target: 2), Retarget(time: 0.5, target: -1), Retarget(time: 0.75, target: 1),
    ]
    let problem = try spring(
      mass: 2, stiffness: 200, dampingCoefficient: 40 * ratio, from: -3, velocity: 7, retargets: retargets)
    let playback = try Playback(
      pauses: [.init(start: 0.25, length: 0.5), .init(start: 1.25, length: 30), .init(start: 31.5, length: 0x1p-10)],
      grain: Self.grain)
    let schedules = [
      SampleTimes.uniform(count: 360, over: 33).times, [0, 0.25, 0.75, 1, 1.25, 31.25, 31.5, 32], [0, 33],
      [0, 0.5, 0.7, 20, 31.9],
    ]
    for times in schedules {
      let shown = try played(Self.pausing[index], problem, playback, at: times)
      var plain = Trace()
      try plain.fill(with: problem, at: times.map(playback.instant(at:)))
      for place in times.indices {
        expectClose(shown.positions[place], plain.positions[place], within: 5e-12, "x(\(times[place]))")
        expectClose(shown.velocities[place], plain.velocities[place], within: 5e-11, "v(\(times[place]))")
      }
    }
  }

  @Test("Legs begin anew where the border is, at any frame schedule", arguments: repeating.indices, [0, 0.3, 1])
  func legs(index: Int, ratio: Double) throws {
    try expectLegs(Self.repeating[index], ratio: ratio, autoreverses: false)
  }

  @Test("Legs back are the way there, and so is the speed", arguments: reversing.indices, [0, 0.3, 1])
  func reversals(index: Int, ratio: Double) throws {
    try expectLegs(Self.reversing[index], ratio: ratio, autoreverses: true)
  }

  private func expectLegs(_ engine: any EngineModel, ratio: Double, autoreverses: Bool) throws {
    let problem = try spring(stiffness: 400, dampingCoefficient: 40 * ratio, from: -1, velocity: 9)
    let playback = try Playback(
      repeats: .init(count: 5, duration: 0.171875, autoreverses: autoreverses), grain: Self.grain)
    for times in [SampleTimes.uniform(count: 333, over: 0.85).times, [0, 0.17, 0.5, 0.8], [0, 0.7]] {
      let shown = try played(engine, problem, playback, at: times)
      var plain = Trace()
      try plain.fill(with: problem, at: times.map(playback.instant(at:)))
      for place in times.indices {
        expectClose(shown.positions[place], plain.positions[place], within: 2e-14, "x(\(times[place]))")
        guard !shown.velocities.isEmpty else { continue }
        expectClose(shown.velocities[place], plain.velocities[place], within: 1e-12, "v(\(times[place]))")
      }
    }
  }

  @Test("UIKit repeats a spring by the duration that states it, there and back too", arguments: [false, true])
  func uikit(autoreverses: Bool) throws {
    let words = SettlingWords(rule: .uikit, duration: 0.5, dampingRatio: 0.4)
    let constants = try words.spring()
    let problem = try MotionProblem(
      law: .spring(
        Oscillator(
          mass: constants.mass, stiffness: constants.stiffness, dampingCoefficient: constants.dampingCoefficient)),
      start: PhaseState(position: -1, velocity: 5), settlingWords: words)
    let playback = try Playback(
      repeats: .init(count: 3, duration: 0.5, autoreverses: autoreverses), grain: Self.grain)
    let times = SampleTimes.uniform(count: 211, over: 1.45).times
    let shown = try played(UIKitEngine(), problem, playback, at: times)
    var plain = Trace()
    try plain.fill(with: problem, at: times.map(playback.instant(at:)))
    for place in times.indices {
      expectClose(shown.positions[place], plain.positions[place], within: 1e-13, "x(\(times[place]))")
      expectClose(shown.velocities[place], plain.velocities[place], within: 1e-11, "v(\(times[place]))")
    }
  }

  @Test("The animator takes other constants on the way, and frictions of every kind")
  func animator() throws {
    func oscillator(_ stiffness: Double) throws -> Oscillator {
      try Oscillator(mass: 2, stiffness: stiffness, dampingCoefficient: 3)
    }
    let times = SampleTimes.uniform(count: 200, over: 3).times
    let start = PhaseState(position: 0, velocity: 40)
    var problems = [
      try MotionProblem(
        law: .spring(oscillator(100)), start: PhaseState(position: -1, velocity: 2),
        retargets: [Retarget(time: 0.5, target: 2)],
        constantsChanges: [
          ConstantsChange(time: 0.5, oscillator: oscillator(30)),
          ConstantsChange(time: 1.1, oscillator: oscillator(900)),
        ])
    ]
    for friction in [
      Friction.exponential(rate: 2), .constant(deceleration: 30), .combined(rate: 2, deceleration: 30),
      .quadratic(drag: 0.5),
    ] { problems.append(try MotionProblem(law: .friction(friction), start: start)) }
    for problem in problems {
      let (shown, plain) = (
        try trace(of: AnimatorEngine(), problem, at: times), try trace(of: DashpotEngine(), problem, at: times)
      )
      for place in times.indices {
        expectClose(shown.positions[place], plain.positions[place], within: 4e-14, "\(problem.law) \(times[place])")
        expectClose(shown.velocities[place], plain.velocities[place], within: 4e-13, "\(problem.law) \(times[place])")
      }
    }
  }

  @Test("Decays are held up on the animator and by Pop", arguments: [0, 1])
  func decays(index: Int) throws {
    let problem = try MotionProblem(
      law: .friction(.exponential(rate: 2.0020026706730794)), start: PhaseState(position: 0, velocity: 1000),
      decelerationFactor: 0.998)
    let playback = try Playback(pauses: [.init(start: 0.5, length: 4)], grain: Self.grain)
    let engine: any EngineModel = index == 0 ? AnimatorEngine() : PopEngine()
    let shown = try played(engine, problem, playback, at: [0, 0.5, 2, 4.5, 5])
    var plain = Trace()
    try plain.fill(with: problem, at: [0, 0.5, 0.5, 0.5, 1].map { .init(time: $0, rate: 1) })
    for place in 0..<5 { expectClose(shown.positions[place], plain.positions[place], within: 5e-11, "\(place)") }
    expectClose(shown.velocities[4], plain.velocities[4], within: 1e-10, "after it")
    #expect(shown.velocities[2] == 0)
  }

  @Test("What an engine has no words for it refuses, with the reason")
  func refusals() throws {
    let problem = try spring(stiffness: 100, dampingCoefficient: 4)
    let held = try Playback(pauses: [.init(start: 0.25, length: 0.5)], grain: Self.grain)
    let legs = try Playback(repeats: .init(count: 2, duration: 0.5), grain: Self.grain)
    let back = try Playback(repeats: .init(count: 2, duration: 0.5, autoreverses: true), grain: Self.grain)
    #expect(
      DashpotEngine().refusal(of: problem, played: held) == "dashpot evaluates a motion; it has no pauses of its own")
    #expect(
      DashpotEngine().refusal(of: problem, played: legs) == "dashpot evaluates a motion; it has no repeats of its own")
    #expect(INTUEngine().refusal(of: problem, played: held)?.contains("cannot pause") == true)
    #expect(PopEngine().refusal(of: problem, played: back)?.contains("way back") == true)
    #expect(UIKitEngine().refusal(of: problem, played: legs)?.contains("cannot cut one off") == true)
    let slide = try friction(rate: 4, velocity: 1)
    for engine in Self.pausing.dropFirst() { #expect(engine.refusal(of: slide, played: held) != nil, "\(engine.name)") }
    var trace = Trace()
    #expect(throws: EngineFailure.self) {
      try DashpotEngine().record(problem, played: held, at: [0, 1], into: &trace)
    }
  }
}
