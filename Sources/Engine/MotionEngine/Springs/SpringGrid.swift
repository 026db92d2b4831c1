/// The two tables behind uniform sampling: one over the instants within a block, one value per block.
///
/// Value at a + b = leading(a) · first(b) + trailing(a) · second(b), with
/// - first, second = e^(−σb) cos ωb, e^(−σb) sin ωb, and leading, trailing = x(a) and the same with the phase a quarter
///   turn on; or the like with cosh and sinh;
/// - first, second = e^(−σb), b e^(−σb), and leading, trailing = x(a), e^(−σa) w;
/// - first, second = e^(−λ₁b), e^(−λ₂b), and leading, trailing = the two modes at a.
///
/// The sum of the magnitudes of the two terms is at most the envelope, so three roundings and two tables cost 3.5 ulp.
struct SpringGrid {
  let blockLength: Int
  private let kernel: SpringKernel
  /// h in the kernel's unit of time.
  private let interval: Double
  private let turning: [SIMD2<Double>]
  private let modal: [SIMD2<Double>]
  private let displacementSwitch: Double
  private let velocitySwitch: Double

  /// nil where single evaluations are the better way: for few samples, steps so long that a block would underflow,
  /// and motions that need no formula.
  init?(_ kernel: SpringKernel, interval: Double, count: Int) {
    guard count >= 32, kernel.form != .still, kernel.form != .undefined else { return nil }
    // About the root of the count, so that both tables are short.
    let blockLength = min(64, 1 << ((Int.bitWidth - count.leadingZeroBitCount) / 2))
    let scaled = interval * kernel.timeScale
    let reach = scaled * Double(blockLength)
    guard scaled > 0x1p-900, scaled * Double(count) < 0x1p900, reach * kernel.rates.first.rounded < 600,
      reach * kernel.gap.rounded < 600
    else { return nil }
    self.kernel = kernel
    self.interval = scaled
    self.blockLength = blockLength
    displacementSwitch = Self.switchTime(kernel, kernel.cancelledAbove.x)
    velocitySwitch = Self.switchTime(kernel, kernel.cancelledAbove.y)
    var turning: [SIMD2<Double>] = []
    var modal: [SIMD2<Double>] = []
    for index in 0..<blockLength {
      guard let sample = Self.sample(kernel, scaled, index) else { return nil }
      turning.append(sample.turningBasis)
      if kernel.form == .twoModes { modal.append(sample.modalBasis) }
    }
    self.turning = turning
    self.modal = modal
  }

  /// At the exact instant index · h.
  @inline(__always)
  private static func sample(_ kernel: SpringKernel, _ interval: Double, _ index: Int) -> SpringKernelSample? {
    let time = HeadTail(ErrorFree.product(Double(index), interval))
    return SpringKernelSample(kernel, scaledTime: time, withLack: true)
  }

  /// The time up to which the modes of a quantity cancel in their sum: until |B| e^(−2αt) has fallen to |x₀|.
  private static func switchTime(_ kernel: SpringKernel, _ cancelledAbove: Double) -> Double {
    guard kernel.form == .twoModes else { return .infinity }
    if cancelledAbove == .infinity { return -1 }
    if cancelledAbove == 0 { return .infinity }
    return -PortableLogarithm.of(cancelledAbove) / kernel.gap.rounded
  }

  /// Appends the samples index, index + 1, …, all in one block.
  @inline(__always)
  func appendBlock(from index: Int, count: Int, to states: inout [SpringState]) {
    guard let sample = Self.sample(kernel, interval, index) else {
      let rest = kernel.degenerateState(at: Double(index) * interval / kernel.timeScale)
      for _ in 0..<count { states.append(rest) }
      return
    }
    let leading = sample.state(kernel)
    let trailing = sample.trailing(kernel)
    let x = SIMD2(leading.displacement, trailing.displacement)
    let v = SIMD2(leading.velocity, trailing.velocity)
    guard kernel.form == .twoModes else {
      for row in 0..<count {
        let basis = turning[row]
        states.append(SpringState(displacement: (x * basis).sum(), velocity: (v * basis).sum()))
      }
      return
    }
    let slow = sample.shown(kernel.slow, sample.first, kernel)
    let fast = sample.shown(kernel.slope, sample.second, kernel)
    let xModes = SIMD2(slow.displacement, fast.displacement)
    let vModes = SIMD2(slow.velocity, fast.velocity)
    for row in 0..<count {
      let time = Double(index + row) * interval
      let position = time < displacementSwitch ? x * turning[row] : xModes * modal[row]
      let velocity = time < velocitySwitch ? v * turning[row] : vModes * modal[row]
      states.append(SpringState(displacement: position.sum(), velocity: velocity.sum()))
    }
  }
}

extension SpringKernelSample {
  /// What multiplies the state and ``trailing(_:)`` of another instant.
  fileprivate var turningBasis: SIMD2<Double> {
    guard let lack else { return SIMD2(scaled(first * envelope), scaled(second * envelope)) }
    // e^(−λ₁t)(1 ± E)/2 = e^(−σt) cosh αt and sinh αt; 1 + E = 2 + (E − 1).
    let half = lack.lack.timesPowerOfTwo(-1)
    let cosine = ErrorFree.sum(first.head, half.head)
    return SIMD2(
      (cosine.high + (cosine.low + (first.tail + half.tail))).timesPowerOfTwo(exponent), scaled(-half))
  }

  /// e^(−λ₁t) and e^(−λ₂t).
  fileprivate var modalBasis: SIMD2<Double> { SIMD2(scaled(first), scaled(second)) }

  /// The numbers that stand beside displacement and velocity in the addition theorem.
  fileprivate func trailing(_ kernel: SpringKernel) -> SpringState {
    switch form {
    case .oscillating: shown(kernel.slope, first, kernel.initial, -second, kernel)
    case .critical: shown(kernel.slope, first, kernel)
    // A − B E, where A = x₀ − B.
    case .twoModes: shown(kernel.slow, first, kernel.slope, -second, kernel)
    default: .rest
    }
  }

  /// a·f in the caller's units.
  fileprivate func shown(_ a: HeadTailPair, _ f: HeadTail, _ kernel: SpringKernel) -> SpringState {
    shown(a, f, a, .zero, kernel)
  }

  private func scaled(_ value: HeadTail) -> Double { value.rounded.timesPowerOfTwo(exponent) }
}
