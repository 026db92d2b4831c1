extension Spring {
  /// The state `time` after `start`, both seen from the target.
  ///
  /// Accuracy and edges as ``SpringKernel``; prepare one of those to ask more than once.
  ///
  /// - Parameters:
  ///   - time: s, not negative.
  ///   - start: displacement from the target and velocity at time 0.
  public func state(after time: Double, from start: SpringState) -> SpringState {
    SpringKernel(spring: self, start: start).state(at: time)
  }

  /// The exact step over `duration` seconds.
  public func step(by duration: Double) -> SpringStep { SpringStep(spring: self, duration: duration) }

  /// The acceleration in a state, −(k x + c v)/m, units / s².
  public func acceleration(in state: SpringState) -> Double {
    -(stiffness * state.displacement + dampingCoefficient * state.velocity) / mass
  }

  /// m v²/2 + k x²/2, which never grows and is constant without damping.
  public func energy(of state: SpringState) -> Double {
    0.5 * (mass * state.velocity * state.velocity + stiffness * state.displacement * state.displacement)
  }
}
