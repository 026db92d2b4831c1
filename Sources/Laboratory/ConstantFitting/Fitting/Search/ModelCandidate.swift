/// A model at its least sum of squares, before its intervals are asked for.
struct ModelCandidate: Sendable {
  let model: FittedModel
  let parameterCount: Int
  /// How many numbers were fitted to: samples, twice where velocities count.
  let observations: Int
  /// In scaled units, weighted.
  let sumOfSquares: Double
  /// In scaled units, of values and then of velocities, unweighted.
  let scaledResiduals: [Double]
  /// Value less model, in the unit of the values.
  let residuals: [Double]
  let weights: [Double]?
  let loss: MotionFitter.Loss
  /// The standard deviation of the bulk in scaled units; nil for least squares.
  let robustScale: Double?
  let noise: Double
  let startTime: Double
  let held: [HeldConstant]
  let undetermined: [FittedQuantity]
  let curve: @Sendable (Double) -> (value: Double, velocity: Double)
  /// The constants, with intervals when asked for.
  let constants: @Sendable (_ withIntervals: Bool) throws -> [FittedConstant]
}
