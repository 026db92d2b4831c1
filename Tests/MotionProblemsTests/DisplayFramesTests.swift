import MotionProblems
import Testing

@Suite("Display frames")
struct DisplayFramesTests {
  static let rates = [24.0, 30, 60, 90, 120, 144, 240, 59.94]

  @Test("A frame's time is its index over the rate", arguments: rates)
  func framesAreIndexOverRate(rate: Double) {
    let times = DisplayFrames(rate: rate).times(over: 2).times
    #expect(times.count == Int((2 * rate).rounded(.up)) + 1)
    #expect(times == (0..<times.count).map { Double($0) / rate })
  }

  @Test("600 frames at 30 Hz end at 20 s exactly, where a running sum does not")
  func framesAreNoRunningSum() {
    let times = DisplayFrames(rate: 30).times(over: 20).times
    #expect(times.last == 20)
    let summed = (0..<600).reduce(0.0) { sum, _ in sum + 1.0 / 30 }
    #expect(summed == 20.000000000000153)
  }

  @Test("A window shorter than a frame has the frame at 0 and the next")
  func shortWindowHasTwoFrames() {
    #expect(DisplayFrames(rate: 60).times(over: 0.001).times == [0, 1.0 / 60])
  }

  @Test(
    "Jitter moves each frame by less than its share of the frame time and keeps the order", arguments: [0.1, 0.3, 0.49])
  func jitterIsBounded(jitter: Double) {
    let rate = 60.0
    let times = DisplayFrames(rate: rate, jitter: jitter, seed: 7).times(over: 20).times
    #expect(times.count == 1201)
    #expect(times[0] == 0)
    let offsets = times.enumerated().dropFirst().map { $0.element * rate - Double($0.offset) }
    // An ulp of a frame number below 2048 and two roundings.
    let rounding = 1e-12
    let outside = offsets.filter { $0.magnitude > jitter + rounding }
    #expect(outside.isEmpty, "largest offset \(outside.map(\.magnitude).max() ?? 0), allowed \(jitter)")
    #expect(zip(times, times.dropFirst()).allSatisfy { $0 < $1 })
    let mean = offsets.reduce(0, +) / Double(offsets.count)
    // Five standard errors of the mean of a uniform variable.
    #expect(mean.magnitude < 5 * jitter / (3.0 * 1200).squareRoot(), "mean offset \(mean)")
    #expect((offsets.map(\.magnitude).max() ?? 0) > 0.9 * jitter)
  }

  @Test("The same seed gives the same frames, another seed others, a longer window the same beginning")
  func jitterIsDeterministic() {
    let frames = DisplayFrames(rate: 60, jitter: 0.4, seed: 42)
    let times = frames.times(over: 5).times
    #expect(times == DisplayFrames(rate: 60, jitter: 0.4, seed: 42).times(over: 5).times)
    #expect(times != DisplayFrames(rate: 60, jitter: 0.4, seed: 43).times(over: 5).times)
    #expect(Array(frames.times(over: 10).times.prefix(times.count)) == times)
  }

  @Test("A hitch leaves out its inner frames and moves no other")
  func hitchLeavesFramesOut() {
    let rate = 64.0
    let plain = DisplayFrames(rate: rate).times(over: 2).times
    let hitched = DisplayFrames(rate: rate, hitches: [.init(start: 0.5, length: 0.25)]).times(over: 2).times
    #expect(hitched == plain.filter { $0 <= 0.5 || $0 >= 0.75 })
    #expect(plain.count - hitched.count == 15)
    #expect(hitched.contains(0.5) && hitched.contains(0.75))
  }

  @Test("Several hitches, overlapping ones too, leave out their union")
  func hitchesUnite() {
    let hitches = [
      DisplayFrames.Hitch(start: 0.1, length: 0.2), .init(start: 0.2, length: 0.3), .init(start: 1, length: 0),
    ]
    let times = DisplayFrames(rate: 100, hitches: hitches).times(over: 1.5).times
    #expect(times.filter { $0 > 0.1 && $0 < 0.5 }.isEmpty)
    #expect(times.contains(1))
    #expect(zip(times, times.dropFirst()).allSatisfy { $0 < $1 })
  }

  @Test("A schedule hands its window on")
  func scheduleDispatches() {
    #expect(FrameSchedule.uniform(count: 5).times(over: 2) == SampleTimes.uniform(count: 5, over: 2))
    let frames = DisplayFrames(rate: 30)
    #expect(FrameSchedule.frames(frames).times(over: 2) == frames.times(over: 2))
  }

  @Test("A rate or jitter out of range stops the programme")
  func slipsAreTrapped() async {
    await #expect(processExitsWith: .failure) { _ = DisplayFrames(rate: 0) }
    await #expect(processExitsWith: .failure) { _ = DisplayFrames(rate: .nan) }
    await #expect(processExitsWith: .failure) { _ = DisplayFrames(rate: 60, jitter: 0.5) }
    await #expect(processExitsWith: .failure) { _ = DisplayFrames(rate: 60, jitter: .nan) }
  }
}
