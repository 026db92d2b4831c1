internal import CGSL

/// What a C callback needs to reach a Swift system.
///
/// GSL hands its callbacks one pointer. It points at a block: an ``EvaluationHeader``, and at `payloadOffset` the system
/// itself for callbacks that know its type.
///
/// Why: `let` fields of a final class that its owner holds are read without a retain and without an exclusivity check.
final class EvaluationContext {
  let system: any ODESystem
  let differentiable: (any DifferentiableODESystem)?
  let dimension: Int
  let block: UnsafeMutableRawPointer
  let derivativeCallback: ODECallback
  private let destroyPayload: () -> Void

  init<System: ODESystem>(_ system: System) {
    self.system = system
    differentiable = system as? any DifferentiableODESystem
    dimension = system.dimension
    let block = UnsafeMutableRawPointer.allocate(
      byteCount: EvaluationHeader.payloadOffset + MemoryLayout<System>.size, alignment: EvaluationHeader.payloadOffset)
    let payload = (block + EvaluationHeader.payloadOffset).initializeMemory(as: System.self, to: system)
    destroyPayload = { payload.deinitialize(count: 1) }
    self.block = block
    derivativeCallback = System.directCallback ?? evaluateDerivative
    header.initialize(to: EvaluationHeader(context: Unmanaged.passUnretained(self).toOpaque()))
  }

  deinit {
    destroyPayload()
    block.deallocate()
  }

  var header: UnsafeMutablePointer<EvaluationHeader> { block.assumingMemoryBound(to: EvaluationHeader.self) }

  func derivative(_ time: Double, _ state: UnsafePointer<Double>?, _ output: UnsafeMutablePointer<Double>?) -> Int32 {
    header.pointee.derivatives += 1
    let result = UnsafeMutableBufferPointer(start: output, count: dimension)
    system.derivative(at: time, of: UnsafeBufferPointer(start: state, count: dimension), into: result)
    return header.pointee.verdict(on: result)
  }

  func jacobian(
    _ time: Double, _ state: UnsafePointer<Double>?, _ matrix: UnsafeMutablePointer<Double>?,
    _ timeDerivative: UnsafeMutablePointer<Double>?
  ) -> Int32 {
    guard let differentiable else { return Int32(GSL_EBADFUNC) }
    header.pointee.jacobians += 1
    let entries = UnsafeMutableBufferPointer(start: matrix, count: dimension * dimension)
    let rates = UnsafeMutableBufferPointer(start: timeDerivative, count: dimension)
    differentiable.jacobian(
      at: time, of: UnsafeBufferPointer(start: state, count: dimension), into: entries, timeDerivative: rates)
    let status = header.pointee.verdict(on: entries)
    return status == 0 ? header.pointee.verdict(on: rates) : status
  }
}

/// How often a system was asked, and whether an answer was not a number.
@frozen
@usableFromInline
struct EvaluationHeader {
  @usableFromInline static var payloadOffset: Int { 64 }

  @usableFromInline var derivatives = 0
  @usableFromInline var jacobians = 0
  @usableFromInline var sawNotFinite = false
  let context: UnsafeMutableRawPointer

  init(context: UnsafeMutableRawPointer) { self.context = context }

  /// 0, or GSL's domain status, 1, where a value is NaN or infinite.
  ///
  /// Why: GSL compares error estimates with `>`, which a NaN passes, so a number that is none must be refused here.
  /// The domain status makes GSL halve the step, where GSL_EBADFUNC would end the integration at the first one.
  @inlinable
  @inline(__always)
  mutating func verdict(on values: UnsafeMutableBufferPointer<Double>) -> Int32 {
    for value in values where !value.isFinite {
      sawNotFinite = true
      return 1
    }
    return 0
  }
}

/// `gsl_odeiv2_system.function` for any system.
private func evaluateDerivative(
  _ time: Double, _ state: UnsafePointer<Double>?, _ output: UnsafeMutablePointer<Double>?,
  _ block: UnsafeMutableRawPointer?
) -> Int32 {
  guard let block else { return Int32(GSL_EFAULT) }
  let context = block.assumingMemoryBound(to: EvaluationHeader.self).pointee.context
  return Unmanaged<EvaluationContext>.fromOpaque(context)._withUnsafeGuaranteedRef {
    $0.derivative(time, state, output)
  }
}

/// `gsl_odeiv2_system.jacobian`.
func evaluateJacobian(
  _ time: Double, _ state: UnsafePointer<Double>?, _ matrix: UnsafeMutablePointer<Double>?,
  _ timeDerivative: UnsafeMutablePointer<Double>?, _ block: UnsafeMutableRawPointer?
) -> Int32 {
  guard let block else { return Int32(GSL_EFAULT) }
  let context = block.assumingMemoryBound(to: EvaluationHeader.self).pointee.context
  return Unmanaged<EvaluationContext>.fromOpaque(context)._withUnsafeGuaranteedRef {
    $0.jacobian(time, state, matrix, timeDerivative)
  }
}
