internal import MotionEngine

/// An animation of objects of one class, which it does not keep alive.
public class PopTargetedAnimation<Target: AnyObject>: PopAnimation {
  /// The object it is attached to, or was last, while that lives.
  public internal(set) final weak var target: Target?
  /// The key it is attached under; nil for none.
  public internal(set) final var key: String?

  /// The engine's animation of one run.
  ///
  /// Why a frame animation: in Pop's words nearly everything may be changed while it runs, so each frame asks anew.
  final func makeCore() -> FrameAnimation<Target> {
    let core = FrameAnimation<Target> { target, frame in self.frame(frame, on: target) }
    core.removedOnCompletion = removedOnCompletion
    core.front = self
    core.onStop = { self.coreStopped(finished: $0) }
    if isHeld { core.pause() }
    self.core = core
    return core
  }

  final func frame(_ frame: FrameAnimation<Target>.Frame, on target: Target) -> FrameAnimation<Target>.Outcome {
    if !hasBegun {
      guard frame.time >= givenBeginTime else { return .goesOn }
      startTime = frame.elapsed
      elapsed = 0
      do { try begin(on: target, at: frame.time) } catch {
        fail(error)
        return .goesOn
      }
      hasBegun = true
      owesStop = true
      guard tell(.didStart) else { return .goesOn }
    }
    elapsed = frame.elapsed - startTime
    return advance(target, at: frame.time) ? .finished : .goesOn
  }

  /// Takes what the start needs from the object.
  func begin(on target: Target, at time: Double) throws(PopError) {}

  /// One frame of a run; true when the run is over with it.
  func advance(_ target: Target, at time: Double) -> Bool { true }

  /// Stops unfinished, since no motion can be made; false, for the frame that it ends.
  @discardableResult
  final func fail(_ error: PopError) -> Bool {
    core?.remove()
    refusal = error
    return false
  }

  override func runAgain() {
    guard let animator, let target else { return }
    animator.runAgain(self, on: target)
  }

  /// How many legs there are; nil: without end.
  final var legCount: Int? {
    if repeatForever { return nil }
    let plays = max(1, repeatCount)
    guard autoreverses else { return plays }
    return plays > Int.max / 2 ? Int.max : 2 * plays
  }

  /// Whether a leg leads from the target to the start.
  final func isBack(leg: Int) -> Bool { autoreverses && leg & 1 == 1 }

  /// Tells that a leg has ended and another one begins.
  final func tellLegBorder() -> Bool {
    owesStop = false
    guard tell(.didStop(finished: false)) else { return false }
    if autoreverses { storedTracer?.record(traced(.autoreversed)) }
    markersTold = 0
    owesStop = true
    return tell(.didStart)
  }
}
