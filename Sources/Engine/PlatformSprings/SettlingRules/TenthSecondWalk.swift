internal import MotionEngine

/// Apple's search for the settling time of a spring that does not swing: in steps of a tenth of a second, their sum
/// kept as a double, so that the answer is 0.7999999999999999 and not 0.8.
struct TenthSecondWalk {
  static let step = 0.1

  let kernel: SpringKernel
  let band: Double

  /// Beyond this many steps (2.8 hours) nobody waits; the exact time, rounded up to a tenth, stands in for the walk.
  private static let limit = 100_000

  /// The first step inside the band.
  func firstInside() -> Double {
    var time = 0.0
    for _ in 0...Self.limit {
      if kernel.displacement(at: time).magnitude < band { return time }
      time += Self.step
    }
    return (kernel.settlingTime(within: band) / Self.step).rounded(.up) * Self.step
  }

  /// The first step inside the band that stays inside it for more than a second; 0 when none of 1024 does.
  func firstInsideForASecond() -> Double {
    var time = 0.0
    var entry: Double?
    for _ in 0..<1024 {
      if kernel.displacement(at: time).magnitude < band {
        let since = entry ?? time
        if time - since > 1 { return since }
        entry = since
      } else {
        entry = nil
      }
      time += Self.step
    }
    return 0
  }
}
