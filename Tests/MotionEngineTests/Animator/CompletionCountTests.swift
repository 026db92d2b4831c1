import Testing

@testable import MotionEngine

/// pmndrs/react-spring#1802
@Suite("Exactly one completion")
struct CompletionCountTests {
  private final class Tally {
    var added = 0
    var starts = 0
    var stops = 0
  }

  @Test("of every addition, over random sequences of adding, removing, pausing and frames", arguments: UInt64(1)...50)
  func randomSequences(_ seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let animator = Animator()
    var dials = (0..<4).map { _ in Dial() }
    var pool: [LinearDialAnimation] = []
    let tally = Tally()
    var time = 0.0
    for _ in 0..<200 {
      let dial = dials.randomElement(using: &generator) ?? dials[0]
      switch Int.random(in: 0..<9, using: &generator) {
      case 0, 1, 2:
        let delay = Double.random(in: 0...0.3, using: &generator)
        let animation = try LinearDialAnimation.linear(
          duration: .random(in: 0...0.5, using: &generator), timing: Timing(beginTime: delay))
        animation.onStart = { tally.starts += 1 }
        animation.onStop = { _ in tally.stops += 1 }
        animation.removedOnCompletion = Bool.random(using: &generator)
        try animator.add(animation, to: dial, forKey: ["x", "y", nil].randomElement(using: &generator) ?? nil)
        pool.append(animation)
        tally.added += 1
      case 3: animator.remove(forKey: "x", of: dial)
      case 4: pool.randomElement(using: &generator)?.pause()
      case 5: pool.randomElement(using: &generator)?.resume()
      case 6:
        if let animation = pool.randomElement(using: &generator), animation.restart() { tally.added += 1 }
      case 7: dials[Int.random(in: 0..<4, using: &generator)] = Dial()
      default:
        time += Double.random(in: -0.05...0.2, using: &generator)
        try animator.advance(to: time)
      }
      #expect(tally.stops <= tally.added && tally.starts <= tally.added && tally.starts >= tally.stops)
    }
    animator.removeAll()
    #expect(tally.added == tally.stops)
    #expect(tally.added == tally.starts)
    #expect(animator.count == 0)
    #expect(animator.isIdle)
  }

  @Test("started and started again before any frame: the first unfinished, the second finished, once each")
  func twiceBeforeAFrame() throws {
    let animator = Animator()
    let dial = Dial()
    var told: [String] = []
    for (name, target) in [("there", 1.0), ("back", 0.0)] {
      let animation = try LinearDialAnimation.linear(0, target)
      animation.onStop = { told.append("\(name) \($0)") }
      try animator.add(animation, to: dial, forKey: "turn")
    }
    try animator.run([0, 1, 2])
    #expect(told == ["there false", "back true"])
  }

  @Test("kept at its end and removed later: told once")
  func kept() throws {
    let animator = Animator()
    let dial = Dial()
    let animation = try LinearDialAnimation.linear()
    var told: [Bool] = []
    animation.onStop = { told.append($0) }
    animation.removedOnCompletion = false
    try animator.add(animation, to: dial, forKey: "turn")
    try animator.run([0, 1, 2])
    #expect(told == [true])
    #expect(animator.keys(of: dial) == ["turn"])
    #expect(animation.state == .completed)
    #expect(animator.isIdle)
    animator.remove(forKey: "turn", of: dial)
    #expect(told == [true])
    #expect(animator.count == 0)
  }

  @Test("kept, changed and run again: a start and a stop a run")
  func again() throws {
    let animator = Animator()
    let dial = Dial()
    let spring = try Spring(stiffness: 400, dampingCoefficient: 40)
    let animation = PropertyAnimation(
      Dial.angleProperty, motion: try SpringCourse(spring: spring, from: 0.0, to: 50))
    let log = EventLog()
    animation.delegate = log
    animation.removedOnCompletion = false
    try animator.add(animation, to: dial, forKey: "turn")
    for (run, target) in [50.0, 100, 20].enumerated() {
      if run > 0 {
        let from = dial.angle
        try animation.changeMotion { (motion, _) throws(MotionError) in
          motion = try SpringCourse(spring: spring, from: from, to: target)
        }
        #expect(animation.restart())
      }
      try animator.run((0..<40).map { Double(run) * 10 + Double($0) * 0.05 })
      #expect(dial.angle == target)
    }
    #expect(log.events.filter { $0 == .started }.count == 3)
    #expect(log.events.filter { $0 == .stopped(finished: true) }.count == 3)
    #expect(animator.keys(of: dial) == ["turn"])
  }

  @Test("one animation is not added twice")
  func twice() throws {
    let animator = Animator()
    let animation = try LinearDialAnimation.linear()
    let dial = Dial()
    try animator.add(animation, to: dial, forKey: "a")
    #expect(throws: AnimatorError.alreadyAttached) { try animator.add(animation, to: dial, forKey: "b") }
    #expect(throws: AnimatorError.alreadyAttached) { try Animator().add(animation, to: Dial()) }
    try animator.run([0, 1])
    try animator.add(animation, to: dial, forKey: "b")
    try animator.run([2, 3])
    #expect(dial.written == [0, 100, 0, 100])
  }

  @Test("an animator that goes tells those it leaves")
  func animatorGoes() throws {
    var told: [Bool] = []
    let animation = try LinearDialAnimation.linear()
    animation.onStop = { told.append($0) }
    let dial = Dial()
    do {
      let animator = Animator()
      try animator.add(animation, to: dial)
      try animator.advance(to: 0)
    }
    #expect(told == [false])
    #expect(animation.animator == nil)
    #expect(animation.state == .idle)
    let other = Animator()
    try other.add(animation, to: dial)
    try other.run([0, 1])
    #expect(told == [false, true])
  }
}
