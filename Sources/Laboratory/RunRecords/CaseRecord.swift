/// One case and its truth, as plain values.
public struct CaseRecord: Hashable, Sendable {
  /// Constants of the law: exactly one of these.
  public enum Law: Hashable, Sendable {
    case spring(mass: Double, stiffness: Double, dampingCoefficient: Double)
    /// v′ = −λ v, 1/s.
    case exponentialDecay(frictionRate: Double)
    /// v′ = −a sign v, length / s².
    case constantDeceleration(frictionDeceleration: Double)
    /// v′ = −λ v − a sign v.
    case combinedFriction(frictionRate: Double, frictionDeceleration: Double)
    /// v′ = −b |v| v, 1 / length.
    case quadraticDrag(dragCoefficient: Double)
    /// A spring with F sign v, mass · length / s².
    case coulombSpring(mass: Double, stiffness: Double, dampingCoefficient: Double, coulombFriction: Double)
    /// A spring with b |v| v, mass / length.
    case quadraticSpring(mass: Double, stiffness: Double, dampingCoefficient: Double, quadraticDamping: Double)
  }

  /// `suite@version/sweep/axis=value,…`
  public var id: String
  public var sweep: String
  public var law: Law
  /// Length; see `startVelocity` for its partner.
  public var startPosition: Double
  /// Length / s.
  public var startVelocity: Double
  /// Number of retargets.
  public var retargets: Int
  /// How often the constants of the spring change; those of `law` are the first.
  public var constantsChanges: Int
  /// "360 samples" or "60 Hz", "60 Hz, jitter 0.2, 1 hitch".
  public var schedule: String
  /// Frames per second, nil for a uniform schedule.
  public var frameRate: Double?
  /// The case's id with the frame rate left out: cases that differ only in it share this.
  public var frameRateGroup: String?
  /// s.
  public var window: Double
  public var samples: Int
  /// ωₙ · window / 2π; for friction (λ + a/|v₀| + b|v₀|) · window / 2π.
  public var periods: Double
  /// Largest |x(t) − x(0)| of the truth in the window: the scale of every error in the measurements.
  public var amplitude: Double
  /// Largest radius of the enclosures over the amplitude.
  public var truthRadius: Double
  /// The band for settling, as a fraction of `settlingScale`.
  public var settlingBand: Double
  /// |start − target|, or the largest distance from the target, or from rest, where that is 0; the amplitude where there
  /// is no rest; length.
  public var settlingScale: Double
  /// Last time outside the band, s; infinity when it never settles, nil where the truth does not say.
  public var settlingTime: Double?
  /// Largest excursion beyond the target over the scale; nil when the target is not passed.
  public var overshoot: Double?
  /// s; the instant of `overshoot`.
  public var peakTime: Double?
  public var check: IntegrationCheck

  public init(
    id: String, sweep: String, law: Law, startPosition: Double, startVelocity: Double, retargets: Int,
    constantsChanges: Int = 0, schedule: String, frameRate: Double? = nil, frameRateGroup: String? = nil,
    window: Double, samples: Int,
    periods: Double, amplitude: Double, truthRadius: Double, settlingBand: Double, settlingScale: Double,
    settlingTime: Double? = nil, overshoot: Double? = nil, peakTime: Double? = nil, check: IntegrationCheck
  ) {
    self.id = id
    self.sweep = sweep
    self.law = law
    self.startPosition = startPosition
    self.startVelocity = startVelocity
    self.retargets = retargets
    self.constantsChanges = constantsChanges
    self.schedule = schedule
    self.frameRate = frameRate
    self.frameRateGroup = frameRateGroup
    self.window = window
    self.samples = samples
    self.periods = periods
    self.amplitude = amplitude
    self.truthRadius = truthRadius
    self.settlingBand = settlingBand
    self.settlingScale = settlingScale
    self.settlingTime = settlingTime
    self.overshoot = overshoot
    self.peakTime = peakTime
    self.check = check
  }
}

/// The independent integration of the equation beside the certified truth.
public struct IntegrationCheck: Hashable, Sendable {
  public var stepper: String
  /// Largest |integrated − certified| position over the amplitude; nil when the integration failed.
  public var deviation: Double?
  /// What the deviation may be.
  public var tolerance: Double
  /// Right-hand sides evaluated.
  public var evaluations: Int
  /// Why it failed.
  public var failure: String?

  public var holds: Bool { failure == nil && (deviation.map { $0 <= tolerance } ?? false) }

  public init(
    stepper: String, deviation: Double? = nil, tolerance: Double, evaluations: Int, failure: String? = nil
  ) {
    self.stepper = stepper
    self.deviation = deviation
    self.tolerance = tolerance
    self.evaluations = evaluations
    self.failure = failure
  }
}
