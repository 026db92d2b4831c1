internal import MotionEngine

extension PopAnimation {
  /// The engine's animation of one run.
  final func makeCore() -> HostedAnimation {
    let core = HostedAnimation { self.frame(of: $0, at: $1, time: $2) }
    core.removedOnCompletion = removedOnCompletion
    core.front = self
    core.onStop = { self.coreStopped(finished: $0) }
    if isHeld { core.pause() }
    self.core = core
    return core
  }

  private final func frame(of object: AnyObject, at local: Double, time: Double) -> Bool {
    if !hasBegun {
      guard start(on: object, at: local, time: time) else { return false }
    }
    elapsed = local - startTime
    return advance(object, at: time)
  }

  /// False when it is not yet time, or the run has ended.
  private final func start(on object: AnyObject, at local: Double, time: Double) -> Bool {
    guard time >= givenBeginTime else { return false }
    startTime = local
    elapsed = 0
    do { try begin(on: object, at: time) } catch { return fail(error) }
    hasBegun = true
    owesStop = true
    return tell(.didStart)
  }

  /// Stops unfinished, since no motion can be made; false, for the frame that it ends.
  @discardableResult
  final func fail(_ error: PopError) -> Bool {
    core?.remove()
    refusal = error
    return false
  }

  /// Runs again after its natural end.
  final func runAgain() {
    guard let animator, let object else { return }
    animator.runAgain(self, on: object)
  }

  /// How many legs there are; nil: without end.
  final var legCount: Int? {
    if repeatForever { return nil }
    let plays = max(1, repeatCount)
    guard autoreverses else { return plays }
    return plays > Int.max / 2 ? Int.max : 2 * plays
  }

  /// Whether the present leg is the last.
  final var isLastLeg: Bool { legCount.map { legs.leg >= $0 - 1 } ?? false }

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
