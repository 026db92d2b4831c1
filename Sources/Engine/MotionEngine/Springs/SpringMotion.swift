/// A value carried by a spring from one place to another, that can be given a new target while it moves.
///
/// Every value is evaluated at the absolute time since the last anchor (the start, or the last change of target):
/// equal times give equal bits, whatever was asked in between, so the motion does not depend on the frame rate.
/// Displacement and velocity are as accurate as ``SpringKernel`` says; adding the target rounds once more.
///
/// It takes any numbers: a start, target or velocity that is not finite makes values that are not. ``SpringCourse``, which
/// animations are given, refuses them.
public struct SpringMotion: Sendable {
  /// Where the value goes.
  public private(set) var target: Double
  /// When the motion began, s; what ``settlingTime(within:)`` counts from.
  public let startTime: Double
  /// When the present course was taken, s.
  public private(set) var anchorTime: Double
  private var anchorValue: Double
  private var kernel: SpringKernel

  /// - Parameters:
  ///   - spring: the spring that carries the value.
  ///   - from: the value at the start.
  ///   - to: the target; it may equal `from`, and then only the velocity moves the value.
  ///   - velocity: units of the value per second, absolute: never a multiple of the distance.
  ///   - startTime: s.
  public init(spring: Spring, from: Double, to: Double, velocity: Double = 0, startTime: Double = 0) {
    target = to
    self.startTime = startTime
    anchorTime = startTime
    anchorValue = from
    kernel = SpringKernel(spring: spring, start: SpringState(displacement: from - to, velocity: velocity))
  }

  /// The spring that carries the value.
  public var spring: Spring { kernel.spring }

  /// The value at a time; before the start, and at a time that is not a number, the one it will start from.
  public func value(at time: Double) -> Double {
    let elapsed = time - anchorTime
    return elapsed > 0 ? target + kernel.displacement(at: elapsed) : anchorValue
  }

  /// Units per second at a time; before the start, the velocity it will start with.
  public func velocity(at time: Double) -> Double {
    let elapsed = time - anchorTime
    return elapsed > 0 ? kernel.velocity(at: elapsed) : kernel.start.velocity
  }

  /// Value and velocity in one evaluation; the same bits as asking for each.
  public func state(at time: Double) -> (value: Double, velocity: Double) {
    let elapsed = time - anchorTime
    guard elapsed > 0 else { return (anchorValue, kernel.start.velocity) }
    let state = kernel.state(at: elapsed)
    return (target + state.displacement, state.velocity)
  }

  /// Gives the value a new target, from where and as fast as it moves then.
  ///
  /// The present target again changes nothing at all: no anchor is set, and the path keeps its bits.
  ///
  /// - Parameters:
  ///   - newTarget: the new target.
  ///   - time: s; a time before the last anchor counts as that anchor.
  public mutating func retarget(to newTarget: Double, at time: Double) {
    guard newTarget != target else { return }
    reanchor(spring: spring, target: newTarget, at: time)
  }

  /// Gives the motion another spring and target, keeping value and velocity; the same ones change nothing.
  public mutating func retarget(to newTarget: Double, with newSpring: Spring, at time: Double) {
    guard newTarget != target || newSpring != spring else { return }
    reanchor(spring: newSpring, target: newTarget, at: time)
  }

  private mutating func reanchor(spring: Spring, target newTarget: Double, at time: Double) {
    let now = state(at: time)
    anchorTime = max(anchorTime, time)
    anchorValue = now.value
    target = newTarget
    kernel = SpringKernel(
      spring: spring, start: SpringState(displacement: now.value - newTarget, velocity: now.velocity))
  }

  /// The last time at which the value is farther than `band` from its target, s since ``startTime``.
  ///
  /// It looks at the present course only: a value that leaves the band before a change of target and never after it
  /// settles at the anchor.
  ///
  /// - Parameter band: absolute, in units of the value, ≥ 0.
  /// - Returns: infinity when it never settles.
  public func settlingTime(within band: Double) -> Double {
    anchorTime - startTime + kernel.settlingTime(within: band)
  }
}
