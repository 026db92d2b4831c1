/// What displacement and velocity share at one instant: a factor and two functions of time, of which each is a
/// combination.
///
/// Why not the products: the functions are formed while the exponential is still on its way.
struct SpringKernelSample {
  let form: SpringKernel.Form
  /// All is 2^exponent of what stands here.
  let exponent: Int
  /// e^(−σt); 1 where there are two modes.
  let envelope: HeadTail
  /// cos ωt, 1, or the slow mode e^(−λ₁t).
  let first: HeadTail
  /// sin ωt, t, or the fast mode e^(−λ₂t).
  let second: HeadTail
  /// What the fast mode lacks to the slow one where that counts; nil where the modes do not cancel in either quantity.
  let lack: ModeLack?

  /// Beyond e^-4096 even the largest double has become zero.
  static let deadExponent = 4096.0

  /// nil where there is nothing to compute: at the start, long after it, and for a kernel without a motion.
  @inline(__always)
  init?(_ kernel: SpringKernel, time: Double) {
    let scaledTime = time * kernel.timeScale
    // Why 2^900: the products of a larger time would overflow. NaN fails the test too.
    guard scaledTime > 0, scaledTime < 0x1p900 else { return nil }
    self.init(kernel, scaledTime: HeadTail(scaledTime))
  }

  /// At a time in the kernel's unit that may be longer than a double; 0 is allowed, infinity is not.
  ///
  /// - Parameter withLack: whether ``lack`` is wanted in any case.
  @inline(__always)
  init?(_ kernel: SpringKernel, scaledTime time: HeadTail, withLack: Bool = false) {
    let exponents = HeadTailPair.product(kernel.rates, time)
    guard exponents.high.x < Self.deadExponent else { return nil }
    form = kernel.form
    if kernel.form == .twoModes {
      let (mantissas, slow, fast) = PairExponential.quickExponentials(of: -exponents.high, -exponents.low)
      exponent = slow
      envelope = .one
      first = mantissas.first
      let y = kernel.gap.head * time.head
      if y < ModeLack.longTime || withLack {
        let lack = ModeLack(HeadTail.product(kernel.gap, time).ordered, kernel, slow: first)
        second = lack.fast
        self.lack = lack
      } else {
        // Why: far from zero the exponential is no number.
        second = y > kernel.fadedFrom ? .zero : mantissas.second.timesPowerOfTwo(fast &- slow)
        lack = nil
      }
      return
    }
    lack = nil
    let decayed = PairExponential.quickExponential(of: LooseSum(high: -exponents.high.x, low: -exponents.low.x))
    exponent = decayed.exponent
    envelope = decayed.mantissa
    switch kernel.form {
    case .oscillating:
      let angle = LooseSum(high: exponents.high.y, low: exponents.low.y).ordered
      guard angle.high < PairSineCosine.largestAngle else { return nil }
      (second, first) = PairSineCosine.sineCosine(of: angle)
    case .critical:
      first = .one
      second = time
    case .fastMode:
      first = .one
      second = .zero
    case .still, .undefined, .twoModes:
      return nil
    }
  }

  /// Displacement and velocity in the caller's units, each rounded once.
  @inline(__always)
  func state(_ kernel: SpringKernel) -> SpringState {
    if form != .twoModes { return shown(kernel.initial, first, kernel.slope, second, kernel) }
    guard let lack else { return shown(kernel.slow, first, kernel.slope, second, kernel) }
    return shown(lack.values(kernel, slow: first), kernel)
  }

  /// (a·f + b·g) · envelope in the caller's units, each rounded once.
  @inline(__always)
  func shown(
    _ a: HeadTailPair, _ f: HeadTail, _ b: HeadTailPair, _ g: HeadTail, _ kernel: SpringKernel
  ) -> SpringState {
    shown(
      form == .twoModes
        ? HeadTailPair.combination(a, f, b, g) : HeadTailPair.combination(a, f, b, g, times: envelope), kernel)
  }

  @inline(__always)
  private func shown(_ values: SIMD2<Double>, _ kernel: SpringKernel) -> SpringState {
    SpringState(
      displacement: values.x.timesPowerOfTwo(exponent &+ kernel.displacementExponent),
      velocity: values.y.timesPowerOfTwo(exponent &+ kernel.velocityExponent))
  }
}

/// What the fast mode of an overdamped motion lacks to the slow one, early on, when both nearly cancel: with
/// E = e^(−2αt), a quantity is e^(−λ₁t) (x₀ + B (E − 1)) until E has fallen to |x₀/B|, and e^(−λ₁t) (A + B E) from then on.
struct ModeLack {
  /// e^(−λ₁t) E.
  let fast: HeadTail
  /// e^(−λ₁t) (E − 1).
  let lack: HeadTail
  private let displacementCancels: Bool
  private let velocityCancels: Bool

  /// The 2αt from which on a difference of the modes loses at most two bits, which the exponentials have to spare.
  static let longTime = 0.5

  init(_ y: LooseSum, _ kernel: SpringKernel, slow: HeadTail) {
    let share: HeadTail
    let minusOne: HeadTail
    if y.high < 1.0 / 32 {
      let small = PairExponential.smallExponentialMinusOne(of: -y)
      minusOne = HeadTail(small)
      share = HeadTail(high: 1, low: small.high + small.low)
    } else if y.high < SpringKernelSample.deadExponent {
      let careful = PairExponential.exponential(of: -y)
      let pair = careful.mantissa.timesPowerOfTwo(careful.exponent)
      let difference = ErrorFree.orderedSum(-1, pair.high)
      share = HeadTail(pair)
      minusOne = HeadTail(high: difference.high, low: difference.low + pair.low)
    } else {
      share = .zero
      minusOne = HeadTail(-1)
    }
    fast = slow * share
    lack = slow * minusOne
    displacementCancels = share.head > kernel.cancelledAbove.x
    velocityCancels = share.head > kernel.cancelledAbove.y
  }

  /// Displacement and velocity in the kernel's units.
  @inline(__always)
  func values(_ kernel: SpringKernel, slow: HeadTail) -> SIMD2<Double> {
    let cancelled = HeadTailPair.combination(kernel.initial, slow, kernel.slope, lack)
    if displacementCancels, velocityCancels { return cancelled }
    let modal = HeadTailPair.combination(kernel.slow, slow, kernel.slope, fast)
    return SIMD2(displacementCancels ? cancelled.x : modal.x, velocityCancels ? cancelled.y : modal.y)
  }
}
