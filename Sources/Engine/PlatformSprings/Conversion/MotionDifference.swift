public import MotionEngine

/// How far two motions of one way come apart, at any instant.
///
/// Of two springs the largest distance is bracketed, not sampled: the true maximum is from ``atLeast`` to ``atMost``,
/// which differ by a few 10⁻⁹ of it and by what doubles may err. Computed in doubles whose roundings are allowed for.
public struct MotionDifference: Hashable, Sendable {
  /// In ways from start to target; as computed at ``time``.
  public let largest: Double
  /// When, s.
  public let time: Double
  /// The true maximum is no less.
  public let atLeast: Double
  /// No instant of the window has more.
  public let atMost: Double
  /// Up to when that holds, s: infinity, or where the search gave up on motions that hardly die away.
  public let window: Double

  static let none = MotionDifference(largest: 0, time: 0, atLeast: 0, atMost: 0, window: .infinity)

  /// Of two springs on the same way, each with a velocity in ways per second.
  public static func between(
    _ first: Spring, velocity firstVelocity: Double = 0, and second: Spring, velocity secondVelocity: Double = 0
  ) -> MotionDifference {
    between(first, firstVelocity, second, secondVelocity, upTo: .infinity, .full) ?? .none
  }

  /// - Parameter limit: a distance from which on the largest one no longer matters; then nil is returned.
  static func between(
    _ first: Spring, _ firstVelocity: Double, _ second: Spring, _ secondVelocity: Double, upTo limit: Double,
    _ effort: DifferenceSearch.Effort
  ) -> MotionDifference? {
    let pair = DifferingPair(first, firstVelocity, second, secondVelocity)
    if let bound = pair.roundingBound, bound <= alike {
      return MotionDifference(largest: 0, time: 0, atLeast: 0, atMost: bound, window: .infinity)
    }
    var search = DifferenceSearch(pair, effort)
    return search.run(upTo: limit)
  }

  /// What constants that agree but for their last digits may differ by and still count as the same; ways.
  static let alike = 1e-12

  /// Of a spring released at rest and Qt's steps, at the steps.
  static func between(_ spring: Spring, _ steps: QtSpring) -> MotionDifference {
    let motion = ReleasedSpring(spring, velocity: 0, unit: 1)
    var largest = (value: 0.0, time: 0.0)
    var place = QtSpring.Place()
    var time = 0.0
    for index in 1...stepLimit {
      place = steps.step(from: place)
      time = Double(index) * QtSpring.step
      let state = motion.state(at: time)
      let distance = (place.displacement - state.displacement).magnitude
      if !(distance <= largest.value) { largest = (distance, time) }
      let left = motion.size(of: state) + place.displacement.magnitude + place.velocity.magnitude * steps.swing
      if !distance.isFinite || left <= 0.1 * largest.value { break }
    }
    let isOver = time < Double(stepLimit) * QtSpring.step
    return MotionDifference(
      largest: largest.value, time: largest.time, atLeast: largest.value, atMost: largest.value,
      window: isOver && largest.value.isFinite ? .infinity : time)
  }

  /// Steps of the platform that are looked at.
  private static let stepLimit = 20_000
}

extension QtSpring {
  /// Seen from the goal, the way being 1.
  struct Place {
    var displacement = -1.0
    var velocity = 0.0
  }

  /// One step of 16 ms; the rounding to the goal within ``epsilon`` is left out.
  func step(from place: Place) -> Place {
    let velocity = place.velocity + (-spring * place.displacement - damping * place.velocity) / mass
    return Place(displacement: place.displacement + velocity * Self.step, velocity: velocity)
  }

  /// By which a velocity becomes the way it may still swing, s.
  var swing: Double { max(Self.step, (mass * Self.step / spring).squareRoot()) }
}
