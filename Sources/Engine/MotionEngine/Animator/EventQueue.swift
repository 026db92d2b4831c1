/// Events in the order in which they happened, each told to everyone before the next.
final class EventQueue {
  private struct Told {
    let animation: DrivenAnimation
    let event: TimedAnimationEvent
  }

  private var waiting: [Told] = []
  private var isTelling = false

  /// Tells an event, and those that happen meanwhile after it; when one is being told, puts it behind that.
  func tell(_ event: TimedAnimationEvent, of animation: DrivenAnimation) {
    guard !isTelling else { return waiting.append(Told(animation: animation, event: event)) }
    isTelling = true
    animation.deliver(event)
    var index = 0
    while index < waiting.count {
      let next = waiting[index]
      next.animation.deliver(next.event)
      index += 1
    }
    if index > 0 { waiting.removeAll(keepingCapacity: true) }
    isTelling = false
  }
}
