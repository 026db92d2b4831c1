extension CertifiedMotion {
  /// Each instant by itself, at the lowest precision that makes all radii small enough.
  func recordInstants(_ times: [Double], into trace: inout ReferenceTrace) throws(ReferenceError) {
    try Precision.raising(for: "the radius of a state is small enough") { bits -> Void? in
      let radii = evaluate(times, precision: bits, into: &trace)
      return radii.areSmallEnough(for: TraceExtent(trace), farthestOrigin: farthestOrigin) ? () : nil
    }
  }

  /// One pass at one precision; the trace's radii include what the split into doubles costs, those returned do not.
  private func evaluate(_ times: [Double], precision: Int, into trace: inout ReferenceTrace) -> StateRadii {
    var walk = SegmentWalk(problem.start, in: segments[0], precision: precision)
    var radii = StateRadii()
    trace.positionRadius = 0
    trace.velocityRadius = 0
    var first = 0
    for (index, segment) in segments.enumerated() {
      if index > 0 { walk.advance(to: segment) }
      let start = Ball(exactly: segment.start)
      let origin = Ball(exactly: segment.origin)
      let indices = samples(of: times, from: first, in: segment)
      for sample in indices {
        let elapsed = Ball(exactly: times[sample]) - start
        let isSame = elapsed.isZero || walk.state.isZero
        let state = isSame ? walk.state.copy() : walk.law.transition(after: elapsed)(walk.state)
        radii.include(position: state.displacement.radius, velocity: state.velocity.radius)
        let position = (state.displacement + origin).split
        let velocity = state.velocity.split
        trace.positions[sample] = position.high
        trace.positionTails[sample] = position.tail
        trace.velocities[sample] = velocity.high
        trace.velocityTails[sample] = velocity.tail
        trace.positionRadius = max(trace.positionRadius, position.radius)
        trace.velocityRadius = max(trace.velocityRadius, velocity.radius)
      }
      first = indices.upperBound
    }
    return radii
  }
}
