/// What the fast mode of an overdamped motion lacks to the slow one, early on, when both nearly cancel: with
/// E = e^(−2αt), a quantity is e^(−λ₁t) (x₀ + B (E − 1)) until E has fallen to |x₀/B|, and e^(−λ₁t) (A + B E) from then on.
struct ModeLack {
  /// E − 1.
  let minusOne: HeadTail
  /// E.
  private let share: LooseSum

  /// The 2αt from which on a difference of the modes loses at most two bits, which the exponentials have to spare.
  static let longTime = 0.5

  /// - Parameter y: 2αt ≥ 0.
  @inline(__always)
  init(_ y: LooseSum) {
    if y.high < Self.shortTime {
      self.init(short: y)
    } else if y.high < SpringKernel.deadExponent {
      self.init(long: y)
    } else {
      self.init(minusOne: HeadTail(-1), share: LooseSum(high: 0, low: 0))
    }
  }

  /// The 2αt up to which a series serves.
  static let shortTime = 1.0 / 32

  /// - Parameter y: 2αt, up to ``shortTime``.
  @inline(__always)
  init(short y: LooseSum) {
    let small = PairExponential.quickExponentialMinusOne(of: -y)
    let minusOne = HeadTail(high: small.high, low: small.low)
    self.init(minusOne: minusOne, share: LooseSum(high: 1, low: minusOne.rounded))
  }

  /// - Parameter y: 2αt, from ``shortTime`` to 4096.
  @inline(__always)
  init(long y: LooseSum) {
    let careful = PairExponential.exponential(of: -y)
    let pair = careful.mantissa.timesPowerOfTwo(careful.exponent)
    let difference = ErrorFree.orderedSum(-1, pair.high)
    self.init(
      minusOne: HeadTail(high: difference.high, low: difference.low + pair.low), share: LooseSum(pair))
  }

  @inline(__always)
  private init(minusOne: HeadTail, share: LooseSum) {
    self.minusOne = minusOne
    self.share = share
  }

  /// Displacement and velocity in the kernel's units.
  ///
  /// - Parameter slow: e^(−λ₁t).
  @inline(__always)
  func values(_ kernel: SpringKernel, slow: HeadTail) -> SIMD2<Double> {
    let cancels = SIMD2(repeating: share.high + share.low) .> kernel.cancelledAbove
    if all(cancels) { return HeadTailPair.combination(kernel.initial, kernel.slope, minusOne, times: slow) }
    let constant = kernel.slow.replaced(by: kernel.initial, where: cancels)
    let share = HeadTail(high: share.high, low: share.low)
    let mode = HeadTailPair(share, share).replaced(by: HeadTailPair(minusOne, minusOne), where: cancels)
    return HeadTailPair.combination(constant, kernel.slope, mode, times: slow)
  }
}
