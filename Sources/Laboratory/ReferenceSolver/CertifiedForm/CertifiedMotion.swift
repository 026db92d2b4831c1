public import MotionProblems

/// The truth about one problem: states and events by closed forms in ball arithmetic, each with a proven radius.
///
/// The numbers of the problem are taken as exact. Nothing is sampled, integrated or shared with an engine; precision
/// rises until an answer is as sharp as promised, and a question that stays open is an error, never a guess.
///
/// - Accuracy: states to within 1e-30 of the amplitude (or the resolution of two doubles, 2⁻¹⁰⁵ of the number, where that
///   is coarser); event times to within 2⁻⁶² of themselves.
/// - Retargets: the state at a retarget is kept as a ball, and the next segment starts from it.
public struct CertifiedMotion: Sendable {
  public let problem: MotionProblem
  let segments: [MotionSegment]

  /// - Throws: ``ReferenceError/noClosedForm`` for a spring with quadratic damping;
  ///   ``ReferenceError/invalid(quantity:value:)`` for a constant of friction that is negative or not finite.
  public init(_ problem: MotionProblem) throws(ReferenceError) {
    if case .resistedSpring(_, .quadratic) = problem.law { throw .noClosedForm }
    if case .friction(let friction) = problem.law {
      for (quantity, value) in [
        ("the friction rate", friction.rate), ("the friction deceleration", friction.deceleration),
        ("the drag coefficient", friction.drag),
      ] {
        guard value >= 0, value.isFinite else { throw .invalid(quantity: quantity, value: value) }
      }
    }
    self.problem = problem
    segments = MotionSegment.all(of: problem)
  }

  /// Fills `trace` with the motion at `times`, in the coordinates of the problem.
  ///
  /// A uniform schedule runs through a fixed-point recurrence whose error is proven to grow at most linearly
  /// (``FixedPointGrid``); other instants, and all of a law that is not linear, are evaluated one by one.
  ///
  /// - Throws: ``ReferenceError/outOfRange(quantity:)`` when a position or velocity is no finite double; the trace is then
  ///   empty.
  public func record(at times: SampleTimes, into trace: inout ReferenceTrace) throws(ReferenceError) {
    trace.reset(count: times.count)
    do throws(ReferenceError) {
      if let free = FreeMotion(problem) {
        try record(free, at: times.times, into: &trace)
      } else if let dry = DrySpring(problem) {
        try record(dry, at: times.times, into: &trace)
      } else if let step = times.uniformStep {
        try recordGrid(times.times, step: step, into: &trace)
      } else {
        try recordInstants(times.times, into: &trace)
      }
      guard trace.positionRadius.isFinite else { throw .outOfRange(quantity: "a position of the motion") }
      guard trace.velocityRadius.isFinite else { throw .outOfRange(quantity: "a velocity of the motion") }
    } catch {
      trace.clear()
      throw error
    }
  }

  /// The segment after the last retarget and change of constants.
  var lastSegment: MotionSegment { segments[segments.count - 1] }

  /// The state at the start of the last segment.
  func lastStart(precision: Int) -> BallState {
    guard segments.count > 1 else { return BallState(problem.start, in: segments[0]) }
    var walk = SegmentWalk(problem.start, in: segments[0], precision: precision)
    for segment in segments.dropFirst() { walk.advance(to: segment) }
    return walk.state.copy()
  }

  /// The largest |origin| of a segment.
  var farthestOrigin: Double { segments.reduce(0) { max($0, abs($1.origin)) } }

  /// The indices of `times` in a segment, from `first` on: an instant at a retarget belongs to the segment it opens.
  func samples(of times: [Double], from first: Int, in segment: MotionSegment) -> Range<Int> {
    guard segment.end.isFinite else { return first..<times.count }
    var end = first
    while end < times.count, times[end] < segment.end { end += 1 }
    return first..<end
  }
}
