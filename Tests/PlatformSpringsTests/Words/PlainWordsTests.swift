import MotionEngine
import PlatformSprings
import Testing

@Suite("Words that state a spring as it is, or nearly")
struct PlainWordsTests {
  @Test("stiffness and damping ratio come back", arguments: [0.5, 1, 2, 4])
  func stiffnessRatio(_ mass: Double) throws {
    for ratio in [0.2, 0.5, 0.8, 1, 3] {
      let words = StiffnessRatioSpring(mass: mass, stiffness: 380, dampingRatio: ratio)
      let back = StiffnessRatioSpring(try words.spring())
      #expect(back.stiffness == 380 && back.mass == mass)
      expectClose(back.dampingRatio, ratio, relative: 4e-16, "ratio at mass \(mass)")
      let unit = StiffnessRatioSpring(unitMass: try words.spring())
      #expect(unit.mass == 1)
      expectClose(unit.stiffness, 380 / mass, relative: 2e-16, "k without a mass")
    }
    #expect(throws: SpringError.self) { try StiffnessRatioSpring(stiffness: 0, dampingRatio: 1).spring() }
    #expect(throws: SpringError.self) { try StiffnessRatioSpring(stiffness: 1, dampingRatio: -0.1).spring() }
  }

  @Test("Material's damping coefficients, and Flutter's")
  func coefficients() throws {
    let rows: [(Double, Double, Double, Published)] = [
      (1, 380, 0.8, "31.1897"), (1, 800, 0.6, "33.9411"), (1, 200, 0.8, "22.6274"), (0.5, 100, 1.1, "15.5563"),
    ]
    for row in rows {
      let spring = try StiffnessRatioSpring(mass: row.0, stiffness: row.1, dampingRatio: row.2).spring()
      expect(spring.dampingCoefficient, is: row.3, "\(row)")
    }
  }

  @Test("Flutter: duration and bounce, both ways")
  func flutterDuration() throws {
    let rows: [(Double, Published)] = [(0.3, "17.59"), (-0.3, "35.90")]
    for (bounce, damping) in rows {
      let spring = try Spring(duration: 0.5, bounce: bounce)
      expect(spring.stiffness, is: "157.91", "k")
      expect(spring.dampingCoefficient, is: damping, "c")
    }
    let back = try Spring(stiffness: 157.91, dampingCoefficient: 17.59)
    expect(back.duration, is: "0.500", "duration")
    expect(back.bounce, is: "0.3", "bounce")
  }

  @Test("Qt: the continuous equivalent and back", arguments: [0.5, 1, 2, 4])
  func qt(_ mass: Double) throws {
    let words = QtSpring(spring: 2, damping: 0.2, mass: mass)
    let spring = try words.continuousEquivalent()
    #expect(spring.mass == mass)
    expectClose(spring.stiffness, 125, relative: 2e-16, "k")
    expectClose(spring.dampingCoefficient, 12.5, relative: 2e-16, "c")
    let back = QtSpring(spring)
    expectClose(back.spring, 2, relative: 4e-16, "spring")
    expectClose(back.damping, 0.2, relative: 4e-16, "damping")
    #expect(back.mass == mass && back.epsilon == 0.01)
    #expect(throws: SpringError.self) { try QtSpring(spring: 0, damping: 0).continuousEquivalent() }
  }

  @Test("Qt: the platform's steps approach the equivalent")
  func qtSteps() throws {
    let words = QtSpring(spring: 0.5, damping: 0.1)
    let response = try words.continuousEquivalent().stepResponse
    var position = 0.0
    var velocity = 0.0
    var worst = 0.0
    for step in 1...200 {
      velocity += (words.spring * (1 - position) - words.damping * velocity) / words.mass
      position += velocity * QtSpring.step
      worst = max(worst, abs(position - response.value(at: Double(step) * QtSpring.step)))
    }
    // 0.016 ωₙ is 0.089.
    #expect(worst > 0.001 && worst < 0.089, "the steps leave the equivalent by \(worst)")
  }

  @Test("Figma: as they are", arguments: [0.5, 1, 2, 4])
  func figma(_ mass: Double) throws {
    let spring = try Spring(mass: mass, stiffness: 300, dampingCoefficient: 20)
    #expect(try FigmaSpring(spring).spring() == spring)
  }
}
