package import MotionProblems

/// A rule by which an engine says that a motion is over.
package protocol RestRule: Sendable {
  /// Lower case with hyphens.
  static var name: String { get }
  static var summary: String { get }
  static var laws: SpokenLaws { get }

  /// With the constants it was seen with.
  init()

  /// When the rule says so, seconds after the last anchor; nil when it never does, or not in the frames it has seen.
  ///
  /// - Parameter restBand: how far from its target the motion may still be; length. A rule in units of its own ignores
  ///   it.
  func rest(of stretch: ShownStretch, restBand: Double) -> Double?
}

/// A rest rule with numbers in it that someone chose.
package protocol TunableRestRule: RestRule {
  var constants: [TunableConstant] { get }
  func with(_ values: [String: Double]) -> Self
}

/// A motion since its last anchor, the start or the last retarget, and the frames in which it was seen.
package struct ShownStretch: Sendable {
  package let law: MotionProblem.Law
  /// Displacement from the target in force, and velocity, at the anchor.
  package let start: PhaseState
  /// The frames, seconds after the anchor, ascending, none before 0.
  package let times: [Double]
  private let motion: TextbookClosedForm

  package init(law: MotionProblem.Law, start: PhaseState, times: [Double]) {
    self.law = law
    self.start = start
    self.times = times
    motion = TextbookClosedForm(law, from: start)
  }

  /// Displacement from the target in force, and velocity.
  package func state(after time: Double) -> PhaseState { motion.state(after: time) }
}
