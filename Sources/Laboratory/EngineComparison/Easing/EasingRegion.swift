/// A part of the space of easing curves that the easing study draws points from; the word for `--filter`.
public enum EasingRegion: String, CaseIterable, Hashable, Sendable {
  case ordinary
  case overshooting
  case steepStarts = "steep-starts"
  case steepEnds = "steep-ends"
  case verticalTangents = "vertical-tangents"
  case multipleRoots = "multiple-roots"
  case cusps
  case flatEnds = "flat-ends"
  case corners
  case faintTimes = "faint-times"
  case namedCurves = "named-curves"

  /// What is drawn, for people.
  public var summary: String {
    switch self {
    case .ordinary: "x₁, x₂, t in 0…1, y in −1…2"
    case .overshooting: "y up to 1e±12"
    case .steepStarts: "x₁, x₂ at 0 or up to 1e-16 near it, t 1e-20…1"
    case .steepEnds: "x₁, x₂ at 1 or near it, t 1 − 2^-1…1 − 2^-53"
    case .verticalTangents: "x₁ near 1, x₂ near 0, t near and at the place"
    case .multipleRoots: "x₁ = 0 or x₂ = 1 or both at the inner one, exactly"
    case .cusps: "x′ and y′ vanish near each other"
    case .flatEnds: "y₁ = 0, y₂ = 1, t near the ends"
    case .corners: "all coordinates 0, ½ or 1"
    case .faintTimes: "t and x₁, x₂ down to 1e-300"
    case .namedCurves: "Core Animation, CSS, INTU, Penner"
    }
  }

  /// Whether its points are chosen to be hard.
  public var isAdversarial: Bool { self != .ordinary && self != .overshooting && self != .namedCurves }

  /// The share of all points.
  var weight: Int {
    switch self {
    case .ordinary: 4
    case .namedCurves: 5
    case .faintTimes, .corners: 1
    default: 2
    }
  }

  /// Ulp that value and slope may be off.
  static let limit = 2.0
}
