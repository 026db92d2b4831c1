import Testing

@testable import MotionEngine

/// An object with registered properties and an overlay.
private final class Tile: AnimatableObject {
  var position = Point2D()
  var opacity = 1.0
  let overlay = PresentationOverlay()

  static let names = ["position", "position.x", "opacity"]

  static var positionProperty: Property<Tile, Point2D> {
    Property("position", read: { $0.position }, write: { $0.position = $1 })
  }
  static var opacityProperty: Property<Tile, Double> { Property("opacity", \.opacity) }

  static var properties: PropertyTable<Tile> {
    var table = PropertyTable<Tile>()
    do {
      try table.register(positionProperty)
      try table.register(positionProperty.part("position.x", \.x))
      try table.register(opacityProperty)
    } catch { Issue.record("\(error)") }
    return table
  }
}

@Suite("Properties")
struct PropertyTests {
  private let tile = Tile()

  @Test("from closures, from a key path, and a part of another")
  func kinds() throws {
    Tile.opacityProperty.write(0.25, to: tile)
    #expect(tile.opacity == 0.25)
    let x = Tile.positionProperty.part("position.x", \.x)
    tile.position.y = 7
    x.write(3, to: tile)
    #expect(tile.position == Point2D(x: 3, y: 7))
    #expect(x.read(from: tile) == 3)
  }

  @Test("by name and kind, or a clear error")
  func names() throws {
    #expect(Tile.properties.names == Tile.names)
    let opacity: Property<Tile, Double> = try Tile.properties.property("opacity")
    #expect(opacity.read(from: tile) == 1)
    #expect(throws: PropertyError.unknownName("opacty")) { try Tile.properties.property("opacty", of: Double.self) }
    #expect(throws: PropertyError.wrongKind(name: "position", kind: "Point2D", asked: "Double")) {
      try Tile.properties.property("position", of: Double.self)
    }
    #expect(Tile.properties.kind(of: "position") == "Point2D")
    var table = Tile.properties
    #expect(throws: PropertyError.nameTaken("opacity")) { try table.register(Tile.opacityProperty) }
  }

  @Test("a threshold must be one", arguments: [0, -1, .nan, .infinity])
  func thresholds(_ threshold: Double) throws {
    #expect(throws: PropertyError.self) {
      try Property<Tile, Double>("opacity", \.opacity, threshold: threshold)
    }
  }

  @Test("a threshold decides when a spring along the property is at rest")
  func restRule() throws {
    let fine = try Property<Tile, Double>("opacity", \.opacity, threshold: 0.01)
    #expect(fine.restRule == .band(absolute: 0.005, share: 1e-3))
    #expect(Tile.opacityProperty.restRule == .thousandth)
  }

  @Test("over the model: shown while it runs, gone after, and the model as it was")
  func overlay() throws {
    let animator = Animator()
    let shown = Tile.opacityProperty.presented
    tile.opacity = 0.5
    let animation = PropertyAnimation(shown, motion: try EasedCourse(from: 0, to: 1, duration: 1))
    try animator.add(animation, to: tile)
    try animator.run([0, 0.25])
    #expect(shown.read(from: tile) == 0.25)
    #expect(tile.opacity == 0.5)
    #expect(tile.overlay.names == ["opacity"])
    try animator.advance(to: 1)
    #expect(shown.read(from: tile) == 0.5)
    #expect(tile.overlay.names.isEmpty)
  }

  @Test("kept and filling forwards it stays until it is removed", arguments: FillMode.allCases)
  func fillForwards(_ fill: FillMode) throws {
    let animator = Animator()
    let shown = Tile.opacityProperty.presented(on: tile)
    let animation = PropertyAnimation(
      shown, motion: try EasedCourse(from: 0, to: 0.75, duration: 1), timing: try Timing(fillMode: fill))
    animation.removedOnCompletion = false
    try animator.add(animation, to: tile, forKey: "fade")
    try animator.run([0, 1, 5])
    #expect(shown.read(from: tile) == (fill.fillsAfter ? 0.75 : 1))
    #expect(tile.opacity == 1)
    animator.remove(forKey: "fade", of: tile)
    #expect(shown.read(from: tile) == 1)
  }

  @Test("both ways to the overlay are the same place")
  func samePlace() {
    let bound = Tile.opacityProperty.presented(on: tile)
    Tile.opacityProperty.presented.write(0.3, to: tile)
    #expect(bound.read(from: tile) == 0.3)
    bound.write(0.4, to: tile)
    #expect(tile.overlay.value("opacity", of: Double.self) == 0.4)
    #expect(tile.overlay.value("opacity", of: Point2D.self) == nil)
    tile.overlay.clearAll()
    #expect(bound.read(from: tile) == 1)
  }

  @Test("a motion made at the start takes the value that is there then")
  func motionFromPresentValue() throws {
    let animator = Animator()
    let animation = PropertyAnimation<Tile, EasedCourse<Double>>(
      Tile.opacityProperty, timing: try Timing(beginTime: 1)
    ) { (now) throws(MotionError) in try EasedCourse(from: now, to: 0, duration: 1) }
    try animator.add(animation, to: tile)
    try animator.advance(to: 0)
    #expect(animation.motion == nil)
    tile.opacity = 0.5
    try animator.run([1, 1.5])
    #expect(animation.motion?.from == 0.5)
    #expect(tile.opacity == 0.25)
    try animator.advance(to: 2)
    tile.opacity = 0.8
    try animator.add(animation, to: tile)
    try animator.run([3, 4, 4.5])
    #expect(tile.opacity == 0.4, "read anew in the next run")
  }

  @Test("a present value that is no number stops it unfinished, with nothing written")
  func notANumber() throws {
    let animator = Animator()
    tile.opacity = .nan
    let animation = PropertyAnimation<Tile, EasedCourse<Double>>(
      Tile.opacityProperty
    ) { (now) throws(MotionError) in try EasedCourse(from: now, to: 0, duration: 1) }
    var stops: [Bool] = []
    animation.onStop = { stops.append($0) }
    try animator.add(animation, to: tile)
    try animator.run([0, 1])
    #expect(stops == [false])
    #expect(animation.error != nil)
    tile.opacity = 0.5
    try animator.add(animation, to: tile)
    try animator.run([2, 3])
    #expect(stops == [false, true])
    #expect(animation.error == nil)
  }

  @Test("a value that becomes no number on its way is not written")
  func becomesNotANumber() throws {
    let animator = Animator()
    let motion = try FunctionCourse { time in time < 0.5 ? time : .nan }
    let animation = PropertyAnimation(Tile.opacityProperty, motion: motion)
    var stops: [Bool] = []
    animation.onStop = { stops.append($0) }
    try animator.add(animation, to: tile)
    try animator.run([0, 0.25, 0.5, 0.75])
    #expect(tile.opacity == 0.25)
    #expect(stops == [false])
    if case .notFinite = animation.error {} else { Issue.record("the reason is kept") }
  }
}
