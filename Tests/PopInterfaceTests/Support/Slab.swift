import MotionEngine
import PopInterface

/// An object with something to animate of every kind, that remembers what was written.
final class Slab: AnimatableObject {
  let overlay = PresentationOverlay()
  var x = 0.0 {
    didSet { xs.append(x) }
  }
  var position = Point2D() {
    didSet { positions.append(position) }
  }
  var opacity = 1.0
  var frame = Rect2D(x: 0, y: 0, width: 100, height: 100)
  var insets = Insets2D()
  var color = RGBAColor(white: 1)
  var node = SIMD3<Double>(0, 0, 0)
  var xs: [Double] = []
  var positions: [Point2D] = []

  static let radius = PopPropertyName("radius")

  static var properties: PropertyTable<Slab> {
    var table = PropertyTable<Slab>()
    do {
      try table.register(xProperty)
      try table.register(
        PopPropertyName.layerPosition.property(read: { (slab: Slab) in slab.position }, write: { $0.position = $1 }))
      try table.register(Property("opacity", \Slab.opacity))
      try table.register(Property("view.frame", \Slab.frame))
      try table.register(Property("scrollView.contentInset", \Slab.insets))
      try table.register(Property("backgroundColor", \Slab.color))
      try table.register(Property("scnode.position", \Slab.node))
      try table.register(Property("size", \Slab.frame))
      try table.register(Property("radius", \Slab.x, threshold: 0.01))
    } catch {
      return PropertyTable()
    }
    return table
  }

  /// A threshold of 1.
  static var xProperty: Property<Slab, Double> {
    PopPropertyName.layerPositionX.property(read: { $0.x }, write: { $0.x = $1 })
  }

  static var positionProperty: Property<Slab, Point2D> {
    PopPropertyName.layerPosition.property(read: { $0.position }, write: { $0.position = $1 })
  }
}

typealias SlabSpring = PopSpringAnimation<Slab, Double>
typealias SlabDecay = PopDecayAnimation<Slab, Double>
typealias SlabBasic = PopBasicAnimation<Slab, Double>

extension PopAnimator {
  /// Frames at `start`, `start + step`, … while they are not after `start + duration`, each at an exact multiple.
  func render(_ duration: Double, step: Double, from start: Double = 0) throws {
    var index = 0.0
    while start + index * step <= start + duration {
      try renderTime(start + index * step)
      index += 1
    }
  }

  func render(at times: [Double]) throws { for time in times { try renderTime(time) } }
}

/// Linear, 0 to 100 in a second.
func linear(_ from: Double = 0, _ to: Double = 100, duration: Double = 1) -> SlabBasic {
  let animation = SlabBasic(Slab.xProperty)
  animation.fromValue = from
  animation.toValue = to
  animation.duration = duration
  animation.timingFunction = LinearTiming()
  return animation
}

func spring(_ from: Double? = 0, _ to: Double? = 100) -> SlabSpring {
  let animation = SlabSpring(Slab.xProperty)
  animation.fromValue = from
  animation.toValue = to
  return animation
}

func decay(_ velocity: Double, from: Double? = 0) -> SlabDecay {
  let animation = SlabDecay(Slab.xProperty)
  animation.velocity = velocity
  animation.fromValue = from
  return animation
}

let sixty = 1.0 / 60
