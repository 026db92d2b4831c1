/// The springs of a value's components where a frame finds them: in one piece of memory, by address.
///
/// Why a class with bare memory: a kernel is 352 bytes long, and asked as an element of an array, or as a captured
/// value, it would be copied before it answers.
package final class SpringRunner {
  private let kernels: UnsafeMutablePointer<SpringKernel>
  /// Targets, and where the springs were anchored.
  private let targets: ComponentStorage
  private let anchors: ComponentStorage
  private let count: Int
  private let anchorTime: Double
  private let restTime: Double

  init(_ bundle: SpringBundle) {
    count = bundle.kernels.count
    (anchorTime, restTime) = (bundle.anchorTime, bundle.restTime)
    kernels = .allocate(capacity: count)
    targets = .allocate(capacity: 2 * count)
    anchors = targets + count
    for index in 0..<count {
      (kernels + index).initialize(to: bundle.kernels[index])
      (targets + index).initialize(to: bundle.targets[index])
      (anchors + index).initialize(to: bundle.anchorValues[index])
    }
  }

  deinit {
    kernels.deinitialize(count: count).deallocate()
    targets.deallocate()
  }

  /// The values of all components at a time.
  package func evaluate(at time: Double, into values: ComponentStorage) {
    let elapsed = time - anchorTime
    guard time < restTime, elapsed > 0 else {
      return values.update(from: time >= restTime ? targets : anchors, count: count)
    }
    for index in 0..<count {
      values[index] = targets[index] + SpringKernel.displacement(of: kernels + index, at: elapsed)
    }
  }

  /// The value of the first component at a time.
  package func number(at time: Double) -> Double {
    let elapsed = time - anchorTime
    guard time < restTime, elapsed > 0 else { return time >= restTime ? targets[0] : anchors[0] }
    return targets[0] + SpringKernel.displacement(of: kernels, at: elapsed)
  }

  /// The velocities of all components at a time, units per second.
  package func evaluateVelocity(at time: Double, into values: ComponentStorage) {
    let elapsed = time - anchorTime
    for index in 0..<count {
      values[index] =
        time >= restTime ? 0 : elapsed > 0 ? kernels[index].velocity(at: elapsed) : kernels[index].start.velocity
    }
  }

  /// Both as a motion's numbers.
  package var frames: FrameEvaluator {
    FrameEvaluator({ self.evaluate(at: $0, into: $1) }, velocity: { self.evaluateVelocity(at: $0, into: $1) })
  }
}
