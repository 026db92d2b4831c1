extension ReferenceTrace {
  /// A motion at rest.
  mutating func rest(at origin: Double, in indices: Range<Int>) {
    for index in indices {
      positions[index] = origin
      positionTails[index] = 0
      velocities[index] = 0
      velocityTails[index] = 0
    }
  }

  /// One state with what its split costs.
  mutating func set(_ index: Int, position: SplitValue, velocity: SplitValue) {
    positions[index] = position.high
    positionTails[index] = position.tail
    velocities[index] = velocity.high
    velocityTails[index] = velocity.tail
    positionRadius = max(positionRadius, position.radius)
    velocityRadius = max(velocityRadius, velocity.radius)
  }

  /// The states of a fixed-point grid, the first index getting the one it stands at.
  mutating func fill(_ indices: Range<Int>, origin: Double, from grid: FixedPointGrid) {
    positions.withUnsafeMutableBufferPointer { positions in
      positionTails.withUnsafeMutableBufferPointer { positionTails in
        velocities.withUnsafeMutableBufferPointer { velocities in
          velocityTails.withUnsafeMutableBufferPointer { velocityTails in
            // Why: a copy of its own stays in registers.
            var running = grid
            for index in indices {
              let position = origin == 0 ? running.displacement : Self.sum(running.displacement, origin)
              let velocity = running.speed
              positions[index] = position.high
              positionTails[index] = position.tail
              velocities[index] = velocity.high
              velocityTails[index] = velocity.tail
              running.advance()
            }
          }
        }
      }
    }
  }

  /// Sets the radii to a recurrence's and what a split into doubles costs beyond them.
  ///
  /// The split is within 2⁻¹⁰⁶ of the displacement; adding the origin rounds the tail once more, by less than 2⁻¹⁰⁵ of
  /// |displacement| + |origin|.
  mutating func setRadii(_ radii: StateRadii, extent: TraceExtent, farthestOrigin: Double) {
    let reach = extent.farthest + 2 * farthestOrigin
    positionRadius = (radii.position + 0x1p-104 * reach).nextUp
    velocityRadius = (radii.velocity + 0x1p-105 * extent.fastest).nextUp
  }

  /// (a + its tail) + `origin` with the rounding of the first sum caught.
  @inline(__always)
  private static func sum(_ a: (high: Double, tail: Double), _ origin: Double) -> (high: Double, tail: Double) {
    let high = a.high + origin
    let part = high - a.high
    let lost = (a.high - (high - part)) + (origin - part)
    let tail = lost + a.tail
    let whole = high + tail
    return (whole, tail - (whole - high))
  }
}
