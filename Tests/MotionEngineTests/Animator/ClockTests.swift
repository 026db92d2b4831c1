import Dispatch
import Testing

@testable import MotionEngine

@Suite("Clocks")
struct ClockTests {
  let dial = Dial()

  @Test("a clock set back stands still for a frame and goes on from there")
  func backwards() throws {
    let animator = Animator()
    try animator.add(try LinearDialAnimation.linear(), to: dial)
    try animator.run([100, 100.25, 40, 40.25, 40.5])
    #expect(dial.written == [0, 25, 25, 50, 75])
    #expect(animator.time == 100.75)
    try animator.run([-1e9, -1e9 + 0.25])
    #expect(dial.angle == 100)
  }

  @Test("the same time again shows the same again")
  func equal() throws {
    let animator = Animator()
    try animator.add(try LinearDialAnimation.linear(), to: dial)
    try animator.run([5, 5.5, 5.5, 5.5, 6])
    #expect(dial.written == [0, 50, 50, 50, 100])
  }

  @Test("a time that is not finite is refused and changes nothing", arguments: [Double.nan, .infinity, -.infinity])
  func notFinite(_ time: Double) throws {
    let animator = Animator()
    try animator.add(try LinearDialAnimation.linear(), to: dial)
    try animator.run([0, 0.5])
    #expect(throws: AnimatorError.self) { try animator.advance(to: time) }
    #expect(animator.time == 0.5)
    #expect(dial.written == [0, 50])
    try animator.advance(to: 1)
    #expect(dial.angle == 100)
    let clock = ManualClock()
    let driven = Animator(clock: clock)
    try driven.add(try LinearDialAnimation.linear(), to: dial)
    clock.tick(at: time)
    if case .timeNotFinite = driven.refusal {} else { Issue.record("the refusal is kept") }
    clock.tick(at: 0)
    #expect(driven.refusal == nil)
  }

  /// Facepunch/sbox-issues#8096: there the value moved by steps, without a word.
  @Test(
    "a time at which doubles are more than a millisecond apart is refused, and changes nothing",
    arguments: [1e15, -1e15, 1e308, -1e308, Animator.largestTime.nextUp])
  func tooFar(_ time: Double) throws {
    let animator = Animator()
    let animation = try LinearDialAnimation.linear()
    #expect(throws: AnimatorError.timeTooLarge(time)) { try animator.add(animation, to: dial, at: time) }
    try animator.add(animation, to: dial)
    try animator.run([0, 0.5])
    #expect(throws: AnimatorError.timeTooLarge(time)) { try animator.advance(to: time) }
    #expect(animator.time == 0.5 && dial.written == [0, 50])
    #expect("\(AnimatorError.timeTooLarge(time))".contains("nearer origin"))
    try animator.run([Animator.largestTime, -Animator.largestTime, 0])
    #expect(dial.written == [0, 50, 100] && animator.count == 0)
    #expect(Animator.largestTime.ulp > 1e-3 && (Animator.largestTime / 4).ulp < 1e-3)
  }

  @Test("negative times and the largest ones", arguments: [-1e6, 1e9, 1e12])
  func origins(_ origin: Double) throws {
    let animator = Animator()
    try animator.add(try LinearDialAnimation.linear(), to: dial)
    try animator.run([origin, origin + 0.5, origin + 1])
    #expect(dial.written == [0, 50, 100])
  }

  @Test("frames at n/rate, without a running sum", arguments: [24.0, 30, 60, 90, 120, 144, 240])
  func rates(_ rate: Double) throws {
    let clock = ManualClock()
    let animator = Animator(clock: clock)
    var times: [Double] = []
    let animation = FrameAnimation<Dial> { _, frame in
      times.append(frame.time)
      return .goesOn
    }
    try animator.add(animation, to: dial)
    clock.run(until: 20, framesPerSecond: rate)
    #expect(times.count == Int(20 * rate))
    #expect(times.last == 20)
    for (index, time) in times.enumerated() { #expect(time == Double(index + 1) / rate) }
  }

  @Test("a recorded clock plays its times once")
  func recorded() throws {
    let clock = RecordedClock([1, 1.5, 1.75, 2, 3])
    let animator = Animator(clock: clock)
    try animator.add(try LinearDialAnimation.linear(), to: dial)
    clock.play()
    #expect(dial.written == [0, 50, 75, 100])
    #expect(!clock.isRunning)
    clock.play()
    #expect(dial.written.count == 4)
  }

  @Test("idle while all are paused or kept at their end, and again after that")
  func idle() throws {
    let clock = ManualClock()
    let animator = Animator(clock: clock)
    let animation = try LinearDialAnimation.linear()
    animation.removedOnCompletion = false
    animation.pause()
    try animator.add(animation, to: dial)
    #expect(!clock.isRunning)
    animation.resume()
    #expect(clock.isRunning)
    clock.tick(at: 3)
    clock.tick(at: 3.5)
    animation.pause()
    #expect(!clock.isRunning)
    animation.resume()
    clock.tick(at: 1000)
    #expect(dial.angle == 50, "the time without frames is not counted")
    clock.tick(at: 1000.5)
    #expect(dial.angle == 100)
    #expect(!clock.isRunning)
    #expect(animator.isIdle)
  }

  @Test("added paused, it waits; nothing is lost when it goes on")
  func addedPaused() throws {
    let animator = Animator()
    let animation = try LinearDialAnimation.linear()
    animation.pause()
    try animator.add(animation, to: dial)
    try animator.run([0, 1, 2])
    #expect(dial.written.isEmpty)
    #expect(animation.state == .waiting)
    animation.resume()
    try animator.run([3, 3.5, 4])
    #expect(dial.written == [0, 50, 100])
  }

  @Test("frames from Dispatch rise and are a frame apart on average")
  func dispatch() async throws {
    let (times, continuation) = AsyncStream.makeStream(of: Double.self)
    let clock = try DispatchFrameClock(framesPerSecond: 500, queue: DispatchQueue(label: "frames"))
    clock.start { continuation.yield($0) }
    var seen: [Double] = []
    for await time in times {
      seen.append(time)
      if seen.count == 20 { break }
    }
    clock.stop()
    #expect(zip(seen, seen.dropFirst()).allSatisfy { $0 < $1 })
    let span = seen[19] - seen[0]
    // A timer is late on a busy machine, and not early by more than one of its frames.
    #expect(span > 17.0 / 500)
  }

  @Test("frame rates that are none are refused", arguments: [0, -60, .nan, .infinity, 1001])
  func frameRates(_ rate: Double) {
    #expect(throws: AnimatorError.self) { try DispatchFrameClock(framesPerSecond: rate) }
  }
}
