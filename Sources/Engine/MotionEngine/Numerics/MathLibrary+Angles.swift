#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

extension MathLibrary {
  @inline(__always) static func sineCosine(_ angle: Double) -> (sine: Double, cosine: Double) {
    (_sine(angle), _cosine(angle))
  }
}

@inline(__always) private func _sine(_ x: Double) -> Double { sin(x) }
@inline(__always) private func _cosine(_ x: Double) -> Double { cos(x) }
