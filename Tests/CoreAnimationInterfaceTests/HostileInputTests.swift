import CoreAnimationInterface
import MotionEngine
import Testing

/// Numbers that are none, clocks that misbehave and values without a way, through Core Animation's words.
@Suite("Core Animation: hostile input")
struct HostileInputTests {
  let scene = Scene()

  private static func fade(_ change: (inout BasicAnimation<Double>) -> Void = { _ in }) -> BasicAnimation<Double> {
    var animation = BasicAnimation(keyPath: "opacity", from: 0.0, to: 1, duration: 1)
    change(&animation)
    return animation
  }

  static let noNumbers = [Double.nan, .infinity, -.infinity]

  @Test("a number that is none is refused by add, and nothing is attached", arguments: noNumbers)
  func notFinite(_ bad: Double) {
    var animations: [any MediaAnimation] = [
      Self.fade { $0.fromValue = bad }, Self.fade { $0.toValue = bad },
      Self.fade {
        $0.toValue = nil
        $0.byValue = bad
      },
      Self.fade { $0.beginTime = bad }, Self.fade { $0.delay = bad }, Self.fade { $0.speed = bad },
      Self.fade { $0.timeOffset = bad }, KeyframeAnimation(keyPath: "opacity", values: [0, bad], duration: 1),
      AnimationGroup([Self.fade { $0.toValue = bad }], duration: 1),
    ]
    if bad != .infinity {
      animations += [
        Self.fade { $0.duration = bad }, Self.fade { $0.repeatCount = bad }, Self.fade { $0.repeatDuration = bad },
      ]
    }
    for (index, animation) in animations.enumerated() {
      #expect(throws: CoreAnimationError.self, "number \(index)") { try scene.stage.add(animation, to: scene.sheet) }
    }
    #expect(scene.stage.animations(of: scene.sheet).isEmpty && scene.stage.animator.isIdle)
  }

  @Test("negative durations and repeats are refused")
  func negative() {
    let animations = [
      Self.fade { $0.duration = -1 }, Self.fade { $0.repeatCount = -1 }, Self.fade { $0.repeatDuration = -1 },
    ]
    for animation in animations {
      #expect(throws: CoreAnimationError.self) { try scene.stage.add(animation, to: scene.sheet) }
    }
    #expect(scene.stage.animations(of: scene.sheet).isEmpty)
  }

  @Test("the same frame again, a clock that is set back, one that is none, and a day")
  func clock() throws {
    try scene.add(Self.fade(), as: "fade")
    #expect(try scene.values(at: [10, 10.25, 10.25, 3, .nan, 3.25]) == [0, 0.25, 0.25, 0.25, 0.25, 0.5])
    #expect(scene.told == ["fade starts"])
    #expect(try scene.values(at: [86_403, .infinity, 86_404]) == [0.5, 0.5, 0.5])
    #expect(scene.told == ["fade starts", "fade stops true"])
  }

  @Test("a spring without a way stands at its target, with a velocity too, which counts in ways", arguments: [0.0, 5])
  func noWay(_ velocity: Double) throws {
    var animation = SpringAnimation(keyPath: "gauge.scale", from: 3.0, to: 3, duration: 1)
    animation.initialVelocity = velocity
    try scene.add(animation, as: "still")
    #expect(try scene.values("gauge.scale", at: [0, 0.1, 0.5, 1, 2]) == [3, 3, 3, 1, 1])
    #expect(scene.told == ["still starts", "still stops true"])
  }

  @Test("shortest durations end at the first frame after, without a NaN", arguments: [5e-324, 1e-300])
  func shortest(_ duration: Double) throws {
    try scene.add(Self.fade { $0.duration = duration }, as: "fade")
    let shown = try scene.values(at: [0, 1])
    #expect((shown[0] == 0 || shown[0] == 0.5) && shown[1] == 0.5)
    #expect(scene.told == ["fade starts", "fade stops true"])
  }

  @Test("additions and removals by the hundred thousand leave nothing behind")
  func many() throws {
    let animation = Self.fade()
    for index in 0..<100_000 {
      try scene.stage.add(animation, to: scene.sheet, forKey: "fade")
      if index % 1000 == 0 { scene.clock.tick(at: Double(index)) }
      scene.stage.removeAnimation(forKey: "fade", of: scene.sheet)
    }
    scene.clock.tick(at: 100_000)
    scene.clock.tick(at: 100_001)
    #expect(scene.stage.animations(of: scene.sheet).isEmpty)
    #expect(scene.stage.animator.count == 0 && scene.stage.animator.isIdle)
    #expect(try scene.opacity() == 0.5)
  }
}
