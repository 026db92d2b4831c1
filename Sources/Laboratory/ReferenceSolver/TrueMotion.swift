public import MotionProblems

/// The truth about any problem: certified where it has a closed form, else integrated twice.
public enum TrueMotion: Sendable {
  case certified(CertifiedMotion)
  case integrated(IntegratedMotion)

  /// - Throws: ``ReferenceError/invalid(quantity:value:)`` for a constant of friction that is negative or not finite.
  public init(_ problem: MotionProblem) throws(ReferenceError) {
    if case .resistedSpring(_, .quadratic) = problem.law {
      self = .integrated(try IntegratedMotion(problem))
    } else {
      self = .certified(try CertifiedMotion(problem))
    }
  }

  public var problem: MotionProblem {
    switch self {
    case .certified(let motion): motion.problem
    case .integrated(let motion): motion.problem
    }
  }

  /// Whether its radii are proven, not the difference of two integrations.
  public var isProven: Bool {
    if case .certified = self { true } else { false }
  }

  public func record(at times: SampleTimes, into trace: inout ReferenceTrace) throws(ReferenceError) {
    switch self {
    case .certified(let motion): try motion.record(at: times, into: &trace)
    case .integrated(let motion): try motion.record(at: times, into: &trace)
    }
  }

  public func amplitude(over window: Double) throws(ReferenceError) -> Double {
    switch self {
    case .certified(let motion): try motion.amplitude(over: window)
    case .integrated(let motion): try motion.amplitude(over: window)
    }
  }

  public func largestExcursion(after time: Double) throws(ReferenceError) -> Double {
    switch self {
    case .certified(let motion): try motion.largestExcursion(after: time)
    case .integrated(let motion): try motion.largestExcursion(after: time)
    }
  }

  public func settling(within halfWidth: Double) throws(ReferenceError) -> Settling {
    switch self {
    case .certified(let motion): try motion.settling(within: halfWidth)
    case .integrated(let motion): try motion.settling(within: halfWidth)
    }
  }

  public func settlingTime(within halfWidth: Double) throws(ReferenceError) -> SettlingAnswer {
    try settling(within: halfWidth).answer
  }

  public func speedSettling(below speed: Double) throws(ReferenceError) -> Settling {
    switch self {
    case .certified(let motion): try motion.speedSettling(below: speed)
    case .integrated(let motion): try motion.speedSettling(below: speed)
    }
  }

  public func restSettling(within halfWidth: Double, below speed: Double) throws(ReferenceError) -> RestSettling {
    switch self {
    case .certified(let motion): try motion.restSettling(within: halfWidth, below: speed)
    case .integrated(let motion): try motion.restSettling(within: halfWidth, below: speed)
    }
  }

  public func stoppingTime() throws(ReferenceError) -> SettlingAnswer {
    switch self {
    case .certified(let motion): try motion.stoppingTime()
    case .integrated(let motion): motion.stoppingTime
    }
  }

  public func peak() throws(ReferenceError) -> Peak? {
    switch self {
    case .certified(let motion): try motion.peak()
    case .integrated(let motion): try motion.peak()
    }
  }

  public func overshoot() throws(ReferenceError) -> Double? {
    switch self {
    case .certified(let motion): try motion.overshoot()
    case .integrated(let motion): try motion.overshoot()
    }
  }

  public func crossings(
    of level: Double, in window: EventWindow = EventWindow()
  ) throws(ReferenceError) -> EventList<LevelCrossing> {
    switch self {
    case .certified(let motion): try motion.crossings(of: level, in: window)
    case .integrated(let motion): try motion.crossings(of: level, in: window)
    }
  }

  public func extrema(in window: EventWindow = EventWindow()) throws(ReferenceError) -> EventList<Extremum> {
    switch self {
    case .certified(let motion): try motion.extrema(in: window)
    case .integrated(let motion): try motion.extrema(in: window)
    }
  }

  public func firstArrival(at level: Double) throws(ReferenceError) -> FirstEvent {
    switch self {
    case .certified(let motion): try motion.firstArrival(at: level)
    case .integrated(let motion): try motion.firstArrival(at: level)
    }
  }

  /// Where the motion rests in the end, or tends to, in the coordinates of the problem; nil where it does neither.
  public func restPlace() throws(ReferenceError) -> Double? {
    switch self {
    case .certified(let motion): try motion.restPlace()
    case .integrated(let motion): motion.problem.finalTarget
    }
  }
}

extension CertifiedMotion {
  /// Where the motion rests in the end, or tends to, in the coordinates of the problem; nil where it does neither, as an
  /// undamped spring and what nothing stops.
  public func restPlace() throws(ReferenceError) -> Double? {
    if let dry = DrySpring(problem) { return try restPlace(of: dry) }
    switch problem.law {
    case .spring:
      if let oscillator = problem.finalOscillator, oscillator.dampingCoefficient > 0 { return problem.finalTarget }
      return try largestExcursion(after: problem.lastChangeTime) == 0 ? problem.finalTarget : nil
    case .resistedSpring: return nil
    case .friction:
      let way = try largestExcursion(after: 0)
      guard way.isFinite else { return nil }
      return problem.start.position + (problem.start.velocity < 0 ? -way : way)
    }
  }
}
