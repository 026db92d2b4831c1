internal import CFLINT

/// The recurrence of a ``ScaledStep`` with as many fractional bits as wanted, on FLINT's integers. One step or one
/// conversion rounds away less than one unit of the last bit.
///
/// Some ten times slower than ``FixedPointGrid``: for starts whose motion is small beside their energy, and for
/// magnitudes near the ends of a double's range.
struct WideGrid: ~Copyable {
  private var raw: wide_step
  private let bits: Int
  private let scale: GridScale

  init(_ scaled: borrowing ScaledStep, bits: Int) {
    raw = wide_step_make(
      scaled.start.displacement.raw, scaled.start.velocity.raw,
      scaled.step.positionFromPosition.raw, scaled.step.positionFromVelocity.raw,
      scaled.step.velocityFromPosition.raw, scaled.step.velocityFromVelocity.raw, bits)
    self.bits = bits
    scale = scaled.scale
  }

  deinit { wide_step_clear(raw) }

  /// One step of the grid on.
  mutating func advance() { raw = wide_step_advance(raw, bits) }

  /// The displacement in the problem's units, exactly as computed.
  var displacement: Ball { Ball(owning: wide_position(raw, scale.length - bits), precision: Ball.exact) }

  /// The velocity in the problem's units, exactly as computed.
  var speed: Ball {
    Ball(owning: wide_velocity(raw, scale.length + scale.frequency - bits), precision: Ball.exact)
  }
}
