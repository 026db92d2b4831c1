internal import MotionEngine

/// The course of one change: eased, or a spring's.
enum CurveCourse<Value: AnimatableValue>: Motion {
  case eased(EasedCourse<Value>)
  case spring(SpringCourse<Value>)

  var start: Value {
    switch self {
    case .eased(let course): course.start
    case .spring(let course): course.start
    }
  }

  var target: Value? {
    switch self {
    case .eased(let course): course.target
    case .spring(let course): course.target
    }
  }

  var restTime: Double {
    switch self {
    case .eased(let course): course.restTime
    case .spring(let course): course.restTime
    }
  }

  func value(at time: Double) -> Value {
    switch self {
    case .eased(let course): course.value(at: time)
    case .spring(let course): course.value(at: time)
    }
  }

  func velocity(at time: Double) -> Value {
    switch self {
    case .eased(let course): course.velocity(at: time)
    case .spring(let course): course.velocity(at: time)
    }
  }

  var frames: FrameEvaluator {
    switch self {
    case .eased(let course): course.frames
    case .spring(let course): course.frames
    }
  }
}
