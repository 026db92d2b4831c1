internal import Foundation

/// Models in the order of Akaike's corrected information criterion.
struct ModelRanking {
  let candidates: [ModelCandidate]
  let criteria: [(aicc: Double, bic: Double)]

  /// Nil where there is none.
  init?(_ candidates: [ModelCandidate]) {
    guard !candidates.isEmpty else { return nil }
    let scale = candidates.compactMap(\.robustScale).min()
    let measured = candidates.map { ($0, Self.criteria(of: $0, scale: scale)) }
    let sorted = measured.enumerated().sorted { one, other in
      (one.element.1.aicc, one.offset) < (other.element.1.aicc, other.offset)
    }
    self.candidates = sorted.map(\.element.0)
    criteria = sorted.map(\.element.1)
  }

  static func weights(of criteria: [Double]) -> [Double] {
    let least = criteria.min() ?? 0
    let shares = criteria.map { exp((least - $0) / 2) }
    let sum = shares.reduce(0, +)
    return shares.map { $0 / sum }
  }

  /// n ln(S/n) + 2K + 2K(K + 1)/(n − K − 1) and n ln(S/n) + K ln n, with K the parameters and the noise.
  ///
  /// Why a floor: what is left of exact data is rounding, and its logarithm would decide for the model that rounds least.
  static func criteria(of candidate: ModelCandidate, scale: Double?) -> (aicc: Double, bic: Double) {
    let count = Double(candidate.observations)
    let numbers = Double(candidate.parameterCount + 1)
    let sum = scale.map { RobustLoss.sum(of: candidate, scale: $0) } ?? candidate.sumOfSquares
    let misfit = count * log(max(sum / count, 1e-24))
    let correction =
      count > numbers + 1 ? 2 * numbers * (numbers + 1) / (count - numbers - 1) : Double.infinity
    return (misfit + 2 * numbers + correction, misfit + numbers * log(count))
  }
}
