import Testing

@testable import GSLNumerics

@Suite("Student's distribution")
struct StudentDistributionTests {
  /// GSL ends its iteration there.
  static let tolerance = 1e-7

  /// From mpmath: the root of the regularised incomplete beta function.
  @Test(
    "Quantiles",
    arguments: [(0.975, 1, 12.706204736174705), (0.975, 5, 2.570581835636314), (0.95, 60, 1.6706488649046354)])
  func quantiles(probability: Double, degreesOfFreedom: Int, expected: Double) {
    let observed = StudentDistribution.quantile(probability, degreesOfFreedom: degreesOfFreedom)
    #expect(abs(observed / expected - 1) <= Self.tolerance, "\(observed), expected \(expected)")
  }
}
