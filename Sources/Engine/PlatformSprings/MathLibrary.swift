#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// This module's one door to the system's mathematical library.
enum MathLibrary {
  @inline(__always) static func exp(_ x: Double) -> Double { _exp(x) }
  @inline(__always) static func log(_ x: Double) -> Double { _log(x) }
  @inline(__always) static func log1p(_ x: Double) -> Double { _log1p(x) }
  @inline(__always) static func expm1(_ x: Double) -> Double { _expm1(x) }
  @inline(__always) static func pow(_ x: Double, _ y: Double) -> Double { _pow(x, y) }
}

// Why: inside the namespace a bare `exp` would mean the member itself, and the library module has a different name on
// every platform.
@inline(__always) private func _exp(_ x: Double) -> Double { exp(x) }
@inline(__always) private func _log(_ x: Double) -> Double { log(x) }
@inline(__always) private func _log1p(_ x: Double) -> Double { log1p(x) }
@inline(__always) private func _expm1(_ x: Double) -> Double { expm1(x) }
@inline(__always) private func _pow(_ x: Double, _ y: Double) -> Double { pow(x, y) }
