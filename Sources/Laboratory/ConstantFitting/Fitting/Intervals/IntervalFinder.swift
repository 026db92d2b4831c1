internal import Foundation
internal import GSLNumerics

/// Confidence intervals of the parameters of a fitted form.
///
/// The linear interval of a parameter is its value ± t s √C, with C the diagonal entry of (JᵀJ)⁻¹, s² the residual
/// variance and t Student's quantile. It holds where the sum of squares is a parabola: where, along the line on which the
/// linear theory has the other parameters follow, the sum at both ends has risen by t² s². Where it has not, the ends are
/// sought at which the least sum over all other parameters has: the profile likelihood, which does not depend on how the
/// parameters are chosen.
struct IntervalFinder<Form: MotionForm> {
  private let residuals: FormResiduals<Form>
  private let weights: [Double]?
  private let minimum: [Double]
  private let solution: LeastSquaresSolution
  private let covariance: [Double]
  private let level: Double
  /// t and s of the interval.
  private let quantile: Double
  private let deviation: Double
  private let solver: LeastSquaresSolver?

  /// - Parameter deviation: of a residual of weight 1; nil for what the residuals themselves say.
  init(
    _ residuals: FormResiduals<Form>, weights: [Double]?, solution: LeastSquaresSolution, level: Double,
    deviation: Double? = nil
  ) throws(LeastSquaresError) {
    self.residuals = residuals
    self.weights = weights
    self.solution = solution
    self.level = level
    minimum = solution.parameters
    covariance = try solution.covariance()
    let freedom = max(1, solution.degreesOfFreedom)
    quantile = StudentDistribution.quantile((1 + level) / 2, degreesOfFreedom: freedom)
    self.deviation = deviation ?? (solution.sumOfSquares / Double(freedom)).squareRoot()
    solver =
      minimum.count > 1
      ? try LeastSquaresSolver(
        residualCount: residuals.residualCount, parameterCount: minimum.count - 1,
        settings: LeastSquaresSettings(
          solver: .cholesky, stepTolerance: 0.02 / Double(residuals.residualCount).squareRoot(), iterationLimit: 40))
      : nil
  }

  /// Below this deviation, in units of the way, what is left is rounding, and a sum of squares tells nothing.
  private static var exact: Double { 1e-11 }
  /// How far the sums at the ends of a linear interval may be from a parabola's.
  private static var linearity: Double { 0.03 }

  /// The interval of a parameter by its index in the form, which must be free.
  func interval(of parameter: Int) -> ConfidenceInterval? {
    guard let column = residuals.free.firstIndex(of: parameter) else { return nil }
    let count = minimum.count
    let variance = covariance[column * count + column]
    guard variance > 0, variance.isFinite else { return nil }
    let reach = quantile * deviation * variance.squareRoot()
    let line = (0..<count).map { covariance[$0 * count + column] / variance }
    let value = minimum[column]
    let isLinear = deviation < Self.exact || [-reach, reach].allSatisfy { isParabola(at: $0, along: line) }
    if isLinear {
      return ConfidenceInterval(lower: value - reach, upper: value + reach, level: level, method: .linear)
    }
    return ConfidenceInterval(
      lower: value + end(of: column, from: -reach, along: line),
      upper: value + end(of: column, from: reach, along: line), level: level, method: .profile)
  }

  /// The linear interval of a function of the parameters, given its derivatives by their indices in the form.
  func interval(of value: Double, gradient: [Int: Double]) -> ConfidenceInterval? {
    let count = minimum.count
    let slopes = residuals.free.map { gradient[$0] ?? 0 }
    var variance = 0.0
    for row in 0..<count {
      for column in 0..<count { variance += slopes[row] * covariance[row * count + column] * slopes[column] }
    }
    guard variance > 0, variance.isFinite else { return nil }
    let reach = quantile * deviation * variance.squareRoot()
    return ConfidenceInterval(lower: value - reach, upper: value + reach, level: level, method: .linear)
  }

  private func isParabola(at distance: Double, along line: [Double]) -> Bool {
    let place = minimum.indices.map { minimum[$0] + distance * line[$0] }
    let rise = (sum(at: place) - solution.sumOfSquares) / (quantile * quantile * deviation * deviation)
    return abs(rise - 1) <= Self.linearity
  }

