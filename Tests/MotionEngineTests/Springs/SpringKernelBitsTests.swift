import Testing

@testable import MotionEngine

@Suite("The bits of the kernel")
struct SpringKernelBitsTests {
  /// FNV-1a over the bits of every state below. It is the same with and without hardware for fused multiply-add, and on
  /// every processor with IEEE arithmetic; it changes only when the kernel does.
  static let fingerprint: UInt64 = 10_874_017_752_990_871_339

  @Test("are the same on every processor")
  func everywhere() throws {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for ratio in [0, 1e-9, 0.03, 0.5, 0.9, 1 - 1e-9, 1, 1 + 1e-9, 1.2, 7, 300, 1e6] {
      for mass in [0.5, 1, 3] {
        let spring = try Spring(mass: mass, naturalFrequency: 9.7, dampingRatio: ratio)
        let kernel = SpringKernel(spring: spring, start: SpringState(displacement: -1, velocity: 2.5))
        for index in 1...250 {
          let state = kernel.state(at: Double(index * index) * 0x1p-11)
          for bits in [state.displacement.bitPattern, state.velocity.bitPattern] {
            hash = (hash ^ bits) &* 0x0000_0100_0000_01B3
          }
        }
      }
    }
    #expect(hash == Self.fingerprint, "observed \(hash)")
  }
}
