/// What a deceleration factor d "per millisecond", such as 0.998, is taken to mean. The three differ by some thousandths.
public enum DecelerationReading: String, Hashable, Sendable, CaseIterable {
  /// v = v₀ d^(1000 t), and the distance is its integral: λ = −1000 ln d. From 1000 /s, 0.998 goes 499.4998 far.
  case continuous
  /// v = v₀ e^(−1000 (1 − d) t), the first-order approximation of the former: λ = 1000 (1 − d). 0.998 goes 500 far.
  case firstOrder
  /// The sum of a loop that each millisecond multiplies the velocity by d and then moves by it:
  /// x = v₀/1000 · d (1 − d^(1000 t)) / (1 − d). 0.998 goes 499 far.
  case perMillisecondSum
}
