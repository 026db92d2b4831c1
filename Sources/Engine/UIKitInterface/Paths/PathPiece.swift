internal import MotionEngine

/// A stretch of a path, filled by one course.
struct PathPiece<Value: AnimatableValue>: Sendable {
  /// Where it lies on the path, s.
  var begin: Double
  var end: Double
  /// Where the course has its time 0; before it, and for a mirrored one after it, the course has not begun.
  var origin: Double
  /// Whether the course runs against the path: it was begun by an animator that ran in reverse.
  let isMirrored: Bool
  /// What share of the animation is complete at both borders.
  var beginFraction: Double
  var endFraction: Double
  let course: CurveCourse<Value>

  func courseTime(at position: Double) -> Double { isMirrored ? origin - position : position - origin }

  func fraction(at position: Double) -> Double {
    if position <= begin { return beginFraction }
    if position >= end { return endFraction }
    if beginFraction == 0, endFraction == 1, begin == 0 { return position / end }
    return Mixing.mix(beginFraction, endFraction, at: (position - begin) / (end - begin))
  }

  func position(ofFraction fraction: Double) -> Double {
    guard endFraction > beginFraction else { return begin }
    let share = (fraction - beginFraction) / (endFraction - beginFraction)
    return Mixing.mix(begin, end, at: share)
  }

  mutating func move(by shift: Double) {
    begin += shift
    end += shift
    origin += shift
  }
}

/// A piece of a path as numbers, without the kind of value.
struct FrameStretch {
  let begin: Double
  let frames: FrameEvaluator
  private let origin: Double
  private let isMirrored: Bool

  init<Value: AnimatableValue>(_ piece: PathPiece<Value>) {
    begin = piece.begin
    origin = piece.origin
    isMirrored = piece.isMirrored
    frames = piece.course.frames
  }

  func courseTime(at position: Double) -> Double { isMirrored ? origin - position : position - origin }

  /// Whether the time of its course is the place on the path.
  var isWhole: Bool { origin == 0 && !isMirrored }
}
