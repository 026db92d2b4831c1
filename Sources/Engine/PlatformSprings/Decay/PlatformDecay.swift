/// How a platform slows a thrown value down, and where and when it says that it stops.
///
/// Everything is seen from the place of the throw, and velocities are units per *second* also where the platform
/// writes them per millisecond. ``displacement(after:velocity:)`` is the platform's formula and goes on beyond
/// ``duration(velocity:)``; what the platform shows from then on is ``destination(velocity:)``.
public protocol PlatformDecay: Sendable {
  /// How far the value has gone `time` seconds after the throw.
  func displacement(after time: Double, velocity: Double) -> Double
  /// How fast it is then, units per second.
  func velocity(after time: Double, velocity: Double) -> Double
  /// How long the platform lets it run, s.
  func duration(velocity: Double) -> Double
  /// Where the platform leaves it.
  func destination(velocity: Double) -> Double
}
