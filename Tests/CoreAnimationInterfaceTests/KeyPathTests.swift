import CoreAnimationInterface
import MotionEngine
import Testing

@Suite("Core Animation: key paths and plain objects")
struct KeyPathTests {
  let scene = Scene()

  @Test("parts of a value are moved by themselves, and the rest of it stays")
  func parts() throws {
    scene.sheet.position = Point2D(x: 1, y: 2)
    scene.sheet.bounds = Rect2D(x: 3, y: 4, width: 5, height: 6)
    let rows: [(String, Double)] = [
      ("position.x", 11), ("position.y", 12), ("bounds.origin.x", 13), ("bounds.origin.y", 14),
      ("bounds.size.width", 15), ("bounds.size.height", 16), ("color.alpha", 0.25), ("gauge.scale", 7),
    ]
    for (keyPath, value) in rows {
      try scene.stage.add(BasicAnimation(keyPath: keyPath, from: value, to: value, duration: 1), to: scene.sheet)
    }
    scene.clock.tick(at: 0)
    let shown = scene.stage.presentation(of: scene.sheet)
    for (keyPath, value) in rows { #expect(try shown.value(keyPath) == value) }
    #expect(try shown.value("position", of: Point2D.self) == Point2D(x: 11, y: 12))
    #expect(try shown.value("bounds", of: Rect2D.self) == Rect2D(x: 13, y: 14, width: 15, height: 16))
    #expect(try shown.value("bounds.size", of: Size2D.self) == Size2D(width: 15, height: 16))
    #expect(scene.sheet.bounds == Rect2D(x: 3, y: 4, width: 5, height: 6))
    scene.clock.tick(at: 1)
    #expect(try shown.value("bounds", of: Rect2D.self) == scene.sheet.bounds)
  }

  @Test("a part of the whole that moves below it")
  func partOverWhole() throws {
    try scene.stage.add(
      BasicAnimation(keyPath: "bounds.size", from: Size2D(), to: Size2D(width: 4, height: 8), duration: 1),
      to: scene.sheet)
    try scene.stage.add(BasicAnimation(keyPath: "bounds.size.width", to: 10.0, duration: 1), to: scene.sheet)
    scene.clock.tick(at: 0)
    scene.clock.tick(at: 0.5)
    let shown = scene.stage.presentation(of: scene.sheet)
    #expect(try shown.value("bounds.size", of: Size2D.self) == Size2D(width: 5, height: 4))
  }

  @Test("what is not there, and what is of another kind")
  func refused() {
    func adding(_ keyPath: String) throws {
      try scene.stage.add(BasicAnimation(keyPath: keyPath, from: 0.0, to: 1), to: scene.sheet)
    }
    #expect(throws: CoreAnimationError.property(.unknownName("nothing"))) { try adding("nothing") }
    #expect(throws: CoreAnimationError.property(.unknownName(""))) { try adding("") }
    #expect(throws: CoreAnimationError.property(.unknownName("a..b"))) { try adding("a..b") }
    #expect(throws: CoreAnimationError.unknownPart(keyPath: "position.z", kind: "Point2D", known: ["x", "y"])) {
      try adding("position.z")
    }
    #expect(throws: CoreAnimationError.property(.wrongKind(name: "position", kind: "Point2D", asked: "Double"))) {
      try adding("position")
    }
    #expect(throws: CoreAnimationError.property(.wrongKind(name: "bounds.size", kind: "Size2D", asked: "Double"))) {
      try adding("bounds.size")
    }
    #expect(throws: CoreAnimationError.unknownPart(keyPath: "opacity.x", kind: "Double", known: [])) {
      try adding("opacity.x")
    }
    #expect(throws: CoreAnimationError.self) {
      try scene.stage.presentation(of: scene.sheet).value("position.z", of: Double.self)
    }
    #expect(scene.stage.animations(of: scene.sheet).isEmpty)
  }

  @Test("a plain object shows in its own place, and has its value back at the end")
  func plain() throws {
    let dial = Dial()
    dial.angle = 7
    dial.written = []
    let turn = BasicAnimation(from: 0.0, to: 100, duration: 1)
    try scene.stage.add(turn, to: dial, along: Dial.angleProperty, forKey: "turn")
    for time in [0, 0.25, 0.5, 1, 2] { scene.clock.tick(at: time) }
    #expect(dial.written == [0, 25, 50, 100, 7])
  }

  @Test("a value that is written into a plain object meanwhile is its own one afterwards")
  func plainWritten() throws {
    let dial = Dial()
    dial.angle = 7
    var nudge = BasicAnimation(from: 0.0, to: 100, duration: 1)
    nudge.isAdditive = true
    try scene.stage.add(nudge, to: dial, along: Dial.angleProperty)
    scene.clock.tick(at: 0)
    scene.clock.tick(at: 0.25)
    #expect(dial.angle == 32)
    dial.angle = 1000
    scene.clock.tick(at: 0.5)
    #expect(dial.angle == 1050)
    scene.clock.tick(at: 1)
    #expect(dial.angle == 1000)
  }

  @Test("two on a plain object know of one another")
  func plainTogether() throws {
    let dial = Dial()
    try scene.stage.add(
      BasicAnimation(from: 0.0, to: 100, duration: 1), to: dial, along: Dial.angleProperty, forKey: "turn")
    var shake = BasicAnimation(from: 1.0, to: 1, duration: 2)
    shake.isAdditive = true
    try scene.stage.add(shake, to: dial, along: Dial.angleProperty, forKey: "shake")
    scene.clock.tick(at: 0)
    scene.clock.tick(at: 0.5)
    #expect(dial.angle == 51)
    scene.clock.tick(at: 1.5)
    #expect(dial.angle == 1)
    scene.clock.tick(at: 2)
    #expect(dial.angle == 0)
  }

  @Test("by a key path of Swift")
  func swiftKeyPath() throws {
    let dial = Dial()
    try scene.stage.add(
      BasicAnimation(from: 0.0, to: 8, duration: 1), to: dial, along: Property("angle", \Dial.angle))
    scene.clock.tick(at: 0)
    scene.clock.tick(at: 0.5)
    #expect(dial.angle == 4)
  }
}
