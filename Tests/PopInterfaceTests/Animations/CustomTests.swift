import PopInterface
import Testing

@Suite("Pop's custom animation")
struct CustomTests {
  let animator = PopAnimator()
  let slab = Slab()
  let log = EventLog()

  @Test("the block is called each frame until it says that it is finished")
  func finished() throws {
    var elapsed: [Double] = []
    let animation = PopCustomAnimation<Slab> { _, animation in
      elapsed.append(animation.elapsedTime)
      return elapsed.count < 3
    }
    log.attach(to: animation)
    try animator.add(animation, to: slab, forKey: "c")
    try animator.render(1, step: 0.1)
    #expect(elapsed.count == 3)
    #expect(elapsed[0] == 0)
    for time in elapsed.dropFirst() { expectClose(time, 0.1, Tolerance(absolute: 1e-12), "elapsed") }
    #expect(log.ends == ["start", "stop true"])
    #expect(log.count("apply") == 3)
    #expect(animator.animationKeys(of: slab).isEmpty)
  }

  @Test("it removes itself inside its block: one stop, unfinished, whatever it answers", arguments: [true, false])
  func removesItself(answer: Bool) throws {
    var calls = 0
    let animation = PopCustomAnimation<Slab> { [animator] slab, _ in
      calls += 1
      if calls == 3 {
        animator.removeAnimation(forKey: "c", of: slab)
        return answer
      }
      return true
    }
    log.attach(to: animation)
    try animator.add(animation, to: slab, forKey: "c")
    try animator.render(1, step: 0.1)
    #expect(calls == 3)
    #expect(log.ends == ["start", "stop false"])
  }

  @Test("it is found by its key while attached, is handed its object, and times are the animator's")
  func association() throws {
    var targets: [Slab] = []
    var times: [Double] = []
    let animation = PopCustomAnimation<Slab> { slab, animation in
      targets.append(slab)
      times.append(animation.currentTime)
      return true
    }
    animation.beginTime = 5
    try animator.add(animation, to: slab, forKey: "c")
    #expect(animator.animation(forKey: "c", of: slab) === animation)
    #expect(animation.beginTime == 5)
    try animator.render(at: [4, 5.5, 6])
    #expect(targets.count == 2 && targets.allSatisfy { $0 === slab })
    #expect(times == [5.5, 6])
    #expect(animation.beginTime == 5.5)
    animator.removeAnimation(forKey: "c", of: slab)
    #expect(animator.animation(forKey: "c", of: slab) == nil)
    #expect(animation.beginTime == 5.5)
  }

  @Test("repeated, each answer of finished ends a leg")
  func repeated() throws {
    var calls = 0
    let animation = PopCustomAnimation<Slab> { _, _ in
      calls += 1
      return calls % 2 == 1
    }
    animation.repeatCount = 3
    log.attach(to: animation)
    try animator.add(animation, to: slab)
    try animator.render(2, step: 0.1)
    #expect(calls == 6)
    #expect(log.ends == ["start", "stop false", "start", "stop false", "start", "stop true"])
  }

  @Test("a copy has the block and the settings")
  func copied() throws {
    var calls = 0
    let animation = PopCustomAnimation<Slab> { _, _ in
      calls += 1
      return false
    }
    animation.name = "count"
    let copy = animation.copy()
    #expect(copy.name == "count")
    try animator.add(animation, to: slab)
    try animator.add(copy, to: slab)
    try animator.renderTime(0)
    #expect(calls == 2)
  }
}
