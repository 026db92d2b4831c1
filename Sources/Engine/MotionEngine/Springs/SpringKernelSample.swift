/// What displacement and velocity share at one instant: two functions of time, of which each is a combination.
struct SpringKernelSample {
  let form: SpringKernel.Form
  /// All of them are 2^exponent of what stands here.
  let exponent: Int
  /// e^(−σt) cos ωt, e^(−σt), or the slow mode e^(−λ₁t).
  let first: HeadTail
  /// e^(−σt) sin ωt, t e^(−σt), or the fast mode e^(−λ₂t).
  let second: HeadTail
  /// e^(−λ₁t) (E − 1), E = e^(−2αt), what the fast mode lacks to the slow one; only where it was asked for.
  let lack: HeadTail
  /// The quantities whose modes cancel in their sum here.
  let displacementCancels: Bool
  let velocityCancels: Bool

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
    let exponent = HeadTail.product(kernel.decay, time)
    guard exponent.high < Self.deadExponent else { return nil }
    form = kernel.form
    let decayed = PairExponential.quickExponential(of: -exponent)
    self.exponent = decayed.exponent
    let envelope = decayed.mantissa
    switch kernel.form {
    case .twoModes:
      let fast = FastMode(kernel, HeadTail.product(kernel.turn, time), withLack: withLack)
      first = envelope
      second = envelope * fast.share
      lack = fast.needsLack ? envelope * fast.lack : .zero
      displacementCancels = fast.displacementCancels
      velocityCancels = fast.velocityCancels
      return
    case .oscillating:
      let angle = HeadTail.product(kernel.turn, time).ordered
      guard angle.high < PairSineCosine.largestAngle else { return nil }
      let (sine, cosine) = PairSineCosine.sineCosine(of: angle)
      first = envelope * cosine
      second = envelope * sine
    case .critical:
      first = envelope
      second = envelope * time
    case .fastMode:
      first = envelope
      second = .zero
    case .still, .undefined:
      return nil
    }
    lack = .zero
    displacementCancels = false
    velocityCancels = false
  }

  /// In the caller's units, rounded once.
  @inline(__always)
  func displacement(_ part: SpringKernelPart) -> Double { value(of: part, cancels: displacementCancels) }

  /// In the caller's units, rounded once.
  @inline(__always)
  func velocity(_ part: SpringKernelPart) -> Double { value(of: part, cancels: velocityCancels) }

  @inline(__always)
  private func value(of part: SpringKernelPart, cancels: Bool) -> Double {
    switch form {
    case .twoModes:
      return cancels
        ? shown(part.initial, first, part.slope, lack, part) : shown(part.slow, first, part.slope, second, part)
    default:
      return shown(part.initial, first, part.slope, second, part)
    }
  }

  /// a·f + b·g in the caller's units.
  @inline(__always)
  func shown(_ a: HeadTail, _ f: HeadTail, _ b: HeadTail, _ g: HeadTail, _ part: SpringKernelPart) -> Double {
    HeadTail.combination(a, f, b, g).timesPowerOfTwo(exponent &+ part.exponent)
  }
}

/// E = e^(−2αt), the fast mode beside the slow one, and E − 1 where it is needed.
private struct FastMode {
  let share: HeadTail
  let lack: HeadTail
  let needsLack: Bool
  let displacementCancels: Bool
  let velocityCancels: Bool

  /// From here on a difference of the modes loses at most two bits, which the exponentials have to spare.
  private static let longTime = 0.5

  @inline(__always)
  init(_ kernel: SpringKernel, _ y: LooseSum, withLack: Bool) {
    if y.high < Self.longTime || withLack {
      self.init(early: y.ordered, kernel)
    } else {
      self.init(late: y, kernel)
    }
  }

  @inline(__always)
  private init(late y: LooseSum, _ kernel: SpringKernel) {
    if y.high > kernel.fadedFrom {
      share = .zero
    } else {
      let fast = PairExponential.quickExponential(of: -y)
      share = fast.mantissa.timesPowerOfTwo(fast.exponent)
    }
    lack = .zero
    needsLack = false
    displacementCancels = false
    velocityCancels = false
  }

  /// The modes may cancel until E has fallen to |x₀/B|.
  @inline(__always)
  private init(early y: LooseSum, _ kernel: SpringKernel) {
    if y.high < 1.0 / 32 {
      let minusOne = PairExponential.smallExponentialMinusOne(of: -y)
      lack = HeadTail(minusOne)
      share = HeadTail(high: 1, low: minusOne.high + minusOne.low)
    } else if y.high < SpringKernelSample.deadExponent {
      let fast = PairExponential.exponential(of: -y)
      let pair = fast.mantissa.timesPowerOfTwo(fast.exponent)
      let difference = ErrorFree.orderedSum(-1, pair.high)
      share = HeadTail(pair)
      lack = HeadTail(high: difference.high, low: difference.low + pair.low)
    } else {
      share = .zero
      lack = HeadTail(-1)
    }
    needsLack = true
    displacementCancels = share.head > kernel.displacement.cancelledAbove
    velocityCancels = share.head > kernel.velocity.cancelledAbove
  }
}
