import MotionEngine
import Testing

@Suite("Values that do not mix")
struct DiscreteTests {
  @Test("a pair changes over at one half")
  func pair() {
    for (share, value) in [(-1.0, "a"), (0, "a"), (0.5.nextDown, "a"), (0.5, "b"), (1, "b"), (7, "b"), (.nan, "a")] {
      #expect(Discrete.value("a", "b", at: share) == value, "at \(share)")
    }
  }

  /// Count, share and index, as INTUAnimationEngine's own tests have them.
  static let buckets: [(count: Int, share: Double, index: Int)] = [
    (3, 0.32, 0), (3, 0.34, 1), (3, 0.66, 1), (3, 0.67, 2), (3, 0.5, 1), (3, 1, 2), (3, -500, 0), (3, 800, 2),
    (4, 0.24, 0), (4, 0.26, 1), (4, 0.49, 1), (4, 0.51, 2), (4, 0.74, 2), (4, 0.76, 3),
    (5, 0.19, 0), (5, 0.21, 1), (5, 0.39, 1), (5, 0.41, 2), (5, 0.59, 2), (5, 0.61, 3), (5, 0.79, 3), (5, 0.81, 4),
    (1, 0.3, 0), (2, .nan, 0), (2, .infinity, 1),
  ]

  @Test("a list is shown in parts of one length", arguments: buckets)
  func list(_ count: Int, _ share: Double, _ index: Int) {
    #expect(Discrete.value(of: Array(0..<count), at: share) == index)
  }

  @Test("a part begins at the double next to i/n, for every i and n up to 300")
  func borders() {
    #expect(Discrete.value(of: [Int](), at: 0.5) == nil)
    for count in 1...300 {
      let values = Array(0..<count)
      for index in 1..<max(2, count) where index < count {
        let border = Double(index) / Double(count)
        #expect(Discrete.value(of: values, at: border) == index)
        #expect(Discrete.value(of: values, at: border.nextDown) == index - 1)
      }
    }
  }
}
