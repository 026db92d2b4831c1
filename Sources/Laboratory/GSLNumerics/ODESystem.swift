/// A system of ordinary differential equations, y′ = f(t, y).
///
/// A right-hand side that has no value at some (t, y) writes NaN or an infinity there: the integrator then tries a
/// shorter step, and fails at that time when no step is short enough.
public protocol ODESystem {
  /// The number of equations, at least 1.
  var dimension: Int { get }

  /// Whether f does not depend on t. A long integration is then more accurate: see ``ODEIntegrator/advance(to:)``.
  var isAutonomous: Bool { get }

  /// Writes f(t, y). Both buffers hold `dimension` numbers.
  func derivative(
    at time: Double, of state: UnsafeBufferPointer<Double>, into derivative: UnsafeMutableBufferPointer<Double>)

  /// A callback compiled for this very type, which saves the two indirect calls of the general one; nil for none.
  ///
  /// It is always written the same way, since only the type itself can name itself to C:
  ///
  ///     static let directCallback: ODECallback? = { evaluateDirectly(Self.self, $0, $1, $2, $3) }
  static var directCallback: ODECallback? { get }
}

extension ODESystem {
  public var isAutonomous: Bool { false }
  public static var directCallback: ODECallback? { nil }
}

/// The right-hand side as GSL calls it: time, state, result, and the block the system lies in.
public typealias ODECallback =
  @convention(c) (Double, UnsafePointer<Double>?, UnsafeMutablePointer<Double>?, UnsafeMutableRawPointer?) -> Int32

/// The body of a ``ODESystem/directCallback``.
///
/// - Precondition: called by GSL for an integrator whose system is a `System`.
@inlinable
@inline(__always)
public func evaluateDirectly<System: ODESystem>(
  _ type: System.Type, _ time: Double, _ state: UnsafePointer<Double>?, _ output: UnsafeMutablePointer<Double>?,
  _ block: UnsafeMutableRawPointer?
) -> Int32 {
  guard let block else { return 3 }
  let header = block.assumingMemoryBound(to: EvaluationHeader.self)
  let system = (block + EvaluationHeader.payloadOffset).assumingMemoryBound(to: System.self)
  header.pointee.derivatives &+= 1
  let result = UnsafeMutableBufferPointer(start: output, count: system.pointee.dimension)
  system.pointee.derivative(
    at: time, of: UnsafeBufferPointer(start: state, count: result.count), into: result)
  return header.pointee.verdict(on: result)
}

/// A system that knows its Jacobian, as implicit steppers need.
public protocol DifferentiableODESystem: ODESystem {
  /// Writes ∂fᵢ/∂yⱼ at `matrix[i * dimension + j]` and ∂fᵢ/∂t at `timeDerivative[i]`.
  func jacobian(
    at time: Double, of state: UnsafeBufferPointer<Double>, into matrix: UnsafeMutableBufferPointer<Double>,
    timeDerivative: UnsafeMutableBufferPointer<Double>)
}

/// A system written as a closure, for experiments; a type of its own is faster.
public struct ODEFunction: ODESystem {
  public typealias Derivative = (Double, UnsafeBufferPointer<Double>, UnsafeMutableBufferPointer<Double>) -> Void

  public let dimension: Int
  private let body: Derivative

  /// - Precondition: `dimension` ≥ 1.
  public init(dimension: Int, derivative: @escaping Derivative) {
    precondition(dimension >= 1, "a system has at least one equation")
    self.dimension = dimension
    body = derivative
  }

  public func derivative(
    at time: Double, of state: UnsafeBufferPointer<Double>, into derivative: UnsafeMutableBufferPointer<Double>
  ) {
    body(time, state, derivative)
  }
}
