/// A value that was thrown and slows down by itself, every component under the same law.
///
/// Where and when it ends is known before it begins. With a rest band it ends at the place the law leads to; with
/// ``RestRule/speed(_:)`` or ``RestRule/time(_:)`` where it is at that time. From ``restTime`` on it is exactly there.
public struct FrictionCourse<Value: AnimatableValue, Law: FrictionLaw>: Motion {
  public let law: Law
  public let start: Value
  /// Units per second at time 0.
  public let startVelocity: Value
  public let rest: RestRule
  public let restTime: Double
  public let target: Value?
  private let paths: [Law.Path]

  /// - Parameters:
  ///   - law: how the velocity is lost.
  ///   - from: the value at the start.
  ///   - velocity: units per second.
  ///   - rest: from when it counts as being at rest; a law that stops by itself ends at that instant at the latest.
  public init(law: Law, from: Value, velocity: Value, rest: RestRule = .thousandth) throws(MotionError) {
    try rest.check()
    try MotionError.requireFinite(from, "the start")
    try MotionError.requireShape(velocity, "the velocity", count: from.componentCount)
    self.law = law
    self.rest = rest
    start = from
    startVelocity = velocity
    var paths: [Law.Path] = []
    paths.reserveCapacity(from.componentCount)
    for index in 0..<from.componentCount { paths.append(law.path(from: velocity[component: index])) }
    self.paths = paths
    restTime = Self.restTime(law, velocity, rest)
    target = Self.target(from, velocity, paths, rest: rest, at: restTime)
  }

  public func value(at time: Double) -> Value {
    if time >= restTime, let target { return target }
    guard time > 0 else { return start }
    var result = start
    for index in 0..<paths.count {
      result[component: index] = paths[index].place(after: time, from: start[component: index])
    }
    return result
  }

  public var frames: FrameEvaluator {
    // Why the usual law by itself: calls through a generic one cost more than its mathematics.
    if let paths = paths as? [ExponentialPath] { return runner(paths).frames }
    return runner(paths).frames
  }

  private func runner<Path: FrictionPath>(_ paths: [Path]) -> FrictionRunner<Path> {
    FrictionRunner(paths, from: start, to: target, velocity: startVelocity, restTime: restTime)
  }

  public func velocity(at time: Double) -> Value {
    var result = startVelocity
    guard time > 0 else { return time >= restTime ? start.zero : result }
    for index in 0..<paths.count {
      result[component: index] = time >= restTime ? 0 : paths[index].velocity(after: time)
    }
    return result
  }

  private static func restTime(_ law: Law, _ velocity: Value, _ rest: RestRule) -> Double {
    var latest = 0.0
    for index in 0..<velocity.componentCount where velocity[component: index] != 0 {
      let speed = velocity[component: index]
      let stop = law.stoppingTime(from: speed)
      let ruled: Double =
        switch rest {
        case .never: .infinity
        case .time(let time): time
        case .speed(let slow): law.time(untilSpeed: slow, from: speed)
        case .band: Self.restTime(law, speed, rest)
        }
      latest = max(latest, min(stop, ruled))
    }
    return latest
  }

  private static func restTime(_ law: Law, _ velocity: Double, _ rest: RestRule) -> Double {
    let way = law.restDistance(from: velocity).magnitude
    guard way.isFinite, let band = rest.band(amplitude: way) else { return .infinity }
    return law.time(untilRemaining: band, from: velocity)
  }

  private static func target(
    _ start: Value, _ velocity: Value, _ paths: [Law.Path], rest: RestRule, at restTime: Double
  ) -> Value? {
    var result = start
    for index in 0..<paths.count where velocity[component: index] != 0 {
      let from = start[component: index]
      let place: Double
      if case .band = rest {
        place = paths[index].restPlace(from: from)
      } else {
        place =
          restTime == .infinity ? paths[index].restPlace(from: from) : paths[index].place(after: restTime, from: from)
      }
      guard place.isFinite else { return nil }
      result[component: index] = place
    }
    return result
  }

  /// From the end, thrown back with the velocity turned round.
  public var reversed: FrictionCourse<Value, Law>? {
    guard let target else { return nil }
    return try? FrictionCourse(law: law, from: target, velocity: startVelocity.mapped { -$0 }, rest: rest)
  }
}

/// A value whose velocity decays exponentially.
public typealias DecayCourse<Value: AnimatableValue> = FrictionCourse<Value, ExponentialDecay>

extension FrictionCourse where Law == ExponentialDecay {
  public init(
    decay: ExponentialDecay, from: Value, velocity: Value, rest: RestRule = .thousandth
  ) throws(MotionError) {
    try self.init(law: decay, from: from, velocity: velocity, rest: rest)
  }
}
