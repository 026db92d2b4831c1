import MotionEngine
import PopInterface

extension FrameSubject {
  static var pop: [FrameSubject] {
    [
      FrameSubject(interface: "Pop", law: .spring) { try pop(spring(.place)) },
      FrameSubject(interface: "Pop", law: .decay) {
        let animation = PopDecayAnimation<Marker, Double>(.place)
        animation.velocity = 1e9
        animation.deceleration = 0.9999
        return try pop(animation)
      },
      FrameSubject(interface: "Pop", law: .eased) {
        let animation = PopBasicAnimation<Marker, Double>(.place)
        animation.toValue = 100
        animation.duration = FrameBenchmarks.duration
        return try pop(animation)
      },
      FrameSubject(interface: "Pop", law: .spring, remark: "key path", isPromised: false) {
        try pop(spring(.placeByKeyPath))
      },
    ]
  }

  private static func spring(_ property: Property<Marker, Double>) -> PopSpringAnimation<Marker, Double> {
    let animation = PopSpringAnimation(property)
    animation.toValue = 100
    animation.dynamicsMass = 1
    animation.dynamicsTension = 100
    animation.dynamicsFriction = 2e-4
    return animation
  }

  private static func pop(_ animation: some PopTargetedAnimation<Marker>) throws -> (Double) -> Void {
    let clock = ManualClock()
    let animator = PopAnimator(clock: clock)
    let marker = Marker()
    try animator.add(animation, to: marker)
    return { [animator] time in
      clock.tick(at: time)
      keep(marker.place)
      withExtendedLifetime(animator) {}
    }
  }
}
