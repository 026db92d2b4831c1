import CoreAnimationInterface
import MotionEngine

extension FrameSubject {
  static var coreAnimation: [FrameSubject] {
    [
      FrameSubject(interface: "Core Animation", law: .spring) { try alone(spring) },
      FrameSubject(interface: "Core Animation", law: .eased) { try alone(eased) },
      FrameSubject(interface: "Core Animation", law: .spring, remark: "presentation") { try presented(spring) },
      FrameSubject(interface: "Core Animation", law: .eased, remark: "presentation") { try presented(eased) },
      FrameSubject(
        interface: "Core Animation", law: .spring, remark: "velocity and presentation read by name", isPromised: false
      ) { try read() },
    ]
  }

  private static var spring: SpringAnimation<Double> {
    var animation = SpringAnimation(keyPath: "place", from: 0.0, to: 100)
    animation.stiffness = 100
    animation.damping = 2e-4
    animation.duration = FrameBenchmarks.duration
    return animation
  }

  private static var eased: BasicAnimation<Double> {
    var animation = BasicAnimation(keyPath: "place", from: 0.0, to: 100)
    animation.timingFunction = .default
    animation.duration = FrameBenchmarks.duration
    return animation
  }

  private static func alone(_ animation: some PropertyMediaAnimation<Double>) throws -> (Double) -> Void {
    let clock = ManualClock()
    let stage = AnimationStage(clock: clock)
    let marker = Marker()
    try stage.add(animation, to: marker, along: .place)
    return { [stage] time in
      clock.tick(at: time)
      keep(marker.place)
      withExtendedLifetime(stage) {}
    }
  }

  private static func presented(_ animation: some PropertyMediaAnimation<Double>) throws -> (Double) -> Void {
    let clock = ManualClock()
    let stage = AnimationStage(clock: clock)
    let marker = Marker()
    try stage.add(animation, to: marker)
    return { [stage, marker] time in
      clock.tick(at: time)
      withExtendedLifetime((stage, marker)) {}
    }
  }

  private static func read() throws -> (Double) -> Void {
    let clock = ManualClock()
    let stage = AnimationStage(clock: clock)
    let marker = Marker()
    let attached = try stage.add(spring, to: marker)
    return { time in
      clock.tick(at: time)
      keep((try? stage.presentation(of: marker).value("place")) ?? 0)
      keep(attached.velocity() ?? 0)
    }
  }
}
