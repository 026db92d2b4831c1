/// Two functions of the time between two instants, over 2^exponent: a state is carried from one to the other by them.
///
/// With a number X and its companion Z (X′ over the turn rate, but for the decay), a time b later
///
///     X(a + b) = X(a) · f(b) + Z(a) · g(b)
///     Z(a + b) = Z(a) · f(b) + κ X(a) · g(b)
///
/// where κ is −1 below critical damping, 0 at it and 1 above it, and f, g are e^(−σb) times cos ωb, sin ωb; 1, b; cosh αb,
/// sinh αb. The functions themselves obey the same rule.
struct SpringBasis {
  let functions: HeadTailPair
  let exponent: Int

  /// The functions of the sum of two times: a few 2^-59 of e^(−σt) off, and of g itself while no term is negative.
  @inline(__always)
  func after(_ other: SpringBasis, curvature: Double) -> SpringBasis {
    let sum = HeadTailPair.sum(
      functions, other.functions.first, functions.swapped(curvature), other.functions.second)
    return SpringBasis(functions: HeadTailPair(high: sum.high, low: sum.low), exponent: exponent &+ other.exponent)
  }

  /// Each function times the same one of the other.
  @inline(__always)
  func times(_ other: SpringBasis) -> SpringBasis {
    SpringBasis(
      functions: HeadTailPair(
        functions.first * other.functions.first, functions.second * other.functions.second),
      exponent: exponent &+ other.exponent)
  }

  /// Over no time at all.
  static var none: SpringBasis { SpringBasis(functions: HeadTailPair(.one, .zero), exponent: 0) }
  /// Two modes over no time at all.
  static var bothModes: SpringBasis { SpringBasis(functions: HeadTailPair(.one, .one), exponent: 0) }

  /// Each rounded once.
  var rounded: SIMD2<Double> {
    let values = functions.rounded
    return SIMD2(values.x.timesPowerOfTwo(exponent), values.y.timesPowerOfTwo(exponent))
  }
}

extension SpringKernel {
  /// κ of ``SpringBasis``.
  var curvature: Double {
    switch form {
    case .oscillating: -1
    case .twoModes: 1
    default: 0
    }
  }

  /// The functions over a time in the kernel's unit; nil as for ``state(scaledTime:)``.
  @inline(__always)
  func basis(over time: HeadTail) -> SpringBasis? {
    let decay = HeadTail.product(rates.first, time)
    guard decay.high < Self.deadExponent else { return nil }
    let envelope = PairExponential.quickExponential(of: -decay)
    switch form {
    case .oscillating:
      let angle = HeadTail.product(rates.second, time)
      guard angle.high < PairSineCosine.largestAngle else { return nil }
      return Self.basis(PairSineCosine.cosineSine(of: angle), envelope)
    case .critical: return Self.basis(HeadTailPair(.one, time), envelope)
    case .fastMode: return Self.basis(HeadTailPair(.one, .zero), envelope)
    case .twoModes: return hyperbolicBasis(over: time, slow: envelope)
    case .still, .undefined: return nil
    }
  }

  @inline(__always)
  private static func basis(_ functions: HeadTailPair, _ envelope: ScaledHeadTail) -> SpringBasis {
    let product = HeadTailPair.product(functions, envelope.mantissa)
    return SpringBasis(functions: HeadTailPair(high: product.high, low: product.low), exponent: envelope.exponent)
  }

  /// e^(−λ₁t)(1 ± E)/2 = e^(−σt) cosh αt and sinh αt, with 1 + E = 2 + (E − 1).
  @inline(__always)
  private func hyperbolicBasis(over time: HeadTail, slow: ScaledHeadTail) -> SpringBasis {
    let lack = ModeLack(HeadTail.product(gap, time).ordered).minusOne * slow.mantissa
    let half = lack.scaled(by: 0.5)
    let cosine = ErrorFree.sum(slow.mantissa.head, half.head)
    let first = HeadTail(high: cosine.high, low: cosine.low + (slow.mantissa.tail + half.tail))
    return SpringBasis(functions: HeadTailPair(first, -half), exponent: slow.exponent)
  }

  /// The two modes over a time in the kernel's unit; the fast one is 0 once it has faded.
  func modalBasis(over time: HeadTail) -> SpringBasis {
    if gap.head * time.head <= fadedFrom {
      let modes = modes(at: time)
      return SpringBasis(functions: HeadTailPair(modes.first, modes.second), exponent: modes.exponent)
    }
    let slow = PairExponential.quickExponential(of: -HeadTail.product(rates.first, time))
    return SpringBasis(functions: HeadTailPair(slow.mantissa, .zero), exponent: slow.exponent)
  }

  /// Displacement and velocity at the start beside their companions, in normalised units.
  var companions: (start: HeadTailPair, turn: HeadTailPair) {
    guard form == .twoModes else { return (initial, slope) }
    // x₀ = A + B and w/α = A − B. Where this basis is used A and B differ in sign, so that nothing cancels.
    let heads = slow.head - slope.head
    let share = heads - slow.head
    let lost = (slow.head - (heads - share)) + (-slope.head - share)
    return (initial, HeadTailPair(high: heads, low: lost + (slow.tail - slope.tail)))
  }
}
