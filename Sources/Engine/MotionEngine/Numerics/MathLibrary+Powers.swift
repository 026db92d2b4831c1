#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

extension MathLibrary {
  @inline(__always) static func power(_ base: Double, _ exponent: Double) -> Double { _power(base, exponent) }
  @inline(__always) static func cubeRoot(_ x: Double) -> Double { _cubeRoot(x) }
}

@inline(__always) private func _power(_ x: Double, _ y: Double) -> Double { pow(x, y) }
@inline(__always) private func _cubeRoot(_ x: Double) -> Double { cbrt(x) }
