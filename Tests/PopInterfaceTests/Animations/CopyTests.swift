import MotionEngine
import PopInterface
import Testing

@Suite("Copies")
struct CopyTests {
  let animator = PopAnimator()
  let slab = Slab()
  let log = EventLog()

  private func configure(_ animation: PopAnimation) {
    animation.name = "named"
    animation.beginTime = 3
    log.attach(to: animation)
    log.attachBlocks(to: animation)
    animation.removedOnCompletion = false
    animation.autoreverses = true
    animation.repeatCount = 4
    animation.repeatForever = true
    animation["note"] = 1
    animation.tracer.start()
  }

  private func expectSame(_ copy: PopAnimation) {
    #expect(copy.name == "named")
    #expect(copy.beginTime == 3)
    #expect(copy.delegate === log)
    #expect(copy.animationDidStartBlock != nil)
    #expect(copy.animationDidReachToValueBlock != nil)
    #expect(copy.animationDidApplyBlock != nil)
    #expect(copy.completionBlock != nil)
    #expect(!copy.removedOnCompletion)
    #expect(copy.autoreverses)
    #expect(copy.repeatCount == 4)
    #expect(copy.repeatForever)
    #expect(copy["note"] == nil)
    #expect(!copy.tracer.isRecording)
    #expect(!copy.isAttached)
  }

  private func configure<Value>(_ animation: PopPropertyAnimation<Slab, Value>) {
    animation.roundingFactor = 0.5
    animation.clampMode = .both
    animation.isAdditive = true
    animation.threshold = 0.25
  }

  private func expectSame<Value>(_ copy: PopPropertyAnimation<Slab, Value>) {
    #expect(copy.property.name == "positionX")
    #expect(copy.roundingFactor == 0.5)
    #expect(copy.clampMode == .both)
    #expect(copy.isAdditive)
    #expect(copy.threshold == 0.25)
  }

  @Test("of a spring, also in mid-flight: the settings, and not the run")
  func ofSpring() throws {
    let animation = spring(1, 2)
    configure(animation as PopAnimation)
    configure(animation)
    animation.velocity = 7
    animation.springBounciness = 9
    animation.springSpeed = 11
    animation.dynamicsTension = 300
    animation.dynamicsFriction = 20
    animation.dynamicsMass = 2
    animation.restRule = .pop
    try animator.add(animation, to: slab)
    try animator.render(at: [3, 3.1])
    #expect(animation.velocity != 7)
    let copy = animation.copy()
    expectSame(copy as PopAnimation)
    expectSame(copy)
    #expect(copy.fromValue == 1 && copy.toValue == 2 && copy.velocity == 7)
    #expect(copy.springBounciness == 9 && copy.springSpeed == 11)
    #expect(copy.dynamicsTension == 300 && copy.dynamicsFriction == 20 && copy.dynamicsMass == 2)
    #expect(copy.restRule == .pop)
  }

  @Test("of a decay: the original velocity")
  func ofDecay() throws {
    let animation = decay(1000, from: 5)
    configure(animation as PopAnimation)
    configure(animation)
    animation.deceleration = 0.99
    try animator.add(animation, to: slab)
    try animator.render(at: [3, 3.1])
    let copy = animation.copy()
    expectSame(copy as PopAnimation)
    expectSame(copy)
    #expect(copy.velocity == 1000 && copy.fromValue == 5 && copy.deceleration == 0.99)
  }

  @Test("of a basic animation")
  func ofBasic() throws {
    let animation = linear(3, 4, duration: 2)
    configure(animation as PopAnimation)
    configure(animation)
    let copy = animation.copy()
    expectSame(copy as PopAnimation)
    expectSame(copy)
    #expect(copy.fromValue == 3 && copy.toValue == 4 && copy.duration == 2)
    #expect(copy.timingFunction is LinearTiming)
  }

  @Test("of a custom animation")
  func ofCustom() {
    let animation = PopCustomAnimation<Slab> { _, _ in true }
    configure(animation)
    expectSame(animation.copy())
  }
}
