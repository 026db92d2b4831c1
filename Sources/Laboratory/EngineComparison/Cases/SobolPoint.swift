internal import MotionProblems

/// Points of the Sobol' sequence by index, with the direction numbers of Joe and Kuo (2008), each dimension shifted by
/// bits drawn from the seed, so that a seed gives another sequence of the same even spread.
public struct SobolPoint: Hashable, Sendable {
  /// Dimensions there are direction numbers for.
  public static let largestDimension = 10

  public let seed: UInt64

  public init(seed: UInt64) {
    self.seed = seed
  }

  /// The coordinate in (0, 1), the centre of one of 2³² cells.
  public func coordinate(_ dimension: Int, at index: Int) -> Double {
    let shift = UInt32(truncatingIfNeeded: SplitMix64.word(seed: seed, index: UInt64(dimension)) >> 32)
    return (Double(Self.bits(dimension, at: index) ^ shift) + 0.5) * 0x1p-32
  }

  /// The unshifted coordinate times 2³², in the order of the Gray code.
  static func bits(_ dimension: Int, at index: Int) -> UInt32 {
    precondition(
      (0..<largestDimension).contains(dimension), "a Sobol' point has at most \(largestDimension) dimensions")
    precondition((0...Int(UInt32.max)).contains(index), "a Sobol' index has 32 bits")
    var gray = UInt32(index) ^ (UInt32(index) >> 1)
    var result: UInt32 = 0
    while gray != 0 {
      result ^= directions[dimension][gray.trailingZeroBitCount]
      gray &= gray - 1
    }
    return result
  }

  /// Degree, inner coefficients and first odd numbers of the primitive polynomials of dimensions 2 to 10.
  private static let polynomials: [(degree: Int, coefficients: UInt32, starts: [UInt32])] = [
    (1, 0, [1]), (2, 1, [1, 3]), (3, 1, [1, 3, 1]), (3, 2, [1, 1, 1]), (4, 1, [1, 1, 3, 3]),
    (4, 4, [1, 3, 5, 13]), (5, 2, [1, 1, 5, 5, 17]), (5, 4, [1, 1, 5, 5, 5]), (5, 7, [1, 1, 7, 11, 19]),
  ]

  private static let directions: [[UInt32]] =
    [(0..<32).map { UInt32(1) << (31 - UInt32($0)) }]
    + polynomials.map { degree, coefficients, starts in
      var numbers = (0..<degree).map { starts[$0] << (31 - UInt32($0)) }
      for i in degree..<32 {
        var next = numbers[i - degree] ^ (numbers[i - degree] >> UInt32(degree))
        for k in 1..<degree where (coefficients >> UInt32(degree - 1 - k)) & 1 == 1 { next ^= numbers[i - k] }
        numbers.append(next)
      }
      return numbers
    }
}
