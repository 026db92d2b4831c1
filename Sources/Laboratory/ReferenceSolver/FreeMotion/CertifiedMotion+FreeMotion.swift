internal import MotionProblems

/// The answers for ``FreeMotion``.
extension CertifiedMotion {
  /// Each instant by itself, on a uniform grid too, at the lowest precision that makes all radii small enough.
  func record(_ free: FreeMotion, at times: [Double], into trace: inout ReferenceTrace) throws(ReferenceError) {
    try Precision.raising(for: "the radius of a state is small enough") { bits throws(Undecided) -> Void? in
      let radii = try evaluate(free, times, precision: bits, into: &trace)
      return radii.areSmallEnough(for: TraceExtent(trace), farthestOrigin: farthestOrigin) ? () : nil
    }
  }

  private func evaluate(
    _ free: FreeMotion, _ times: [Double], precision: Int, into trace: inout ReferenceTrace
  ) throws(Undecided) -> StateRadii {
    let form = FreeForm(free, precision: precision)
    let origin = Ball(exactly: free.start.position)
    var radii = StateRadii()
    trace.positionRadius = 0
    trace.velocityRadius = 0
    for (index, time) in times.enumerated() {
      let state = try form.state(after: Ball(exactly: time))
      radii.include(position: state.displacement.radius, velocity: state.velocity.radius)
      let way = free.isBackward ? origin - state.displacement : origin + state.displacement
      let velocity = free.isBackward ? (-state.velocity).split : state.velocity.split
      let position = way.split
      trace.positions[index] = position.high
      trace.positionTails[index] = position.tail
      trace.velocities[index] = velocity.high
      trace.velocityTails[index] = velocity.tail
      trace.positionRadius = max(trace.positionRadius, position.radius)
      trace.velocityRadius = max(trace.velocityRadius, velocity.radius)
    }
    return radii
  }

  /// The way gone in `window`, which may be infinite.
  func way(of free: FreeMotion, over window: Double) throws(ReferenceError) -> Double {
    guard window.isFinite else { return try distanceFromRest(of: free, at: 0) }
    return try Precision.raising(for: "the way is sharp") { bits throws(Undecided) -> Double? in
      let way = try FreeForm(free, precision: bits).state(after: Ball(exactly: window)).displacement.copy()
      return way.isSharp(bits: 62) ? way.nearestDouble : nil
    }
  }

  /// Infinite where the motion does not stop.
  func distanceFromRest(of free: FreeMotion, at time: Double) throws(ReferenceError) -> Double {
    try Precision.raising(for: "the distance from rest is sharp") { bits throws(Undecided) -> Double? in
      guard let left = try FreeForm(free, precision: bits).left(after: Ball(exactly: time)) else { return .infinity }
      return left.isSharp(bits: 62) ? left.nearestDouble : nil
    }
  }
}

extension CertifiedMotion {
  /// The first instant from which on the velocity is exactly 0.
  ///
  /// - Returns: `never` for a motion that does not move at all; infinite for one that only approaches rest, as every
  ///   plain spring and exponential decay does, or not even that.
  public func stoppingTime() throws(ReferenceError) -> SettlingAnswer {
    if let dry = DrySpring(problem) { return try stop(of: dry) }
    if let free = FreeMotion(problem) {
      let isStopping = free.friction.drag == 0
      return isStopping ? try settlingTime(within: 0) : .infinite
    }
    let isStill = problem.start.velocity == 0 && problem.retargets.allSatisfy { $0.target == 0 }
    if case .spring = problem.law { return isStill && problem.start.position == 0 ? .never : .infinite }
    return isStill ? .never : .infinite
  }
}
