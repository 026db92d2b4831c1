/// Tells the events of one animator's animations one after the other.
///
/// Why: an event that happens inside a callback waits until the present one is told to all, so that delegate, blocks,
/// tracer and streams hear one order, and a chain of restarts does not grow the stack.
final class PopEventQueue {
  private var waiting: [Told] = []
  private var isTelling = false

  private struct Told {
    let animation: PopAnimation
    let event: PopEvent
    let endsRun: Bool
  }

  func tell(_ event: PopEvent, of animation: PopAnimation, endsRun: Bool) {
    guard !isTelling else {
      return waiting.append(Told(animation: animation, event: event, endsRun: endsRun))
    }
    isTelling = true
    animation.deliver(event, endsRun: endsRun)
    var index = 0
    while index < waiting.count {
      let told = waiting[index]
      told.animation.deliver(told.event, endsRun: told.endsRun)
      index += 1
    }
    if index > 0 { waiting.removeAll() }
    isTelling = false
  }
}
