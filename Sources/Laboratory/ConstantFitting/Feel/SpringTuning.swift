internal import Foundation
public import MotionProblems

/// A target and what a spring makes of it, by certified truth.
public struct ReachedTarget: Hashable, Sendable {
  public let target: SpringTarget
  /// nil where it never happens.
  public let reached: Double?
  /// |reached − wanted| as a part of what is wanted; of a value as a part of the way, of a wanted 0 as it is. Infinite for
  /// what never happens.
  public let miss: Double
}

/// Constants, and what they make of every target.
public struct TunedSpring: Hashable, Sendable {
  public let oscillator: Oscillator
  public let reached: [ReachedTarget]

  /// The largest miss.
  public var largestMiss: Double { reached.reduce(0) { max($0, $1.miss) } }
}

/// The constants of a feel, or why there are none.
public struct SpringTuning: Hashable, Sendable {
  public enum Verdict: String, CaseIterable, Hashable, Sendable {
    /// Every target is reached within ``SpringTuning/exactMiss``, held against certified truth.
    case exact
    /// No constants reach all targets.
    case infeasible
    /// More than one motion reaches all targets: something is free that has to be said.
    case underdetermined
  }

  /// How the constants were found.
  public enum Method: String, CaseIterable, Hashable, Sendable {
    case closedInverse = "closed inverse"
    /// One unknown on each continuous piece, by Brent's method.
    case bracketedRoot = "bracketed root"
    /// Two unknowns, by Powell's hybrid method from many starts.
    case hybrid
    /// Nothing was left to find.
    case given
  }

  /// A result that misses a target by more than this part of it is never called exact.
  public static let exactMiss = 1e-9
  public static let mostSpringsListed = 12

  public internal(set) var verdict: Verdict
  public internal(set) var method: Method
  /// Exact: the solutions, by falling damping ratio, so that the first swings least. Underdetermined: a few of the springs
  /// that reach the targets.
  public internal(set) var springs: [TunedSpring] = []
  /// Solutions beyond the first ``mostSpringsListed`` of them, each with more swings than those, that were found and are
  /// not listed.
  public internal(set) var omitted = 0
  /// Infeasible: the nearest on either side of ``missed``, all else kept.
  public internal(set) var nearest: [TunedSpring] = []
  /// The target that ``nearest`` misses.
  public internal(set) var missed: SpringTarget?
  /// Infeasible: the least sum of squared misses that was found.
  public internal(set) var compromise: TunedSpring?
  /// What the targets determine all the same: names and values.
  public internal(set) var determined: [DeterminedQuantity] = []
  /// Infeasible: why. Underdetermined: what has to be said.
  public internal(set) var reasons: [FeelReason] = []
  /// Nothing tells the mass, so that it was chosen.
  public internal(set) var massIsChosen = false

  init(_ verdict: Verdict, _ method: Method) {
    self.verdict = verdict
    self.method = method
  }
}

/// Something that targets determine when they do not determine all.
public struct DeterminedQuantity: Hashable, Sendable {
  public let name: String
  public let value: Double
  public let unit: String
}

/// Why targets have no constants, or not only one set of them.
public enum FeelReason: Hashable, Sendable {
  /// Only springs with a damping ratio below 1 pass their target.
  case needsPassing(target: String, dampingRatio: Double)
  case dampingRatiosDiffer(first: String, Double, second: String, Double)
  /// With everything else kept a target jumps over what is wanted.
  case jumps(target: String, from: Double, to: Double, wanted: Double)
  /// With everything else kept a target is at least, or at most, this.
  case outOfReach(target: String, limit: Double, isLeast: Bool, wanted: Double)
  /// It is reached only, if at all, with more swings beyond the band than are looked at.
  case tooManySwings(target: String, swings: Int)
  case outsideRange(constant: String, value: Double, lower: Double, upper: Double)
  /// No damping ratio and no frequency brings it about.
  case neverReached(target: String)
  /// More targets than constants, and they do not agree.
  case targetsDisagree
  /// A search from many starts found nothing, which is no proof.
  case notFound(starts: Int)
  case overshootSaysOnlyAtLeastCritical
  case dampingIsOpen
  case timeIsOpen
  case allIsOpen
}

extension FeelReason: CustomStringConvertible {
  public var description: String {
    switch self {
    case .needsPassing(let target, let ratio):
      "only a spring with a damping ratio below 1 passes its target, so that none with \(Self.short(ratio)) has the \(target)"
    case .dampingRatiosDiffer(let first, let one, let second, let other):
      "the \(first) asks for a damping ratio of \(Self.short(one)), and the \(second) for \(Self.short(other))"
    case .jumps(let target, let from, let to, let wanted):
      "the \(target) jumps from \(Self.short(from)) to \(Self.short(to)) where one more swing leaves the band, and is never \(Self.short(wanted))"
    case .outOfReach(let target, let limit, let isLeast, let wanted):
      "with the rest kept the \(target) is \(isLeast ? "at least" : "at most") \(Self.short(limit)), not \(Self.short(wanted))"
    case .outsideRange(let constant, let value, let lower, let upper):
      "the targets ask for a \(constant) of \(Self.short(value)), outside of \(Self.short(lower))..\(Self.short(upper))"
    case .tooManySwings(let target, let swings):
      "with the rest kept no spring with at most \(swings) swings beyond the band has this \(target), and no others "
        + "were looked at"
    case .neverReached(let target): "no spring that is allowed reaches the \(target) at all"
    case .targetsDisagree: "there are more targets than free constants, and they contradict each other"
    case .notFound(let starts): "none was found from \(starts) starts, which is no proof that there is none"
    case .overshootSaysOnlyAtLeastCritical:
      "no overshoot says only that the damping ratio is at least 1; hold one, such as 1, or give another target"
    case .dampingIsOpen:
      "every damping ratio has a stiffness that reaches it; give an overshoot or a second time, or hold a constant"
    case .timeIsOpen:
      "the shape is determined and its speed is not; give a time or a peak speed, or hold the stiffness or the response"
    case .allIsOpen: "neither shape nor speed is determined; give an overshoot and a time"
    }
  }

  /// Eight digits, for sentences.
  static func short(_ value: Double) -> String { String(format: "%.8g", value) }
}
