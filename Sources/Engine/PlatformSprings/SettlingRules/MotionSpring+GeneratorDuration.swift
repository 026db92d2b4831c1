internal import MotionEngine

extension MotionSpring {
  /// How long Motion's generator says that the spring runs, in whole steps of 50 ms, s: the first step at which it is
  /// done. This is the length of the `linear()` easing that it writes. At most 20 s.
  ///
  /// Done is ``RestThresholds/motion(of:distance:)``, or for `duration` that it is over.
  ///
  /// - Parameters:
  ///   - distance: target − start, units of the value.
  ///   - velocity: units of the value per second; ignored by `duration` and `visualDuration`.
  public func generatorDuration(distance: Double = 1, velocity: Double = 0) throws(PlatformSpringError) -> Double {
    let limit = 400
    let spring = try spring()
    if case .duration(let duration, _) = self {
      let kept = min(max(duration, Self.durations.lowerBound), Self.durations.upperBound)
      return (kept * 1000 / 50).rounded(.up) * 50 / 1000
    }
    var start = SpringState(displacement: -distance, velocity: 0)
    if case .constants = self { start.velocity = velocity }
    let rule = RestThresholds.motion(of: spring, distance: distance)
    let kernel = SpringKernel(spring: spring, start: start)
    let step = (0..<limit).first { rule.isMet(by: kernel.state(at: Double($0) * 0.05)) }
    return Double(step ?? limit) * 50 / 1000
  }
}
