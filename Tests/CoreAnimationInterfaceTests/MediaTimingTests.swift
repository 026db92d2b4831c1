import CoreAnimationInterface
import MotionEngine
import Testing

/// Published values of Core Animation's time model: linear from 0 to 1 over 1 s, the model value is 0.5.
@Suite("Core Animation: timing")
struct MediaTimingTests {
  static let times = [0, 0.2, 0.5, 0.9, 1.2, 1.5, 1.9, 2.1, 3, 4.5]

  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let timing: MediaTiming
    let values: [Double]
  }

  static let rows = [
    Row(
      testDescription: "autoreverses", timing: MediaTiming(duration: 1, autoreverses: true),
      values: [0, 0.2, 0.5, 0.9, 0.8, 0.5, 0.1, 0.5, 0.5, 0.5]),
    Row(
      testDescription: "repeat count 2.5", timing: MediaTiming(duration: 1, repeatCount: 2.5),
      values: [0, 0.2, 0.5, 0.9, 0.2, 0.5, 0.9, 0.1, 0.5, 0.5]),
    Row(
      testDescription: "speed 2", timing: MediaTiming(duration: 1, speed: 2),
      values: [0, 0.4, 1, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5]),
    Row(
      testDescription: "speed -1", timing: MediaTiming(duration: 1, speed: -1),
      values: [0, 0.8, 0.5, 0.1, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5]),
    Row(
      testDescription: "duration 0", timing: MediaTiming(duration: 0),
      values: [0, 0.8, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5]),
  ]

  @Test("what shows at each time", arguments: rows)
  func table(_ row: Row) throws {
    let scene = Scene()
    var animation = BasicAnimation(keyPath: "opacity", from: 0.0, to: 1)
    animation.mediaTiming = row.timing
    animation.isRemovedOnCompletion = false
    try scene.stage.add(animation, to: scene.sheet, forKey: "fade")
    let shown = try scene.values(at: Self.times)
    for (index, time) in Self.times.enumerated() {
      expectClose(shown[index], row.values[index], .rounding, "\(row.testDescription) at \(time)")
    }
    #expect(scene.sheet.opacity == 0.5)
  }

  @Test(
    "fill modes",
    arguments: [
      (FillMode.removed, [0.5, 0.5, 0, 0.5, 0.5]), (.forwards, [0.5, 0.5, 0, 0.5, 1]),
      (.backwards, [0, 0, 0, 0.5, 0.5]), (.both, [0, 0, 0, 0.5, 1]),
    ])
  func fill(_ mode: FillMode, _ values: [Double]) throws {
    let scene = Scene()
    var animation = BasicAnimation(keyPath: "opacity", from: 0.0, to: 1, duration: 1)
    animation.beginTime = 1
    animation.fillMode = mode
    animation.isRemovedOnCompletion = false
    try scene.stage.add(animation, to: scene.sheet, forKey: "fade")
    #expect(try scene.values(at: [0, 0.5, 1, 1.5, 2.5]) == values)
  }

  @Test("an animation that is removed on completion fills nothing afterwards", arguments: FillMode.allCases)
  func fillNeedsStaying(_ mode: FillMode) throws {
    let scene = Scene()
    var animation = BasicAnimation(keyPath: "opacity", from: 0.0, to: 1, duration: 1)
    animation.fillMode = mode
    try scene.stage.add(animation, to: scene.sheet, forKey: "fade")
    #expect(try scene.values(at: [0, 0.25, 1.5]) == [0, 0.25, 0.5])
    #expect(scene.stage.animationKeys(of: scene.sheet) == [])
  }

  @Test("a repeat duration is the whole, and autoreversing does not double it")
  func repeatDuration() throws {
    let scene = Scene()
    var animation = BasicAnimation(keyPath: "opacity", from: 0.0, to: 1)
    animation.mediaTiming = MediaTiming(duration: 1, repeatDuration: 2.5, autoreverses: true, fillMode: .forwards)
    animation.isRemovedOnCompletion = false
    try scene.stage.add(animation, to: scene.sheet, forKey: "fade")
    #expect(try scene.values(at: [0, 1.25, 2.25, 2.5, 9]) == [0, 0.75, 0.25, 0.5, 0.5])
  }

  @Test("speed -1 with an offset ends where it began")
  func negativeSpeed() throws {
    let scene = Scene()
    var animation = BasicAnimation(keyPath: "opacity", from: 0.0, to: 1)
    animation.mediaTiming = MediaTiming(beginTime: 20, duration: 2, speed: -1, timeOffset: 2, fillMode: .forwards)
    animation.isRemovedOnCompletion = false
    let attached = try scene.add(animation, as: "fade")
    #expect(try scene.values(at: [19, 21, 22]) == [0.5, 0.5, 0])
    #expect(attached.state == .completed)
    #expect(scene.told == ["fade starts", "fade stops true"])
  }

  @Test("the defaults are those of CAAnimation")
  func defaults() {
    let animation = BasicAnimation<Double>(keyPath: "opacity")
    #expect(animation.mediaTiming == MediaTiming())
    #expect(animation.beginTime == 0 && animation.duration == 0 && animation.speed == 1 && animation.timeOffset == 0)
    #expect(animation.repeatCount == 0 && animation.repeatDuration == 0 && !animation.autoreverses)
    #expect(animation.fillMode == .removed && animation.isRemovedOnCompletion && animation.timingFunction == nil)
    #expect(!animation.isAdditive && !animation.isCumulative)
    #expect(animation.fromValue == nil && animation.toValue == nil && animation.byValue == nil)
  }

  @Test("a repeat count of 0 is once; both kinds of repeat are refused")
  func repeats() throws {
    let scene = Scene()
    var animation = BasicAnimation(keyPath: "opacity", from: 0.0, to: 1, duration: 1)
    animation.repeatCount = 2
    animation.repeatDuration = 3
    #expect(throws: CoreAnimationError.bothRepeats(count: 2, duration: 3)) {
      try scene.stage.add(animation, to: scene.sheet, forKey: "fade")
    }
    animation.repeatDuration = 0
    animation.repeatCount = .infinity
    try scene.stage.add(animation, to: scene.sheet, forKey: "fade")
    #expect(try scene.values(at: [0, 1_000_000.25]) == [0, 0.25])
  }

  @Test("a layer's time: speed 0 takes time 10 to 0 of the root")
  func standingLayer() {
    let sheet = Sheet()
    sheet.mediaTiming.speed = 0
    #expect(sheet.convertTime(10, to: nil) == 0)
  }

  @Test("times of nested layers are composed, and back")
  func nestedLayers() {
    let outer = Sheet()
    outer.mediaTiming = MediaTiming(beginTime: 1, speed: 2, timeOffset: 0.5)
    let inner = Sheet()
    inner.mediaTiming = MediaTiming(beginTime: 3, speed: 0.5)
    inner.timeParent = outer
    // outer: (5 - 1) 2 + 0.5 = 8.5; inner: (8.5 - 3) 0.5 = 2.75
    #expect(inner.localTime(at: 5) == 2.75)
    #expect(inner.convertTime(2.75, to: nil) == 5)
    #expect(inner.convertTime(8.5, from: outer) == 2.75)
    #expect(inner.convertTime(2.75, to: outer) == 8.5)
  }

  @Test("an animation runs in its layer's time, and can be moved through the offset of one that stands")
  func layerTime() throws {
    let scene = Scene()
    scene.sheet.mediaTiming.speed = 0
    var animation = BasicAnimation(keyPath: "opacity", from: 0.0, to: 1, duration: 1)
    animation.beginTime = 1e-300
    try scene.stage.add(animation, to: scene.sheet, forKey: "fade")
    scene.clock.tick(at: 0)
    for offset in [0.25, 0.75, 0.5] {
      scene.sheet.mediaTiming.timeOffset = offset
      scene.clock.tick(at: scene.clock.time + 1)
      #expect(try scene.opacity() == offset)
    }
    scene.sheet.mediaTiming = MediaTiming(beginTime: scene.clock.time - 0.25, speed: 2)
    #expect(try scene.values(at: [scene.clock.time, scene.clock.time + 0.125]) == [0.5, 0.75])
  }

  @Test("an offset shifts the phase, modulo the duration, and not the end", arguments: [0.25, 1.25, -0.75])
  func offset(_ offset: Double) throws {
    let scene = Scene()
    var animation = BasicAnimation(keyPath: "opacity", from: 0.0, to: 1, duration: 1)
    animation.timeOffset = offset
    try scene.add(animation, as: "fade")
    let shown = try scene.values(at: [0, 0.25, 0.5, 0.75, 0.875])
    #expect(shown == [0.25, 0.5, 0.75, 0, 0.125])
    #expect(scene.told == ["fade starts"])
    #expect(try scene.values(at: [1.125]) == [0.5])
    #expect(scene.told == ["fade starts", "fade stops true"])
  }

  @Test("a layer is paused by speed 0 and its present time as offset, and resumed by a later begin")
  func pausedLayer() throws {
    let scene = Scene()
    let sheet = scene.sheet
    try scene.add(BasicAnimation(keyPath: "opacity", from: 0.0, to: 1, duration: 1), as: "fade")
    #expect(try scene.values(at: [0, 0.25]) == [0, 0.25])
    let paused = sheet.convertTime(scene.stage.currentTime, from: nil)
    sheet.mediaTiming.speed = 0
    sheet.mediaTiming.timeOffset = paused
    #expect(try scene.values(at: [0.5, 3, 10.25]) == [0.25, 0.25, 0.25])
    sheet.mediaTiming = MediaTiming()
    sheet.mediaTiming.beginTime = sheet.convertTime(scene.stage.currentTime, from: nil) - paused
    #expect(try scene.values(at: [10.5, 10.75]) == [0.5, 0.75])
    #expect(scene.told == ["fade starts"])
    #expect(try scene.values(at: [11.25]) == [0.5])
    #expect(scene.told == ["fade starts", "fade stops true"])
  }
}
