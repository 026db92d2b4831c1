public import MotionProblems

/// A method that is faulty on purpose, as seen in real engines, beside the same method done right.
public struct Specimen: Sendable {
  /// What goes wrong, why, and why it is easily missed: a few sentences for people who have never seen it.
  public let story: String
  /// Where its like was seen: a project, or a public report such as flutter/flutter#163858; empty for a slip
  /// that is known from its derivation only.
  public let seenIn: [String]
  /// The faulty method.
  public let engine: any EngineModel
  /// Its corrected twin, which must not show the signature.
  public let twin: any EngineModel
  /// What gives the fault away.
  public let signatures: [Signature]

  public init(
    story: String, seenIn: [String], engine: any EngineModel, twin: any EngineModel, signatures: [Signature]
  ) {
    self.story = story
    self.seenIn = seenIn
    self.engine = engine
    self.twin = twin
    self.signatures = signatures
  }
}

/// One number by which a fault is recognised on one problem.
public struct Signature: Sendable {
  public enum Quantity: Hashable, Sendable {
    /// The factor s for which the trace fits the true motion at time s · t best.
    case timeScale
    /// What the engine shows at the sample nearest to `time`, s.
    case position(time: Double)
    /// The velocity it reports at the sample nearest to `time`, s; units of length per second.
    case velocity(time: Double)
    /// 1 where the position at the sample nearest to `time`, s, is not a finite number, 0 where it is.
    case notFinite(time: Double)
    /// How late the motion is after the longest gap between two frames, s: what is shown there at time t fits the true
    /// motion at t − τ best, with 0 ≤ τ ≤ the gap.
    case timeLost
    /// When the engine says that it is finished, s, given a rest band of `band`; units of length.
    case settlingClaim(band: Double)
  }

  public let problem: MotionProblem
  public let schedule: FrameSchedule
  /// Seconds.
  public let window: Double
  public let quantity: Quantity
  /// The published or derived value that the specimen must show.
  public let expected: Double
  /// How far from `expected` the specimen may be, absolute: half a unit of the last published digit unless said.
  public let tolerance: Double

  public init(
    problem: MotionProblem, schedule: FrameSchedule, window: Double, quantity: Quantity, expected: Double,
    tolerance: Double
  ) {
    self.problem = problem
    self.schedule = schedule
    self.window = window
    self.quantity = quantity
    self.expected = expected
    self.tolerance = tolerance
  }
}
