public import MotionProblems

/// Anything that can be put on the bench: it takes the statement of a motion and the instants of a display, and says
/// where the thing is at each of them.
///
/// A model is a value without state: the same problem and the same instants give the same bits, whatever was recorded
/// before and on whichever thread.
public protocol EngineModel: Sendable {
  /// Lower case with hyphens; the word for `--engine`.
  var name: String { get }
  /// One line: what it is and where its like is seen.
  var summary: String { get }

  /// Why this engine cannot be asked this problem, or nil when it can: a matter of kind, such as friction for an engine
  /// that has springs only.
  func refusal(of problem: MotionProblem) -> String?

  /// Fills `trace` with what the engine shows at `times`.
  ///
  /// - Parameters:
  ///   - problem: a problem that ``refusal(of:)`` has no objection to.
  ///   - times: seconds, strictly ascending, the first 0. A retarget between two of them takes effect at its own
  ///     instant; one at a sample's time is in force there, which moves neither position nor velocity.
  ///   - restBand: how far from its target, in units of length, the motion may still be when the engine calls it
  ///     finished; an engine with a rest rule of its own ignores it.
  ///   - trace: emptied first; its storage is reused from case to case.
  /// - Throws: ``EngineFailure`` when no trace could be made. A trace may hold values that are not finite: a method that
  ///   has lost its stability shows what it has.
  func record(
    _ problem: MotionProblem, at times: [Double], restBand: Double, into trace: inout Trace
  ) throws(EngineFailure)

  /// As ``refusal(of:)``, of a problem whose motion is held up or repeated: it covers the problem as well.
  func refusal(of problem: MotionProblem, played playback: Playback) -> String?

  /// As ``record(_:at:restBand:into:)`` by the engine's own pauses and repeats; `times` are those of the wall, and a
  /// retarget comes at its time in the motion.
  ///
  /// The velocity is that of what is seen, per second of the wall: 0 in a pause, and the other way in a leg played
  /// backwards. Rest is not asked for.
  func record(
    _ problem: MotionProblem, played playback: Playback, at times: [Double], into trace: inout Trace
  ) throws(EngineFailure)
}

extension EngineModel {
  /// Refuses springs with other resistance or with constants that change: an engine that speaks of them says so itself.
  public func refusal(of problem: MotionProblem) -> String? {
    SpokenLaws.springsAndFriction.refusal(of: problem, by: name)
  }

  /// Refuses: an engine that has pauses or repeats says so itself.
  public func refusal(of problem: MotionProblem, played playback: Playback) -> String? {
    refusal(of: problem)
      ?? "\(name) evaluates a motion; it has no \(playback.repeats == nil ? "pauses" : "repeats") of its own"
  }

  public func record(
    _ problem: MotionProblem, played playback: Playback, at times: [Double], into trace: inout Trace
  ) throws(EngineFailure) {
    throw .rejected(reason: refusal(of: problem, played: playback) ?? "")
  }
}
