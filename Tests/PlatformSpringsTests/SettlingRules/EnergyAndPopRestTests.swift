import MotionEngine
import PlatformSprings
import Testing

@Suite("Reanimated's energy, and Pop's thresholds")
struct EnergyAndPopRestTests {
  @Test("the energy falls to 6e-9 of the start")
  func energy() throws {
    let rows: [(Double, Double, Double, SpringState, Double)] = [
      (4, 900, 120, SpringState(displacement: -1), 0.82452066438447347932),
      (1, 100, 10, SpringState(displacement: -1), 1.9594159338104192063),
      (1, 100, 50, SpringState(displacement: -1), 4.5668689745760529143),
      (2, 300, 5, SpringState(displacement: -3, velocity: 40), 7.5361592002672626642),
    ]
    for row in rows {
      let spring = try Spring(mass: row.0, stiffness: row.1, dampingCoefficient: row.2)
      expectClose(EnergyRest().time(of: spring, from: row.3), row.4, relative: 1e-11, "\(row)")
      for unit in [1e-200, 1e200] {
        let scaled = SpringState(displacement: row.3.displacement * unit, velocity: row.3.velocity * unit)
        expectClose(EnergyRest().time(of: spring, from: scaled), row.4, relative: 1e-11, "\(row) in units of \(unit)")
      }
    }
    let undamped = try Spring(stiffness: 100, dampingCoefficient: 0)
    #expect(EnergyRest().time(of: undamped, from: SpringState(displacement: 1)) == .infinity)
    #expect(EnergyRest().time(of: undamped, from: .rest) == 0)
  }

  @Test("the energy rule of a duration ends after 1.5 times it, for a critical spring")
  func energyOfDuration() throws {
    let spring = try ReanimatedSpring.duration(0.55).spring()
    expectClose(EnergyRest().time(of: spring, from: SpringState(displacement: -1)), 0.825, relative: 1e-12, "end")
  }

  /// The exact motion, not Pop's own, which is slower by some frames.
  @Test("Pop's rule on the exact motion of the default spring, and its own frames near it")
  func pop() throws {
    let spring = try PopSpring().spring()
    let rows: [(Double, Double, Int)] = [(100, 1, 27), (50, 1, 22), (5, 1, 13), (1000, 1, 32), (1, 0.01, 27)]
    for (distance, threshold, poppedAfter) in rows {
      let frame = try #require(
        PopRest(threshold: threshold)
          .firstFrame(of: spring, from: SpringState(displacement: -distance), frameDuration: 1.0 / 60))
      #expect((poppedAfter - 3...poppedAfter + 1).contains(frame), "0 to \(distance): \(frame), \(poppedAfter) there")
    }
  }

  @Test("Pop's default threshold ends a way of 0.4 on the first frame")
  func popSmall() throws {
    let spring = try PopSpring().spring()
    let frame = PopRest().firstFrame(of: spring, from: SpringState(displacement: -0.4), frameDuration: 1.0 / 60)
    #expect(frame == 0)
    let ratio = try #require(
      PopRest().firstFrame(of: spring, from: SpringState(displacement: -1), frameDuration: 1.0 / 60))
    #expect((8...9).contains(ratio), "from 0 to 1 it ends in frame 9 there, at 0.838: \(ratio)")
    let slow = PopRest().firstFrame(of: spring, from: SpringState(displacement: -100), frameDuration: 1.0 / 1000)
    // 0.240 s there.
    #expect(slow == 239, "at 1000 Hz it ends before the crossing at 0.2424 s")
  }
}
