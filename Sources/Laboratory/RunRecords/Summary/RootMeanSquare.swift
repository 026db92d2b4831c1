/// √(Σ xᵢ² / n), each number scaled by the largest so far, so that no square overflows or underflows.
///
/// Infinity gives infinity, NaN gives NaN. Relative rounding error below n ulp.
struct RootMeanSquare: Hashable, Sendable {
  private var scale = 0.0
  /// Σ (xᵢ / scale)².
  private var sum = 0.0
  private var count = 0
  /// What was added that is not finite; NaN prevails.
  private var nonFinite: Double?

  mutating func add(_ value: Double) {
    count += 1
    guard value.isFinite else {
      nonFinite = (nonFinite?.isNaN ?? false) ? nonFinite : value.magnitude
      return
    }
    let magnitude = value.magnitude
    guard magnitude > 0 else { return }
    if magnitude > scale {
      let ratio = scale / magnitude
      sum = 1 + sum * ratio * ratio
      scale = magnitude
    } else {
      let ratio = magnitude / scale
      sum += ratio * ratio
    }
  }

  /// Nil when nothing was added.
  var value: Double? {
    guard count > 0 else { return nil }
    return nonFinite ?? scale * (sum / Double(count)).squareRoot()
  }
}
