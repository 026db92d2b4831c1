/// The springs of a value's components, without the kind of value.
struct SpringBundle: Sendable {
  private(set) var kernels: [SpringKernel]
  private(set) var targets: [Double]
  private(set) var anchorValues: [Double]
  /// s.
  let anchorTime: Double
  /// s; set by whoever knows the rest rule.
  var restTime = Double.infinity

  init(
    _ spring: Spring, from: some AnimatableValue, to: some AnimatableValue, velocity: some AnimatableValue,
    anchorTime: Double
  ) throws(MotionError) {
    self.anchorTime = anchorTime
    anchorValues = from.components
    targets = to.components
    kernels = []
    kernels.reserveCapacity(targets.count)
    for index in targets.indices {
      let displacement = anchorValues[index] - targets[index]
      guard displacement.isFinite else { throw .wayTooLong(component: index) }
      kernels.append(
        SpringKernel(
          spring: spring, start: SpringState(displacement: displacement, velocity: velocity[component: index])))
    }
  }

  /// The values of all components at a time.
  func evaluate(at time: Double, into values: ComponentStorage) {
    let elapsed = time - anchorTime
    guard time < restTime, elapsed > 0 else {
      let still = time >= restTime ? targets : anchorValues
      for index in 0..<still.count { values[index] = still[index] }
      return
    }
    // Why by address: a kernel is large, and an element of an array would be copied before it is asked.
    kernels.withUnsafeBufferPointer { kernels in
      for index in 0..<kernels.count { values[index] = targets[index] + kernels[index].displacement(at: elapsed) }
    }
  }

  func velocity(of index: Int, at time: Double) -> Double {
    if time >= restTime { return 0 }
    let elapsed = time - anchorTime
    return elapsed > 0 ? kernels[index].velocity(at: elapsed) : kernels[index].start.velocity
  }

  /// From when every component is at rest, s.
  func restTime(by rule: RestRule) -> Double {
    switch rule {
    case .never: return kernels.allSatisfy(\.isStill) ? anchorTime : .infinity
    case .time(let time): return time
    case .speed: return .infinity
    case .band(let absolute, let share):
      var latest = 0.0
      for kernel in kernels where !kernel.isStill {
        latest = max(latest, kernel.settlingTime(within: min(absolute ?? .infinity, share * kernel.amplitude)))
      }
      return anchorTime + latest
    }
  }
}

extension SpringKernel {
  /// Whether it is at its target and stays there.
  var isStill: Bool { start.displacement == 0 && start.velocity == 0 }

  /// The largest distance from the target from the start on.
  var amplitude: Double {
    guard let turn = SpringTurningPoints(spring, from: start).first else { return start.displacement.magnitude }
    return max(start.displacement.magnitude, displacement(at: turn).magnitude)
  }
}
