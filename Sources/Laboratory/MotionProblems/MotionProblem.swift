/// All that determines one motion: its law, its start, when its target moves, and when the law's constants change.
///
/// The first target is 0. A spring "from 0 to 1" is therefore `start.position == -1`. A free motion starts at 0 by
/// convention, so that its position is the way travelled.
public struct MotionProblem: Hashable, Sendable {
  public enum Law: Hashable, Sendable {
    case spring(Oscillator)
    /// A spring that something resists besides its damper.
    case resistedSpring(Oscillator, Resistance)
    case friction(Friction)
  }

  public let law: Law
  public let start: PhaseState
  /// In order of time, strictly ascending; empty for friction.
  public let retargets: [Retarget]
  /// In order of time, strictly ascending; empty but for a plain spring, whose first constants are those of ``law``.
  public let constantsChanges: [ConstantsChange]
  /// The catalogue name of the spring whose constants these are, such as `pop-default`. An engine that knows the name
  /// starts from its own words for it; the truth never reads it.
  public let springName: String?
  /// The settling duration that the spring was stated by. An engine that speaks such words starts from them; the truth
  /// never reads them.
  public let settlingWords: SettlingWords?
  /// The factor per millisecond that exponential friction was stated by, between 0 and 1. An engine that speaks such words
  /// starts from it; the truth never reads it.
  public let decelerationFactor: Double?

  /// - Throws: ``ProblemError`` for a start, retarget or change that is not finite, for retargets or changes out of
  ///   order or not after 0, for retargets of a free motion, for changes of anything but a plain spring, and for a
  ///   constant of friction or resistance that is out of its range.
  public init(
    law: Law, start: PhaseState, retargets: [Retarget] = [], constantsChanges: [ConstantsChange] = [],
    springName: String? = nil, settlingWords: SettlingWords? = nil, decelerationFactor: Double? = nil
  ) throws(ProblemError) {
    guard start.position.isFinite else { throw .mustBeFinite(quantity: "start position", value: start.position) }
    guard start.velocity.isFinite else { throw .mustBeFinite(quantity: "start velocity", value: start.velocity) }
    try Self.check(retargets)
    try Self.check(constantsChanges)
    switch law {
    case .spring: break
    case .resistedSpring(_, let resistance):
      guard constantsChanges.isEmpty else { throw .onlyPlainSpringsChange }
      _ = try resistance.checked()
    case .friction(let friction):
      guard retargets.isEmpty else { throw .frictionHasNoTarget }
      guard constantsChanges.isEmpty else { throw .onlyPlainSpringsChange }
      _ = try friction.checked()
    }
    self.law = law
    self.start = start
    self.retargets = retargets
    self.constantsChanges = constantsChanges
    self.springName = springName
    self.settlingWords = settlingWords
    self.decelerationFactor = decelerationFactor
  }

  /// The target in force at the end.
  public var finalTarget: Double { retargets.last?.target ?? 0 }

  /// The spring's constants at the start, whatever else resists it; nil for a free motion.
  public var oscillator: Oscillator? {
    switch law {
    case .spring(let oscillator), .resistedSpring(let oscillator, _): oscillator
    case .friction: nil
    }
  }

  /// What resists the spring besides its damper; nil for a plain spring and a free motion.
  public var resistance: Resistance? {
    if case .resistedSpring(_, let resistance) = law { resistance } else { nil }
  }

  /// The spring's constants at the end; nil for a free motion.
  public var finalOscillator: Oscillator? { constantsChanges.last?.oscillator ?? oscillator }

  /// The last instant at which the target moves or the constants change; 0 where neither does.
  public var lastChangeTime: Double { max(retargets.last?.time ?? 0, constantsChanges.last?.time ?? 0) }

  private static func check(_ retargets: [Retarget]) throws(ProblemError) {
    var last = 0.0
    for retarget in retargets {
      guard retarget.target.isFinite else { throw .mustBeFinite(quantity: "target", value: retarget.target) }
      guard retarget.time.isFinite, retarget.time > last else {
        throw .retargetsMustAscend(time: retarget.time, previous: last)
      }
      last = retarget.time
    }
  }

  private static func check(_ changes: [ConstantsChange]) throws(ProblemError) {
    var last = 0.0
    for change in changes {
      guard change.time.isFinite, change.time > last else {
        throw .changesMustAscend(time: change.time, previous: last)
      }
      last = change.time
    }
  }
}
