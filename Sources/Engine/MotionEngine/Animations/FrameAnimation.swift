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
  @exclusivity(unchecked) private var leg = 0
  @exclusivity(unchecked) private var last: Double?
  private let length: Double
  /// Up to which time since the begin there is nothing to fold, s.
  private let straightEnd: Double

  /// - Parameters:
  ///   - timing: when and how often; a duration of nil is endless here.
  ///   - body: is called each frame, from the begin on.
  public init(timing: Timing = .once, _ body: @escaping (Target, Frame) -> Outcome) {
    self.body = body
    length = timing.duration ?? .infinity
    straightEnd = !timing.isStraight ? 0 : length < .infinity ? length - 2 * length.ulp : .infinity
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
    let sample = sample(at: local)
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

  /// Why a short way: one that runs on and on has nothing to fold.
  private func sample(at local: Double) -> TimingSample {
    let elapsed = local - timing.beginTime
    guard elapsed > 0, elapsed < straightEnd else { return timing.sample(at: local, of: .infinity) }
    return TimingSample(within: elapsed, of: length)
  }
}
