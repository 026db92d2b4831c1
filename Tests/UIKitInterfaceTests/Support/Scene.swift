import MotionEngine
import UIKitInterface

/// An object with a model and a presentation.
final class View: AnimatableObject {
  var center = Point2D(x: 50, y: 50)
  var alpha = 1.0
  var rotation = 0.0
  let overlay = PresentationOverlay()

  static var centerProperty: Property<View, Point2D> {
    Property("center", read: { $0.center }, write: { $0.center = $1 })
  }
  static var alphaProperty: Property<View, Double> {
    Property("alpha", read: { $0.alpha }, write: { $0.alpha = $1 })
  }

  static var properties: PropertyTable<View> {
    var table = PropertyTable<View>()
    try? table.register(centerProperty)
    try? table.register(alphaProperty)
    return table
  }

  var shownCenter: Point2D { View.centerProperty.presented.read(from: self) }
  var shownAlpha: Double { View.alphaProperty.presented.read(from: self) }
}

/// A plain object that remembers what was written.
final class Dial {
  var angle = 0.0 {
    didSet { written.append(angle) }
  }
  var depth = 0.0
  var written: [Double] = []

  static var angleProperty: Property<Dial, Double> {
    Property("angle", read: { $0.angle }, write: { $0.angle = $1 })
  }
}

/// An animator that is advanced by hand.
struct Stage {
  let animator = Animator()
  let dial = Dial()
  let view = View()

  func run(_ times: Double...) throws { for time in times { try animator.advance(to: time) } }

  func turn(to goal: Double, velocity: Double? = nil) -> (inout Changes) -> Void {
    { [dial] change in change(dial, Dial.angleProperty, to: goal, velocity: velocity) }
  }

  /// A property animator that turns the dial.
  func turning(
    to goal: Double = 100, in duration: Double = 1, by timing: TimingParameters = .curve(.linear)
  ) throws -> PropertyAnimator {
    let made = try PropertyAnimator(duration: duration, timingParameters: timing, on: animator)
    try made.addAnimations(turn(to: goal))
    return made
  }
}
