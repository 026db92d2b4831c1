/// Many independent springs advanced together, frame by frame: a multiplication by a 2×2 matrix for each.
///
/// Positions and velocities lie in arrays of their own, and one step of a fixed length is exact for every spring, so
/// that nothing becomes unstable however stiff it is. Roundings are kept from gathering: each spring is set to the
/// state evaluated from its own anchor (where it was added, or last given a target) every ``anchorInterval`` steps, a
/// few springs in each frame.
///
/// **Accuracy.** After any number of steps up to 10⁹ a displacement is within 1e-12 of the amplitude of its motion, the largest
/// |displacement| that the start could lead to, and a velocity within 1e-12 of ωₙ times that, or of its start where that
/// is more. A motion that must show equal bits at equal times is a ``SpringMotion``.
public struct SpringField: Sendable {
  /// Steps between two evaluations of a spring from its anchor.
  public static let anchorInterval = 2048

  /// One step of every spring, s.
  public let stepDuration: Double
  /// How many steps have been made.
  public private(set) var stepCount = 0

  private let shared: PreparedSpring?
  private var own: [PreparedSpring] = []
  private var matrices = MatrixColumns()
  private var displacements: [Double] = []
  private var velocities: [Double] = []
  private var targets: [Double] = []
  private var anchors: [Anchor] = []

  /// A start, and the step at which it was.
  private struct Anchor {
    let state: SpringState
    let step: Int
  }

  /// Springs that share their constants.
  ///
  /// - Parameter stepDuration: > 0, s.
  public init(spring: Spring, stepDuration: Double) {
    self.init(shared: PreparedSpring(spring, stepDuration: stepDuration), stepDuration: stepDuration)
  }

  /// Springs that each have constants of their own: ``append(_:from:to:velocity:)``.
  ///
  /// - Parameter stepDuration: > 0, s.
  public init(stepDuration: Double) { self.init(shared: nil, stepDuration: stepDuration) }

  private init(shared: PreparedSpring?, stepDuration: Double) {
    precondition(stepDuration > 0 && stepDuration.isFinite, "a step lasts a finite time; give a duration above 0")
    self.shared = shared
    self.stepDuration = stepDuration
  }

  /// How many springs there are.
  public var count: Int { displacements.count }

  /// Adds a spring with the shared constants; its number is the ``count`` before.
  ///
  /// - Precondition: the field was made with a spring.
  public mutating func append(from: Double, to target: Double, velocity: Double = 0) {
    precondition(shared != nil, "this field shares no spring; say which one is added")
    add(from: from, to: target, velocity: velocity)
  }

  /// Adds a spring with constants of its own; its number is the ``count`` before.
  ///
  /// - Precondition: the field was made without a spring.
  public mutating func append(_ spring: Spring, from: Double, to target: Double, velocity: Double = 0) {
    precondition(shared == nil, "the springs of this field share their constants; make a field without a spring")
    let prepared = PreparedSpring(spring, stepDuration: stepDuration)
    own.append(prepared)
    matrices.append(prepared.step)
    add(from: from, to: target, velocity: velocity)
  }

  private mutating func add(from: Double, to target: Double, velocity: Double) {
    displacements.append(from - target)
    velocities.append(velocity)
    targets.append(target)
    anchors.append(Anchor(state: SpringState(displacement: from - target, velocity: velocity), step: stepCount))
  }

  /// Where a spring is.
  public func value(of index: Int) -> Double { targets[index] + displacements[index] }

  /// Units per second.
  public func velocity(of index: Int) -> Double { velocities[index] }

  /// Where a spring goes.
  public func target(of index: Int) -> Double { targets[index] }

  /// Displacement from the target and velocity.
  public func state(of index: Int) -> SpringState {
    SpringState(displacement: displacements[index], velocity: velocities[index])
  }

  /// Writes where every spring is; the storage of `values` is reused.
  public func write(into values: inout [Double]) {
    if values.count != count { values = [Double](repeating: 0, count: count) }
    for index in 0..<count { values[index] = targets[index] + displacements[index] }
  }

  /// Gives one spring a new target, from where and as fast as it moves now.
  public mutating func retarget(_ index: Int, to target: Double) {
    guard target != targets[index] else { return }
    let now = exactState(of: index)
    let start = SpringState(displacement: now.displacement + (targets[index] - target), velocity: now.velocity)
    targets[index] = target
    anchors[index] = Anchor(state: start, step: stepCount)
    displacements[index] = start.displacement
    velocities[index] = start.velocity
  }

  /// Makes one step of every spring.
  public mutating func advance() {
    if let shared {
      Self.multiply(&displacements, &velocities, by: shared.step)
    } else {
      matrices.multiply(&displacements, &velocities)
    }
    stepCount += 1
    for index in stride(from: stepCount % Self.anchorInterval, to: count, by: Self.anchorInterval) {
      let state = exactState(of: index)
      displacements[index] = state.displacement
      velocities[index] = state.velocity
    }
  }

  /// Evaluated from the anchor.
  private func exactState(of index: Int) -> SpringState {
    let anchor = anchors[index]
    guard stepCount > anchor.step else { return anchor.state }
    let prepared = shared ?? own[index]
    return SpringKernel(spring: prepared.spring, start: anchor.state, normalised: prepared.normalised)
      .state(atMultiple: stepCount - anchor.step, of: stepDuration)
  }

  private static func multiply(_ displacements: inout [Double], _ velocities: inout [Double], by step: SpringStep) {
    let count = displacements.count
    displacements.withUnsafeMutableBufferPointer { x in
      velocities.withUnsafeMutableBufferPointer { v in
        for index in 0..<count {
          let state = step.applied(to: SpringState(displacement: x[index], velocity: v[index]))
          x[index] = state.displacement
          v[index] = state.velocity
        }
      }
    }
  }
}

/// A spring with what an evaluation from an anchor needs of it.
private struct PreparedSpring {
  let spring: Spring
  let normalised: NormalisedSpring
  let step: SpringStep

  init(_ spring: Spring, stepDuration: Double) {
    self.spring = spring
    normalised = NormalisedSpring(spring)
    step = SpringStep(spring: spring, duration: stepDuration)
  }
}

/// The entries of one matrix for each spring, each kind in an array of its own.
private struct MatrixColumns {
  private var fromDisplacement: [Double] = []
  private var fromVelocity: [Double] = []
  private var velocityFromDisplacement: [Double] = []
  private var velocityFromVelocity: [Double] = []

  mutating func append(_ step: SpringStep) {
    fromDisplacement.append(step.displacementFromDisplacement)
    fromVelocity.append(step.displacementFromVelocity)
    velocityFromDisplacement.append(step.velocityFromDisplacement)
    velocityFromVelocity.append(step.velocityFromVelocity)
  }

  func multiply(_ displacements: inout [Double], _ velocities: inout [Double]) {
    let count = displacements.count
    displacements.withUnsafeMutableBufferPointer { x in
      velocities.withUnsafeMutableBufferPointer { v in
        fromDisplacement.withUnsafeBufferPointer { xx in
          fromVelocity.withUnsafeBufferPointer { xv in
            velocityFromDisplacement.withUnsafeBufferPointer { vx in
              velocityFromVelocity.withUnsafeBufferPointer { vv in
                for index in 0..<count {
                  let position = xx[index] * x[index] + xv[index] * v[index]
                  v[index] = vx[index] * x[index] + vv[index] * v[index]
                  x[index] = position
                }
              }
            }
          }
        }
      }
    }
  }
}
