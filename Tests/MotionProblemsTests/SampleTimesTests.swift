import MotionProblems
import Testing

@Suite("Sample times")
struct SampleTimesTests {
  static let counts = [2, 3, 180, 360, 361, 4097, 8192]
  static let windows = [1e-150, 1e-3, 1.0 / 3, 1, 1.270165195653986, 13.79, 137.9, 86_400, 1e9, 1e150]

  @Test(
    "Every instant of a uniform schedule is the exact product of its index and the step", arguments: counts, windows)
  func uniformInstantsAreExact(count: Int, window: Double) throws {
    let sampled = SampleTimes.uniform(count: count, over: window)
    let step = try #require(sampled.uniformStep)
    #expect(sampled.count == count)
    #expect(sampled.times.first == 0)
    let inexact = sampled.times.enumerated().filter { index, time in
      // A fused product has no rounding of its own, so what it leaves is the rounding of time.
      (-time).addingProduct(Double(index), step) != 0
    }
    #expect(inexact.isEmpty, "count \(count), window \(window): \(inexact.count) instants are rounded")
  }

  /// Relative; half a unit in the last of the 40 bits that a step keeps.
  static let windowTolerance = 0x1p-40

  @Test("The last instant of a uniform schedule is at the window to 2^-40", arguments: counts, windows)
  func lastInstantIsAtTheWindow(count: Int, window: Double) {
    let last = SampleTimes.uniform(count: count, over: window).last
    let error = (last - window) / window
    #expect(
      error.magnitude <= Self.windowTolerance,
      "count \(count): observed \(last), expected \(window), error \(error), tolerance \(Self.windowTolerance)")
  }

  @Test("The step whose cut bits are all ones is rounded up, not cut down by a whole unit")
  func stepIsRoundedToNearest() {
    let window = Double(bitPattern: (1.0).bitPattern | 0x1FFF)
    let sampled = SampleTimes.uniform(count: 2, over: window)
    #expect(sampled.uniformStep == 1 + 0x1p-39)
    #expect(sampled.times == [0, 1 + 0x1p-39])
  }

  @Test("A uniform schedule of a whole number of binary steps keeps them")
  func binaryStepsAreKept() {
    let sampled = SampleTimes.uniform(count: 5, over: 2)
    #expect(sampled.times == [0, 0.5, 1, 1.5, 2])
    #expect(sampled.uniformStep == 0.5)
  }

  @Test("Arbitrary instants are kept as they are and have no uniform step")
  func arbitraryInstantsAreKept() {
    let times = [0, 0.1, 0.30000000000000004, 7]
    let sampled = SampleTimes(arbitrary: times)
    #expect(sampled.times == times)
    #expect(sampled.uniformStep == nil)
    #expect(sampled.last == 7)
  }

  @Test("Instants that do not start at 0, do not ascend or are not finite stop the programme")
  func slipsAreTrapped() async {
    await #expect(processExitsWith: .failure) { _ = SampleTimes(arbitrary: []) }
    await #expect(processExitsWith: .failure) { _ = SampleTimes(arbitrary: [0.1, 0.2]) }
    await #expect(processExitsWith: .failure) { _ = SampleTimes(arbitrary: [0, 0.2, 0.2]) }
    await #expect(processExitsWith: .failure) { _ = SampleTimes(arbitrary: [0, .nan]) }
    await #expect(processExitsWith: .failure) { _ = SampleTimes(arbitrary: [0, .infinity]) }
    await #expect(processExitsWith: .failure) { _ = SampleTimes.uniform(count: 1, over: 1) }
    await #expect(processExitsWith: .failure) { _ = SampleTimes.uniform(count: 8193, over: 1) }
    await #expect(processExitsWith: .failure) { _ = SampleTimes.uniform(count: 10, over: 0) }
    await #expect(processExitsWith: .failure) { _ = SampleTimes.uniform(count: 10, over: .nan) }
  }
}
