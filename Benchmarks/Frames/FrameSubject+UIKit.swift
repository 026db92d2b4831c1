import MotionEngine
import UIKitInterface

extension FrameSubject {
  static var uiKit: [FrameSubject] {
    [
      FrameSubject(interface: "UIKit", law: .spring) { try animator(spring()) },
      FrameSubject(interface: "UIKit", law: .eased) { try animator(curve) },
      FrameSubject(interface: "UIKit", law: .spring, remark: "block") { try block(spring()) },
      FrameSubject(interface: "UIKit", law: .eased, remark: "block") { try block(curve) },
      FrameSubject(interface: "UIKit", law: .spring, remark: "velocity read by name", isPromised: false) {
        try read()
      },
    ]
  }

  private static func spring() throws -> TimingParameters {
    .spring(SpringTimingParameters(endless: try FrameLaw.spring()))
  }

  private static var curve: TimingParameters { .curve(.easeInOut) }

  private static func animator(_ timing: TimingParameters) throws -> (Double) -> Void {
    let clock = ManualClock()
    let driver = Animator(clock: clock)
    let box = Box()
    let animator = try PropertyAnimator(duration: FrameBenchmarks.duration, timingParameters: timing, on: driver)
    try animator.addAnimations { $0(box, .value, to: 100) }
    try animator.startAnimation()
    return { [animator] time in
      clock.tick(at: time)
      keep(box.value)
      withExtendedLifetime((driver, animator)) {}
    }
  }

  private static func block(_ timing: TimingParameters) throws -> (Double) -> Void {
    let clock = ManualClock()
    let driver = Animator(clock: clock)
    let box = Box()
    try driver.animate(withDuration: FrameBenchmarks.duration, timingParameters: timing) {
      $0(box, .value, to: 100)
    }
    return { [driver] time in
      clock.tick(at: time)
      keep(box.value)
      withExtendedLifetime(driver) {}
    }
  }

  private static func read() throws -> (Double) -> Void {
    let clock = ManualClock()
    let driver = Animator(clock: clock)
    let box = Box()
    let timing = try spring()
    try driver.animate(withDuration: FrameBenchmarks.duration, timingParameters: timing) {
      $0(box, .value, to: 100)
    }
    let property = Property<Box, Double>.value
    return { time in
      clock.tick(at: time)
      keep(driver.velocity(of: property, on: box) ?? 0)
    }
  }
}

/// An object without a presentation: what moves is the property itself.
private final class Box {
  var value = 0.0
}

extension Property where Target == Box, Value == Double {
  fileprivate static var value: Property { Property("value", read: { $0.value }, write: { $0.value = $1 }) }
}
