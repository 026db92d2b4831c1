internal import CGSL

/// A Swift function of several variables behind a C pointer, and where it was not finite.
final class VectorFunction {
  /// Arguments, and where the results go.
  typealias Body = (UnsafeBufferPointer<Double>, UnsafeMutableBufferPointer<Double>) -> Void

  private let body: Body
  private let arguments: UnsafeMutableBufferPointer<Double>
  private let results: UnsafeMutableBufferPointer<Double>
  /// The first arguments at which a result was no finite number.
  private(set) var unfit: [Double]?

  /// - Parameters:
  ///   - count: of the arguments.
  ///   - resultCount: of the results.
  init(count: Int, resultCount: Int = 1, _ body: @escaping Body) {
    self.body = body
    arguments = .allocate(capacity: count)
    arguments.initialize(repeating: 0)
    results = .allocate(capacity: resultCount)
    results.initialize(repeating: 0)
  }

  deinit {
    arguments.deallocate()
    results.deallocate()
  }

  /// The one result of one argument.
  func value(at argument: Double) -> Double {
    arguments[0] = argument
    return evaluate() ? results[0] : .nan
  }

  /// The one result at a vector of GSL's.
  func value(at vector: UnsafePointer<gsl_vector>) -> Double {
    read(vector)
    return evaluate() ? results[0] : .nan
  }

  /// Fills a vector of GSL's with the results; whether all are finite.
  func fill(_ output: UnsafeMutablePointer<gsl_vector>, at vector: UnsafePointer<gsl_vector>) -> Bool {
    read(vector)
    let isFinite = evaluate()
    for (index, result) in results.enumerated() { gsl_vector_set(output, index, result) }
    return isFinite
  }

  private func read(_ vector: UnsafePointer<gsl_vector>) {
    for index in arguments.indices { arguments[index] = gsl_vector_get(vector, index) }
  }

  private func evaluate() -> Bool {
    body(UnsafeBufferPointer(arguments), results)
    let isFinite = results.allSatisfy(\.isFinite)
    if !isFinite, unfit == nil { unfit = Array(arguments) }
    return isFinite
  }
}

/// `gsl_function.function`.
func evaluateScalar(_ argument: Double, _ context: UnsafeMutableRawPointer?) -> Double {
  guard let context else { return .nan }
  return Unmanaged<VectorFunction>.fromOpaque(context)._withUnsafeGuaranteedRef { $0.value(at: argument) }
}

/// `gsl_multimin_function.f`.
func evaluateObjective(_ vector: UnsafePointer<gsl_vector>?, _ context: UnsafeMutableRawPointer?) -> Double {
  guard let vector, let context else { return .nan }
  return Unmanaged<VectorFunction>.fromOpaque(context)._withUnsafeGuaranteedRef { $0.value(at: vector) }
}

/// `gsl_multiroot_function.f`.
func evaluateEquations(
  _ vector: UnsafePointer<gsl_vector>?, _ context: UnsafeMutableRawPointer?, _ output: UnsafeMutablePointer<gsl_vector>?
) -> Int32 {
  guard let vector, let context, let output else { return Int32(GSL_EFAULT) }
  return Unmanaged<VectorFunction>.fromOpaque(context)._withUnsafeGuaranteedRef {
    $0.fill(output, at: vector) ? 0 : Int32(GSL_EBADFUNC)
  }
}

/// A vector of GSL's that lives as long as this.
final class LibraryVector {
  let pointer: UnsafeMutablePointer<gsl_vector>

  /// nil where there is no memory for it.
  init?(_ values: [Double]) {
    guard let pointer = gsl_vector_alloc(values.count) else { return nil }
    self.pointer = pointer
    for (index, value) in values.enumerated() { gsl_vector_set(pointer, index, value) }
  }

  deinit { gsl_vector_free(pointer) }
}

/// The numbers of a vector of GSL's.
func numbers(in vector: UnsafePointer<gsl_vector>, count: Int) -> [Double] {
  (0..<count).map { gsl_vector_get(vector, $0) }
}
