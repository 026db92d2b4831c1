public import MotionEngine

/// A rest rule on the state: finished when the value is near its target and slow, both at once.
public struct RestThresholds: Hashable, Sendable {
  /// The largest distance from the target, in units of the value.
  public var displacement: Double
  /// The largest speed, units of the value per second; infinite when the rule does not look at the speed.
  public var speed: Double
  /// Whether the bounds themselves are still rest.
  public var includesBounds: Bool

  /// - Parameters:
  ///   - displacement: > 0.
  ///   - speed: > 0, or infinite.
  ///   - includesBounds: whether the bounds themselves are still rest.
  public init(displacement: Double, speed: Double, includesBounds: Bool = true) {
    precondition(displacement > 0 && speed > 0, "rest thresholds are above 0")
    self.displacement = displacement
    self.speed = speed
    self.includesBounds = includesBounds
  }

  public func isMet(by state: SpringState) -> Bool {
    includesBounds
      ? state.displacement.magnitude <= displacement && state.velocity.magnitude <= speed
      : state.displacement.magnitude < displacement && state.velocity.magnitude < speed
  }
}

/// The rules of platforms.
extension RestThresholds {
  /// React Native's `Animated.spring`: `restDisplacementThreshold` and `restSpeedThreshold`.
  public static let reactNative = RestThresholds(displacement: 0.001, speed: 0.001)

  /// Rebound for Java.
  public static let reboundJava = RestThresholds(displacement: 0.005, speed: 0.005)

  /// Rebound for JavaScript; there the bound of the speed itself is not rest, and that of the displacement is.
  public static let reboundJavaScript = RestThresholds(displacement: 0.001, speed: 0.001)

  /// Flutter's `SpringSimulation.isDone` with its `Tolerance`.
  public static func flutter(distance: Double = 0.001, velocity: Double = 0.001) -> RestThresholds {
    RestThresholds(displacement: distance, speed: velocity, includesBounds: false)
  }

  /// Flutter's tolerance for scrolling: one physical pixel, and 20 of them per second.
  public static func flutterScroll(devicePixelRatio: Double) -> RestThresholds {
    flutter(distance: 1 / devicePixelRatio, velocity: 1 / (0.05 * devicePixelRatio))
  }

  /// Android's `SpringForce`: 0.75 of the minimum visible change, and 62.5 times that per second.
  ///
  /// - Parameter minimumVisibleChange: 1 for pixels, 0.1 for degrees, 1/256 for alpha, 1/500 for scale.
  public static func android(minimumVisibleChange: Double = 1) -> RestThresholds {
    let value = 0.75 * minimumVisibleChange
    return RestThresholds(displacement: value, speed: value * 62.5, includesBounds: false)
  }

  /// react-spring: `precision` is min(1, a thousandth of the way), 0.005 when there is no way; `restVelocity` is a
  /// tenth of it per *millisecond*.
  public static func reactSpring(distance: Double) -> RestThresholds {
    let precision = distance == 0 ? 0.005 : min(1, distance.magnitude * 0.001)
    return RestThresholds(displacement: precision, speed: precision * 100)
  }

  /// react-motion: `precision` for both.
  public static let reactMotion = RestThresholds(displacement: 0.01, speed: 0.01, includesBounds: false)

  /// wobble: 0.001, and 0.001 per *millisecond*.
  public static let wobble = RestThresholds(displacement: 0.001, speed: 1)

  /// Motion's spring: `restDelta` 0.5 and `restSpeed` 2, or 0.005 and 0.01 on a granular way of less than 5. From
  /// critical damping on the speed is not looked at.
  public static func motion(of spring: Spring, distance: Double) -> RestThresholds {
    let isGranular = distance.magnitude < 5
    let speed = isGranular ? 0.01 : 2
    return RestThresholds(
      displacement: isGranular ? 0.005 : 0.5, speed: spring.platformRegime.swings ? speed : .infinity)
  }
}
