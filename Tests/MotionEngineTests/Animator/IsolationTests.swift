import Testing

@testable import MotionEngine

/// An animator belongs to whoever makes it: the main actor, another actor, or no one.
@Suite("Isolation")
struct IsolationTests {
  @MainActor
  private final class View {
    var alpha = 1.0
    let clock = ManualClock()
    let animator: Animator

    init() { animator = Animator(clock: clock) }

    func fadeOut() throws {
      let alpha = Property<View, Double>("alpha", read: { $0.alpha }, write: { $0.alpha = $1 })
      let animation = PropertyAnimation(alpha, motion: try EasedCourse(from: 1, to: 0, duration: 1))
      try animator.add(animation, to: self, forKey: "fade")
    }
  }

  @Test("on the main actor") @MainActor
  func mainActor() throws {
    let view = View()
    try view.fadeOut()
    for time in [0, 0.25, 1] { view.clock.tick(at: time) }
    #expect(view.alpha == 0)
  }

  private actor Mixer {
    private final class Channel { var gain = 0.0 }

    private let channel = Channel()
    private let animator = Animator()

    func fadeIn(over duration: Double) throws -> AsyncStream<TimedAnimationEvent> {
      let gain = Property<Channel, Double>("gain", read: { $0.gain }, write: { $0.gain = $1 })
      let animation = PropertyAnimation(gain, motion: try EasedCourse(from: 0, to: 1, duration: duration))
      let events = animation.events()
      try animator.add(animation, to: channel)
      return events
    }

    func advance(to time: Double) throws -> Double {
      try animator.advance(to: time)
      return channel.gain
    }
  }

  @Test("inside an actor, its events outside")
  func insideAnActor() async throws {
    let mixer = Mixer()
    let events = try await mixer.fadeIn(over: 2)
    var gains: [Double] = []
    for time in [5.0, 5.5, 7] { gains.append(try await mixer.advance(to: time)) }
    #expect(gains == [0, 0.25, 1])
    var told: [AnimationEvent] = []
    for await event in events { told.append(event.event) }
    #expect(told == [.started, .applied, .applied, .reachedTarget, .applied, .stopped(finished: true)])
  }

  @Test("motions and timings are values for anyone")
  func values() async throws {
    let course = try SpringCourse(spring: Spring(stiffness: 100, dampingCoefficient: 10), from: 0.0, to: 1)
    let timing = try Timing(duration: 1, repetition: .forever)
    let there = await Task.detached { (course.value(at: 0.1), timing.sample(at: 2.5).progress) }.value
    #expect(there.0 == course.value(at: 0.1))
    #expect(there.1 == 0.5)
  }
}
