extension CertifiedMotion {
  /// A uniform grid: fixed point first, wider arithmetic only where the radius asks for it.
  func recordGrid(_ times: [Double], step: Double, into trace: inout ReferenceTrace) throws(ReferenceError) {
    try Precision.raising(for: "the radius of a state is small enough") { bits -> Void? in
      let pass = GridPass(
        times: times, step: step, precision: bits, fractionBits: bits == Precision.first ? nil : bits - 8)
      guard let radii = run(pass, into: &trace) else { return nil }
      let extent = TraceExtent(trace)
      let farthestOrigin = farthestOrigin
      if pass.fractionBits == nil { trace.setRadii(radii, extent: extent, farthestOrigin: farthestOrigin) }
      return radii.areSmallEnough(for: extent, farthestOrigin: farthestOrigin) ? () : nil
    }
  }

  private func run(_ pass: GridPass, into trace: inout ReferenceTrace) -> StateRadii? {
    var walk = SegmentWalk(problem.start, in: segments[0], precision: pass.precision)
    var step = walk.law.transition(after: Ball(exactly: pass.step))
    var radii = StateRadii()
    trace.positionRadius = 0
    trace.velocityRadius = 0
    var first = 0
    for (index, segment) in segments.enumerated() {
      if index > 0 {
        walk.advance(to: segment)
        if segment.law != segments[index - 1].law { step = walk.law.transition(after: Ball(exactly: pass.step)) }
      }
      let indices = samples(of: pass.times, from: first, in: segment)
      guard let opening = indices.first else { continue }
      first = indices.upperBound
      if walk.state.isZero {
        trace.rest(at: segment.origin, in: indices)
        continue
      }
      let elapsed = Ball(exactly: pass.times[opening]) - Ball(exactly: segment.start)
      let start = elapsed.isZero ? walk.state.copy() : walk.law.transition(after: elapsed)(walk.state)
      let window = pass.times[indices.upperBound - 1] - pass.times[opening]
      guard let scale = GridScale(start: start, law: walk.law, window: max(window, pass.step)) else { return nil }
      let scaled = ScaledStep(start: start, step: step, scale: scale)
      guard let computed = pass.fill(&trace, indices, origin: segment.origin, from: scaled) else { return nil }
      radii.include(position: computed.position, velocity: computed.velocity)
    }
    return radii
  }
}

/// One pass over a uniform grid at one precision.
struct GridPass {
  let times: [Double]
  /// Seconds.
  let step: Double
  /// Bits of the balls.
  let precision: Int
  /// Bits of ``WideGrid``; nil for ``FixedPointGrid``.
  let fractionBits: Int?

  /// Fills the samples of one segment, the first of them the scaled start.
  ///
  /// - Returns: bounds of the recurrence's error, without what the split into doubles costs; nil when fixed point cannot
  ///   hold the numbers.
  func fill(
    _ trace: inout ReferenceTrace, _ indices: Range<Int>, origin: Double, from scaled: borrowing ScaledStep
  ) -> StateRadii? {
    if let fractionBits {
      return fillWide(&trace, indices, origin: origin, from: scaled, bits: fractionBits)
    }
    guard let grid = FixedPointGrid(scaled) else { return nil }
    trace.fill(indices, origin: origin, from: grid)
    let unit = Double(sign: .plus, exponent: -FixedPointGrid.bits, significand: 1)
    return StateRadii(
      scaled.error(afterSteps: indices.count - 1, rounding: FixedPointGrid.rounding * unit), in: scaled.scale)
  }

  private func fillWide(
    _ trace: inout ReferenceTrace, _ indices: Range<Int>, origin: Double, from scaled: borrowing ScaledStep, bits: Int
  ) -> StateRadii {
    let radii = StateRadii(scaled.error(afterSteps: indices.count - 1, bits: bits), in: scaled.scale)
    let base = Ball(exactly: origin)
    var grid = WideGrid(scaled, bits: bits)
    for index in indices {
      if index > indices.lowerBound { grid.advance() }
      let position = (grid.displacement + base).split
      let velocity = grid.speed.split
      trace.positions[index] = position.high
      trace.positionTails[index] = position.tail
      trace.velocities[index] = velocity.high
      trace.velocityTails[index] = velocity.tail
      trace.positionRadius = max(trace.positionRadius, (position.radius + radii.position).nextUp)
      trace.velocityRadius = max(trace.velocityRadius, (velocity.radius + radii.velocity).nextUp)
    }
    return radii
  }
}

extension StateRadii {
  /// A bound in scaled units, in the units of the problem.
  init(_ bound: borrowing Ball, in scale: GridScale) {
    self.init()
    include(
      position: bound.scaled(byPowerOfTwo: scale.length).magnitudeBound,
      velocity: bound.scaled(byPowerOfTwo: scale.length + scale.frequency).magnitudeBound)
  }

  /// A bound in scaled units, in the units of the problem.
  init(_ bound: Double, in scale: GridScale) {
    self.init()
    include(
      position: Self.times(bound, powerOfTwo: scale.length),
      velocity: Self.times(bound, powerOfTwo: scale.length + scale.frequency))
  }

  /// Rounded up, never below the least radius that is told from 0.
  private static func times(_ bound: Double, powerOfTwo exponent: Int) -> Double {
    guard bound > 0 else { return 0 }
    return max(Double(sign: .plus, exponent: exponent, significand: bound), Precision.leastRadius)
  }
}
