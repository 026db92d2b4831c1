import CoreAnimationInterface
import MotionEngine

/// An object with the properties of a layer.
final class Sheet: AnimatableObject, MediaTimeSpace {
  var position = Point2D()
  var bounds = Rect2D()
  var opacity = 0.5
  var color = RGBAColor(red: 1, green: 0, blue: 0)
  var isHidden: Flag = false
  var scale = 1.0
  var mediaTiming = MediaTiming()
  var timeParent: (any MediaTimeSpace)?
  let overlay = PresentationOverlay()

  static var properties: PropertyTable<Sheet> {
    var table = PropertyTable<Sheet>()
    do {
      try table.register(Property("position", read: { $0.position }, write: { $0.position = $1 }))
      try table.register(Property("bounds", read: { $0.bounds }, write: { $0.bounds = $1 }))
      try table.register(Property("opacity", read: { $0.opacity }, write: { $0.opacity = $1 }))
      try table.register(Property("color", read: { $0.color }, write: { $0.color = $1 }))
      try table.register(Property("hidden", read: { $0.isHidden }, write: { $0.isHidden = $1 }))
      try table.register(Property("gauge.scale", read: { $0.scale }, write: { $0.scale = $1 }))
    } catch { preconditionFailure("\(error)") }
    return table
  }
}

/// A plain object with one number, that remembers what was written.
final class Dial {
  var angle = 0.0 {
    didSet { written.append(angle) }
  }
  var written: [Double] = []

  static var angleProperty: Property<Dial, Double> {
    Property("angle", read: { $0.angle }, write: { $0.angle = $1 })
  }
}

/// A stage with one sheet, turned by hand.
final class Scene {
  let clock = ManualClock()
  let stage: AnimationStage
  let sheet = Sheet()
  /// What was told, in order.
  var told: [String] = []

  init() { stage = AnimationStage(clock: clock) }

  func opacity() throws -> Double { try stage.presentation(of: sheet).value("opacity") }

  /// What shows at each of some times.
  func values(_ keyPath: String = "opacity", at times: [Double]) throws -> [Double] {
    try times.map { time in
      clock.tick(at: time)
      return try stage.presentation(of: sheet).value(keyPath)
    }
  }

  /// Adds an animation under a name, which tells its events by that name.
  @discardableResult
  func add(_ animation: some MediaAnimation, as name: String) throws -> AttachedAnimation {
    let attached = try stage.add(animation, to: sheet, forKey: name)
    attached.onStart = { [weak self] in self?.told.append("\(name) starts") }
    attached.onStop = { [weak self] in self?.told.append("\(name) stops \($0)") }
    return attached
  }
}
