import CoreAnimationInterface
import MotionEngine
import Testing

@Suite("Core Animation: transactions and the order of what is told")
struct TransactionTests {
  let scene = Scene()

  private var transaction: MediaTransaction { scene.stage.transaction }

  private func fade(_ duration: Double = 1) -> BasicAnimation<Double> {
    BasicAnimation(keyPath: "opacity", from: 0.0, to: 1, duration: duration)
  }

  private func block(_ name: String) -> () -> Void { { [scene] in scene.told.append(name) } }

  @Test("commit, start, block, stop")
  func order() throws {
    transaction.begin()
    transaction.setCompletionBlock(block("block"))
    try scene.add(fade(), as: "fade")
    try transaction.commit()
    scene.told.append("committed")
    _ = try scene.values(at: [0, 0.5, 1, 2])
    #expect(scene.told == ["committed", "fade starts", "block", "fade stops true"])
  }

  @Test("removed early: the block, then stopped unfinished")
  func removedEarly() throws {
    transaction.begin()
    transaction.setCompletionBlock(block("block"))
    try scene.add(fade(), as: "fade")
    try transaction.commit()
    scene.clock.tick(at: 0)
    scene.stage.removeAnimation(forKey: "fade", of: scene.sheet)
    #expect(scene.told == ["fade starts", "block", "fade stops false"])
    #expect(scene.stage.animator.isIdle)
  }

  @Test("not removed on completion: told once, and the key stays")
  func stays() throws {
    var animation = fade()
    animation.isRemovedOnCompletion = false
    animation.fillMode = .forwards
    try scene.add(animation, as: "fade")
    #expect(try scene.values(at: [0, 1, 2, 30]).last == 1)
    #expect(scene.told == ["fade starts", "fade stops true"])
    #expect(scene.stage.animationKeys(of: scene.sheet) == ["fade"])
    #expect(scene.stage.animator.isIdle)
    scene.stage.removeAllAnimations(of: scene.sheet)
    #expect(scene.told.count == 2)
    #expect(try scene.opacity() == 0.5)
  }

  @Test("an outer block waits for the animations of inner transactions")
  func outerWaits() throws {
    transaction.begin()
    transaction.setCompletionBlock(block("outer"))
    transaction.begin()
    transaction.setCompletionBlock(block("inner"))
    try scene.add(fade(), as: "fade")
    try transaction.commit()
    try transaction.commit()
    _ = try scene.values(at: [0, 0.5])
    #expect(scene.told == ["fade starts"])
    scene.clock.tick(at: 1)
    #expect(Set(scene.told[1...2]) == ["outer", "inner"])
    #expect(scene.told.last == "fade stops true")
  }

  @Test("a block that is replaced runs when its animation ends; the later one does not wait for that")
  func replacedBlock() throws {
    transaction.begin()
    transaction.setCompletionBlock(block("first"))
    try scene.add(fade(), as: "fade")
    transaction.setCompletionBlock(block("second"))
    try transaction.commit()
    _ = try scene.values(at: [0, 1])
    #expect(scene.told == ["fade starts", "second", "first", "fade stops true"])
  }

  @Test("without animations the block runs soon after the commit, not in it")
  func emptyTransaction() throws {
    transaction.begin()
    transaction.setCompletionBlock(block("block"))
    try transaction.commit()
    #expect(scene.told.isEmpty)
    #expect(scene.clock.isRunning)
    scene.clock.tick(at: 0)
    #expect(scene.told == ["block"])
    #expect(!scene.clock.isRunning)
  }

  @Test("it does not wait for what was added before the block was set")
  func addedBefore() throws {
    transaction.begin()
    try scene.add(fade(), as: "fade")
    transaction.setCompletionBlock(block("block"))
    try transaction.commit()
    scene.clock.tick(at: 0)
    #expect(scene.told == ["fade starts", "block"])
  }

  @Test("defaults, and settings that inner transactions take over")
  func settings() throws {
    #expect(transaction.animationDuration == 0.25)
    #expect(transaction.animationTimingFunction == nil)
    #expect(!transaction.disablesActions)
    transaction.begin()
    transaction.animationDuration = 2
    transaction.animationTimingFunction = .easeIn
    transaction.disablesActions = true
    transaction.begin()
    #expect(transaction.animationDuration == 2)
    #expect(transaction.animationTimingFunction == .easeIn)
    #expect(transaction.disablesActions)
    transaction.animationDuration = 3
    try transaction.commit()
    #expect(transaction.animationDuration == 2)
    try scene.add(fade(0), as: "fade")
    try transaction.commit()
    #expect(transaction.animationDuration == 0.25)
    expectClose(try scene.values(at: [0, 1])[1], 0.3153568126, Tolerance(absolute: 5e-11), "2 s along easeIn")
  }

