public import MotionEngine

/// Pop's rest rule for a property with a given threshold t, on the exact motion sampled at frames.
///
/// Finished when either
/// - the last two written values are both within t/5 of the target, that is this one is, and they are within t/5 of
///   each other; or
/// - |x| < t/2, v² < 25 t and a² < 625 t².
///
/// The first half depends on the frame rate, and the thresholds scale neither with the way nor with the units; at
/// frames much faster than the motion it can end before the target is crossed.
/// Source: facebookarchive/pop, `POPSpringAnimation`.
public struct PopRest: Hashable, Sendable {
  /// t, units of the value: 1 for points and for properties of one's own, 0.01 for opacity, 0.005 for scale.
  public var threshold: Double

  public init(threshold: Double = 1) {
    precondition(threshold > 0, "a threshold is above 0")
    self.threshold = threshold
  }

  /// The first frame that ends the animation, the first after the start being 1; nil when none of a million does.
  ///
  /// In the frame of the start itself, 0, the platform has no acceleration yet: a way below t/2 at a speed below 5√t
  /// is over at once.
  public func firstFrame(of spring: Spring, from start: SpringState, frameDuration: Double) -> Int? {
    precondition(frameDuration > 0, "a frame lasts longer than 0 s")
    if isMet(by: start, acceleration: 0, previous: .infinity) { return 0 }
    let kernel = SpringKernel(spring: spring, start: start)
    var previous = start.displacement
    for frame in 1...1_000_000 {
      let state = kernel.state(at: Double(frame) * frameDuration)
      if isMet(by: state, acceleration: spring.acceleration(in: state), previous: previous) { return frame }
      previous = state.displacement
    }
    return nil
  }

  /// Whether a value of one component is at rest by the rule.
  ///
  /// - Parameters:
  ///   - state: displacement from the target and velocity at this frame.
  ///   - acceleration: units / s² at this frame; 0 in the frame of the start.
  ///   - previous: the displacement one frame earlier.
  public func isMet(by state: SpringState, acceleration: Double, previous: Double) -> Bool {
    var question = Question(self)
    question.add(state, acceleration: acceleration, previous: previous)
    return question.isMet
  }

  /// The rule asked about a value with several components, one after the other.
  ///
  /// The distances are judged one by one, speed and acceleration by the norm of their vectors.
  public struct Question: Sendable {
    private let threshold: Double
    private var isNearAndSlow = true
    private var isNear = true
    private var squaredSpeed = 0.0
    private var squaredAcceleration = 0.0

    public init(_ rule: PopRest) { threshold = rule.threshold }

    /// Takes the next component into account.
    ///
    /// - Parameters:
    ///   - state: displacement from the target and velocity of the component at this frame.
    ///   - acceleration: 0 in the frame of the start.
    ///   - previous: the displacement one frame earlier; infinite in the frame of the start.
    public mutating func add(_ state: SpringState, acceleration: Double, previous: Double) {
      let fifth = threshold / 5
      let distance = state.displacement.magnitude
      isNearAndSlow = isNearAndSlow && distance < fifth && (state.displacement - previous).magnitude < fifth
      isNear = isNear && distance < threshold / 2
      squaredSpeed += state.velocity * state.velocity
      squaredAcceleration += acceleration * acceleration
    }

    /// Whether the components that were added are at rest by the rule.
    public var isMet: Bool {
      isNearAndSlow
        || (isNear && squaredSpeed < 25 * threshold && squaredAcceleration < 625 * threshold * threshold)
    }
  }
}
