/// What displacement and velocity share at one instant: the exponential and the two functions beside it.
struct SpringKernelSample {
  let form: SpringKernel.Form
  /// e^(−decay·t) without its power of two.
  let envelope: SplitPair
  let envelopeExponent: Int
  /// cos ωt; or e^(−2αt) without its power of two.
  let first: SplitPair
  /// sin ωt, t, or e^(−2αt) − 1.
  let second: SplitPair
  /// The power of two of e^(−2αt).
  let fastExponent: Int

  /// Beyond e^-4096 even the largest double has become zero.
  static let deadExponent = 4096.0

  /// nil where there is nothing to compute: at the start, long after it, and for a kernel without a motion.
  @inline(__always)
  init?(_ kernel: SpringKernel, time: Double) {
    let scaledTime = time * kernel.timeScale
    // Why 2^900: the splitting of a larger time would overflow. NaN fails the test too.
    guard scaledTime > 0, scaledTime < 0x1p900 else { return nil }
    self.init(kernel, scaledTime: SplitDouble(scaledTime), low: 0)
  }

  /// At a time that is itself a pair, in the kernel's unit; 0 is allowed, infinity is not.
  @inline(__always)
  init?(_ kernel: SpringKernel, scaledTime splitTime: SplitDouble, low: Double) {
    let exponent = LooseSum(kernel.decay, times: splitTime, low: low)
    guard exponent.high < Self.deadExponent else { return nil }
    form = kernel.form
    let decayed = PairExponential.exponential(of: -exponent)
    envelope = SplitPair(decayed.mantissa)
    envelopeExponent = decayed.exponent
    switch kernel.form {
    case .oscillating:
      let angle = LooseSum(kernel.turn, times: splitTime, low: low)
      guard angle.high < PairSineCosine.largestAngle else { return nil }
      let (sine, cosine) = PairSineCosine.sineCosine(of: angle)
      first = SplitPair(cosine)
      second = SplitPair(sine)
      fastExponent = 0
    case .critical:
      first = SplitPair(1)
      second = SplitPair(high: splitTime, low: low)
      fastExponent = 0
    case .twoModes:
      let fast = FastMode(LooseSum(kernel.turn, times: splitTime, low: low))
      first = SplitPair(fast.mantissa)
      second = SplitPair(fast.minusOne)
      fastExponent = fast.exponent
    case .fastMode:
      first = SplitPair(1)
      second = SplitPair(0)
      fastExponent = 0
    case .still, .undefined:
      return nil
    }
  }

  /// The quantity in the caller's units, rounded once.
  @inline(__always)
  func value(of part: SpringKernelPart) -> Double {
    let bracket: LooseSum
    switch form {
    case .twoModes: bracket = modes(of: part)
    case .fastMode: bracket = LooseSum(high: part.initial.value, low: 0)
    default: bracket = LooseSum(first, times: part.initial) + LooseSum(part.slope, times: second)
    }
    return shown(bracket, part)
  }

  /// e^(−decay·t) times a sum, in the caller's units, rounded once.
  @inline(__always)
  func shown(_ bracket: LooseSum, _ part: SpringKernelPart) -> Double {
    bracket.roundedProduct(envelope).timesPowerOfTwo(envelopeExponent &+ part.exponent)
  }

  /// A + B E, or x₀ + B (E − 1) where the modes would cancel in that sum: when A and B differ in sign and B E is
  /// still larger than x₀.
  @inline(__always)
  private func modes(of part: SpringKernelPart) -> LooseSum {
    let fast = LooseSum(part.slope, times: first).timesPowerOfTwo(fastExponent)
    if part.modesAgree || fast.high.magnitude <= part.initial.value.magnitude {
      return LooseSum(part.slow) + fast
    }
    return LooseSum(high: part.initial.value, low: 0) + LooseSum(part.slope, times: second)
  }
}

/// E = e^(−2αt), the fast mode beside the slow one, and E − 1, from one evaluation.
private struct FastMode {
  let mantissa: DoublePair
  let exponent: Int
  let minusOne: DoublePair

  @inline(__always)
  init(_ y: LooseSum) {
    if y.high < 1.0 / 32 {
      minusOne = PairExponential.smallExponentialMinusOne(of: -y)
      let sum = ErrorFree.orderedSum(1, minusOne.high)
      mantissa = ErrorFree.orderedSum(sum.high, sum.low + minusOne.low)
      exponent = 0
    } else if y.high < SpringKernelSample.deadExponent {
      let fast = PairExponential.exponential(of: -y)
      mantissa = fast.mantissa
      exponent = fast.exponent
      let share = fast.mantissa.timesPowerOfTwo(fast.exponent)
      let difference = ErrorFree.orderedSum(-1, share.high)
      minusOne = ErrorFree.orderedSum(difference.high, difference.low + share.low)
    } else {
      mantissa = .zero
      exponent = 0
      minusOne = DoublePair(-1)
    }
  }
}
