import EngineModels
import MotionProblems
import ReferenceSolver
import RunRecords
import Testing

@testable import EngineComparison

/// Pauses and repeats from the words of a suite to a verdict.
@Suite("Suites with pauses and repeats")
struct PlaybackSuiteTests {
  /// 2π/10.
  static let period = 0.6283185307179586
  static let spring = "{stiffness: 100, dampingCoefficient: 0}"
  static let mass = "[{parameter: mass, list: [1]}]"
  /// Of sines that are doubled ten times: each doubling doubles the rounding.
  static let rounding = 8 * 1024 * 0x1p-53

  @Test("Pauses are in natural periods of running time, rounded so that sums are exact")
  func pauses() throws {
    let made = try onlyCase(
      template: Self.spring, axes: Self.mass,
      more: """
            pauses: [{after: 0.5, length: 2}, {after: 0.25, length: 1}]
            retargets: [{after: 0.6, target: 1}]
        """)
    let playback = try #require(made.playback)
    // 2⁻¹ is the largest power of two in the period.
    #expect(playback.grain == 0x1p-25 && playback.repeats == nil && playback.pauses.count == 2)
    for (pause, (start, length)) in zip(playback.pauses, [(0.5, 2.0), (2.75, 1)]) {
      #expect(abs(pause.start - start * Self.period) <= 2 * 0x1p-25)
      #expect(abs(pause.length - length * Self.period) <= 0x1p-25)
    }
    let retarget = made.problem.retargets[0].time
    #expect(abs(retarget - 0.6 * Self.period) <= 0x1p-26)
    #expect((retarget / 0x1p-25).rounded() == retarget / 0x1p-25)
    #expect(made.scheduleText == "360 samples, 2 pauses")
    #expect(made.id == "trial@3/only/mass=1")
  }

  @Test("The axes say when the first pause is, how long, and how long legs are, and ids find them again")
  func axes() throws {
    let paused = try parse(
      suiteText(
        template: Self.spring,
        axes:
          "[{parameter: mass, list: [1]}, {parameter: pauseTime, list: [0.5, 1]}, {parameter: pauseLength, list: [2, 4]}]",
        more: "    pauses: [{after: 9, length: 9}]"))
    for index in 0..<paused.caseCount {
      let made = try paused.case(at: index)
      #expect(try paused.index(ofCase: made.id) == index)
    }
    let last = try paused.case(at: 3)
    #expect(last.id == "trial@3/only/mass=1,pauseTime=1,pauseLength=4")
    let pause = try #require(last.playback?.pauses.first)
    #expect(abs(pause.start - Self.period) < 1e-7 && abs(pause.length - 4 * Self.period) < 1e-7)
    let repeated = try onlyCase(
      template: Self.spring, axes: "[{parameter: repeatDuration, list: [0.25]}]",
      more: "    repeats: {count: 3, duration: 9, autoreverses: true}")
    let legs = try #require(repeated.playback?.repeats)
    #expect(legs.count == 3 && legs.autoreverses && abs(legs.duration - 0.25 * Self.period) < 1e-7)
    #expect(repeated.scheduleText == "360 samples, 3 legs there and back")
    let settling = try onlyCase(
      template: "{dampingRatio: 0.5}", axes: "[{parameter: settlingDuration, rule: uikit, list: [0.5]}]",
      more: "    repeats: {count: 2, duration: settlingDuration}")
    #expect(settling.playback?.repeats == .init(count: 2, duration: 0.5))
  }

  @Test("The window has the pauses, or all legs but an eighth of one, and sees behind the last pause")
  func windows() throws {
    func length(_ more: String, template: String = Self.spring) throws -> Double {
      let subject = try onlyCase(template: template, axes: Self.mass, more: more)
      return try CaseWindow(TrueMotion(subject.problem), of: subject).length
    }
    let pauses = "    pauses: [{after: 0.5, length: 2}]"
    #expect(abs(try length(pauses + "\n    window: {periods: 3}") - 5.5 * Self.period) < 1e-6)
    // Critically damped it is settled long before the pause.
    let late = try length("    pauses: [{after: 20, length: 2}]", template: "{stiffness: 100, dampingCoefficient: 20}")
    #expect(abs(late - 22.25 * Self.period) < 1e-6)
    #expect(abs(try length("    repeats: {count: 3, duration: 0.5}") - 2.875 * 0.5 * Self.period) < 1e-6)
  }

