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
  @inline(__always) static func atan2(_ y: Double, _ x: Double) -> Double { _atan2(y, x) }
  @inline(__always) static func sineCosine(_ angle: Double) -> (sine: Double, cosine: Double) {
    (_sine(angle), _cosine(angle))
  }
}

// Why: inside the namespace a bare `sin` would mean the member itself, and the library module has a different name on
// every platform.
@inline(__always) private func _atan2(_ y: Double, _ x: Double) -> Double { atan2(y, x) }
@inline(__always) private func _sine(_ x: Double) -> Double { sin(x) }
@inline(__always) private func _cosine(_ x: Double) -> Double { cos(x) }
