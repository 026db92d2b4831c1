public import MotionEngine

/// Along a path: a `CAKeyframeAnimation` with a `path`.
///
/// The ends of the path's segments are the keys. `CalculationMode.linear` goes through each segment by its own
/// parameter, so that on a curve the speed varies; `CalculationMode.paced` goes along the whole at one speed;
/// `CalculationMode.discrete` shows the start of each segment, and never the end of the path. The path is a smooth curve
/// as it is: `CalculationMode.cubic` is as linear here, and cubicPaced as paced.
///
/// A path without segments has no effect.
public struct PathAnimation: PropertyMediaAnimation {
  /// How the object turns along the path.
  public enum RotationMode: Hashable, Sendable {
    /// Along its direction.
    case auto
    /// Against it.
    case autoReverse
  }

  public var keyPath: String
  public var path: MotionPath
  public var keyTimes: [Double]?
  /// One for each segment; a segment without one is straight in time.
  public var timingFunctions: [MediaTimingFunction] = []
  public var calculationMode = CalculationMode.linear
  /// nil at first: it does not turn.
  public var rotationMode: RotationMode?
  /// What is turned, rad.
  public var rotationKeyPath = "transform.rotation.z"
  public var mediaTiming = MediaTiming()
  public var timingFunction: MediaTimingFunction?
  public var isRemovedOnCompletion = true
  public var isAdditive = false
  public var isCumulative = false
  /// Does not apply to points.
  public var valueFunction: ValueFunction?

  public typealias Value = Point2D

  public init(keyPath: String = "position", path: MotionPath, duration: Double = 0) {
    self.keyPath = keyPath
    self.path = path
    mediaTiming.duration = duration
  }

  /// - Throws: ``CoreAnimationError/motion(_:)`` for key times that are not ascending in 0 … 1, and for a path that is not
  ///   finite.
  public func lay(_ plan: inout AnimationPlan) throws(CoreAnimationError) {
    guard path.isFinite else {
      throw .motion(.notFinite(quantity: "the path", component: 0, value: .nan))
    }
    let level = try plan.enter(self, function: nil)
    defer { plan.leave() }
    guard !path.segments.isEmpty else { return }
    let whole = timingFunction ?? plan.usualFunction
    let way = try wrapping { () throws(MotionError) in try PathWay(self, duration: level.duration, whole: whole) }
    try plan.track(keyPath, kind) { (_, _) throws(MotionError) in PathCourse(way: way) }
    guard let rotationMode else { return }
    let turn = rotationMode == .auto ? 0 : Double.pi
    try plan.track(rotationKeyPath, TrackKind()) { (_, _) throws(MotionError) in PathAngle(way: way, turn: turn) }
  }
}

/// Where on a path it is at a time.
struct PathWay: Sendable {
  let pieces: [PathPiece]
  let duration: Double
  private let mode: CalculationMode
  private let keyTimes: KeyTimes
  private let segments: [MediaTimingFunction]
  private let whole: MediaTimingFunction?
  private let pace: EvenPace?

  init(_ words: PathAnimation, duration: Double, whole: MediaTimingFunction?) throws(MotionError) {
    let pieces = words.path.pieces
    mode = words.calculationMode
    self.duration = duration
    self.whole = whole
    segments = mode.isPaced ? [] : words.timingFunctions
    pace = mode.isPaced ? EvenPace(pieces) : nil
    if let given = words.keyTimes, !mode.isPaced {
      let checked = try KeyTimes(given)
      let count = min(pieces.count + 1, checked.times.count)
      guard count > 1 else { throw .tooFewKeys(count: count, least: 2) }
      keyTimes = try KeyTimes(Array(checked.times.prefix(count)))
      self.pieces = Array(pieces.prefix(count - 1))
    } else {
      keyTimes = KeyTimes(uniform: pieces.count + 1)
      self.pieces = pieces
    }
  }

  func place(at time: Double) -> (piece: Int, progress: Double) {
    let share = duration > 0 ? min(1, max(0, time) / duration) : 1
    let shaped = whole?.value(at: share) ?? share
    if let pace { return pace.place(of: shaped) }
    let place = keyTimes.place(of: shaped)
    guard place.key < pieces.count else { return (pieces.count - 1, mode == .discrete ? 0 : 1) }
    if mode == .discrete { return (place.key, 0) }
    return (place.key, place.key < segments.count ? segments[place.key].value(at: place.progress) : place.progress)
  }

  func point(at time: Double) -> Point2D {
    let place = place(at: time)
    return pieces[place.piece].point(at: place.progress)
  }
}

/// The point on a path.
struct PathCourse: Motion {
  let way: PathWay

  var start: Point2D { way.pieces[0].start }
  var target: Point2D? { value(at: way.duration) }
  var restTime: Double { way.duration }

  func value(at time: Double) -> Point2D { way.point(at: time) }
  func velocity(at time: Double) -> Point2D { slope(at: time, over: way.duration) }
}

/// The direction of a path, rad.
struct PathAngle: Motion {
  let way: PathWay
  let turn: Double

  var start: Double { value(at: 0) }
  var target: Double? { value(at: way.duration) }
  var restTime: Double { way.duration }

  func value(at time: Double) -> Double {
    let place = way.place(at: time)
    let direction = way.pieces[place.piece].direction(at: place.progress)
    return MathLibrary.atan2(direction.y, direction.x) + turn
  }

  func velocity(at time: Double) -> Double { slope(at: time, over: way.duration) }
}

extension Motion {
  /// The velocity by a difference over 2⁻¹⁷ of a duration, to some 1e-10 of the way per duration where it is smooth.
  func slope(at time: Double, over duration: Double) -> Value {
    guard duration > 0, duration < .infinity, time >= 0, time < duration else { return start.zero }
    let step = duration * 0x1p-18
    let (before, after) = (max(0, time - step), min(duration, time + step))
    return value(at: before).combined(with: value(at: after)) { ($1 - $0) / (after - before) }
  }
}
