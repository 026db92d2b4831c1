public import MotionProblems

/// Anything that can be put on the bench: it takes the statement of a motion and the instants of a display, and says
/// where the thing is at each of them.
public protocol EngineModel: Sendable {
  /// Lower case with hyphens; the word for `--engine`.
  var name: String { get }
  /// One line: what it is and where its like is seen.
  var summary: String { get }

  /// Why this engine cannot be asked this problem, or nil when it can.
  func refusal(of problem: MotionProblem) -> String?

  /// Fills `trace` with what the engine shows at `times` (ascending, first 0).
  ///
  /// - Parameters:
  ///   - restBand: how far from its target, in units of length, the motion may still be when the engine calls it
  ///     finished; an engine with a rest rule of its own ignores it.
  ///   - trace: emptied first; its storage is reused from case to case.
  func record(
    _ problem: MotionProblem, at times: [Double], restBand: Double, into trace: inout Trace
  ) throws(EngineFailure)
}

/// What an engine delivered.
public struct Trace: Sendable {
  /// In the coordinates of the problem, one for each instant asked for.
  public var positions: [Double] = []
  /// Units of length per second, one for each instant, or empty for an engine that reports none.
  public var velocities: [Double] = []
  /// When the engine said it was finished, s; nil when it has not, or has no such rule.
  public var finished: Double?

  public init() {}

  /// Empties it and keeps the storage.
  public mutating func clear() {
    positions.removeAll(keepingCapacity: true)
    velocities.removeAll(keepingCapacity: true)
    finished = nil
  }
}

/// Why an engine delivered no trace.
public enum EngineFailure: Error, Hashable, Sendable {
  /// The engine refused the constants with words of its own.
  case rejected(reason: String)
  /// The engine would need more steps than anyone would wait for.
  case tooManySteps(needed: Double, limit: Int)
}

extension EngineFailure: CustomStringConvertible {
  public var description: String {
    switch self {
    case .rejected(let reason): "the engine refused the constants: \(reason)"
    case .tooManySteps(let needed, let limit): "it would take \(needed) steps, more than the limit of \(limit)"
    }
  }
}