  @Test("nothing begins before the outermost commit")
  func uncommitted() throws {
    transaction.begin()
    try scene.add(fade(), as: "fade")
    #expect(try scene.values(at: [0, 5]) == [0.5, 0.5])
    #expect(scene.stage.animation(forKey: "fade", of: scene.sheet)?.beginTime == nil)
    try transaction.commit()
    #expect(try scene.values(at: [6, 6.25]) == [0, 0.25])
    #expect(scene.stage.animation(forKey: "fade", of: scene.sheet)?.beginTime == 6)
    #expect(scene.told == ["fade starts"])
  }

  @Test("what is set outside any transaction holds until the next frame")
  func implicitTransaction() throws {
    transaction.animationDuration = 4
    transaction.setCompletionBlock(block("block"))
    try scene.add(fade(0), as: "fade")
    #expect(transaction.depth == 1)
    #expect(try scene.values(at: [0, 1]) == [0, 0.25])
    #expect(transaction.depth == 0)
    #expect(transaction.animationDuration == 0.25)
    scene.clock.tick(at: 4)
    #expect(scene.told == ["fade starts", "block", "fade stops true"])
  }

  @Test("a commit without a begin is refused")
  func noBegin() {
    #expect(throws: CoreAnimationError.noTransaction) { try transaction.commit() }
  }

  @Test("setting a value goes there along the curve named default, in the transaction's duration")
  func implicitAction() throws {
    scene.clock.tick(at: 0)
    try scene.stage.setValue(1.0, forKeyPath: "opacity", of: scene.sheet)
    #expect(scene.sheet.opacity == 1)
    let attached = scene.stage.animation(forKey: "opacity", of: scene.sheet)
    let animation = try #require(attached?.animation as? BasicAnimation<Double>)
    #expect(animation.fromValue == 0.5 && animation.toValue == nil && animation.fillMode == .backwards)
    #expect(animation.timingFunction == .default)
    scene.clock.tick(at: 0)
    expectClose(try scene.values(at: [0.125])[0], 0.5 + 0.5 * 0.8024033876, Tolerance(absolute: 5e-11), "half way")
    try scene.stage.setValue(0.0, forKeyPath: "opacity", of: scene.sheet)
    expectClose(try scene.values(at: [0.125])[0], 0.90120169, Tolerance(absolute: 5e-9), "from what shows")
    #expect(try scene.values(at: [0.375]) == [0])
  }

  @Test("disabled actions, none and one of one's own")
  func otherActions() throws {
    transaction.begin()
    transaction.disablesActions = true
    try scene.stage.setValue(0.25, forKeyPath: "opacity", of: scene.sheet)
    try transaction.commit()
    #expect(scene.sheet.opacity == 0.25)
    #expect(scene.stage.animations(of: scene.sheet).isEmpty)

    let actor = Actor()
    try scene.stage.setValue(3.0, forKeyPath: "still", of: actor)
    #expect(actor.still == 3 && scene.stage.animations(of: actor).isEmpty)
    try scene.stage.setValue(3.0, forKeyPath: "moving", of: actor)
    #expect(scene.stage.animation(forKey: "moving", of: actor)?.animation is SpringAnimation<Double>)
    #expect(throws: CoreAnimationError.self) {
      try scene.stage.setValue(Double.nan, forKeyPath: "still", of: actor)
    }
    #expect(throws: CoreAnimationError.property(.unknownName("nothing"))) {
      try scene.stage.setValue(1.0, forKeyPath: "nothing", of: actor)
    }
  }
}

/// An object with actions of its own.
private final class Actor: ImplicitActions {
  var still = 0.0
  var moving = 0.0
  let overlay = PresentationOverlay()

  static var properties: PropertyTable<Actor> {
    var table = PropertyTable<Actor>()
    do {
      try table.register(Property("still", read: { $0.still }, write: { $0.still = $1 }))
      try table.register(Property("moving", read: { $0.moving }, write: { $0.moving = $1 }))
    } catch { preconditionFailure("\(error)") }
    return table
  }

  func action(forKey key: String) -> ImplicitAction {
    key == "still" ? .nothing : .animation(SpringAnimation(keyPath: "moving", from: 0.0, to: 3, duration: 1))
  }
}
