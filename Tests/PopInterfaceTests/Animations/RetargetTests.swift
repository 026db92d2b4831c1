import MotionEngine
import PopInterface
import Testing

@Suite("Changes while it runs")
struct RetargetTests {
  let animator = PopAnimator()
  let slab = Slab()
  let log = EventLog()

  /// The next value a moment later, and the velocity measured there, against those at the change.
  private func expectSmooth(
    _ name: String, at time: Double, velocity: Double, tolerance: Double = 1e-3, _ change: () throws -> Void
  ) throws {
    let shown = slab.x
    try change()
    try animator.renderTime(time)
    expectClose(slab.x, shown, Tolerance(absolute: 1e-11), "\(name): the value")
    try animator.renderTime(time + 1e-6)
    expectClose(
      (slab.x - shown) / 1e-6, velocity, Tolerance(absolute: 1e-2, relative: tolerance), "\(name): the velocity")
  }

  @Test("a spring's target: value and velocity go on")
  func springTarget() throws {
    let animation = spring()
    try animator.add(animation, to: slab)
    try animator.render(at: [0, 0.1])
    expectClose(animation.velocity, 616.00080653628479, Tolerance(relative: 1e-13), "live velocity, mpmath")
    try expectSmooth("retargeted", at: 0.1, velocity: 616.000_806_536) { animation.toValue = -40 }
    try animator.renderTime(10)
    #expect(slab.x == -40)
  }

  @Test("a spring's constants, velocity and threshold")
  func springConstants() throws {
    let animation = spring()
    try animator.add(animation, to: slab)
    try animator.render(at: [0, 0.1])
    try expectSmooth("tension", at: 0.1, velocity: 616.000_806_536) { animation.dynamicsTension = 900 }
    let velocity = try #require(animation.velocity)
    try expectSmooth("bounciness", at: animator.time, velocity: velocity) { animation.springBounciness = 15 }
    try expectSmooth("velocity", at: animator.time, velocity: -500) { animation.velocity = -500 }
    let last = try #require(animation.velocity)
    try expectSmooth("threshold", at: animator.time, velocity: last) { animation.threshold = 0.001 }
  }

  @Test("setting the same target changes no bit", arguments: [60.0, 144])
  func sameTarget(rate: Double) throws {
    let animation = spring()
    try animator.add(animation, to: slab)
    for frame in 0...12 {
      try animator.renderTime(Double(frame) / rate)
      animation.toValue = 100
    }
    let (other, single) = (PopAnimator(), Slab())
    try other.add(spring(), to: single)
    try other.render(at: [0, 12 / rate])
    #expect(slab.x == single.x)
  }

  @Test("a spring's start has no say in its motion")
  func springStart() throws {
    let animation = spring()
    try animator.add(animation, to: slab)
    try animator.render(at: [0, 0.1])
    animation.fromValue = -500
    try animator.renderTime(0.15)
    expectClose(slab.x, 85.218273593849106, Tolerance(relative: 1e-14), "the same way, mpmath")
  }

  /// facebookarchive/pop#265
  @Test("a basic animation's target, start, duration and curve: neither value nor velocity jumps")
  func basic() throws {
    let animation = linear()
    try animator.add(animation, to: slab)
    try animator.render(at: [0, 0.25])
    try expectSmooth("target", at: 0.25, velocity: 100) { animation.toValue = 300 }
    var velocity = try #require(animation.currentValue) - slab.x + 100
    try animator.renderTime(0.4)
    let before = slab.x
    try animator.renderTime(0.4 + 1e-6)
    velocity = (slab.x - before) / 1e-6
    try expectSmooth("start", at: animator.time, velocity: velocity) { animation.fromValue = 77 }
    try expectSmooth("duration", at: animator.time, velocity: velocity) { animation.duration = 1.5 }
    try expectSmooth("curve", at: animator.time, velocity: velocity) {
      animation.timingFunction = CoreAnimationCurve.easeInEaseOut
    }
    try animator.renderTime(1.499)
    #expect(animation.isAttached)
    expectClose(slab.x, 300, Tolerance(absolute: 0.01), "just before the end")
    try animator.renderTime(1.5)
    #expect(slab.x == 300)
    #expect(!animation.isAttached)
  }

  @Test("a decay's velocity, also the other way, and its deceleration")
  func decayVelocity() throws {
    let animation = decay(1000)
    try animator.add(animation, to: slab)
    try animator.render(at: [0, 0.483_333])
    let turned = slab.x
    try expectSmooth("reversed", at: animator.time, velocity: -400) { animation.velocity = -400 }
    // 499 · (0.4 − 0.005) back from where it was.
    expectClose(animation.toValue, turned - 197.105, Tolerance(absolute: 1e-9), "the new end")
    #expect(animation.originalVelocity == -400)
    #expect(animation.reversedVelocity == 400)
    let velocity = try #require(animation.velocity)
    // The sum over milliseconds goes 0.995 of the way that its velocity says at 0.99, and 0.999 at 0.998.
    try expectSmooth("deceleration", at: animator.time, velocity: velocity, tolerance: 6e-3) {
      animation.deceleration = 0.99
    }
    var last = slab.x
    for frame in 1...200 {
      try animator.renderTime(0.5 + Double(frame) * 0.01)
      #expect(slab.x <= last)
      last = slab.x
    }
    #expect(!animation.isAttached)
  }

