internal import MotionEngine

extension MotionInertia {
  /// Motion's inertia with a boundary: at the first frame beyond it a spring takes over and brings the value back.
  public struct Boundary: Hashable, Sendable {
    /// As a displacement from the place of the throw, on the side it is thrown to.
    public let displacement: Double
    public let stiffness: Double
    public let damping: Double
    /// units / s; nil for the platform's own choice by the size of the way.
    public let restSpeed: Double?

    public init(
      displacement: Double, stiffness: Double = 500, damping: Double = 10, restSpeed: Double? = nil
    ) {
      self.displacement = displacement
      self.stiffness = stiffness
      self.damping = damping
      self.restSpeed = restSpeed
    }
  }

  /// The first frame that is done, the first after the start being 1; nil when none of a million is.
  ///
  /// - Parameters:
  ///   - velocity: units per second at the start.
  ///   - boundary: where the spring takes over, and its constants.
  ///   - frameDuration: s. The spring starts at a frame, so that where it starts depends on it.
  public func lastFrame(velocity: Double, boundary: Boundary, frameDuration: Double) throws(PlatformSpringError) -> Int?
  {
    let target = target(velocity: velocity)
    let side: Double = target < 0 ? -1 : 1
    let spring = try PlatformSpringError.wrapping { () throws(SpringError) in
      try Spring(stiffness: boundary.stiffness, dampingCoefficient: boundary.damping)
    }
    for frame in 0...1_000_000 {
      let time = Double(frame) * frameDuration
      let value = displacement(after: time, towards: target)
      if (target - value).magnitude <= restDelta, side * target <= side * boundary.displacement { return frame }
      guard side * value > side * boundary.displacement else { continue }
      let start = SpringState(
        displacement: value - boundary.displacement, velocity: self.velocity(after: time, velocity: velocity))
      return rest(boundary, spring, start).firstFrame(of: spring, from: start, frameDuration: frameDuration)
        .map { frame + $0 }
    }
    return nil
  }

  private func rest(_ boundary: Boundary, _ spring: Spring, _ start: SpringState) -> RestThresholds {
    var rule = RestThresholds.motion(of: spring, distance: start.displacement)
    rule.displacement = restDelta
    if let speed = boundary.restSpeed, spring.platformRegime.swings { rule.speed = speed }
    return rule
  }
}
