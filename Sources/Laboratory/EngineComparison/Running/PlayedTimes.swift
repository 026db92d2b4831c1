internal import MotionProblems
internal import ReferenceSolver

/// The instants at which a held up or repeated motion is read, in its own time: each once, in order.
struct PlayedTimes {
  /// s of the motion, ascending from 0.
  let motion: SampleTimes
  /// Of each instant of the wall: which of those it is, and how fast the motion is played there.
  private let places: [(index: Int, rate: Double)]

  /// - Parameter wall: s; the first is 0.
  init(_ playback: Playback, at wall: [Double]) {
    let instants = wall.map(playback.instant(at:))
    var distinct = instants.map(\.time).sorted()
    var count = 0
    for time in distinct where count == 0 || time > distinct[count - 1] {
      distinct[count] = time
      count += 1
    }
    distinct.removeLast(distinct.count - count)
    motion = SampleTimes(arbitrary: distinct)
    places = instants.map { (Self.index(of: $0.time, in: distinct), $0.rate) }
  }

  private static func index(of time: Double, in times: [Double]) -> Int {
    var low = 0
    var high = times.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if times[middle] <= time { low = middle } else { high = middle }
    }
    return low
  }

  /// What is seen at the wall's instants of a motion that was recorded at ``motion``.
  func seen(_ trace: ReferenceTrace) -> ReferenceTrace {
    var seen = ReferenceTrace()
    seen.positions = places.map { trace.positions[$0.index] }
    seen.positionTails = places.map { trace.positionTails[$0.index] }
    seen.velocities = places.map { $0.rate * trace.velocities[$0.index] }
    seen.velocityTails = places.map { $0.rate * trace.velocityTails[$0.index] }
    seen.positionRadius = trace.positionRadius
    seen.velocityRadius = trace.velocityRadius
    return seen
  }
}
