public import MotionEngine

/// The springs that SwiftUI names. Source: Apple's SwiftUI reference, `Spring` and `Animation`.
public enum SwiftUISpring {
  /// The duration of ``smooth(extraBounce:)``, ``snappy(extraBounce:)`` and ``bouncy(extraBounce:)`` where none is given, s.
  public static let duration = 0.5

  /// Bounce 0.
  public static func smooth(
    duration: Double = duration, extraBounce: Double = 0
  ) throws(SpringError) -> Spring { try Spring(duration: duration, bounce: extraBounce) }

  /// Bounce 0.15.
  public static func snappy(
    duration: Double = duration, extraBounce: Double = 0
  ) throws(SpringError) -> Spring { try Spring(duration: duration, bounce: 0.15 + extraBounce) }

  /// Bounce 0.3.
  public static func bouncy(
    duration: Double = duration, extraBounce: Double = 0
  ) throws(SpringError) -> Spring { try Spring(duration: duration, bounce: 0.3 + extraBounce) }

  /// `.spring(response:dampingFraction:)`.
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825
  ) throws(SpringError) -> Spring { try Spring(response: response, dampingFraction: dampingFraction) }

  /// `.interactiveSpring(response:dampingFraction:)`.
  public static func interactive(
    response: Double = 0.15, dampingFraction: Double = 0.86
  ) throws(SpringError) -> Spring { try Spring(response: response, dampingFraction: dampingFraction) }
}
