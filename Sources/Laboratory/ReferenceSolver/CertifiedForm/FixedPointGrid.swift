/// The two-component recurrence of a ``ScaledStep`` with 124 fractional bits: the fast path of uniform schedules.
///
/// A component is kept as `high` · 2⁶³ + `low` with 0 ≤ low < 2⁶³, in units of 2⁻¹²⁴. A step is sixteen 64-bit products.
struct FixedPointGrid {
  /// Fractional bits.
  static let bits = 124
  /// What one step or one conversion rounds away, in units of 2⁻¹²⁴: half a unit and the dropped products' low words.
  static let rounding = 0.5 + 0x1p-50

  private var position: Limbs
  private var velocity: Limbs
  private let positionFromPosition: Limbs
  private let positionFromVelocity: Limbs
  private let velocityFromPosition: Limbs
  private let velocityFromVelocity: Limbs
  private let lengthUnit: Double
  private let velocityUnit: Double

  /// - Returns: nil when the scale is too large or small for the values and their tails to be ordinary doubles, or an
  ///   entry does not fit.
  init?(_ scaled: borrowing ScaledStep) {
    let ordinary = -880...1000
    let scale = scaled.scale
    guard ordinary.contains(scale.length), ordinary.contains(scale.length + scale.frequency) else { return nil }
    guard
      let position = Limbs(scaled.start.displacement), let velocity = Limbs(scaled.start.velocity),
      let positionFromPosition = Limbs(scaled.step.positionFromPosition),
      let positionFromVelocity = Limbs(scaled.step.positionFromVelocity),
      let velocityFromPosition = Limbs(scaled.step.velocityFromPosition),
      let velocityFromVelocity = Limbs(scaled.step.velocityFromVelocity)
    else { return nil }
    self.position = position
    self.velocity = velocity
    self.positionFromPosition = positionFromPosition
    self.positionFromVelocity = positionFromVelocity
    self.velocityFromPosition = velocityFromPosition
    self.velocityFromVelocity = velocityFromVelocity
    lengthUnit = Double(sign: .plus, exponent: scale.length - Self.bits, significand: 1)
    velocityUnit = Double(sign: .plus, exponent: scale.length + scale.frequency - Self.bits, significand: 1)
  }

  /// One step of the grid on.
  @inline(__always)
  mutating func advance() {
    let next = Limbs(positionFromPosition, position, positionFromVelocity, velocity)
    velocity = Limbs(velocityFromPosition, position, velocityFromVelocity, velocity)
    position = next
  }

  /// The displacement in the problem's units as an unevaluated sum, within 2⁻¹⁰⁶ of itself.
  @inline(__always)
  var displacement: (high: Double, tail: Double) { position.split(unit: lengthUnit) }

  /// The velocity in the problem's units as an unevaluated sum, within 2⁻¹⁰⁶ of itself.
  @inline(__always)
  var speed: (high: Double, tail: Double) { velocity.split(unit: velocityUnit) }
}

extension FixedPointGrid {
  /// A number below 2 in magnitude, in units of 2⁻¹²⁴.
  struct Limbs {
    let high: Int64
    let low: Int64

    @inline(__always)
    private init(_ number: Int128) {
      high = Int64(truncatingIfNeeded: number &>> 63)
      low = Int64(truncatingIfNeeded: number) & Int64.max
    }

    /// - Returns: nil unless |ball| < 3/2.
    init?(_ ball: borrowing Ball) {
      // Why: 3/2 keeps the sums of products below within an Int128.
      guard let number = ball.fixedPoint(bits: FixedPointGrid.bits), number.magnitude < 3 << 123 else { return nil }
      self.init(number)
    }

    /// a·x + b·y, rounded to the nearest unit up to 2⁻⁵⁹ units.
    ///
    /// With |a|, |b| < 3/2 and |x|, |y| < 5/4 a high limb is below 3 · 2⁶⁰, so the sum of the middle products is below
    /// 2 (3 · 2⁶⁰ + 5 · 2⁵⁹) 2⁶³ < 2¹²⁷.
    @inline(__always)
    init(_ a: Limbs, _ x: Limbs, _ b: Limbs, _ y: Limbs) {
      let top = Self.product(a.high, x.high) &+ Self.product(b.high, y.high)
      let middle =
        Self.product(a.high, x.low) &+ Self.product(a.low, x.high)
        &+ Self.product(b.high, y.low) &+ Self.product(b.low, y.high)
      let bottom = (Self.product(a.low, x.low) &>> 63) &+ (Self.product(b.low, y.low) &>> 63)
      self.init((top &<< 2) &+ ((middle &+ bottom &+ (1 &<< 60)) &>> 61))
    }

    @inline(__always)
    private static func product(_ a: Int64, _ b: Int64) -> Int128 {
      Int128(truncatingIfNeeded: a) &* Int128(truncatingIfNeeded: b)
    }

    /// The number times `unit`, a power of two, as high + tail; |tail| is at most half an ulp of high.
    ///
    /// Three exact pieces, multiples of 2⁷², of 2¹⁹ and of 1, none reaching into the next. The sum of the first two loses
    /// at most 2⁻⁵³ of itself, which is caught; adding the third to what was caught rounds once, by at most 2⁻⁵³ of a
    /// number that is 2⁵³ times smaller: 2⁻¹⁰⁶ of the whole, or nothing when the first piece is 0.
    @inline(__always)
    func split(unit: Double) -> (high: Double, tail: Double) {
      let first = Double(high & ~0x1FF) * 0x1p63
      let second = Double(((high & 0x1FF) &<< 44) | (low &>> 19)) * 0x1p19
      let third = Double(low & 0x7_FFFF)
      let sum = first + second
      let tail = (second - (sum - first)) + third
      let whole = sum + tail
      return (whole * unit, (tail - (whole - sum)) * unit)
    }
  }
}
