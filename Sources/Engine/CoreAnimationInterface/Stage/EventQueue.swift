/// Tells events one after the other: what happens inside a callback is told when the present one was told to all, so that
/// everyone hears one order, and a chain of restarts does not grow the stack.
final class EventQueue {
  enum Told {
    case event(AttachedAnimation, MediaAnimationEvent)
    case completion(TransactionCompletion)
  }

  private var queue: [Told] = []
  private var isTelling = false

  func tell(_ told: Told) {
    queue.append(told)
    guard !isTelling else { return }
    isTelling = true
    var next = 0
    while next < queue.count {
      switch queue[next] {
      case .event(let animation, let event): animation.deliver(event)
      case .completion(let completion): completion.run()
      }
      next += 1
    }
    queue.removeAll()
    isTelling = false
  }
}
