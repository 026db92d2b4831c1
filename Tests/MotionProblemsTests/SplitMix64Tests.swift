import MotionProblems
import Testing

@Suite("SplitMix64")
struct SplitMix64Tests {
  @Test("The published sequence of seed 1234567")
  func publishedSequence() {
    let words = (0..<5).map { SplitMix64.word(seed: 1_234_567, index: $0) }
    #expect(
      words == [
        6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423, 4_593_380_528_125_082_431,
        16_408_922_859_458_223_821,
      ])
  }

  @Test("Uniform numbers lie in [0, 1) with the mean and variance of the uniform distribution")
  func uniformNumbers() {
    let count = 100_000
    let numbers = (0..<count).map { SplitMix64.uniform(seed: 5, index: UInt64($0)) }
    #expect(numbers.allSatisfy { (0..<1).contains($0) })
    let mean = numbers.reduce(0, +) / Double(count)
    let variance = numbers.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / Double(count)
    // Five standard errors: √(1/12 n) for the mean, √(1/180 n) for the variance.
    #expect((mean - 0.5).magnitude < 5 * (1 / 12.0 / Double(count)).squareRoot(), "mean \(mean)")
    #expect((variance - 1.0 / 12).magnitude < 5 * (1 / 180.0 / Double(count)).squareRoot(), "variance \(variance)")
  }
}
