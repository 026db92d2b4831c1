internal import Foundation

/// Losses that grow more slowly than a square, as weights of a square.
enum RobustLoss {
  /// The standard deviation that normal residuals with this median magnitude would have.
  static func scale(of residuals: [Double]) -> Double {
    let sorted = residuals.map(\.magnitude).sorted()
    guard !sorted.isEmpty else { return 0 }
    let middle = sorted.count / 2
    let median = sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
    return 1.4826022185056018 * median
  }

  /// ψ(r)/r at r = residual/scale: 1 in the middle. The constants give 95 % of the efficiency of least squares.
  static func weight(_ loss: MotionFitter.Loss, _ ratio: Double) -> Double {
    switch loss {
    case .squares: 1
    case .huber: ratio.magnitude <= 1.345 ? 1 : 1.345 / ratio.magnitude
    case .cauchy: 1 / (1 + (ratio / 2.3849) * (ratio / 2.3849))
    }
  }

  /// ψ′(r).
  static func slope(_ loss: MotionFitter.Loss, _ ratio: Double) -> Double {
    switch loss {
    case .squares: return 1
    case .huber: return ratio.magnitude <= 1.345 ? 1 : 0
    case .cauchy:
      let square = (ratio / 2.3849) * (ratio / 2.3849)
      return (1 - square) / ((1 + square) * (1 + square))
    }
  }

  /// 2 s² Σ ρ(r/s): the sum of squares where every residual is small.
  static func sum(of candidate: ModelCandidate, scale: Double) -> Double {
    guard scale > 0 else { return candidate.sumOfSquares }
    return candidate.scaledResiduals.reduce(0) { sum, residual in
      let ratio = residual / scale
      switch candidate.loss {
      case .squares: return sum + residual * residual
      case .huber:
        let far = ratio.magnitude
        return sum + scale * scale * (far <= 1.345 ? far * far : 1.345 * (2 * far - 1.345))
      case .cauchy:
        return sum + scale * scale * 2.3849 * 2.3849 * log1p((ratio / 2.3849) * (ratio / 2.3849))
      }
    }
  }

  /// What s is in s² (JᵀWJ)⁻¹ for the covariance of the constants: √(Σψ² w̄ / (n − p)) / ψ̄′, in the residuals' unit.
  static func deviation(
    _ loss: MotionFitter.Loss, residuals: [Double], scale: Double, parameters: Int
  ) -> Double {
    guard scale > 0 else { return 0 }
    let ratios = residuals.map { $0 / scale }
    let count = Double(ratios.count)
    let weights = ratios.map { weight(loss, $0) }
    let squares = zip(ratios, weights).reduce(0) { $0 + $1.0 * $1.1 * $1.0 * $1.1 }
    let slope = ratios.reduce(0) { $0 + Self.slope(loss, $1) } / count
    let mean = weights.reduce(0, +) / count
    let freedom = max(1, count - Double(parameters))
    return scale * (squares * mean / freedom).squareRoot() / max(slope, 0.05)
  }
}