  @Test("one kept spring through four targets: starts, reaches and stops of each")
  func springContinuations() throws {
    let animation = spring(0, 50)
    animation.removedOnCompletion = false
    log.attach(to: animation)
    try animator.add(animation, to: slab, forKey: "x")
    let legs: [(Double?, Double, [String])] = [
      (nil, 2.0, ["start", "reach", "stop true"]), (100, 0.3, ["start", "reach"]), (20, 0.4, ["reach"]),
      (80, 2.0, ["reach", "stop true"]),
    ]
    var begin = 0.0
    for (target, duration, expected) in legs {
      if let target { animation.toValue = target }
      log.heard = []
      try animator.render(duration, step: sixty, from: begin)
      begin += duration
      #expect(log.ends == expected, "to \(String(describing: target))")
      #expect(animator.animation(forKey: "x", of: slab) === animation)
    }
    #expect(slab.x == 80)
  }

  @Test("one kept decay through four velocities: starts, reaches and stops of each")
  func decayContinuations() throws {
    let animation = decay(50)
    animation.removedOnCompletion = false
    log.attach(to: animation)
    try animator.add(animation, to: slab, forKey: "x")
    let legs: [(Double?, Double, [String])] = [
      (nil, 2.0, ["start", "reach", "stop true"]), (100, 0.5, ["start"]), (20, 0.5, []),
      (80, 2.0, ["reach", "stop true"]),
    ]
    var begin = 0.0
    for (velocity, duration, expected) in legs {
      if let velocity { animation.velocity = velocity }
      log.heard = []
      try animator.render(duration, step: sixty, from: begin)
      begin += duration
      #expect(log.ends == expected, "velocity \(String(describing: velocity))")
    }
  }

  @Test("a kept spring with a new start and target goes the whole way")
  func keptBackAndForth() throws {
    let animation = spring(400, 200)
    animation.removedOnCompletion = false
    try animator.add(animation, to: slab)
    try animator.render(3, step: sixty)
    #expect(animation.isAttached)
    slab.xs = []
    animation.fromValue = 200
    animation.toValue = 400
    try animator.render(3, step: sixty, from: 3)
    #expect(slab.xs.count > 5)
    expectClose(slab.xs.first, 200, Tolerance(absolute: 10), "the first")
    expectClose(slab.xs.last, 400, Tolerance(absolute: 0), "the last")
  }

  @Test("a new target inside its own completion sets a kept one going again")
  func insideCompletion() throws {
    let animation = linear()
    animation.removedOnCompletion = false
    var stops = 0
    animation.completionBlock = { [weak animation] _, _ in
      stops += 1
      if stops == 1 { animation?.toValue = 40 }
    }
    try animator.add(animation, to: slab, forKey: "x")
    try animator.render(at: [0, 1, 1.5, 2, 2.5, 3])
    #expect(stops == 2)
    #expect(slab.xs == [0, 100, 100, 70, 40])
    #expect(animator.animation(forKey: "x", of: slab) === animation)
  }

  @Test("on the way back a new target waits for the next way there")
  func onTheWayBack() throws {
    let animation = linear()
    animation.repeatCount = 2
    animation.autoreverses = true
    try animator.add(animation, to: slab)
    try animator.render(at: [0, 0.5, 1.5])
    let animationSpring = spring()
    animationSpring.repeatCount = 2
    animationSpring.autoreverses = true
    let object = Slab()
    try animator.add(animationSpring, to: object)
    try animator.renderTime(2)
    let leg = try #require(animationSpring.settlingTime)
    try animator.renderTime(2 + leg + 0.1)
    let before = object.x
    animationSpring.toValue = 300
    try animator.renderTime(2 + leg + 0.1)
    #expect(object.x == before)
    try animator.renderTime(2 + 2 * leg + 0.1)
    expectClose(object.x, 3 * 61.670480775654647, Tolerance(relative: 1e-11), "the third leg goes to 300, mpmath")
  }

  @Test("decay: the same velocity again while it runs throws it on")
  func thrownOn() throws {
    let animation = decay(1000)
    log.attach(to: animation)
    try animator.add(animation, to: slab)
    try animator.render(1, step: sixty)
    let middle = slab.x
    animation.velocity = 1000
    expectClose(animation.toValue, middle + 496.505, Tolerance(absolute: 1e-9), "the new end")
    try animator.render(4, step: sixty, from: 1)
    #expect(log.ends == ["start", "reach", "stop true"])
    for (earlier, later) in zip(slab.xs, slab.xs.dropFirst()) { #expect(earlier <= later) }
    expectClose(slab.x, middle + 496.505, Tolerance(absolute: 1e-9), "the end")
  }
}
