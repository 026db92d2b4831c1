#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// The one door to the system's mathematical library.
///
/// Everything here is allowed to differ in the last bit from one processor or library to the next.
enum MathLibrary {
  @inline(__always) static func log(_ x: Double) -> Double { _log(x) }
  @inline(__always) static func log1p(_ x: Double) -> Double { _log1p(x) }
  @inline(__always) static func acos(_ x: Double) -> Double { _acos(x) }
  @inline(__always) static func atan2(_ y: Double, _ x: Double) -> Double { _atan2(y, x) }
}

// Why: inside the namespace a bare `exp` would mean the member itself, and the library module has a different name on
// every platform.
@inline(__always) private func _log(_ x: Double) -> Double { log(x) }
@inline(__always) private func _log1p(_ x: Double) -> Double { log1p(x) }
@inline(__always) private func _acos(_ x: Double) -> Double { acos(x) }
@inline(__always) private func _atan2(_ y: Double, _ x: Double) -> Double { atan2(y, x) }
