/// v′ = −b |v| v with b > 0 as balls: the inverse of the speed grows evenly, and the way is the logarithm of that growth.
struct DragForm: ~Copyable {
  /// b and |v₀|, exact.
  let drag: Ball
  let speed: Ball
  let precision: Int

  init(drag: Double, speed: Double, precision: Int) {
    self.drag = Ball(exactly: drag)
    self.speed = Ball(exactly: speed)
    self.precision = precision
  }

  /// |v₀|/(1 + b|v₀|t).
  func speed(after time: borrowing Ball) -> Ball {
    if time.isZero { return speed.copy() }
    return speed / (Ball(exactly: 1) + growth(after: time)).rounded(to: precision)
  }

  /// ln(1 + b|v₀|t)/b.
  func way(after time: borrowing Ball) -> Ball {
    if time.isZero { return Ball(exactly: 0) }
    return growth(after: time).rounded(to: precision).logarithmOfOnePlus() / drag
  }

  private func growth(after time: borrowing Ball) -> Ball { drag * speed * time }
}
