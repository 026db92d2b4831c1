public import MotionEngine

/// How fast a spring starts, in ways per second: 1 would cover the whole way in a second, positive is towards the target.
///
/// A value that has nowhere to go has no way to count in and stands still whatever is said here. A speed in units per
/// second can be given with each change instead (``Changes``).
public enum SpringVelocity: Hashable, Sendable {
  /// As fast as the value moves now; 0 where nothing moves it.
  case current
  /// The same for every number of a value.
  case uniform(Double)
  /// As `UISpringTimingParameters` takes it: a value of two numbers, such as a place, has it along each axis. Any other
  /// value has its length, with the sign of `dx`, or of `dy` where `dx` is 0.
  ///
  /// Why the sign: the length alone would turn round whatever starts away from its target.
  case vector(Vector2D)

  /// Ways per second of one number of a value.
  func share(component index: Int, of count: Int) -> Double {
    switch self {
    case .current: return 0
    case .uniform(let speed): return speed
    case .vector(let vector):
      if count == 2 { return index == 0 ? vector.dx : vector.dy }
      return signedLength(vector)
    }
  }

  /// Every speed that a value may start with.
  var speeds: [Double] {
    switch self {
    case .current: [0]
    case .uniform(let speed): [speed]
    case .vector(let vector): [vector.dx, vector.dy, signedLength(vector)]
    }
  }

  private func signedLength(_ vector: Vector2D) -> Double {
    if vector.dy == 0 { return vector.dx }
    if vector.dx == 0 { return vector.dy }
    let (large, small) = (max(vector.dx.magnitude, vector.dy.magnitude), min(vector.dx.magnitude, vector.dy.magnitude))
    let length = large * (1 + (small / large) * (small / large)).squareRoot()
    return vector.dx < 0 ? -length : length
  }
}
