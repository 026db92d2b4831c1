internal import MotionEngine

/// The options of `UIView.animate` that concern the motion, with UIKit's raw values.
public struct ViewAnimationOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// From what is shown now and not from the model: so it is always here, and the option changes nothing.
  public static let beginFromCurrentState = ViewAnimationOptions(rawValue: 1 << 2)
  /// For ever.
  public static let `repeat` = ViewAnimationOptions(rawValue: 1 << 3)
  /// There and back.
  public static let autoreverse = ViewAnimationOptions(rawValue: 1 << 4)
  /// The curve without an option.
  public static let curveEaseInOut = ViewAnimationOptions([])
  public static let curveEaseIn = ViewAnimationOptions(rawValue: 1 << 16)
  public static let curveEaseOut = ViewAnimationOptions(rawValue: 2 << 16)
  public static let curveLinear = ViewAnimationOptions(rawValue: 3 << 16)

  /// The curve of an animation that is no spring.
  public var curve: ViewAnimationCurve { ViewAnimationCurve(rawValue: Int(rawValue >> 16 & 3)) ?? .easeInOut }
}
