internal import CGSL

/// A status that a GSL function returned in place of success, one case for each code of `gsl_errno.h`.
public enum GSLError: Error, Hashable, Sendable {
  case failure
  case iterationContinues
  case domain
  case range
  case invalidPointer
  case invalidArgument
  case failed
  case factorization
  case sanity
  case noMemory
  case badFunction
  case runaway
  case iterationLimit
  case divisionByZero
  case badTolerance
  case toleranceNotReached
  case underflow
  case overflow
  case lossOfAccuracy
  case roundoff
  case badLength
  case notSquare
  case singularity
  case divergence
  case unsupported
  case unimplemented
  case cacheLimit
  case tableLimit
  case noProgress
  case jacobianNoProgress
  case toleranceNotReachedInF
  case toleranceNotReachedInX
  case toleranceNotReachedInGradient
  case endOfFile
  /// A code that `gsl_errno.h` of GSL 2.7 does not list.
  case unlisted(code: Int32)

  /// Every listed status, in the order of the header.
  public static let listed: [GSLError] = [
    .failure, .iterationContinues, .domain, .range, .invalidPointer, .invalidArgument, .failed, .factorization,
    .sanity, .noMemory, .badFunction, .runaway, .iterationLimit, .divisionByZero, .badTolerance, .toleranceNotReached,
    .underflow, .overflow, .lossOfAccuracy, .roundoff, .badLength, .notSquare, .singularity, .divergence, .unsupported,
    .unimplemented, .cacheLimit, .tableLimit, .noProgress, .jacobianNoProgress, .toleranceNotReachedInF,
    .toleranceNotReachedInX, .toleranceNotReachedInGradient, .endOfFile,
  ]

  /// The error of a status; nil for success, which is 0.
  public init?(status: Int32) {
    guard status != 0 else { return nil }
    self = Self.listed.first { $0.code == status } ?? .unlisted(code: status)
  }
}

extension GSLError {
  /// The number GSL returned.
  public var code: Int32 { nameAndCode.code }

  /// The name in `gsl_errno.h`, such as `GSL_EDOM`.
  public var name: String { nameAndCode.name }

  /// What GSL says of it.
  public var words: String {
    guard let text = gsl_strerror(code) else { return "unknown error code" }
    return String(cString: text)
  }

  private var nameAndCode: (name: String, code: Int32) {
    switch self {
    case .failure: ("GSL_FAILURE", -1)
    case .iterationContinues: ("GSL_CONTINUE", -2)
    case .domain: ("GSL_EDOM", 1)
    case .range: ("GSL_ERANGE", 2)
    case .invalidPointer: ("GSL_EFAULT", 3)
    case .invalidArgument: ("GSL_EINVAL", 4)
    case .failed: ("GSL_EFAILED", 5)
    case .factorization: ("GSL_EFACTOR", 6)
    case .sanity: ("GSL_ESANITY", 7)
    case .noMemory: ("GSL_ENOMEM", 8)
    case .badFunction: ("GSL_EBADFUNC", 9)
    case .runaway: ("GSL_ERUNAWAY", 10)
    case .iterationLimit: ("GSL_EMAXITER", 11)
    case .divisionByZero: ("GSL_EZERODIV", 12)
    case .badTolerance: ("GSL_EBADTOL", 13)
    case .toleranceNotReached: ("GSL_ETOL", 14)
    case .underflow: ("GSL_EUNDRFLW", 15)
    case .overflow: ("GSL_EOVRFLW", 16)
    case .lossOfAccuracy: ("GSL_ELOSS", 17)
    case .roundoff: ("GSL_EROUND", 18)
    case .badLength: ("GSL_EBADLEN", 19)
    case .notSquare: ("GSL_ENOTSQR", 20)
    case .singularity: ("GSL_ESING", 21)
    case .divergence: ("GSL_EDIVERGE", 22)
    case .unsupported: ("GSL_EUNSUP", 23)
    case .unimplemented: ("GSL_EUNIMPL", 24)
    case .cacheLimit: ("GSL_ECACHE", 25)
    case .tableLimit: ("GSL_ETABLE", 26)
    case .noProgress: ("GSL_ENOPROG", 27)
    case .jacobianNoProgress: ("GSL_ENOPROGJ", 28)
    case .toleranceNotReachedInF: ("GSL_ETOLF", 29)
    case .toleranceNotReachedInX: ("GSL_ETOLX", 30)
    case .toleranceNotReachedInGradient: ("GSL_ETOLG", 31)
    case .endOfFile: ("GSL_EOF", 32)
    case .unlisted(let code): ("status \(code)", code)
    }
  }
}

extension GSLError: CustomStringConvertible {
  public var description: String { "\(name) (\(code)): \(words)" }
}
