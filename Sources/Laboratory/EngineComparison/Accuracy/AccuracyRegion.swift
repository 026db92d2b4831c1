/// A part of the space of motions that the accuracy study draws points from; the word for `--region`.
public enum AccuracyRegion: String, CaseIterable, Hashable, Sendable {
  case underdamped
  case undamped
  case belowCritical = "below-critical"
  case aboveCritical = "above-critical"
  case atCritical = "at-critical"
  case overdamped
  case stronglyOverdamped = "strongly-overdamped"
  case tail
  case magnitudes
  case cancellingStarts = "cancelling-starts"
  case zeros
  case quarterTurns = "quarter-turns"
  case rationalRoots = "rational-roots"
  case hillClimbing = "hill-climbing"
  case stepMatrix = "step-matrix"
  case uniformSampling = "uniform-sampling"
  case decay
  case decayRemaining = "decay-remaining"

  /// What is evaluated there.
  enum Subject: Hashable, Sendable {
    case springs, stepMatrix, uniformSampling, decay, decayRemaining
  }

  var subject: Subject {
    switch self {
    case .stepMatrix: .stepMatrix
    case .uniformSampling: .uniformSampling
    case .decay: .decay
    case .decayRemaining: .decayRemaining
    default: .springs
    }
  }

  /// What is drawn, for people.
  public var summary: String {
    switch self {
    case .underdamped: "ζ 1e-9…0.99, ωt up to 1e6"
    case .undamped: "ζ = 0, ωt up to 1e6"
    case .belowCritical: "ζ = 1 − 10^-k, k 1…16"
    case .aboveCritical: "ζ = 1 + 10^-k, k 1…16"
    case .atCritical: "c² = 4mk exactly, and c ± 1, 2 ulp"
    case .overdamped: "ζ 1.01…100"
    case .stronglyOverdamped: "ζ 100…1e6"
    case .tail: "the slow exponent at 600…745"
    case .magnitudes: "m, k and x₀ at 1e±150"
    case .cancellingStarts: "v₀ at −σx₀, −λ₁x₀, −λ₂x₀ ± 4 ulp"
    case .zeros: "t at zeros of x or v ± 3 ulp"
    case .quarterTurns: "ωt at nπ/2 up to 1e6, t ± 3 ulp"
    case .rationalRoots: "rational roots, one mode exactly absent"
    case .hillClimbing: "from a point of each region uphill in the error"
    case .stepMatrix: "entries of the step matrix, all dampings"
    case .uniformSampling: "t exactly ih, 32…1000 samples, all dampings"
    case .decay: "distance and velocity under friction"
    case .decayRemaining: "distance still to go under friction"
    }
  }

  /// Whether its points are chosen to be hard.
  public var isAdversarial: Bool {
    switch self {
    case .atCritical, .tail, .magnitudes, .cancellingStarts, .zeros, .quarterTurns, .rationalRoots, .hillClimbing: true
    default: false
    }
  }

  /// The share of all points.
  var weight: Int {
    switch self {
    case .underdamped, .overdamped, .rationalRoots, .uniformSampling: 6
    case .undamped: 4
    case .stronglyOverdamped: 6
    case .belowCritical, .aboveCritical: 7
    case .atCritical, .magnitudes, .quarterTurns: 9
    case .tail: 8
    case .cancellingStarts, .zeros: 11
    case .hillClimbing: 4
    case .stepMatrix, .decay: 3
    case .decayRemaining: 2
    }
  }

  /// Ulp of the envelope that our own formula may be off.
  ///
  /// Below the normal range a result is rounded twice; uniform sampling adds three roundings and two tables.
  func limit(isBelowNormal: Bool) -> Double {
    let own = subject == .uniformSampling ? 4.0 : 1.0
    return isBelowNormal ? own + 1 : own
  }
}
