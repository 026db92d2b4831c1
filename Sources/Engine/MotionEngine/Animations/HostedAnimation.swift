/// An animation of an interface that the engine drives: what a frame does is the interface's affair.
///
/// Why beside ``FrameAnimation``: it knows neither the kind of its object nor a timing, and costs next to nothing.
package final class HostedAnimation: DrivenAnimation {
  /// One frame: the object, the local time and the animator's time, s; true when the run is over with it.
  package typealias Body = (_ object: AnyObject, _ localTime: Double, _ time: Double) -> Bool

  private let body: Body

  package init(_ body: @escaping Body) {
    self.body = body
    super.init(timing: .once)
  }

  override func frame(of object: AnyObject, at local: Double, by animator: AnimatorCore) {
    if state == .waiting {
      state = .running
      guard tell(.started, by: animator) else { return }
    }
    let before = run
    let isOver = body(object, local, animator.time)
    guard run == before, state == .running, tell(.applied, by: animator), isOver else { return }
    animator.end(self, finished: true)
  }
}
