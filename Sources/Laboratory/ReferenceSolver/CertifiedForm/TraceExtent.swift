/// How far and how fast a trace goes at its samples.
struct TraceExtent: Hashable, Sendable {
  private(set) var lowest = 0.0
  private(set) var highest = 0.0
  private(set) var first = 0.0
  /// The largest |velocity|.
  private(set) var fastest = 0.0

  /// The largest |position|.
  var farthest: Double { max(highest, -lowest) }
  /// The largest |position − first position|.
  var amplitude: Double { max(highest - first, first - lowest) }

  init(_ trace: ReferenceTrace) {
    guard let first = trace.positions.first else { return }
    self.first = first
    let positions = Self.range(of: trace.positions, from: first)
    lowest = positions.lowest
    highest = positions.highest
    let velocities = Self.range(of: trace.velocities, from: 0)
    fastest = max(velocities.highest, -velocities.lowest)
  }

  /// Four running extremes, so that no comparison waits for the one before.
  private static func range(of values: [Double], from start: Double) -> (lowest: Double, highest: Double) {
    values.withUnsafeBufferPointer { values in
      var lowest = SIMD4<Double>(repeating: start)
      var highest = lowest
      var index = 0
      while index + 4 <= values.count {
        let four = SIMD4(values[index], values[index + 1], values[index + 2], values[index + 3])
        lowest.replace(with: four, where: four .< lowest)
        highest.replace(with: four, where: four .> highest)
        index += 4
      }
      while index < values.count {
        lowest.x = min(lowest.x, values[index])
        highest.x = max(highest.x, values[index])
        index += 1
      }
      return (lowest.min(), highest.max())
    }
  }
}
