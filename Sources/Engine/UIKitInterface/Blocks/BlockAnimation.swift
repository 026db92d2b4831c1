internal import MotionEngine

/// When and how often a block's changes run.
struct BlockTiming {
  let timing: Timing
  /// The length of a leg, s.
  let duration: Double
}

/// One change of a block animation, whatever kind of value it has.
protocol BlockAnimation {
  func attach(to animator: Animator, group: BlockGroup) throws(UIKitError)
}

struct PropertyBlock<Target: AnyObject, Value: AnimatableValue>: BlockAnimation {
  private let change: PropertyChange<Target, Value>
  private let from: Value
  private let animation: PropertyAnimation<Target, CurveCourse<Value>>
  /// What the model has from now on: where the motion ends.
  private let last: Value

  init(_ change: PropertyChange<Target, Value>, from: Value, course: CurveCourse<Value>, timing: Timing) {
    self.change = change
    self.from = from
    animation = PropertyAnimation(change.shown, motion: course, timing: timing)
    last = Self.last(of: course, timing: timing) ?? change.goal
  }

  func attach(to animator: Animator, group: BlockGroup) throws(UIKitError) {
    group.count += 1
    animation.onStop = { group.stopped($0) }
    try UIKitError.wrapping { () throws(AnimatorError) in
      try animator.add(animation, to: change.target, forKey: change.key, at: animator.currentFrameTime)
    }
    guard let model = change.model else { return }
    model.write(last, to: change.target)
    change.shown.write(from, to: change.target)
  }

  /// Why it is asked for: there and back ends where it began, and a fraction of a repeat somewhere between.
  private static func last(of course: CurveCourse<Value>, timing: Timing) -> Value? {
    let end = timing.endTime(of: 0)
    guard end < .infinity, timing.repetition != .once || timing.autoreverses else { return nil }
    let sample = timing.sample(at: end)
    return sample.isReversed && sample.duration == 0 ? course.start : course.value(at: sample.time)
  }
}

/// The changes of one block, which complete together.
final class BlockGroup {
  var count = 0
  private var allFinished = true
  private var isOpen = true
  private var completion: ((Bool) -> Void)?

  init(_ completion: ((Bool) -> Void)?) { self.completion = completion }

  func stopped(_ finished: Bool) {
    count -= 1
    allFinished = allFinished && finished
    tellWhenOver()
  }

  /// No more changes come.
  func close() {
    isOpen = false
    tellWhenOver()
  }

  private func tellWhenOver() {
    guard count == 0, !isOpen, let completion else { return }
    self.completion = nil
    completion(allFinished)
  }
}
