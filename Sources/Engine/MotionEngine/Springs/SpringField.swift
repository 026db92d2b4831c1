/// Many independent springs advanced together, frame by frame: a multiplication by a 2×2 matrix for each.
///
/// Positions and velocities lie in arrays of their own, and one step of a fixed length is exact for every spring, so
/// that nothing becomes unstable however stiff it is. Roundings are kept from gathering: every ``anchorInterval`` steps
/// a spring is set to where one long step brings it from where it was set the last time, and every 64th time to the
/// state evaluated from its own anchor (where it was added, or last given a target); some springs in each frame. So no
/// state has gathered the roundings of more than twice that many steps and of 64 long ones.
///
/// **Accuracy.** After any number of steps up to 10⁹ a displacement is within 1e-12 of the amplitude of its motion, the largest
/// |displacement| that the start could lead to, and a velocity within 1e-12 of ωₙ times that, or of its start where that
/// is more. A motion that must show equal bits at equal times is a ``SpringMotion``.
public struct SpringField: Sendable {
  /// Steps between two corrections of a spring.
  public static let anchorInterval = 1024
  /// Corrections of which one is an evaluation from the anchor.
  private static let evaluationInterval = 64
  /// Springs that lie together are corrected together.
  private static let blockLength = 64

  /// One step of every spring, s.
  public let stepDuration: Double
  /// How many steps have been made.
  public private(set) var stepCount = 0

  private let shared: PreparedSpring?
  private let sharedStep: SpringStep?
  private var own: [PreparedSpring] = []
  private var matrices = MatrixColumns()
  private var displacements: [Double] = []
  private var velocities: [Double] = []
  private var targets: [Double] = []
  private var anchors: [Anchor] = []
  /// Where each spring was set the last time.
  private var corrected: [SpringState] = []

  /// A start, and the step at which it was.
  private struct Anchor {
    let state: SpringState
    let step: Int
  }

  /// Springs that share their constants.
  ///
  /// - Parameters:
  ///   - spring: the constants of all of them.
  ///   - stepDuration: > 0, s.
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
    sharedStep = shared?.step
    self.stepDuration = stepDuration
  }

  /// How many springs there are.
  public var count: Int { targets.count }

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
    let start = SpringState(displacement: from - target, velocity: velocity)
    displacements.append(start.displacement)
    velocities.append(start.velocity)
    targets.append(target)
    anchors.append(Anchor(state: start, step: stepCount))
    corrected.append(start)
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
    set(index, to: start)
  }

  /// Makes one step of every spring.
  public mutating func advance() {
    if let sharedStep {
      sharedStep.advance(&displacements, &velocities)
    } else {
      matrices.advance(&displacements, &velocities)
    }
    stepCount += 1
    let blocks = (count + Self.blockLength - 1) / Self.blockLength
    var block = stepCount % Self.anchorInterval
    while block < blocks {
      correct(block)
      block += Self.anchorInterval
    }
  }

  /// Sets the springs of a block right.
  private mutating func correct(_ block: Int) {
    let first = block * Self.blockLength
    let isEvaluation = (stepCount / Self.anchorInterval + block).isMultiple(of: Self.evaluationInterval)
    for index in first..<min(first + Self.blockLength, count) {
      // Why: what has run for less than an interval has not been set yet, and goes on from where it is.
      if anchors[index].step > stepCount - Self.anchorInterval {
        corrected[index] = state(of: index)
      } else if isEvaluation {
        set(index, to: exactState(of: index))
      } else {
        set(index, to: (shared ?? own[index]).leap.applied(to: corrected[index]))
      }
    }
  }

  private mutating func set(_ index: Int, to state: SpringState) {
    displacements[index] = state.displacement
    velocities[index] = state.velocity
    corrected[index] = state
  }

  /// Evaluated from the anchor.
  private func exactState(of index: Int) -> SpringState {
    let anchor = anchors[index]
    guard stepCount > anchor.step else { return anchor.state }
    let prepared = shared ?? own[index]
    return SpringKernel(spring: prepared.spring, start: anchor.state, normalised: prepared.normalised)
      .state(atMultiple: stepCount - anchor.step, of: stepDuration)
  }
}

/// A spring with what an evaluation from an anchor needs of it.
private struct PreparedSpring {
  let spring: Spring
  let normalised: NormalisedSpring
  let step: SpringStep
  /// From one correction to the next.
  let leap: SpringStep

  init(_ spring: Spring, stepDuration: Double) {
    self.spring = spring
    normalised = NormalisedSpring(spring)
    step = SpringStep(spring: spring, duration: stepDuration)
    leap = SpringStep(spring: spring, duration: Double(SpringField.anchorInterval) * stepDuration)
  }
}
