/// Calls a closure each frame with the object and the animator's time, and nothing else: the frames of a layer above that
/// keeps times and values of its own. ``FrameAnimation`` is the one for everything else.
public final class FrameService: DrivenAnimation, TargetedAnimation {
  public typealias Target = AnyObject

  /// True to go on.
  private let body: (AnyObject, Double) -> Bool

  /// - Parameter body: is called each frame from the first on, until it says false.
  public init(_ body: @escaping (_ object: AnyObject, _ time: Double) -> Bool) {
    self.body = body
    super.init(timing: .once)
  }

  override func frame(of object: AnyObject, at local: Double, by animator: AnimatorCore) {
    if state == .waiting {
      state = .running
      guard tell(.started, by: animator) else { return }
    }
    let before = run
    let goesOn = body(object, animator.time)
    guard !goesOn, run == before, state == .running else { return }
    animator.end(self, finished: true)
  }
}
