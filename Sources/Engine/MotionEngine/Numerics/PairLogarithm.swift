/// The logarithm of a pair by one Newton step on the exponential; the same bits on every processor, whatever the
/// system's own logarithm gives as a first guess.
enum PairLogarithm {
  /// ln(1 + x) for x ≥ 0, to 2^-60 of itself.
  ///
  /// - Parameter x: at most 2^900.
  static func logarithmOfOnePlus(_ x: DoublePair) -> DoublePair {
    let guess = MathLibrary.log1p(x.high)
    let correction: Double
    if guess <= 1.0 / 32 {
      let reached = PairExponential.smallExponentialMinusOne(of: LooseSum(DoublePair(guess)))
      correction = (x - reached).rounded / (1 + x.high)
    } else {
      // Why: e^guess is kept apart from its power of two, and x brought to the same one, so that neither overflows.
      let reached = PairExponential.exponential(of: LooseSum(DoublePair(guess)))
      let wanted = (x + DoublePair(1)).timesPowerOfTwo(-reached.exponent)
      correction = (wanted - reached.mantissa).rounded / reached.mantissa.high
    }
    return ErrorFree.sum(guess, correction)
  }
}