  /// How far from the minimum the profile has risen enough; infinite where it does not.
  private func end(of column: Int, from reach: Double, along line: [Double]) -> Double {
    var profile = ProfileTrace(distance: reach, line: line, isPositive: reach > 0)
    for _ in 0..<16 {
      let distance = profile.next
      let rest = profile.others(at: distance, from: minimum, without: column)
      guard let least = leastSum(holding: column, at: minimum[column] + distance, from: rest) else {
        guard profile.retreat() else { break }
        continue
      }
      let rise = max(0, least.sum - solution.sumOfSquares).squareRoot() / (quantile * deviation)
      profile.record(distance, rise: rise, others: least.others)
      if abs(rise - 1) <= 2e-3 { return distance }
      if profile.isUnbounded { break }
    }
    return profile.best
  }

  private func leastSum(
    holding column: Int, at value: Double, from others: [Double]
  ) -> (sum: Double, others: [Double])? {
    var template = residuals.complete(minimum)
    template[residuals.free[column]] = value
    guard let solver else { return (sum(at: [value]), []) }
    let held = FormResiduals(
      residuals.form, residuals.recording, template: template,
      held: Set(template.indices).subtracting(residuals.free).union([residuals.free[column]]),
      velocityWeight: residuals.velocityWeight)
    guard let found = try? solver.minimise(held, from: others, weights: weights) else { return nil }
    return (found.sumOfSquares, found.parameters)
  }

  private func sum(at parameters: [Double]) -> Double {
    var left = [Double](repeating: 0, count: residuals.residualCount)
    parameters.withUnsafeBufferPointer { parameters in
      left.withUnsafeMutableBufferPointer { residuals.writeResiduals(at: parameters, into: $0) }
    }
    guard let weights else { return left.reduce(0) { $0 + $1 * $1 } }
    return zip(left, weights).reduce(0) { $0 + $1.1 * $1.0 * $1.0 }
  }
}

/// The search for where a profile has risen by enough, as a function of the distance from the minimum.
struct ProfileTrace {
  private(set) var next: Double
  private let line: [Double]
  /// Distances at which the rise is too small, and too large, with the other parameters there.
  private var inner = (distance: 0.0, rise: 0.0)
  private var outer: (distance: Double, rise: Double)?
  private var lastOthers: (distance: Double, others: [Double])?
  private var doublings = 0
  private let sign: Double

  init(distance: Double, line: [Double], isPositive: Bool) {
    next = distance
    self.line = line
    sign = isPositive ? 1 : -1
  }

  /// The rise hardly grows any more, however far the parameter goes.
  private(set) var isUnbounded = false

  /// Infinite when unbounded, else the place nearest to the end that was reached.
  var best: Double {
    if isUnbounded { return sign * .infinity }
    return outer?.distance ?? inner.distance
  }

  /// Where the other parameters are expected: on the line of the linear theory, scaled to the last place that was found.
  func others(at distance: Double, from minimum: [Double], without column: Int) -> [Double] {
    let indices = minimum.indices.filter { $0 != column }
    guard let lastOthers else { return indices.map { minimum[$0] + distance * line[$0] } }
    let share = distance / lastOthers.distance
    return indices.enumerated().map { place, index in
      minimum[index] + share * (lastOthers.others[place] - minimum[index])
    }
  }

  mutating func record(_ distance: Double, rise: Double, others: [Double]) {
    lastOthers = (distance, others)
    if rise < 1 {
      if outer == nil, inner.distance != 0, rise - inner.rise < 0.02 * (distance / inner.distance - 1) {
        isUnbounded = true
      }
      inner = (distance, rise)
    } else {
      outer = (distance, rise)
    }
    guard let outer else {
      // Why: the rise of a parabola is a straight line through the minimum.
      let factor = rise > 0 ? min(max(1.02 / rise, 1.05), 3) : 3
      next = distance * factor
      return
    }
    let slope = (outer.rise - inner.rise) / (outer.distance - inner.distance)
    let guess = inner.distance + (1 - inner.rise) / slope
    let (low, high) = (min(inner.distance, outer.distance), max(inner.distance, outer.distance))
    next = guess > low && guess < high ? guess : (low + high) / 2
  }

  /// Half as far beyond the last good place; false when that has been tried enough.
  mutating func retreat() -> Bool {
    doublings += 1
    next = (inner.distance + next) / 2
    return doublings < 6
  }
}
