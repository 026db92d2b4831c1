import CoreAnimationInterface
import MotionEngine
import Testing

@Suite("Core Animation: groups")
struct AnimationGroupTests {
  static func group() -> AnimationGroup {
    var fade = BasicAnimation(keyPath: "opacity", from: 0.0, to: 1, duration: 1)
    fade.beginTime = 0.5
    let move = BasicAnimation(keyPath: "position.x", from: 0.0, to: 100)
    return AnimationGroup([fade, move], duration: 2)
  }

  @Test("published: a child in the group's time, one without a duration, what shows between")
  func published() throws {
    let scene = Scene()
    try scene.add(Self.group(), as: "group")
    scene.clock.tick(at: 0)
    for (time, opacity, x) in [(0.25, 0.5, 12.5), (0.5, 0, 25), (1, 0.5, 50), (1.4, 0.9, 70), (1.6, 0.5, 80)] {
      expectClose(try scene.values(at: [time])[0], opacity, .rounding, "opacity at \(time)")
      expectClose(try scene.values("position.x", at: [time])[0], x, .rounding, "x at \(time)")
    }
    #expect(scene.told == ["group starts"])
    scene.clock.tick(at: 2)
    #expect(scene.told == ["group starts", "group stops true"])
    #expect(try scene.values("position.x", at: [2]) == [0])
  }

  @Test("it is clipped by the group's duration, and repeats with it")
  func clipped() throws {
    let scene = Scene()
    var group = AnimationGroup([BasicAnimation(keyPath: "opacity", from: 0.0, to: 1, duration: 4)], duration: 2)
    group.repeatCount = 2
    try scene.stage.add(group, to: scene.sheet)
    #expect(try scene.values(at: [0, 1, 1.5, 2, 3, 3.5, 4.5]) == [0, 0.25, 0.375, 0, 0.25, 0.375, 0.5])
  }

  @Test("isRemovedOnCompletion of a child has no say: the group decides", arguments: [true, false])
  func childRemoval(_ isRemoved: Bool) throws {
    let scene = Scene()
    var fade = BasicAnimation(keyPath: "opacity", from: 0.0, to: 1, duration: 1)
    fade.fillMode = .forwards
    fade.isRemovedOnCompletion = !isRemoved
    var group = AnimationGroup([fade], duration: 2)
    group.fillMode = .forwards
    group.isRemovedOnCompletion = isRemoved
    try scene.add(group, as: "group")
    #expect(try scene.values(at: [0, 0.5, 1.5, 2.5]) == [0, 0.5, 1, isRemoved ? 0.5 : 1])
    #expect(scene.told == ["group starts", "group stops true"])
    #expect(scene.stage.animationKeys(of: scene.sheet) == (isRemoved ? [] : ["group"]))
  }

  @Test("speed and a timing function of the group shape the time of its children; groups in groups")
  func nested() throws {
    let scene = Scene()
    var inner = AnimationGroup([BasicAnimation(keyPath: "opacity", from: 0.0, to: 1, duration: 1)], duration: 1)
    inner.beginTime = 0.5
    inner.speed = 2
    inner.fillMode = .both
    inner.isRemovedOnCompletion = false
    var outer = AnimationGroup([inner], duration: 1)
    outer.timingFunction = .easeIn
    try scene.stage.add(outer, to: scene.sheet)
    scene.clock.tick(at: 0)
    #expect(try scene.values(at: [0.1]) == [0])
    // The outer time at 0.75 is easeIn(0.75) = 0.62186…, the inner one twice what is beyond 0.5.
    expectClose(try scene.values(at: [0.75])[0], 2 * (0.6218618692 - 0.5), Tolerance(absolute: 2e-10), "at 0.75")
  }

  @Test("children that fill show before and after their own time")
  func childrenFill() throws {
    let scene = Scene()
    var fade = BasicAnimation(keyPath: "opacity", from: 0.0, to: 1, duration: 1)
    fade.beginTime = 0.5
    fade.fillMode = .both
    try scene.stage.add(AnimationGroup([fade], duration: 2), to: scene.sheet)
    #expect(try scene.values(at: [0.0, 0.25, 1, 1.75, 2.5]) == [0, 0, 0.5, 1, 0.5])
  }

  @Test("a group of nothing takes its time")
  func empty() throws {
    let scene = Scene()
    try scene.add(AnimationGroup([], duration: 1), as: "nothing")
    #expect(try scene.values(at: [0, 0.5, 1]) == [0.5, 0.5, 0.5])
    #expect(scene.told == ["nothing starts", "nothing stops true"])
  }

  @Test("a bad child refuses the whole, and nothing is attached")
  func badChild() {
    let scene = Scene()
    let good = BasicAnimation(keyPath: "position.x", from: 0.0, to: 1)
    let bad: [any MediaAnimation] = [
      BasicAnimation(keyPath: "nothing", from: 0.0, to: 1), BasicAnimation(keyPath: "position.z", from: 0.0, to: 1),
      BasicAnimation(keyPath: "opacity", from: Point2D(), to: .zero),
      BasicAnimation(keyPath: "opacity", from: 0.0, to: 1, duration: -1),
    ]
    for child in bad {
      #expect(throws: CoreAnimationError.self) {
        try scene.stage.add(AnimationGroup([good, child], duration: 1), to: scene.sheet)
      }
    }
    #expect(scene.stage.animations(of: scene.sheet).isEmpty)
    #expect(scene.stage.animator.isIdle)
  }
}
