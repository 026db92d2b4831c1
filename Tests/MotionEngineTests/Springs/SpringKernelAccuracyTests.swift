import Testing

@testable import MotionEngine

@Suite("Spring kernel against mpmath at adversarial points")
struct SpringKernelAccuracyTests {
  /// Ulp of the tight envelope that ``SpringKernel`` promises.
  static let promised = 1.0

  @Test(
    "every point is within the promise",
    arguments: Dictionary(grouping: SpringKernelPoint.all, by: \.region).keys.sorted())
  func region(_ region: String) {
    var worst = 0.0
    var sum = 0.0
    var count = 0
    for point in SpringKernelPoint.all where point.region == region {
      let state = point.spring.state(after: point.time, from: point.start)
      let error = point.error(of: state)
      #expect(
        error <= Self.promised,
        "\(point.testDescription): observed \(state), expected \(point.displacement), \(point.velocity)")
      worst = max(worst, error)
      sum += error
      count += 1
    }
    print("\(region): \(count) points, worst \(worst) ulp, mean \(sum / Double(max(1, count)))")
    #expect(count >= 10)
  }
}
