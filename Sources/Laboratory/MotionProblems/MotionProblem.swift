/// All that determines one motion: its law, its start, and when its target moves.
///
/// The first target is 0. A spring "from 0 to 1" is therefore `start.position == -1`. A free motion starts at 0 by
/// convention, so that its position is the way travelled.
public struct MotionProblem: Hashable, Sendable {
  public enum Law: Hashable, Sendable {
    case spring(Oscillator)
    case friction(Friction)
  }

  public let law: Law
  public let start: PhaseState
  /// In order of time, strictly ascending; empty for friction.
  public let retargets: [Retarget]
  /// The catalogue name of the spring whose constants these are, such as `pop-default`. An engine that knows the name
  /// starts from its own words for it; the truth never reads it.
  public let springName: String?
  /// The settling duration that the spring was stated by. An engine that speaks such words starts from them; the truth
  /// never reads them.
  public let settlingWords: SettlingWords?

  /// - Throws: ``ProblemError`` for a start or retarget that is not finite, for retargets out of order or not after 0,
  ///   for retargets of a free motion, and for a constant of friction that is negative or not finite.
  public init(
    law: Law, start: PhaseState, retargets: [Retarget] = [], springName: String? = nil,
    settlingWords: SettlingWords? = nil
  ) throws(ProblemError) {
    guard start.position.isFinite else { throw .mustBeFinite(quantity: "start position", value: start.position) }
    guard start.velocity.isFinite else { throw .mustBeFinite(quantity: "start velocity", value: start.velocity) }
    var last = 0.0
    for retarget in retargets {
      guard retarget.target.isFinite else { throw .mustBeFinite(quantity: "target", value: retarget.target) }
      guard retarget.time.isFinite, retarget.time > last else {
        throw .retargetsMustAscend(time: retarget.time, previous: last)
      }
      last = retarget.time
    }
    if case .friction(let friction) = law {
      guard retargets.isEmpty else { throw .frictionHasNoTarget }
      _ = try friction.checked()
    }
    self.law = law
    self.start = start
    self.retargets = retargets
    self.springName = springName
    self.settlingWords = settlingWords
  }

  /// The target in force at the end.
  public var finalTarget: Double { retargets.last?.target ?? 0 }
}
