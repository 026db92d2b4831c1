/// The first turning point beyond the target.
public struct Peak: Hashable, Sendable {
  /// Seconds from the start of the problem, the double next to the true one.
  public let time: Double
  /// Distance from the final target, > 0, the double next to the true one.
  public let excursion: Double
}

extension CertifiedMotion {
  /// The first turning point beyond the final target after the last retarget; nil when there is none, as for a spring at
  /// rest, an overdamped one that does not cross its target, and a free motion. Where Coulomb friction holds a spring
  /// beyond its target before it has turned, that is its peak.
  ///
  /// "Beyond" is the side opposite to where the last segment starts, or, when it starts on the target, the side it moves
  /// to.
  public func peak() throws(ReferenceError) -> Peak? {
    if let dry = DrySpring(problem) { return try peak(of: dry)?.peak }
    guard case .spring = problem.law else { return nil }
    if !problem.constantsChanges.isEmpty { return try peakOfCourse() }
    return try Precision.raising(for: "the peak is sharp") { bits throws(Undecided) -> Peak?? in
      let state = lastStart(precision: bits)
      if state.isZero { return .some(nil) }
      guard case .spring(let modes) = LinearLaw(problem.law, precision: bits) else { return .some(nil) }
      guard let turn = try SpringStart(modes: modes, state: state).firstTurnBeyondTarget() else { return .some(nil) }
      guard turn.time.isSharp(bits: 62), turn.displacement.isSharp(bits: 62) else { return nil }
      let time = (turn.time + Ball(exactly: lastSegment.start)).nearestDouble
      return Peak(time: time, excursion: abs(turn.displacement.nearestDouble))
    }
  }

  /// The peak's excursion as a fraction of the distance from the final target at the last retarget (or the start); 0
  /// without a peak, nil when that distance is 0.
  public func overshoot() throws(ReferenceError) -> Double? {
    if let dry = DrySpring(problem) {
      if let found = try peak(of: dry) { return found.overshoot }
      return segments.count == 1 && problem.start.position == 0 ? nil : 0
    }
    guard case .spring = problem.law else { return 0 }
    if !problem.constantsChanges.isEmpty { return try overshootOfCourse() }
    return try Precision.raising(for: "the overshoot is sharp") { bits throws(Undecided) -> Double?? in
      let state = lastStart(precision: bits)
      if state.displacement.isZero { return .some(nil) }
      guard case .spring(let modes) = LinearLaw(problem.law, precision: bits) else { return .some(nil) }
      let distance = state.displacement.magnitude
      guard let turn = try SpringStart(modes: modes, state: state).firstTurnBeyondTarget() else { return .some(0) }
      let fraction = turn.displacement.magnitude.rounded(to: bits) / distance
      return fraction.isSharp(bits: 62) ? .some(fraction.nearestDouble) : nil
    }
  }

  /// The largest |x(t) − x(0)| for 0 ≤ t ≤ `window`, turning points included.
  ///
  /// - Parameter window: seconds, ≥ 0; may be infinite.
  public func amplitude(over window: Double) throws(ReferenceError) -> Double {
    guard window >= 0 else { throw .invalid(quantity: "the window", value: window) }
    if let free = FreeMotion(problem) { return try way(of: free, over: window) }
    if case .friction(let friction) = problem.law, window == .infinity {
      // Why: the way to rest is approached, never reached; without friction there is no end to it.
      return friction.rate > 0 ? try largestExcursion(after: 0) : problem.start.velocity == 0 ? 0 : .infinity
    }
    if let dry = DrySpring(problem) {
      return try farthest(of: dry, from: problem.start.position, between: 0, and: window)
    }
    return try farthest(from: problem.start.position, between: 0, and: window)
  }

  /// The largest distance from the final target at any time ≥ `time`; under friction from where the motion rests,
  /// infinite without friction and under quadratic drag.
  ///
  /// - Parameter time: seconds, finite, ≥ 0.
  public func largestExcursion(after time: Double) throws(ReferenceError) -> Double {
    guard time.isFinite, time >= 0 else { throw .invalid(quantity: "the time", value: time) }
    if let free = FreeMotion(problem) { return try distanceFromRest(of: free, at: time) }
    if case .friction(let friction) = problem.law { return try distanceFromRest(rate: friction.rate, at: time) }
    if let dry = DrySpring(problem) {
      return try farthest(of: dry, from: problem.finalTarget, between: time, and: .infinity)
    }
    return try farthest(from: problem.finalTarget, between: time, and: .infinity)
  }

  private func distanceFromRest(rate: Double, at time: Double) throws(ReferenceError) -> Double {
    if problem.start.velocity == 0 { return 0 }
    if rate == 0 { return .infinity }
    return try Precision.raising(for: "the distance from rest is sharp") { bits -> Double? in
      let form = FrictionForm(rate: rate, precision: bits)
      let transition = form.transition(after: Ball(exactly: time))
      let distance = transition.velocityFromVelocity * Ball(exactly: problem.start.velocity).magnitude / form.rate
      return distance.isSharp(bits: 62) ? distance.nearestDouble : nil
    }
  }

  /// Over all segments that meet [`first`, `last`].
  private func farthest(
    from reference: Double, between first: Double, and last: Double
  ) throws(ReferenceError) -> Double {
    let distance = try Precision.raising(for: "the farthest point is sharp") { bits throws(Undecided) -> Double? in
      var walk = SegmentWalk(problem.start, in: segments[0], precision: bits)
      var points = FarthestPoints(from: Ball(exactly: reference))
      for (index, segment) in segments.enumerated() {
        if index > 0 { walk.advance(to: segment) }
        guard segment.start <= last, segment.end >= first else { continue }
        let start = Ball(exactly: segment.start)
        let end = min(segment.end, last)
        try points.include(
          walk.state, origin: Ball(exactly: segment.origin), law: walk.law,
          from: Ball(exactly: max(segment.start, first)) - start, to: end.isFinite ? Ball(exactly: end) - start : nil)
      }
      // Why: what has died away beyond the least double is 0.
      let isGone = points.distance.magnitudeBound <= Precision.leastRadius
      return isGone || points.distance.isSharp(bits: 62) ? points.distance.nearestDouble : nil
    }
    guard distance.isFinite else { throw .outOfRange(quantity: "the farthest distance") }
    return distance
  }
}
