import MotionEngine
import Testing
import UIKitInterface

/// Clocks that misbehave, values without a way and very many calls, through UIKit's words.
@Suite("Property animators and blocks: hostile input")
struct HostileInputTests {
  let stage = Stage()

  @Test(
    "a frame at a time that is none is refused and changes nothing", arguments: [Double.nan, .infinity, -.infinity])
  func frameTimes(_ bad: Double) throws {
    let made = try stage.turning()
    try made.startAnimation()
    try stage.run(0, 0.5)
    #expect(throws: AnimatorError.self) { try stage.animator.advance(to: bad) }
    #expect(stage.dial.angle == 50 && made.fractionComplete == 0.5)
    try stage.run(0.75)
    #expect(stage.dial.angle == 75)
  }

  @Test("a spring without a way and without a velocity is over with its first frame; a curve takes its time")
  func noWay() throws {
    stage.dial.angle = 5
    var ends: [Double] = []
    let told = { [animator = stage.animator] (_: Bool) in ends.append(animator.time) }
    try stage.animator.animate(withDuration: 1, usingSpringWithDamping: 0.5, animations: stage.turn(to: 5)) {
      told($0)
    }
    try stage.run(0, 0.25, 1)
    #expect(stage.dial.angle == 5)
    #expect(ends.count == 1 && ends[0] <= 1)
    #expect(stage.dial.written.allSatisfy { $0 == 5 })
  }

  @Test("a flick of a value that has nowhere to go: away and exactly back")
  func flick() throws {
    try stage.animator.animate(
      withDuration: 1, usingSpringWithDamping: 0.5, animations: stage.turn(to: 0, velocity: 500))
    try stage.run(0, 0.1)
    #expect(stage.dial.angle > 10)
    try stage.run(2)
    #expect(stage.dial.angle == 0)
    #expect(stage.dial.written.allSatisfy { $0.isFinite })
  }

  @Test("starts and stops by the hundred thousand leave nothing behind")
  func many() throws {
    let turn = stage.turn(to: 1)
    var told = 0
    for index in 0..<100_000 {
      try stage.animator.animate(withDuration: 1, animations: turn) { _ in told += 1 }
      if index % 1000 == 0 { try stage.run(Double(index)) }
      stage.animator.removeAll(of: stage.dial)
    }
    #expect(told == 100_000)
    #expect(stage.animator.count == 0 && stage.animator.isIdle)
  }
}
