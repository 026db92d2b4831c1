/// The powers of two that bring displacement and velocity from a kernel's units into those of its caller.
struct ResultScale {
  private let displacement: Int
  private let velocity: Int
  /// The exponents with which both factors are normal numbers; none where the lower bound is above the upper one.
  private let leastOrdinary: Int
  private let greatestOrdinary: Int
  /// The bits of both factors for an exponent of 0, exponents out of range wrapped around.
  private let bits: SIMD2<UInt64>

  init(displacement: Int, velocity: Int) {
    self.displacement = displacement
    self.velocity = velocity
    leastOrdinary = -1022 - min(displacement, velocity)
    greatestOrdinary = 1023 - max(displacement, velocity)
    bits = SIMD2(Self.bits(displacement), Self.bits(velocity))
  }

  private static func bits(_ exponent: Int) -> UInt64 { UInt64(truncatingIfNeeded: exponent &+ 1023) << 52 }

  /// Both numbers times 2^exponent in the caller's units, each rounded at most once more.
  @inline(__always)
  func values(_ values: SIMD2<Double>, exponent: Int) -> SIMD2<Double> {
    let state = state(values, exponent: exponent)
    return SIMD2(state.displacement, state.velocity)
  }

  /// The same as a state.
  @inline(__always)
  func state(_ values: SIMD2<Double>, exponent: Int) -> SpringState {
    guard exponent >= leastOrdinary, exponent <= greatestOrdinary else {
      return Self.farState(values, exponent &+ displacement, exponent &+ velocity)
    }
    let factors = bits &+ (UInt64(truncatingIfNeeded: exponent) &<< 52)
    let scaled = values * unsafeBitCast(factors, to: SIMD2<Double>.self)
    return SpringState(displacement: scaled.x, velocity: scaled.y)
  }

  @inline(never)
  private static func farState(_ values: SIMD2<Double>, _ displacement: Int, _ velocity: Int) -> SpringState {
    SpringState(
      displacement: values.x.timesPowerOfTwo(displacement), velocity: values.y.timesPowerOfTwo(velocity))
  }
}
