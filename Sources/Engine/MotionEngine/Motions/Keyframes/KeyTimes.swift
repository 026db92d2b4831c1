/// Ascending fractions of a duration, and which of them a time lies between.
struct KeyTimes: Hashable, Sendable {
  let times: [Double]

  /// - Throws: ``MotionError/keyTimeOutOfOrder(index:value:)`` unless they ascend from 0 or more to at most 1.
  init(_ times: [Double]) throws(MotionError) {
    var last = 0.0
    for (index, time) in times.enumerated() {
      guard time >= last, time <= 1 else { throw .keyTimeOutOfOrder(index: index, value: time) }
      last = time
    }
    self.times = times
  }

  private init(unchecked times: [Double]) { self.times = times }

  /// `count` of them, evenly from 0 to 1.
  static func even(_ count: Int) -> KeyTimes {
    KeyTimes(unchecked: (0..<count).map { count > 1 ? Double($0) / Double(count - 1) : 0 })
  }

  /// As far apart, in proportion, as the ways between the keys; even when there is no way at all.
  static func paced(_ ways: [Double]) -> KeyTimes {
    var sums = [0.0]
    for way in ways { sums.append(sums[sums.count - 1] + way) }
    let whole = sums[sums.count - 1]
    guard whole > 0, whole.isFinite else { return .even(sums.count) }
    var times = sums.map { $0 / whole }
    times[times.count - 1] = 1
    return KeyTimes(unchecked: times)
  }

  /// The last key that is not after a share, among those that have a next one; the first when all are after it.
  func segment(at share: Double) -> Int {
    var low = 0
    var high = times.count - 1
    while high - low > 1 {
      let middle = (low + high) / 2
      if times[middle] <= share { low = middle } else { high = middle }
    }
    return low
  }

  /// Where a share lies in a segment, 0 … 1; 1 in one of no length.
  func place(_ share: Double, in segment: Int) -> Double {
    let length = times[segment + 1] - times[segment]
    return length > 0 ? (share - times[segment]) / length : 1
  }
}
