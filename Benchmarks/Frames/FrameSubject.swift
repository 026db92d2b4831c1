import MotionEngine

/// A running animation of one property, a frame of which is timed.
struct FrameSubject {
  /// Who drives it: "Pop".
  let interface: String
  let law: FrameLaw
  /// What else is to be said of it: "key path"; empty for the usual way, a property of closures and a clock.
  var remark = ""
  /// Whether a frame of it was promised to take at most ``FrameBenchmarks/longestFrame``.
  var isPromised = true
  /// Sets it in motion: a frame at a time.
  let start: () throws -> (Double) -> Void

  var name: String { "animation frame, \(interface), \(law.rawValue)" + (remark.isEmpty ? "" : ", \(remark)") }
}

/// How the property moves; none of the motions comes to rest while it is timed.
enum FrameLaw: String {
  case spring
  case decay
  case eased

  /// The mathematics of a frame alone: the value at a time.
  func bareEvaluation() throws -> (Double) -> Double {
    switch self {
    case .spring:
      let kernel = SpringKernel(spring: try FrameLaw.spring(), start: SpringState(displacement: -100, velocity: 0))
      return { 100 + kernel.displacement(at: $0) }
    case .decay:
      let path = try FrameLaw.decay().path(from: 1e6)
      return { path.place(after: $0, from: 0) }
    case .eased:
      let curve = CubicBezier.ease
      return { 100 * curve.value(at: $0 / FrameBenchmarks.duration) }
    }
  }

  static func spring() throws -> Spring { try Spring(mass: 1, stiffness: 100, dampingCoefficient: 2e-4) }
  static func decay() throws -> ExponentialDecay { try ExponentialDecay(frictionRate: 0.1) }
}

/// What is animated.
final class Marker: AnimatableObject {
  /// Why unchecked: a build for tests, as this one is, checks every access; an app's own build sees that none overlap.
  @exclusivity(unchecked) var place = 0.0
  let overlay = PresentationOverlay()

  static var properties: PropertyTable<Marker> {
    var table = PropertyTable<Marker>()
    // A table that is empty has no properties of that name.
    try? table.register(.place)
    return table
  }
}

extension Property where Target == Marker, Value == Double {
  static var place: Property { Property("place", read: { $0.place }, write: { $0.place = $1 }) }
  static var placeByKeyPath: Property { Property("place", \.place) }
}
