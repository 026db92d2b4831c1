internal import MotionEngine

/// When the keys are reached, as shares of a leg, ascending.
struct KeyTimes {
  let times: [Double]

  /// - Throws: ``MotionError/keyTimeOutOfOrder(index:value:)`` for one that is outside 0 … 1, not a number, or before its
  ///   predecessor.
  init(_ times: [Double]) throws(MotionError) {
    var last = 0.0
    for (index, time) in times.enumerated() {
      guard time >= last, time <= 1 else { throw .keyTimeOutOfOrder(index: index, value: time) }
      last = time
    }
    self.times = times
  }

  /// `count` times in equal distances, from exactly 0 to exactly 1.
  init(uniform count: Int) { times = (0..<count).map { count < 2 ? 0 : Double($0) / Double(count - 1) } }

  /// Times after the lengths of the ways between the keys; in equal distances where all lengths are 0.
  init(pacedBy lengths: [Double]) {
    let total = lengths.reduce(0, +)
    guard total > 0, total < .infinity else {
      self = KeyTimes(uniform: lengths.count + 1)
      return
    }
    var sum = 0.0
    var times = [0.0]
    for length in lengths.dropLast() {
      sum += length
      times.append(min(1, sum / total))
    }
    if !lengths.isEmpty { times.append(1) }
    self = KeyTimes(ascending: times)
  }

  private init(ascending times: [Double]) { self.times = times }

  /// The last key at or before a share, and how far it is to the next one; of keys at one time the last.
  ///
  /// Before the first key and after the last it is at them.
  func place(of share: Double) -> (key: Int, progress: Double) {
    var low = 0
    var high = times.count
    while low < high {
      let middle = (low + high) / 2
      if times[middle] <= share { low = middle + 1 } else { high = middle }
    }
    let key = low - 1
    guard key >= 0 else { return (0, 0) }
    guard key < times.count - 1 else { return (times.count - 1, 0) }
    return (key, (share - times[key]) / (times[key + 1] - times[key]))
  }
}
