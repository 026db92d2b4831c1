import MotionProblems
import Testing

@Suite("Playback: pauses and legs")
struct PlaybackTests {
  static let grain = 0x1p-20

  /// Counted in whole parts of 2⁻⁴⁰ s, where nothing rounds.
  private struct Counted {
    let pauses: [(start: Int, length: Int)]
    let leg: Int?
    let autoreverses: Bool

    func instant(at wall: Int) -> (time: Int, rate: Double) {
      var running = wall
      var isPaused = false
      for pause in pauses where wall >= pause.start {
        running -= min(wall - pause.start, pause.length)
        isPaused = isPaused || wall < pause.start + pause.length
      }
      guard let leg else { return (running, isPaused ? 0 : 1) }
      let isBack = autoreverses && running / leg % 2 == 1
      let time = running % leg
      return (isBack ? leg - time : time, isPaused ? 0 : isBack ? -1 : 1)
    }
  }

  private static func seconds(_ count: Int) -> Double { Double(count) * 0x1p-40 }

  @Test("The time in the motion is exact at every time of the wall", arguments: [(0, false), (3, false), (3, true)])
  func exact(legs: Int, autoreverses: Bool) throws {
    var index: UInt64 = 0
    func draw(_ range: Range<Int>) -> Int {
      index += 1
      return range.lowerBound + Int(SplitMix64.word(seed: 7, index: index) % UInt64(range.count))
    }
    for _ in 0..<300 {
      var pauses: [(start: Int, length: Int)] = []
      var last = 1
      for _ in 0..<draw(0..<4) {
        let start = last + draw(1..<(1 << 20))
        let length = draw(1..<(1 << 22))
        pauses.append((start << 20, length << 20))
        last = start + length
      }
      let leg = draw(1..<(1 << 19)) << 20
      let counted = Counted(pauses: pauses, leg: legs > 0 ? leg : nil, autoreverses: autoreverses)
      let playback = try Playback(
        pauses: pauses.map { .init(start: Self.seconds($0.start), length: Self.seconds($0.length)) },
        repeats: legs > 0
          ? .init(count: legs, duration: Self.seconds(leg), autoreverses: autoreverses) : nil, grain: Self.grain)
      let borders = pauses.flatMap { [$0.start, $0.start + $0.length] } + (1..<9).map { $0 * leg }
      for wall in borders.flatMap({ [$0 - 1, $0, $0 + 1] }) + (0..<60).map({ _ in draw(0..<(1 << 44)) }) {
        let expected = counted.instant(at: wall)
        let instant = playback.instant(at: Self.seconds(wall))
        #expect(
          instant == .init(time: Self.seconds(expected.time), rate: expected.rate), "\(playback) at \(wall) · 2⁻⁴⁰ s")
      }
    }
  }

  @Test("A time of the motion comes back from the wall")
  func wallTime() throws {
    let playback = try Playback(
      pauses: [.init(start: 0.5, length: 2), .init(start: 3, length: 0.25)], grain: Self.grain)
    #expect(playback.pausedTime == 2.25)
    for (running, wall) in [(0.0, 0.0), (0.25, 0.25), (0.5, 0.5), (0.75, 2.75), (1, 3), (1.5, 3.75)] {
      #expect(playback.wallTime(atRunning: running) == wall)
      #expect(playback.runningTime(at: wall) == running)
    }
    #expect(playback.distanceToBorder(atRunning: 4) == .infinity)
  }

  @Test("Borders of legs are as far as the nearer one")
  func borders() throws {
    let playback = try Playback(repeats: .init(count: 3, duration: 0.5), grain: Self.grain)
    for (running, distance) in [(0.0, 0.5), (0.125, 0.375), (0.5, 0), (0.625, 0.125), (0.875, 0.125), (1.25, 0.25)] {
      #expect(playback.distanceToBorder(atRunning: running) == distance, "\(running)")
    }
  }

  @Test("Lengths are rounded to the grain, and never to nothing")
  func rounding() {
    #expect(Playback.rounded(0.3, to: 0.25) == 0.25)
    #expect(Playback.rounded(0.9, to: 0.25) == 1)
    #expect(Playback.rounded(1e-9, to: 0.25) == 0.25)
  }

  @Test("What is no playback is refused with its reason")
  func refusals() throws {
    func expect(_ error: ProblemError, _ make: () throws -> Playback) {
      #expect(throws: error) { try make() }
    }
    expect(.pausesMustAscend(time: 0, previous: 0)) {
      try Playback(pauses: [.init(start: 0, length: 1)], grain: Self.grain)
    }
    expect(.pausesMustAscend(time: 1.5, previous: 2)) {
      try Playback(pauses: [.init(start: 1, length: 1), .init(start: 1.5, length: 1)], grain: Self.grain)
    }
    expect(.mustBePositive(quantity: "length of a pause", value: 0)) {
      try Playback(pauses: [.init(start: 1, length: 0)], grain: Self.grain)
    }
    expect(.mustBeMultiple(quantity: "length of a pause", value: 0.1, grain: Self.grain)) {
      try Playback(pauses: [.init(start: 1, length: 0.1)], grain: Self.grain)
    }
    expect(.mustBePositive(quantity: "length of a leg", value: -.infinity)) {
      try Playback(repeats: .init(count: 2, duration: -.infinity), grain: Self.grain)
    }
    expect(.mustRepeat(legs: 1)) { try Playback(repeats: .init(count: 1, duration: 1), grain: Self.grain) }
    expect(.mustBePowerOfTwo(quantity: "grain", value: 0.3)) { try Playback(grain: 0.3) }
    expect(.mustBePowerOfTwo(quantity: "grain", value: -0.5)) { try Playback(grain: -0.5) }
    #expect(throws: ProblemError.self) { try Playback(pauses: [.init(start: .nan, length: 1)], grain: Self.grain) }
  }

  @Test("A repeated motion is changed by nothing on its way")
  func repeatsStay() throws {
    let problem = try MotionProblem(
      law: .spring(Oscillator(mass: 1, stiffness: 1, dampingCoefficient: 1)),
      start: PhaseState(position: 1, velocity: 0), retargets: [Retarget(time: 1, target: 2)])
    try Playback(pauses: [.init(start: 1, length: 1)], grain: Self.grain).check(playing: problem)
    #expect(throws: ProblemError.repeatedMotionStays) {
      try Playback(repeats: .init(count: 2, duration: 1), grain: Self.grain).check(playing: problem)
    }
    #expect("\(ProblemError.repeatedMotionStays)".contains("remove its retargets"))
  }
}
