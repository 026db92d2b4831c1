public import MotionProblems

/// A target of a decay and what becomes of it, by certified truth.
public struct ReachedDecayTarget: Hashable, Sendable {
  public let target: DecayTarget
  /// nil where it never happens.
  public let reached: Double?
  /// |reached − wanted| / wanted; infinite for what never happens.
  public let miss: Double
}

/// The constants of a decay, and what they make of every target.
public struct TunedDecay: Hashable, Sendable {
  public let friction: Friction
  /// At the start, units per second.
  public let velocity: Double
  public let reached: [ReachedDecayTarget]

  public var largestMiss: Double { reached.reduce(0) { max($0, $1.miss) } }

  public func value(of constant: DecayConstant) -> Double {
    switch constant {
    case .rate: friction.rate
    case .deceleration: friction.deceleration
    case .drag: friction.drag
    case .velocity: velocity
    }
  }
}

/// The constants of a decay's feel, or why there are none.
public struct DecayTuning: Hashable, Sendable {
  public internal(set) var verdict: SpringTuning.Verdict
  public internal(set) var method: SpringTuning.Method
  /// Every solution that was found, by falling velocity at the start.
  public internal(set) var decays: [TunedDecay] = []
  /// Infeasible: the least sum of squared misses that was found.
  public internal(set) var compromise: TunedDecay?
  public internal(set) var reasons: [DecayReason] = []

  init(_ verdict: SpringTuning.Verdict, _ method: SpringTuning.Method) {
    self.verdict = verdict
    self.method = method
  }
}

/// Why targets of a decay have no constants, or not only one set of them.
public enum DecayReason: Hashable, Sendable {
  /// It only approaches rest, or not even that.
  case neverStops(law: DecayLaw, target: String)
  /// So many targets are missing.
  case open(constants: [String], targets: Int)
  /// What the law allows of a target once the others are kept.
  case onlyBetween(target: String, lower: Double, upper: Double, wanted: Double)
  case outsideRange(constant: String, value: Double, lower: Double, upper: Double)
  case targetsDisagree
  case notFound
}

extension DecayReason: CustomStringConvertible {
  public var description: String {
    switch self {
    case .neverStops(let law, let target):
      "\(law.rawValue) friction alone never brings it to rest, so that it has no \(target); give a stopping speed"
    case .open(let constants, let targets):
      "the \(Self.list(constants)) are free and there \(targets == 1 ? "is 1 target" : "are \(targets) targets"); hold "
        + "one, such as the velocity, or give another target"
    case .onlyBetween(let target, let lower, let upper, let wanted):
      "with the rest kept the \(target) lies between \(FeelReason.short(lower)) and \(FeelReason.short(upper)), not at "
        + FeelReason.short(wanted)
    case .outsideRange(let constant, let value, let lower, let upper):
      "the targets ask for a \(constant) of \(FeelReason.short(value)), outside of \(FeelReason.short(lower)).."
        + FeelReason.short(upper)
    case .targetsDisagree: "there are more targets than free constants, and they contradict each other"
    case .notFound: "no constants of this law were found to reach all targets"
    }
  }

  private static func list(_ names: [String]) -> String {
    names.count < 2 ? names.joined() : names.dropLast().joined(separator: ", ") + " and " + names[names.count - 1]
  }
}
