import MotionEngine
import PopInterface
import Testing

@Suite("Pop's properties and what they are at first")
struct DefaultsTests {
  @Test("of all animations")
  func common() {
    let animation: PopAnimation = SlabSpring(Slab.xProperty)
    #expect(animation.name == nil)
    #expect(animation.beginTime == 0)
    #expect(animation.delegate == nil)
    #expect(animation.animationDidStartBlock == nil)
    #expect(animation.animationDidReachToValueBlock == nil)
    #expect(animation.animationDidApplyBlock == nil)
    #expect(animation.completionBlock == nil)
    #expect(animation.removedOnCompletion)
    #expect(animation.paused)
    #expect(!animation.autoreverses)
    #expect(animation.repeatCount == 0)
    #expect(!animation.repeatForever)
    #expect(animation.progressMarkers.isEmpty)
    #expect(!animation.tracer.isRecording)
    #expect(animation.tracer === animation.tracer)
  }

  @Test("of property animations")
  func property() {
    let animation = SlabSpring(Slab.xProperty)
    #expect(animation.property.name == "positionX")
    #expect(animation.fromValue == nil)
    #expect(animation.toValue == nil)
    #expect(animation.roundingFactor == 0)
    #expect(animation.clampMode == .none)
    #expect(!animation.isAdditive)
    #expect(animation.currentValue == nil)
    #expect(animation.threshold == 1)
  }

  @Test("the clamp mode's bits")
  func clampBits() {
    let bits: [(PopClampMode, UInt8)] = [(.none, 0), (.start, 1), (.end, 2), (.both, 3)]
    for (mode, raw) in bits { #expect(mode.rawValue == raw) }
    #expect(PopClampMode.both == [.start, .end])
  }

  @Test("of springs")
  func spring() {
    let animation = SlabSpring(Slab.xProperty)
    #expect(animation.velocity == nil)
    #expect(animation.springBounciness == 4)
    #expect(animation.springSpeed == 12)
    expectClose(animation.dynamicsTension, 342.100588235, .printed(9), "tension")
    expectClose(animation.dynamicsFriction, 30.486979648, .printed(9), "friction")
    expectClose(animation.dynamicsTension, 342.10058823529411765, Tolerance(relative: 1e-15), "tension, mpmath")
    expectClose(animation.dynamicsFriction, 30.486979648244251534, Tolerance(relative: 1e-15), "friction, mpmath")
    #expect(animation.dynamicsMass == 1)
    #expect(animation.restRule == .unseen)
  }

  @Test("of decays")
  func decay() {
    let animation = SlabDecay(Slab.xProperty)
    #expect(animation.velocity == nil)
    #expect(animation.originalVelocity == nil)
    #expect(animation.reversedVelocity == nil)
    #expect(animation.deceleration == 0.998)
    #expect(animation.duration == 0)
    #expect(animation.toValue == nil)
  }

  @Test("of basic animations")
  func basic() {
    let animation = SlabBasic(Slab.xProperty)
    #expect(animation.duration == 0.4)
    #expect(animation.timingFunction == nil)
  }

  @Test("of custom animations")
  func custom() {
    let animation = PopCustomAnimation<Slab> { _, _ in false }
    #expect(animation.currentTime == 0)
    #expect(animation.elapsedTime == 0)
    #expect(animation.beginTime == 0)
  }

  @Test("the five named constructors of basic animations")
  func named() {
    let curves: [(SlabBasic, CoreAnimationCurve)] = [
      (.defaultAnimation(Slab.xProperty), .default), (.linearAnimation(Slab.xProperty), .linear),
      (.easeInAnimation(Slab.xProperty), .easeIn), (.easeOutAnimation(Slab.xProperty), .easeOut),
      (.easeInEaseOutAnimation(Slab.xProperty), .easeInEaseOut),
    ]
    for (animation, curve) in curves {
      #expect(animation.timingFunction as? CoreAnimationCurve == curve)
      #expect(animation.duration == 0.4)
    }
  }

  @Test("a value of your own under a key comes back, and an unset one is nil")
  func ownValues() {
    let animation = SlabSpring(Slab.xProperty)
    #expect(animation["note"] == nil)
    animation["note"] = "kept"
    #expect(animation["note"] as? String == "kept")
  }
}
