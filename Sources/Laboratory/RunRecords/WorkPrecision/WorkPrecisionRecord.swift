/// What a work–precision study of one motion found.
public struct WorkPrecisionRecord: Hashable, Sendable {
  /// Of the text that is written from it.
  public static let schemaVersion = 1

  public var law: CaseRecord.Law
  /// From the first target, or from where a free motion starts; length.
  public var startPosition: Double
  /// Length / s.
  public var startVelocity: Double
  /// Number of retargets.
  public var retargets: Int
  /// s.
  public var window: Double
  /// Instants at which errors are taken, evenly spaced, the last at the end of the window.
  public var instants: Int
  /// Largest |x(t) − x(0)| of the truth in the window: what errors are fractions of. Length.
  public var amplitude: Double
  public var series: [WorkPrecisionSeries]
  /// Where the first target of a spring, or the start of a free motion, lies in the words of whoever stated the motion.
  public var origin = 0.0

  public init(
    law: CaseRecord.Law, startPosition: Double, startVelocity: Double, retargets: Int = 0, window: Double,
    instants: Int, amplitude: Double, series: [WorkPrecisionSeries]
  ) {
    self.law = law
    self.startPosition = startPosition
    self.startVelocity = startVelocity
    self.retargets = retargets
    self.window = window
    self.instants = instants
    self.amplitude = amplitude
    self.series = series
  }

  /// Whether any order could be held against a formal one, or a method failed.
  public var isJudged: Bool {
    series.contains { if case .notApplicable = $0.verdict { false } else { true } }
  }

  /// Methods that miss their formal order or failed.
  public var against: [WorkPrecisionSeries] { series.filter(\.verdict.isAgainst) }

  /// "spring, mass 1, stiffness 100, damping coefficient 10, from 0 to 1".
  public var motion: String {
    var words = [law.words]
    if law.constants.stiffness != nil {
      words.append("from \(ShortestNumber.text(origin + startPosition)) to \(ShortestNumber.text(origin))")
    }
    if startVelocity != 0 { words.append("at first \(ShortestNumber.text(startVelocity)) a second") }
    if retargets > 0 { words.append(retargets == 1 ? "1 retarget" : "\(retargets) retargets") }
    return words.joined(separator: ", ")
  }
}

extension CaseRecord.Law {
  /// Its name and constants, for people.
  var words: String {
    func text(_ value: Double) -> String { ShortestNumber.text(value) }
    switch self {
    case .spring(let mass, let stiffness, let damping):
      return "spring, mass \(text(mass)), stiffness \(text(stiffness)), damping coefficient \(text(damping))"
    case .coulombSpring(let mass, let stiffness, let damping, let friction):
      return Self.spring(mass: mass, stiffness: stiffness, dampingCoefficient: damping).words
        + ", Coulomb friction \(text(friction))"
    case .quadraticSpring(let mass, let stiffness, let damping, let drag):
      return Self.spring(mass: mass, stiffness: stiffness, dampingCoefficient: damping).words
        + ", quadratic damping \(text(drag))"
    case .exponentialDecay(let rate): return "decay, friction rate \(text(rate))"
    case .constantDeceleration(let deceleration): return "constant deceleration \(text(deceleration))"
    case .combinedFriction(let rate, let deceleration):
      return "combined friction, rate \(text(rate)), deceleration \(text(deceleration))"
    case .quadraticDrag(let drag): return "quadratic drag \(text(drag))"
    }
  }
}
