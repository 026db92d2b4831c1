/// Calls a closure each frame: a custom animation.
///
/// It runs for the duration of its timing, for ever when that has none, or until the closure says that it is finished.
public final class FrameAnimation<Target: AnyObject>: DrivenAnimation, TargetedAnimation {
  /// What the closure is told.
  public struct Frame: Hashable, Sendable {
    /// The animator's time, s.
    public let time: Double
    /// Local time since the begin, s.
    public let elapsed: Double
    /// Local time since the last call, s; 0 at the first.
    public let sinceLast: Double
    /// Where in its timing it is.
    public let sample: TimingSample
  }

  public enum Outcome: Hashable, Sendable {
    case goesOn
    case finished
  }

  private let body: (Target, Frame) -> Outcome
  private var leg = 0
  private var last: Double?

  /// - Parameters:
  ///   - timing: when and how often; a duration of nil is endless here.
  ///   - body: is called each frame, from the begin on.
  public init(timing: Timing = .once, _ body: @escaping (Target, Frame) -> Outcome) {
    self.body = body
    super.init(timing: timing)
  }

  override func prepareRun() {
    leg = 0
    last = nil
  }

  override func frame(of object: AnyObject, at local: Double, by animator: AnimatorCore) {
    if state == .waiting {
      if local < timing.beginTime, timing.speed != 0 { return }
      state = .running
      guard tell(.started, by: animator) else { return }
    }
    let sample = timing.sample(at: local, of: .infinity)
    if sample.leg != leg {
      leg = sample.leg
      guard tell(.repeated(leg: leg), by: animator) else { return }
    }
    let frame = Frame(
      time: animator.time, elapsed: local - timing.beginTime, sinceLast: last.map { local - $0 } ?? 0, sample: sample)
    last = local
    let before = run
    let outcome = body(unsafeDowncast(object, to: Target.self), frame)
    guard run == before, state == .running, tell(.applied, by: animator) else { return }
    guard outcome == .finished || sample.isOver else { return }
    guard tell(.reachedTarget, by: animator) else { return }
    animator.end(self, finished: true)
  }
}
