import CoreAnimationInterface
import MotionEngine
import Testing

/// Published mid-points; the model value is 0.5.
@Suite("Core Animation: basic animations")
struct BasicAnimationTests {
  static let spans: [(Double?, Double?, Double?, Double)] = [
    (0.2, 0.8, nil, 0.5), (0.2, nil, 0.3, 0.35), (nil, 0.9, 0.3, 0.75), (0.2, nil, nil, 0.35), (nil, 0.8, nil, 0.65),
    (nil, nil, 0.3, 0.65), (nil, nil, nil, 0.5),
  ]

  @Test("from, to and by: half way", arguments: spans)
  func span(_ from: Double?, _ to: Double?, _ by: Double?, _ middle: Double) throws {
    let scene = Scene()
    try scene.stage.add(
      BasicAnimation(keyPath: "opacity", from: from, to: to, by: by, duration: 1), to: scene.sheet, forKey: "fade")
    expectClose(try scene.values(at: [0, 0.5])[1], middle, .rounding, "half way")
    #expect(scene.sheet.opacity == 0.5)
  }

  @Test("from, to and by at once are refused")
  func overdetermined() {
    let scene = Scene()
    #expect(throws: CoreAnimationError.overdetermined(keyPath: "opacity")) {
      try scene.stage.add(
        BasicAnimation(keyPath: "opacity", from: 0.0, to: 1, by: 1), to: scene.sheet, forKey: "fade")
    }
    #expect(scene.stage.animationKeys(of: scene.sheet).isEmpty)
  }

  @Test("none given: from what showed before to what shows at the begin")
  func noneGiven() throws {
    let scene = Scene()
    try scene.stage.add(BasicAnimation<Double>(keyPath: "opacity", duration: 1), to: scene.sheet, forKey: "fade")
    scene.sheet.opacity = 1
    #expect(try scene.values(at: [0, 0.5, 1]) == [0.5, 0.75, 1])
  }

  @Test("to alone starts from what the animation below shows then")
  func currentIsPresentation() throws {
    let scene = Scene()
    try scene.add(BasicAnimation(keyPath: "opacity", from: 0.0, to: 1, duration: 4), as: "below")
    #expect(try scene.values(at: [0, 1]) == [0, 0.25])
    try scene.add(BasicAnimation(keyPath: "opacity", to: 1.0, duration: 1), as: "above")
    #expect(try scene.values(at: [1, 1.5, 2]) == [0.25, 0.625, 0.5])
  }

  @Test("additive: upon what is below, two deep")
  func additive() throws {
    let scene = Scene()
    for end in [0.2, 0.1] {
      var animation = BasicAnimation(keyPath: "opacity", from: 0.0, to: end, duration: 1)
      animation.isAdditive = true
      try scene.stage.add(animation, to: scene.sheet)
      if end == 0.2 { expectClose(try scene.values(at: [0, 0.5])[1], 0.6, .rounding, "one") }
    }
    expectClose(try scene.values(at: [0.5, 1])[1], 0.55, .rounding, "the second alone, half way")
  }

  @Test("two additive ones half way")
  func additiveTogether() throws {
    let scene = Scene()
    for end in [0.2, 0.1] {
      var animation = BasicAnimation(keyPath: "opacity", from: 0.0, to: end, duration: 1)
      animation.isAdditive = true
      try scene.stage.add(animation, to: scene.sheet)
    }
    expectClose(try scene.values(at: [0, 0.5])[1], 0.65, .rounding, "both")
    #expect(try scene.values(at: [1.5]) == [0.5])
  }

  @Test("an additive one on a part, over one of the whole")
  func additivePart() throws {
    let scene = Scene()
    try scene.stage.add(
      BasicAnimation(keyPath: "position", from: Point2D(), to: Point2D(x: 100, y: 50), duration: 1), to: scene.sheet)
    var shake = BasicAnimation(keyPath: "position.x", from: 8.0, to: 8, duration: 1)
    shake.isAdditive = true
    try scene.stage.add(shake, to: scene.sheet)
    scene.clock.tick(at: 0)
    scene.clock.tick(at: 0.5)
    let shown = try scene.stage.presentation(of: scene.sheet).value("position", of: Point2D.self)
    #expect(shown == Point2D(x: 58, y: 25))
  }

  static let cumulatives: [(Double?, Double?, Double?, Bool, [(Double, Double)])] = [
    (0, 10, nil, false, [(0.5, 5), (1.5, 15), (2.5, 25)]),
    (nil, nil, 10, false, [(0.5, 105), (1.5, 215), (2.5, 325)]),
    (0, 10, nil, true, [(2.5, 5)]), (10, 20, nil, false, [(1.5, 35)]), (10, 20, nil, true, [(2.5, 25)]),
  ]

  @Test("cumulative: each repeat from the end of the last", arguments: cumulatives)
  func cumulative(
    _ from: Double?, _ to: Double?, _ by: Double?, _ autoreverses: Bool, _ values: [(Double, Double)]
  ) throws {
    let scene = Scene()
    scene.sheet.opacity = 100
    var animation = BasicAnimation(keyPath: "opacity", from: from, to: to, by: by)
    animation.mediaTiming = MediaTiming(duration: 1, repeatCount: 3, autoreverses: autoreverses)
    animation.isCumulative = true
    try scene.stage.add(animation, to: scene.sheet, forKey: "count")
    scene.clock.tick(at: 0)
    for (time, value) in values { expectClose(try scene.values(at: [time])[0], value, .rounding, "at \(time)") }
  }

  @Test("of two that are not additive the later one shows")
  func laterWins() throws {
    let scene = Scene()
    try scene.add(BasicAnimation(keyPath: "opacity", from: 0.9, to: 0.9, duration: 2), as: "one")
    try scene.add(BasicAnimation(keyPath: "opacity", from: 0.1, to: 0.1, duration: 1), as: "two")
    #expect(try scene.values(at: [0, 0.5, 1.5, 2.5]) == [0.1, 0.1, 0.9, 0.5])
  }

  @Test("a flag has its end value from the start on")
  func flag() throws {
    let scene = Scene()
    try scene.stage.add(
      BasicAnimation<Flag>(keyPath: "hidden", from: false, to: true, duration: 1), to: scene.sheet)
    scene.clock.tick(at: 0)
    #expect(try scene.stage.presentation(of: scene.sheet).value("hidden", of: Flag.self) == true)
    scene.clock.tick(at: 2)
    #expect(try scene.stage.presentation(of: scene.sheet).value("hidden", of: Flag.self) == false)
  }

  @Test("a colour goes by its components")
  func color() throws {
    let scene = Scene()
    let (red, blue) = (
      RGBAColor(red: 1, green: 0, blue: 0, alpha: 1), RGBAColor(red: 0, green: 0, blue: 1, alpha: 0.5)
    )
    try scene.stage.add(BasicAnimation(keyPath: "color", from: red, to: blue, duration: 1), to: scene.sheet)
    scene.clock.tick(at: 0)
    scene.clock.tick(at: 0.5)
    let shown = try scene.stage.presentation(of: scene.sheet).value("color", of: RGBAColor.self)
    #expect(shown == RGBAColor(red: 0.5, green: 0, blue: 0.5, alpha: 0.75))
  }

  @Test("the tutorial's move: 0.3 s later, four times there and back in half seconds")
  func tutorialMove() throws {
    let scene = Scene()
    scene.sheet.position = Point2D(x: 10, y: 20)
    scene.clock.tick(at: 0)
    var animation = BasicAnimation(keyPath: "position.x", from: 10.0, to: 110, duration: 0.5)
    animation.beginTime = scene.stage.currentTime + 0.3
    animation.repeatCount = 4
    animation.autoreverses = true
    try scene.add(animation, as: "move")
    let times = [0, 0.2, 0.3, 0.425, 0.8, 1.05, 1.3, 4.05, 4.175, 4.3, 5]
    let values = [10.0, 10, 10, 35, 110, 60, 10, 60, 35, 10, 10]
    for (time, value) in zip(times, values) {
      expectClose(try scene.values("position.x", at: [time])[0], value, .rounding, "at \(time)")
    }
    #expect(scene.told == ["move starts", "move stops true"])
    #expect(scene.sheet.position == Point2D(x: 10, y: 20))
    #expect(scene.stage.animator.isIdle)
  }
}
