import PopInterface
import Testing

@Suite("Pop's tracer")
struct TracerTests {
  let animator = PopAnimator()
  let slab = Slab()

  @Test("the kinds have Pop's numbers")
  func numbers() {
    let kinds: [PopAnimationEvent.Kind] = [
      .propertyRead, .propertyWrite, .toValueUpdate, .fromValueUpdate, .velocityUpdate, .bouncinessUpdate,
      .speedUpdate, .frictionUpdate, .massUpdate, .tensionUpdate, .didStart, .didStop, .didReachToValue, .autoreversed,
    ]
    #expect(kinds.map(\.rawValue) == Array(0...13))
    #expect(PopAnimationEvent.Kind.allCases == kinds)
  }

  @Test("nothing before start, nothing after stop; reset forgets")
  func recording() throws {
    let animation = linear()
    let tracer = animation.tracer
    try animator.add(animation, to: slab)
    try animator.renderTime(0)
    #expect(tracer.allEvents.isEmpty)
    tracer.start()
    try animator.renderTime(0.5)
    #expect(tracer.writeEvents.count == 1)
    tracer.stop()
    try animator.renderTime(0.75)
    #expect(tracer.allEvents.count == 1)
    tracer.reset()
    #expect(tracer.allEvents.isEmpty)
  }

  @Test("a run: reads, start, writes with value and velocity, reached, stop with its flag; times since the start")
  func run() throws {
    let animation = spring(nil, 100)
    animation.tracer.start()
    try animator.add(animation, to: slab)
    try animator.render(at: [10, 10.1, 20])
    let events = animation.tracer.allEvents
    #expect(
      events.map(\.kind) == [
        .propertyRead, .didStart, .propertyWrite, .propertyWrite, .didReachToValue, .propertyWrite, .didStop,
      ])
    for (event, time) in zip(events, [0, 0, 0, 0.1, 10, 10, 10]) {
      expectClose(event.time, time, Tolerance(absolute: 1e-12), "\(event.kind)")
    }
    expectClose(events[3].value.first, 61.670480775654647, Tolerance(relative: 1e-12), "the value, mpmath")
    expectClose(events[3].velocity.first, 616.00080653628479, Tolerance(relative: 1e-11), "the velocity, mpmath")
    #expect(events[6].finished == true)
    #expect(animation.tracer.events(of: .didStop).count == 1)
    #expect("\(events[6])".hasSuffix("didStop finished"))
  }

  @Test("setters are recorded where they change something")
  func setters() throws {
    let animation = spring()
    animation.tracer.start()
    try animator.add(animation, to: slab)
    try animator.renderTime(0)
    animation.tracer.reset()
    animation.toValue = 200
    animation.toValue = 200
    animation.fromValue = 5
    animation.fromValue = 5
    animation.velocity = 3
    animation.springBounciness = 9
    animation.springBounciness = 9
    animation.springSpeed = 8
    animation.dynamicsFriction = 20
    animation.dynamicsMass = 2
    animation.dynamicsTension = 300
    animation.dynamicsTension = 300
    #expect(
      animation.tracer.allEvents.map(\.kind) == [
        .toValueUpdate, .fromValueUpdate, .velocityUpdate, .bouncinessUpdate, .speedUpdate, .frictionUpdate,
        .massUpdate, .tensionUpdate,
      ])
    #expect(animation.tracer.allEvents.map { $0.value } == [[200], [5], [3], [9], [8], [20], [2], [300]])
  }

  @Test("written out and forgotten at the end, when that is wished")
  func logged() throws {
    let animation = linear()
    var lines: [String] = []
    animation.tracer.log = { lines.append($0) }
    animation.tracer.shouldLogAndResetOnCompletion = true
    animation.tracer.start()
    try animator.add(animation, to: slab)
    try animator.render(at: [0, 1])
    #expect(lines.count == 5)
    #expect(lines.first == "0.0 didStart")
    #expect(lines.last == "1.0 didStop finished")
    #expect(animation.tracer.allEvents.isEmpty)
  }

  @Test("an additive animation records its own value, not the object's")
  func additive() throws {
    slab.x = 1000
    let animation = linear(0, 10)
    animation.isAdditive = true
    animation.tracer.start()
    try animator.add(animation, to: slab)
    try animator.render(at: [0, 0.5])
    #expect(animation.tracer.writeEvents.map { $0.value } == [[0], [5]])
  }
}
