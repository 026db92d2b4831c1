import GSLNumerics

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// y′ = a y cos t, whose solution from 1 is exp(a sin t).
struct Tide: DifferentiableODESystem {
  var strength = 1.0
  var dimension: Int { 1 }

  func derivative(at t: Double, of y: UnsafeBufferPointer<Double>, into f: UnsafeMutableBufferPointer<Double>) {
    f[0] = strength * y[0] * cos(t)
  }

  func jacobian(
    at t: Double, of y: UnsafeBufferPointer<Double>, into matrix: UnsafeMutableBufferPointer<Double>,
    timeDerivative: UnsafeMutableBufferPointer<Double>
  ) {
    matrix[0] = strength * cos(t)
    timeDerivative[0] = -strength * y[0] * sin(t)
  }
}

/// m x″ + c x′ + k (x − target) = 0.
struct SpringSystem: DifferentiableODESystem {
  var stiffness: Double
  var damping: Double
  var target = 0.0
  var isAutonomous = true
  var dimension: Int { 2 }

  func derivative(at t: Double, of y: UnsafeBufferPointer<Double>, into f: UnsafeMutableBufferPointer<Double>) {
    f[0] = y[1]
    f[1] = -stiffness * (y[0] - target) - damping * y[1]
  }

  func jacobian(
    at t: Double, of y: UnsafeBufferPointer<Double>, into matrix: UnsafeMutableBufferPointer<Double>,
    timeDerivative: UnsafeMutableBufferPointer<Double>
  ) {
    matrix[0] = 0
    matrix[1] = 1
    matrix[2] = -stiffness
    matrix[3] = -damping
    timeDerivative[0] = 0
    timeDerivative[1] = 0
  }
}

/// y′ = y while `isDefined`, NaN or infinity beyond.
struct PartialGrowth: DifferentiableODESystem {
  var isDefined: @Sendable (_ time: Double, _ value: Double) -> Bool
  var beyond = Double.nan
  var isAutonomous = false
  var dimension: Int { 1 }

  func derivative(at t: Double, of y: UnsafeBufferPointer<Double>, into f: UnsafeMutableBufferPointer<Double>) {
    f[0] = isDefined(t, y[0]) ? y[0] : beyond
  }

  func jacobian(
    at t: Double, of y: UnsafeBufferPointer<Double>, into matrix: UnsafeMutableBufferPointer<Double>,
    timeDerivative: UnsafeMutableBufferPointer<Double>
  ) {
    matrix[0] = isDefined(t, y[0]) ? 1 : beyond
    timeDerivative[0] = 0
  }
}
