import MotionEngine
import Testing
import UIKitInterface

/// Faults that users of animation engines reported in public, as kinds, in this interface.
@Suite("Public faults: animators and blocks")
struct AnimatorFaultTests {
  let stage = Stage()

  /// facebookarchive/pop#414, pmndrs/react-spring#220
  @Test("an eased animation takes its duration, whatever the value is now")
  func equalEnds() throws {
    var told: [Double] = []
    stage.dial.angle = 5
    try stage.animator.animate(withDuration: 10) { change in
      change(stage.dial, Dial.angleProperty, to: 5)
      change(stage.dial, \.depth, to: 1)
    } completion: { [animator = stage.animator] _ in
      told.append(animator.time)
    }
    try stage.run(0, 1, 9.999, 10, 11)
    #expect(told == [10])
  }

  /// gamelab/kiwi.js#293, ppy/osu-framework#3485, CopterExpress/clever-show#33
  @Test("paused time is not counted on resume")
  func pausedTime() throws {
    let made = try stage.turning()
    var end: Double?
    made.addCompletion { [animator = stage.animator] _ in end = animator.time }
    try made.startAnimation()
    try stage.run(0, 0.4)
    try made.pauseAnimation()
    try stage.run(10.4)
    #expect(stage.dial.angle == 40)
    try made.startAnimation()
    try stage.run(10.5)
    expectClose(stage.dial.angle, 50)
    try stage.run(10.999)
    #expect(end == nil)
    try stage.run(11)
    #expect(end == 11)
    #expect(stage.dial.angle == 100)
  }

  /// djeedai/bevy_tweening#41, pmndrs/react-spring#380, Demigiant/dotween#47
  @Test(
    "durations of 0 and next to it: no NaN, the end at the first tick or soon",
    arguments: [0, Double.leastNonzeroMagnitude, 1e-300])
  func zeroDuration(_ duration: Double) throws {
    for timing in [
      TimingParameters.curve(.easeInOut),
      .spring(SpringTimingParameters(dampingRatio: 0.5, initialVelocity: .uniform(1))),
    ] {
      let stage = Stage()
      var told: [AnimatingPosition] = []
      var finished: [Bool] = []
      do {
        let made = try stage.turning(in: duration, by: timing)
        made.addCompletion { told.append($0) }
        try made.startAnimation()
      } catch let error as UIKitError {
        // Why: a spring that settles in 5e-324 s has a stiffness that no double holds.
        guard case .spring = error else { throw error }
        #expect(duration > 0)
        continue
      }
      try stage.animator.animate(withDuration: duration, timingParameters: timing) { change in
        change(stage.dial, \.depth, to: 3)
      } completion: {
        finished.append($0)
      }
      try stage.run(1, 1.1, 1.2)
      #expect(told == [.end])
      #expect(finished == [true])
      #expect(stage.dial.angle == 100)
      #expect(stage.dial.depth == 3)
      #expect(stage.dial.written.allSatisfy { $0.isFinite })
    }
  }

  @Test("a delay and a duration of 0: the start until then, then the end")
  func zeroAfterDelay() throws {
    let made = try stage.turning(in: 0)
    try made.startAnimation(afterDelay: 1)
    try stage.run(0, 0.5)
    #expect(stage.dial.angle == 0)
    #expect(made.fractionComplete == 0)
    try stage.run(1)
    #expect(stage.dial.angle == 100)
    #expect(made.state == .inactive)
  }

  /// blaugold/fleet#11, tweenjs/tween.js#660 and others
  @Test("repeats end exactly, there and back or not", arguments: [1.0, 2, 3, 4])
  func repeats(_ count: Double) throws {
    for (autoreverses, length) in [(false, 0.1), (true, 0.1), (false, 1), (true, 1)] {
      let stage = Stage()
      try stage.animator.animate(
        withDuration: length, options: autoreverses ? [.autoreverse, .curveLinear] : .curveLinear,
        repetition: .count(count), animations: stage.turn(to: 100))
      let legs = autoreverses ? 2 * count : count
      try stage.run(0, length * legs - 1e-9)
      let before = stage.dial.angle
      // Why a sum of decimals: 0.3 is not three times 0.1 in doubles.
      try stage.run((length * 10 * legs).rounded() / 10)
      #expect(stage.dial.angle == (autoreverses ? 0 : 100), "\(count) of \(length)")
      #expect((stage.dial.angle - before).magnitude < 2e-6)
      #expect(stage.animator.count == 0)
    }
  }

  /// software-mansion/react-native-reanimated#9750, facebookarchive/rebound#36, react/react-native#14899
  @Test("a thousand restarts from the completion of what they replace")
  func restarts() throws {
    var count = 0
    var finished: [Bool] = []
    func restart() {
      guard count < 1000 else { return }
      count += 1
      try? stage.animator.animate(withDuration: 1, animations: stage.turn(to: Double(count))) {
        finished.append($0)
        restart()
      }
    }
    restart()
    stage.animator.removeAll(of: stage.dial)
    for _ in 0..<1100 { stage.animator.removeAll(of: stage.dial) }
    #expect(finished.count == 1000)
    #expect(finished.allSatisfy { !$0 })
  }

