internal import MotionEngine

/// The motion of a track while it runs.
struct CourseRun<M: Motion> {
  private let course: TrackCourse<M>
  /// What showed when it was added.
  private let previous: M.Value
  private var motion: M?
  /// The motion's value at the last evaluation.
  private(set) var current: M.Value

  init(_ course: TrackCourse<M>, previous: M.Value) {
    self.course = course
    self.previous = previous
    current = previous
  }

  var hasBegun: Bool { motion != nil }
  /// Whether its value stands for itself.
  var isPlain: Bool { !course.kind.isAdditive && !course.kind.isCumulative }

  /// Makes the motion over what shows now.
  mutating func begin(over below: M.Value) throws(MotionError) {
    let made = try course.make(below, previous)
    try ValueCheck.requireCount(made.start, "the value", previous.componentCount)
    motion = made
    current = made.start
  }

  mutating func evaluate(_ sample: TimingSample) {
    // Why: the core's motion of no duration is at its end at once, and a leg back ends at the start.
    if sample.duration == 0, sample.isReversed {
      if let motion { current = motion.start }
      return
    }
    if let motion { current = motion.value(at: sample.time) }
  }

  /// The value with the cycles before it, upon what is below.
  func shown(_ sample: TimingSample, over below: M.Value) -> M.Value {
    var value = current
    if course.kind.isCumulative { value = accumulated(value, sample) }
    return course.kind.isAdditive ? value.put(onto: below) : value
  }

  /// The value on top of the ends of the cycles before: a cycle that goes there and back ends where it began.
  private func accumulated(_ value: M.Value, _ sample: TimingSample) -> M.Value {
    let cycles = course.autoreverses ? (sample.leg - (sample.leg & 1)) / 2 : sample.leg
    guard cycles != 0, let motion else { return value }
    let end = course.autoreverses ? motion.start : motion.value(at: sample.duration)
    return value.put(onto: end.repeated(cycles))
  }

  /// Units per second of the stage; 0 outside the active time.
  func velocity(_ sample: TimingSample, factor: Double) -> M.Value? {
    guard let motion else { return nil }
    let rate = sample.phase == .active && !sample.isOver ? factor : 0
    return motion.velocity(at: sample.time).mapped { $0 * rate }
  }
}
