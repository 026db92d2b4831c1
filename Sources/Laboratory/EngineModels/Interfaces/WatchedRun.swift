internal import MotionEngine
internal import MotionProblems

/// What is done to a running motion from outside, at a time of the wall.
struct WallEvent {
  enum Deed {
    case change(CourseChange)
    case pause
    case resume
  }

  /// s of the wall.
  let time: Double
  let deed: Deed
}

extension MotionProblem {
  /// Its changes and the pauses of a playback, in the order in which they come.
  func wallEvents(played playback: Playback? = nil) -> [WallEvent] {
    let changes = courseChanges
    guard let playback else { return changes.map { WallEvent(time: $0.time, deed: .change($0)) } }
    var events: [WallEvent] = []
    var pending = changes.map {
      WallEvent(time: playback.wallTime(atRunning: $0.time), deed: .change($0))
    }[...]
    for pause in playback.pauses {
      while let next = pending.first, next.time <= pause.start {
        events.append(next)
        pending.removeFirst()
      }
      events.append(WallEvent(time: pause.start, deed: .pause))
      events.append(WallEvent(time: pause.end, deed: .resume))
    }
    return events + pending
  }
}

/// A motion that an interface shows on an object, from frame to frame of a clock.
protocol WatchedRun {
  /// Turns the clock to a frame.
  func tick(at time: Double)
  /// Does something at the time of the last frame.
  func apply(_ deed: WallEvent.Deed) throws
  /// What shows at the last frame.
  func position() throws -> Double
  /// How fast it moves there.
  func velocity() -> Double
}

extension Trace {
  /// Turns the clock from frame to frame, with a frame of its own for everything that is done from outside.
  ///
  /// - Parameter hasVelocity: whether the run says how fast it moves.
  /// - Throws: ``EngineFailure`` where a frame is later than an animator counts: its clock would pass it over in silence.
  mutating func watch(
    _ run: some WatchedRun, at times: [Double], events: [WallEvent], hasVelocity: Bool = true
  ) throws {
    if let last = times.last, last > Animator.largestTime {
      throw EngineFailure.rejected(
        reason: "the motion is asked for at \(last) s, and an animator counts up to \(Animator.largestTime) s")
    }
    positions.reserveCapacity(times.count)
    if hasVelocity { velocities.reserveCapacity(times.count) }
    var next = 0
    for time in times {
      while next < events.count, events[next].time <= time {
        let event = events[next]
        run.tick(at: event.time)
        try run.apply(event.deed)
        // Why again: what has just begun, or goes on, starts with a frame.
        run.tick(at: event.time)
        next += 1
      }
      run.tick(at: time)
      positions.append(try run.position())
      if hasVelocity { velocities.append(run.velocity()) }
    }
  }
}

/// What an interface moves.
class Marker {
  var position: Double

  init(position: Double = 0) { self.position = position }
}
