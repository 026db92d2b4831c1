internal import MotionEngine

/// The whole way of one change: from its start value to its end value, in pieces, gone through forwards or backwards as
/// its clock says.
///
/// A place on it is counted in seconds from its start. An animator that is continued with other timing parameters cuts
/// its paths where it is and puts a new piece there, so that the way back is the way it came.
struct PathCourse<Value: AnimatableValue>: Motion {
  /// The value at the start of the path and before.
  let start: Value
  /// The value at its end and beyond.
  let end: Value
  private(set) var pieces: [PathPiece<Value>]
  /// s.
  private(set) var length: Double
  var clock = PathClock()

  var target: Value? { end }
  /// Why for ever: its animator says when it is over.
  var restTime: Double { .infinity }

  /// - Parameters:
  ///   - course: what happens.
  ///   - origin: when it begins, s from the start of the path.
  ///   - length: of the path, s.
  init(start: Value, end: Value, course: CurveCourse<Value>, origin: Double, length: Double, isMirrored: Bool = false) {
    self.start = start
    self.end = end
    self.length = length
    pieces = [
      PathPiece(
        begin: 0, end: length, origin: origin, isMirrored: isMirrored, beginFraction: 0, endFraction: 1,
        course: course)
    ]
  }

  // MARK: Motion

  func value(at time: Double) -> Value { value(position: clock.position(at: time)) }

  func velocity(at time: Double) -> Value { velocity(position: clock.position(at: time)) }

  /// Why three ways: one that is gone through without a stop costs no more than its course, and most are of one piece.
  var frames: FrameEvaluator {
    let (clock, length) = (clock, length)
    let stretches = pieces.map { FrameStretch($0) }
    let stretch = stretches[0]
    if stretches.count == 1, stretch.isWhole, clock == PathClock(), length > 0 {
      return FrameEvaluator(stretch.frames.evaluate, velocity: velocityWithoutStop(stretch.frames.velocity))
    }
    let (first, last) = (start.components, (length == 0 && clock.isReversed ? start : end).components)
    return FrameEvaluator(
      { time, place in
        let position = clock.position(at: time)
        if position > 0, position < length {
          var index = stretches.count - 1
          while index > 0, stretches[index].begin > position { index -= 1 }
          stretches[index].frames.evaluate(stretches[index].courseTime(at: position), place)
        } else {
          let border = position < length ? first : last
          for index in 0..<border.count { place[index] = border[index] }
        }
      }, velocity: velocityEvaluation)
  }

  /// The velocity of a path that is its only course, from its start on.
  private func velocityWithoutStop(_ velocity: FrameEvaluator.Evaluation?) -> FrameEvaluator.Evaluation? {
    guard let velocity else { return nil }
    let (length, count) = (length, start.componentCount)
    return { time, place in
      guard time >= 0, time <= length else { return place.update(repeating: 0, count: count) }
      velocity(time, place)
    }
  }

  // MARK: By place

  func value(position: Double) -> Value {
    guard position < length else { return length == 0 && clock.isReversed ? start : end }
    guard position > 0 else { return start }
    let piece = pieces[index(at: position)]
    return piece.course.value(at: piece.courseTime(at: position))
  }

  /// Units per second in the direction in which the path is gone through; 0 outside the path.
  func velocity(position: Double) -> Value {
    guard position >= 0, position <= length else { return start.zero }
    let piece = pieces[index(at: position)]
    let time = piece.courseTime(at: position)
    guard time >= 0 else { return start.zero }
    let velocity = piece.course.velocity(at: time)
    return piece.isMirrored == clock.isReversed ? velocity : velocity.mapped { -$0 }
  }

  /// What share of the animation is complete at a place.
  func fraction(at position: Double) -> Double {
    if length == 0 { return position >= 0 && !clock.isReversed ? 1 : 0 }
    return pieces[index(at: position)].fraction(at: position)
  }

  /// The place at which a share, 0 … 1, is complete.
  func position(ofFraction fraction: Double) -> Double {
    guard let piece = pieces.first(where: { fraction <= $0.endFraction }) ?? pieces.last else { return 0 }
    return piece.position(ofFraction: fraction)
  }

  private func index(at position: Double) -> Int {
    var index = pieces.count - 1
    while index > 0, pieces[index].begin > position { index -= 1 }
    return index
  }

  // MARK: Changes

  /// The straight way between the two ends, in the same time and with the same delay: what scrubbing goes along.
  func straightened() throws(UIKitError) -> PathCourse<Value> {
    // Why: one mirrored piece is a change that was added in reverse and has its delay at the other end.
    let isMirrored = pieces.count == 1 && pieces[0].isMirrored
    let origin = isMirrored || !pieces[0].isMirrored ? min(max(0, pieces[0].origin), length) : 0
    let straight = try UIKitError.wrapping { () throws(MotionError) in
      try EasedCourse(
        from: isMirrored ? end : start, to: isMirrored ? start : end, duration: isMirrored ? origin : length - origin)
    }
    var result = PathCourse(
      start: start, end: end, course: .eased(straight), origin: origin, length: length, isMirrored: isMirrored)
    result.clock = clock
    return result
  }

  /// Replaces what lies ahead, in the direction of the clock, by a new course from the value there.
  ///
  /// A course that has not begun yet keeps its share of waiting in the time that is left.
  mutating func goOn(_ leg: PathLeg) throws(UIKitError) {
    let isReversed = clock.isReversed
    let place = leg.position
    let from = value(position: place)
    let moving = leg.keepsVelocity ? velocity(position: place) : nil
    let ahead = isReversed ? place : length - place
    let waiting = isReversed ? 0 : min(max(0, pieces[index(at: place)].origin - place), ahead)
    let wait = waiting > 0 ? leg.duration * (waiting / ahead) : 0
    let goal = isReversed ? start : end
    let course = try leg.timing.course(from: from, to: goal, duration: leg.duration - wait, moving: moving)
    let fraction = fraction(at: place)
    cut(at: place, fraction: fraction)
    if isReversed {
      for index in pieces.indices { pieces[index].move(by: leg.duration - place) }
      pieces.insert(
        PathPiece(
          begin: 0, end: leg.duration, origin: leg.duration - wait, isMirrored: true, beginFraction: 0,
          endFraction: fraction, course: course), at: 0)
      length += leg.duration - place
    } else {
      pieces.append(
        PathPiece(
          begin: place, end: place + leg.duration, origin: place + wait, isMirrored: false, beginFraction: fraction,
          endFraction: 1, course: course))
      length = place + leg.duration
    }
  }

  /// Takes away what lies ahead.
  private mutating func cut(at place: Double, fraction: Double) {
    if clock.isReversed {
      pieces.removeAll { $0.end <= place }
      guard !pieces.isEmpty else { return }
      pieces[0].begin = place
      pieces[0].beginFraction = fraction
    } else {
      pieces.removeAll { $0.begin >= place }
      guard let last = pieces.indices.last else { return }
      pieces[last].end = place
      pieces[last].endFraction = fraction
    }
  }
}

/// How an animator goes on from a place on its paths.
struct PathLeg {
  /// Where it is, s.
  let position: Double
  /// s.
  let duration: Double
  let timing: TimingParameters
  /// Whether a spring starts as fast as the value moved there.
  let keepsVelocity: Bool
}
