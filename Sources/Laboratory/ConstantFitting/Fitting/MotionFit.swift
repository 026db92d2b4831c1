/// One model with the constants that are nearest to a recording.
public struct MotionFit: Sendable {
  public let model: FittedModel
  public let constants: [FittedConstant]
  /// What was assumed, since the recording cannot tell it.
  public let held: [HeldConstant]
  /// Those that the recording does not tell apart: many combinations of them fit as well.
  public let undetermined: [FittedQuantity]
  /// Of a spring.
  public let regime: SpringRegime?
  /// Value less model for each sample, in the unit of the values.
  public let residuals: [Double]
  /// For each sample how much it counted, 1 in full; nil for least squares.
  public let weights: [Double]?
  /// The standard deviation of the noise, with as many degrees of freedom as the constants leave.
  public let noise: Double
  /// How many numbers were fitted.
  public let parameterCount: Int
  /// Akaike's information criterion with its correction for few samples; only differences have a meaning.
  public let aicc: Double
  /// Schwarz's, likewise.
  public let bic: Double
  /// s; when the motion begins: where its `from` and `velocity` are meant.
  public let startTime: Double
  private let curve: @Sendable (Double) -> (value: Double, velocity: Double)

  init(
    _ candidate: ModelCandidate, constants: [FittedConstant], regime: SpringRegime?,
    criteria: (aicc: Double, bic: Double)
  ) {
    model = candidate.model
    self.constants = constants
    held = candidate.held
    undetermined = candidate.undetermined
    self.regime = regime
    residuals = candidate.residuals
    weights = candidate.weights
    noise = candidate.noise
    parameterCount = candidate.parameterCount
    (aicc, bic) = criteria
    startTime = candidate.startTime
    curve = candidate.curve
  }

  /// Nil for a quantity that the model does not have.
  public func constant(_ quantity: FittedQuantity) -> FittedConstant? { constants.first { $0.quantity == quantity } }

  /// The fitted motion at a time in s, in the recording's own units and clock.
  public func motion(at time: Double) -> (value: Double, velocity: Double) { curve(time) }
}

/// What a recording says about each model.
public struct MotionFits: Sendable {
  /// A model that could not be fitted, and why.
  public struct Failure: Hashable, Sendable {
    public let model: FittedModel
    public let reason: String
  }

  /// From the best by ``MotionFit/aicc``. The first has confidence intervals; the others are there to be compared.
  public let ranked: [MotionFit]
  public let failures: [Failure]

  public var best: MotionFit { ranked[0] }

  /// Akaike's weights in the order of ``ranked``: how much the recording speaks for each model among these; they add up
  /// to 1.
  public var akaikeWeights: [Double] { ModelRanking.weights(of: ranked.map(\.aicc)) }
}
