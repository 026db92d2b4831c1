import INTUInterface
import MotionEngine

extension FrameSubject {
  static var intu: [FrameSubject] {
    [
      FrameSubject(interface: "INTU", law: .spring) {
        try intu { engine, marker in
          try engine.animate(damping: 2e-4, stiffness: 100, animations: { marker.place = 100 * $0 })
        }
      },
      FrameSubject(interface: "INTU", law: .eased) {
        try intu { engine, marker in
          try engine.animate(
            duration: FrameBenchmarks.duration, easing: CubicBezier.ease, animations: { marker.place = 100 * $0 })
        }
      },
    ]
  }

  private static func intu(
    _ start: (AnimationEngine, Marker) throws -> AnimationEngine.ID
  ) throws -> (Double) -> Void {
    let clock = ManualClock()
    let engine = AnimationEngine(clock: clock)
    let marker = Marker()
    _ = try start(engine, marker)
    return { [engine] time in
      clock.tick(at: time)
      keep(marker.place)
      withExtendedLifetime(engine) {}
    }
  }
}