  /// x = −cos ω a, with a the running time of each instant, worked out here.
  @Test("The truth is the motion at its own time")
  func truth() throws {
    let subject = try onlyCase(
      template: Self.spring, axes: Self.mass, more: "    pauses: [{after: 0.5, length: 2}]\n    window: {periods: 3}")
    let run = try run(subject, every: 1)
    let pause = try #require(subject.playback?.pauses.first)
    for (index, time) in run.times.enumerated() {
      let running = time < pause.start ? time : time < pause.end ? pause.start : time - pause.length
      let phase = 10 * running
      #expect(abs(run.truth.positions[index] + cosine(phase)) < Self.rounding)
      let isHeld = time >= pause.start && time < pause.end
      #expect(abs(run.truth.velocities[index] - (isHeld ? 0 : 10 * sine(phase))) < 10 * Self.rounding)
    }
    #expect(run.times.contains { $0 > pause.start && $0 < pause.end })
    #expect(try #require(run.times.last) > pause.end)
  }

  private func run(_ subject: Case, every: Int) throws -> (times: [Double], truth: ReferenceTrace) {
    let motion = try TrueMotion(subject.problem)
    let window = try CaseWindow(motion, of: subject)
    let sampling = CaseSampling(of: subject, window: window.length)
    var trace = ReferenceTrace()
    try motion.record(at: sampling.motionTimes, into: &trace)
    return (sampling.times.times, try #require(sampling.played).seen(trace))
  }

  /// sin x = Im e^(ix), by its series at a small angle and doubling.
  private func turn(_ angle: Double) -> (cosine: Double, sine: Double) {
    let small = angle / 1024
    var (c, s) = (0.0, 0.0)
    var term = 1.0
    for order in 0..<12 {
      switch order % 4 {
      case 0: c += term
      case 1: s += term
      case 2: c -= term
      default: s -= term
      }
      term *= small / Double(order + 1)
    }
    for _ in 0..<10 { (c, s) = (c * c - s * s, 2 * c * s) }
    return (c, s)
  }

  private func cosine(_ angle: Double) -> Double { turn(angle).cosine }
  private func sine(_ angle: Double) -> Double { turn(angle).sine }

  @Test("Nothing is asked at the border of two legs, where the last bit decides which leg it is")
  func borders() throws {
    let subject = try onlyCase(
      template: "{dampingRatio: 0.5}", axes: "[{parameter: settlingDuration, rule: uikit, list: [0.5]}]",
      more: """
            repeats: {count: 4, duration: settlingDuration}
            schedule: {frames: {rate: 60}}
        """)
    let window = try CaseWindow(TrueMotion(subject.problem), of: subject)
    let times = CaseSampling(of: subject, window: window.length).times.times
    // 0.5, 1 and 1.5 s are frames of 60 Hz; the last sixteenth of the last leg begins at 1.96875 s.
    #expect(times.count == 118 - 3 && times[0] == 0 && times.allSatisfy { $0 < 1.96875 })
    #expect(!times.contains(0.5) && !times.contains(1) && !times.contains(1.5))
  }

  @Test("A case is recorded as what it is, with neither peak nor rest, and everything judged is within")
  func records() throws {
    let suite = try parse(
      suiteText(
        template: Self.spring, axes: "[{parameter: mass, list: [1, 2]}]",
        more: """
              engines: {judged: [dashpot, dashpot-animator, dashpot-core-animation, dashpot-uikit, dashpot-pop]}
              pauses: [{after: 0.5, length: 2}]
              window: {periods: 3}
          """))
    var verdicts: [String: [Verdict]] = [:]
    try SuiteRun(suite, options: .init(jobs: 1)).run { measured in
      #expect(measured.record.schedule == "360 samples, 1 pause")
      #expect(measured.record.settlingTime == nil && measured.record.overshoot == nil)
      #expect(measured.record.check.failure == nil && measured.record.truthRadius < 1e-25)
      #expect(abs(measured.record.periods - 5.5) < 1e-6)
      for one in measured.measurements {
        verdicts[one.engine, default: []].append(one.verdict)
        #expect(one.timeScale == nil && one.claimedSettlingTime == nil && one.overshootError == nil)
      }
      return true
    }
    let refused = Verdict.notApplicable(reason: "dashpot evaluates a motion; it has no pauses of its own")
    #expect(verdicts["dashpot"] == [refused, refused])
    for engine in ["animator", "core-animation", "uikit", "pop"] {
      #expect(verdicts["dashpot-\(engine)"] == [.within, .within], "\(engine)")
    }
  }

  @Test("Cases for other solvers are of the motion itself")
  func stated() throws {
    let suite = try parse(
      suiteText(
        template: Self.spring, axes: Self.mass, more: "    repeats: {count: 3, duration: 0.5, autoreverses: true}"))
    let stated = try StatedCase(0, of: suite, instants: 8)
    #expect(stated.times.count == 9 && stated.times[0] == 0)
    #expect(zip(stated.times, stated.times.dropFirst()).allSatisfy { $0 < $1 })
    #expect(stated.window < 0.5 * Self.period + 1e-7)
    for (time, position) in zip(stated.times, stated.positions) {
      #expect(abs(position + cosine(10 * time)) < Self.rounding)
    }
  }
}