  @Test("a thousand animators, each finished in the completion of the one before")
  func chain() throws {
    var ended = 0
    func next() {
      guard ended < 1000, let made = try? stage.turning() else { return }
      made.addCompletion { _ in
        ended += 1
        next()
      }
      try? made.startAnimation()
      try? made.stopAnimation(false)
      try? made.finishAnimation(at: .current)
    }
    next()
    #expect(ended == 1000)
    #expect(stage.animator.count == 0)
  }

  @Test("an animator may be started anew in its own completion")
  func startsAnew() throws {
    let made = try stage.turning()
    var told = 0
    func complete(_ position: AnimatingPosition) {
      told += 1
      #expect(made.state == .inactive)
      guard told < 3 else { return }
      try? made.addAnimations(stage.turn(to: told == 1 ? 0 : 100))
      made.addCompletion(complete)
      try? made.startAnimation()
    }
    made.addCompletion(complete)
    try made.startAnimation()
    try stage.run(0, 1)
    #expect(told == 1)
    #expect(made.isRunning)
    try stage.run(1.25)
    expectClose(stage.dial.angle, 75)
    try stage.run(2, 3, 4)
    #expect(told == 3)
    #expect(stage.dial.angle == 100)
  }

  /// pmndrs/react-spring#1802
  @Test("ten thousand random calls: completions equal starts, and nothing is not a number")
  func completions() throws {
    var generator = SeededGenerator(state: 20_240_607)
    var starts = 0
    var told = 0
    var dropped = 0
    var animators: [PropertyAnimator] = []
    for step in 0..<10_000 {
      switch Int.random(in: 0..<9, using: &generator) {
      case 0, 1:
        starts += 1
        try stage.animator.animate(
          withDuration: Double.random(in: 0...0.2, using: &generator), usingSpringWithDamping: 0.5,
          animations: stage.turn(to: Double(step))
        ) { _ in told += 1 }
      case 2:
        let made = try stage.turning(to: -Double(step), in: 0.1)
        made.addCompletion { _ in told += 1 }
        starts += 1
        try made.startAnimation()
        animators.append(made)
      case 3: stage.animator.removeAll(of: stage.dial)
      case 4, 5:
        guard let made = animators.randomElement(using: &generator) else { continue }
        if made.state == .active, Bool.random(using: &generator) { try made.stopAnimation(false) }
        if made.state == .stopped { try made.finishAnimation(at: .current) }
      case 6:
        guard let made = animators.randomElement(using: &generator), made.state == .active else { continue }
        try made.stopAnimation(true)
        dropped += 1
      case 7:
        guard let made = animators.randomElement(using: &generator), made.state == .active else { continue }
        try made.setReversed(!made.isReversed)
      default: try stage.run(Double(step) / 100)
      }
      animators.removeAll { $0.state == .inactive }
    }
    for made in animators where made.state == .stopped { try made.finishAnimation(at: .end) }
    try stage.run(1000)
    try stage.run(1001)
    #expect(told + dropped == starts)
    #expect(stage.dial.written.allSatisfy { $0.isFinite })
    #expect(stage.animator.count == 0)
  }

  /// facebookarchive/pop and others: the target goes while it moves.
  @Test("an object that is gone in flight: the animator goes on and completes, the block completes unfinished")
  func targetGone() throws {
    var told: [AnimatingPosition] = []
    var finished: [Bool] = []
    let made = try PropertyAnimator(duration: 1, curve: .linear, on: stage.animator)
    do {
      let short = Dial()
      try made.addAnimations { [weak short] change in
        if let short { change(short, Dial.angleProperty, to: 1) }
      }
      made.addCompletion { told.append($0) }
      try made.startAnimation()
      try stage.animator.animate(withDuration: 1) { change in
        change(short, \.depth, to: 1)
      } completion: {
        finished.append($0)
      }
      try stage.run(0)
    }
    try stage.run(0.5, 1)
    #expect(told == [.end])
    #expect(finished == [false])
  }

  @Test("a clock that goes back, a stall of a day, equal times: finite, and ended once")
  func hostileClock() throws {
    let made = try stage.turning(by: .spring(SpringTimingParameters(dampingRatio: 0.5)))
    var told = 0
    made.addCompletion { _ in told += 1 }
    try made.startAnimation()
    try stage.run(5, 5.5, 5.5, 2, 2)
    let shown = stage.dial.angle
    #expect(shown.isFinite)
    #expect(made.isRunning)
    try stage.run(86402, 86402)
    #expect(told == 1)
    #expect(stage.dial.angle == 100)
  }

  @Test("equal times give equal values, whatever the frames were", arguments: [24.0, 30, 60, 144, 240])
  func frameRates(_ rate: Double) throws {
    let spring = TimingParameters.spring(SpringTimingParameters(dampingRatio: 0.3))
    let other = Stage()
    for stage in [stage, other] { try stage.turning(by: spring).startAnimation() }
    try other.run(0, 0.75)
    for frame in 0...Int(rate * 0.75) { try stage.run(Double(frame) / rate) }
    try stage.run(0.75)
    #expect(stage.dial.angle == other.dial.angle)
  }
}

/// Random numbers that are the same in every run.
struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
