/// The entries of one matrix for each spring, each kind in an array of its own.
struct MatrixColumns {
  private var fromDisplacement: [Double] = []
  private var fromVelocity: [Double] = []
  private var velocityFromDisplacement: [Double] = []
  private var velocityFromVelocity: [Double] = []

  mutating func append(_ step: SpringStep) {
    fromDisplacement.append(step.displacementFromDisplacement)
    fromVelocity.append(step.displacementFromVelocity)
    velocityFromDisplacement.append(step.velocityFromDisplacement)
    velocityFromVelocity.append(step.velocityFromVelocity)
  }

  /// One step of each spring by its own matrix.
  func advance(_ displacements: inout [Double], _ velocities: inout [Double]) {
    let count = displacements.count
    displacements.withUnsafeMutableBufferPointer { x in
      velocities.withUnsafeMutableBufferPointer { v in
        fromDisplacement.withUnsafeBufferPointer { xx in
          fromVelocity.withUnsafeBufferPointer { xv in
            velocityFromDisplacement.withUnsafeBufferPointer { vx in
              velocityFromVelocity.withUnsafeBufferPointer { vv in
                for index in 0..<count {
                  let position = xx[index] * x[index] + xv[index] * v[index]
                  v[index] = vx[index] * x[index] + vv[index] * v[index]
                  x[index] = position
                }
              }
            }
          }
        }
      }
    }
  }
}

extension SpringStep {
  /// One step of each spring by this matrix.
  func advance(_ displacements: inout [Double], _ velocities: inout [Double]) {
    let count = displacements.count
    displacements.withUnsafeMutableBufferPointer { x in
      velocities.withUnsafeMutableBufferPointer { v in
        for index in 0..<count {
          let state = applied(to: SpringState(displacement: x[index], velocity: v[index]))
          x[index] = state.displacement
          v[index] = state.velocity
        }
      }
    }
  }
}
