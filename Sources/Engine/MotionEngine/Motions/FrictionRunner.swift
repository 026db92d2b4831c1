/// The paths of a value's components where a frame finds them; see ``SpringRunner``.
final class FrictionRunner<Path: FrictionPath> {
  private let paths: UnsafeMutablePointer<Path>
  private let starts: ComponentStorage
  /// Where it ends, and how fast it begins.
  private let ends: ComponentStorage
  private let velocities: ComponentStorage
  private let count: Int
  private let restTime: Double
  /// Whether it has an end.
  private let endsSomewhere: Bool

  init<Value: AnimatableValue>(_ list: [Path], from start: Value, to target: Value?, velocity: Value, restTime: Double)
  {
    count = list.count
    self.restTime = restTime
    endsSomewhere = target != nil
    paths = .allocate(capacity: count)
    starts = .allocate(capacity: 3 * count)
    ends = starts + count
    velocities = ends + count
    for index in 0..<count { (paths + index).initialize(to: list[index]) }
    starts.initialize(repeating: 0, count: 3 * count)
    start.store(in: starts)
    (target ?? start).store(in: ends)
    velocity.store(in: velocities)
  }

  deinit {
    paths.deinitialize(count: count).deallocate()
    starts.deallocate()
  }

  private func evaluate(at time: Double, into values: ComponentStorage) {
    if time >= restTime, endsSomewhere { return values.update(from: ends, count: count) }
    guard time > 0 else { return values.update(from: starts, count: count) }
    for index in 0..<count { values[index] = paths[index].place(after: time, from: starts[index]) }
  }

  private func evaluateVelocity(at time: Double, into values: ComponentStorage) {
    for index in 0..<count {
      values[index] = time >= restTime ? 0 : time > 0 ? paths[index].velocity(after: time) : velocities[index]
    }
  }

  var frames: FrameEvaluator {
    FrameEvaluator({ self.evaluate(at: $0, into: $1) }, velocity: { self.evaluateVelocity(at: $0, into: $1) })
  }
}
