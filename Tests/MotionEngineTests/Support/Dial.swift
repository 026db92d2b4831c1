import Testing

@testable import MotionEngine

/// An object with something to animate, that remembers what was written.
final class Dial {
  var angle = 0.0 {
    didSet { written.append(angle) }
  }
  var written: [Double] = []

  static var angleProperty: Property<Dial, Double> {
    Property("angle", read: { $0.angle }, write: { $0.angle = $1 })
  }
}

extension PropertyAnimation where Target == Dial, M == EasedCourse<Double> {
  /// The angle, straight from one value to another.
  static func linear(
    _ from: Double = 0, _ to: Double = 100, duration: Double = 1, timing: Timing = .once
  ) throws -> PropertyAnimation<Dial, EasedCourse<Double>> {
    PropertyAnimation(
      Dial.angleProperty, motion: try EasedCourse(from: from, to: to, duration: duration), timing: timing)
  }
}

typealias LinearDialAnimation = PropertyAnimation<Dial, EasedCourse<Double>>

extension Animator {
  /// A frame at each of these times.
  func run(_ times: [Double]) throws { for time in times { try advance(to: time) } }
}

/// Remembers what an animation told, as a delegate.
final class EventLog: AnimationDelegate {
  var events: [AnimationEvent] = []

  func animationDidStart(_ animation: DrivenAnimation) { events.append(.started) }
  func animationDidReachTarget(_ animation: DrivenAnimation) { events.append(.reachedTarget) }
  func animationDidApply(_ animation: DrivenAnimation) { events.append(.applied) }
  func animation(_ animation: DrivenAnimation, didRepeatWithLeg leg: Int) { events.append(.repeated(leg: leg)) }
  func animation(_ animation: DrivenAnimation, didStopFinished finished: Bool) {
    events.append(.stopped(finished: finished))
  }
}
