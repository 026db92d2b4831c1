internal import MotionEngine

extension SpringKernel {
  /// When the value is at its target for the first time after the start, s; infinity when it never is before it rests.
  ///
  /// One that starts there at rest is there at 0; one that is kicked off its target is there when it has come back.
  /// Right to an ulp or two of the time, by bisection of the sign of the exact motion.
  var firstArrival: Double {
    guard start.displacement != 0 || start.velocity != 0 else { return 0 }
    let frequency = spring.dampedFrequency
    guard frequency > 0 else { return creepingArrival }
    // Why: x(t + π/ω) is a negative multiple of x(t), so there is one crossing in any such stretch.
    let spacing = Double.pi / frequency
    let low = start.displacement == 0 ? 0.5 * spacing : 0
    return bisected(from: low, to: low + spacing)
  }

  /// From critical damping on there is at most one crossing; its side is seen at the end.
  private var creepingArrival: Double {
    guard start.displacement != 0 else { return .infinity }
    let late = settlingTime(within: start.displacement.magnitude * 0x1p-60)
    guard late.isFinite, late > 0, displacement(at: late) * start.displacement < 0 else { return .infinity }
    return bisected(from: 0, to: late)
  }

  private func bisected(from first: Double, to last: Double) -> Double {
    let isPositive = first == 0 ? start.displacement > 0 : displacement(at: first) > 0
    var (low, high) = (first, last)
    while true {
      let middle = low + 0.5 * (high - low)
      guard middle > low, middle < high else { return high }
      let value = displacement(at: middle)
      if value == 0 { return middle }
      if (value > 0) == isPositive { low = middle } else { high = middle }
    }
  }
}
