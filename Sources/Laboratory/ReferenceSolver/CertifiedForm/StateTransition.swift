/// A displacement, measured from the segment's own origin, and a velocity.
struct BallState: ~Copyable {
  let displacement: Ball
  let velocity: Ball

  var isZero: Bool { displacement.isZero && velocity.isZero }
  var isExact: Bool { displacement.isExact && velocity.isExact }

  func copy() -> BallState { BallState(displacement: displacement.copy(), velocity: velocity.copy()) }
}

/// The linear map from a state to the state some time later.
struct StateTransition: ~Copyable {
  let positionFromPosition: Ball
  let velocityFromPosition: Ball
  let velocityFromVelocity: Ball
  let positionFromVelocity: Ball

  func callAsFunction(_ state: borrowing BallState) -> BallState {
    BallState(
      displacement: positionFromPosition * state.displacement + positionFromVelocity * state.velocity,
      velocity: velocityFromPosition * state.displacement + velocityFromVelocity * state.velocity)
  }
}
