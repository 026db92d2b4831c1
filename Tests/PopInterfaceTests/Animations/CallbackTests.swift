import MotionEngine
import PopInterface
import Testing

@Suite("Pop's callbacks")
struct CallbackTests {
  let animator = PopAnimator()
  let slab = Slab()
  let log = EventLog()

  @Test("one run: start, applies, reached before the last write, stop; delegate, blocks and streams say the same")
  func order() async throws {
    let animation = linear()
    let blocks = EventLog()
    log.attach(to: animation)
    blocks.attachBlocks(to: animation)
    let stream = animation.events()
    try animator.add(animation, to: slab, forKey: "x")
    try animator.render(at: [0, 0.25, 0.5, 1, 2])
    #expect(log.heard == ["start", "apply", "apply", "apply", "reach", "apply", "stop true"])
    #expect(blocks.heard == log.heard)
    var streamed: [PopEvent] = []
    for await event in stream { streamed.append(event) }
    #expect(
      streamed == [
        .didStart, .didApply, .didApply, .didApply, .didReachToValue, .didApply, .didStop(finished: true),
      ])
    #expect(slab.xs == [0, 25, 50, 100])
  }

  @Test("the delegate hears an event before the block, also when it removes the animation")
  func delegateFirst() throws {
    final class Remover: PopAnimationDelegate {
      var log: EventLog?
      func popAnimationDidApply(_ animation: PopAnimation) {
        log?.hear("delegate apply")
        animation.animator?.removeAnimation(forKey: "x", of: (animation as? SlabBasic)?.target ?? Slab())
      }
      func popAnimationDidStop(_ animation: PopAnimation, finished: Bool) { log?.hear("delegate stop \(finished)") }
    }
    let remover = Remover()
    remover.log = log
    let animation = linear()
    animation.delegate = remover
    log.prefix = "block "
    log.attachBlocks(to: animation)
    log.prefix = "block "
    try animator.add(animation, to: slab, forKey: "x")
    try animator.render(at: [0, 1])
    #expect(
      log.heard == [
        "block start", "block delegate apply", "block apply", "block delegate stop false", "block stop false",
      ])
    #expect(slab.xs == [0])
  }

  @Test("reached is told before the write of that frame, applied after it")
  func reachBeforeWrite() throws {
    let animation = linear()
    var seen: [Double] = []
    animation.animationDidReachToValueBlock = { [slab] _ in seen.append(slab.x) }
    animation.animationDidApplyBlock = { [slab] _ in seen.append(slab.x) }
    try animator.add(animation, to: slab)
    try animator.render(at: [0, 0.5, 1])
    #expect(seen == [0, 50, 50, 100])
  }

  @Test("the key is free when the completion is called, and a new animation may take it there")
  func keyIsFree() throws {
    let (first, second) = (linear(), linear(100, 0))
    first.completionBlock = { [animator, slab, log] _, finished in
      log.hear("first \(finished) \(animator.animationKeys(of: slab))")
      try? animator.add(second, to: slab, forKey: "x")
    }
    second.completionBlock = { [log] _, finished in log.hear("second \(finished)") }
    try animator.add(first, to: slab, forKey: "x")
    try animator.render(at: [0, 1])
    #expect(log.heard == ["first true []"])
    #expect(animator.animation(forKey: "x", of: slab) === second)
    try animator.render(at: [1.5, 2.5])
    #expect(log.heard == ["first true []", "second true"])
    #expect(slab.x == 0)
  }

  @Test("the end of a leg but the last: stop unfinished and start")
  func legs() throws {
    let animation = linear()
    animation.repeatCount = 2
    log.attach(to: animation)
    try animator.add(animation, to: slab)
    try animator.render(at: [0, 0.5, 1, 1.5, 2])
    #expect(log.ends == ["start", "reach", "stop false", "start", "reach", "stop true"])
  }

  @Test("removed while it runs, by its key or all at once: stop unfinished", arguments: [true, false])
  func removed(byKey: Bool) throws {
    let animation = linear()
    log.attach(to: animation)
    try animator.add(animation, to: slab, forKey: "x")
    try animator.render(at: [0, 0.5])
    if byKey { animator.removeAnimation(forKey: "x", of: slab) } else { animator.removeAllAnimations(of: slab) }
    try animator.render(at: [1])
    #expect(log.ends == ["start", "stop false"])
    #expect(slab.xs == [0, 50])
    #expect(!animation.isAttached)
  }

  @Test("removed before it ever started: start and stop come as a pair, and nothing is written")
  func removedEarly() throws {
    let animation = linear()
    animation.beginTime = 100_000
    log.attach(to: animation)
    try animator.add(animation, to: slab, forKey: "x")
    try animator.render(at: [0, 1])
    animator.removeAnimation(forKey: "x", of: slab)
    #expect(log.heard == ["start", "stop false"])
    #expect(slab.xs.isEmpty)
  }

  @Test("replaced under its key: told synchronously inside add, with a start if it had none", arguments: [true, false])
  func replaced(hadFrame: Bool) throws {
    let (first, second) = (linear(), linear())
    log.attach(to: first)
    try animator.add(first, to: slab, forKey: "x")
    if hadFrame { try animator.renderTime(0) }
    try animator.add(second, to: slab, forKey: "x")
    #expect(log.ends == ["start", "stop false"])
    #expect(animator.animation(forKey: "x", of: slab) === second)
    let other = EventLog()
    other.attach(to: second)
    try animator.render(at: [1, 2])
    #expect(other.ends == ["start", "reach", "stop true"])
  }

  @Test("a target that is gone: stop unfinished at the next frame")
  func targetGone() throws {
    let animation = linear()
    log.attach(to: animation)
    do {
      let short = Slab()
      try animator.add(animation, to: short)
      try animator.renderTime(0)
    }
    #expect(log.ends == ["start"])
    try animator.renderTime(0.5)
    #expect(log.ends == ["start", "stop false"])
    #expect(!animation.isAttached)
  }

  @Test("kept at its end, and removed later: one stop, not two")
  func keptThenRemoved() throws {
    let animation = linear()
    animation.removedOnCompletion = false
    log.attach(to: animation)
    try animator.add(animation, to: slab, forKey: "x")
    try animator.render(at: [0, 1, 2])
    #expect(animation.isAttached)
    #expect(animation.paused)
    animator.removeAnimation(forKey: "x", of: slab)
    try animator.renderTime(3)
    #expect(log.ends == ["start", "reach", "stop true"])
    #expect(!animation.isAttached)
  }

  @Test("a delegate is not kept alive")
  func weakDelegate() throws {
    let animation = linear()
    do {
      let short = EventLog()
      animation.delegate = short
    }
    #expect(animation.delegate == nil)
  }

  @Test("progress markers are told once each, before reached and the write")
  func markers() throws {
    let animation = linear()
    animation.progressMarkers = [0.75, 0.5, 1]
    log.attach(to: animation)
    try animator.add(animation, to: slab)
    try animator.render(at: [0, 0.5, 0.8, 1])
    #expect(
      log.heard == [
        "start", "apply", "progress 0.5", "apply", "progress 0.75", "apply", "progress 1.0", "reach", "apply",
        "stop true",
      ])
  }
}
