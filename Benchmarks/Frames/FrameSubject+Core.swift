import MotionEngine

extension FrameSubject {
  /// The engine's own animator.
  static var core: [FrameSubject] {
    [
      FrameSubject(interface: "core", law: .spring) { try core(spring(), .place) },
      FrameSubject(interface: "core", law: .decay) {
        try core(DecayCourse(decay: FrameLaw.decay(), from: 0.0, velocity: 1e6, rest: .never), .place)
      },
      FrameSubject(interface: "core", law: .eased) {
        try core(
          EasedCourse(from: 0.0, to: 100, duration: FrameBenchmarks.duration, timing: CubicBezier.ease), .place)
      },
      FrameSubject(interface: "core", law: .eased, remark: "cubicPaced keys", isPromised: false) {
        try core(
          KeyframeCourse(values: [0.0, 70, 30, 100], duration: FrameBenchmarks.duration, mode: .cubicPaced), .place)
      },
      FrameSubject(interface: "core", law: .spring, remark: "key path", isPromised: false) {
        try core(spring(), .placeByKeyPath)
      },
      FrameSubject(interface: "core", law: .spring, remark: "no clock", isPromised: false) {
        let animator = Animator()
        let marker = Marker()
        try animator.add(PropertyAnimation(.place, motion: try spring()), to: marker)
        return { [marker] time in
          try? animator.advance(to: time)
          keep(marker.place)
        }
      },
    ]
  }

  private static func spring() throws -> SpringCourse<Double> {
    try SpringCourse(spring: FrameLaw.spring(), from: 0.0, to: 100, rest: .never)
  }

  private static func core(
    _ motion: some Motion<Double>, _ property: Property<Marker, Double>
  ) throws -> (Double) -> Void {
    let clock = ManualClock()
    let animator = Animator(clock: clock)
    let marker = Marker()
    try animator.add(PropertyAnimation(property, motion: motion), to: marker)
    return { [animator] time in
      clock.tick(at: time)
      keep(marker.place)
      withExtendedLifetime(animator) {}
    }
  }
}
