import MotionEngine
import PlatformSprings
import Testing

@Suite("Rules on springs that nobody asked for")
struct RuleRobustnessTests {
  /// Springs and starts over many decades, the same in every run.
  static func launches(count: Int, seed: UInt64) -> [(Spring, SpringState)] {
    var random = SeededGenerator(seed: seed)
    return (0..<count).compactMap { index in
      let ratio = index % 7 == 0 ? 1 : random.logarithmic(1e-3, 1e3)
      let spring = try? Spring(
        mass: random.logarithmic(1e-3, 1e3), naturalFrequency: random.logarithmic(1, 1e3), dampingRatio: ratio)
      let way = (index % 2 == 0 ? -1 : 1) * random.logarithmic(1e-4, 1e5)
      let velocity = index % 3 == 0 ? 0 : way * Double.random(in: -50...50, using: &random)
      return spring.map { ($0, SpringState(displacement: way, velocity: velocity)) }
    }
  }

  @Test("give an answer that is no NaN, and in time")
  func answers() {
    for (spring, start) in Self.launches(count: 300, seed: 20_240_607) {
      for rule in PlatformSettlingRule.allCases {
        guard let duration = rule.duration(of: spring, from: start) else { continue }
        #expect(duration >= 0, "\(rule), \(spring), \(start): \(duration)")
      }
    }
  }

  @Test("the first time never comes after the last, and the state there meets the rule")
  func order() {
    for (spring, start) in Self.launches(count: 400, seed: 77) {
      let way = start.displacement.magnitude
      for rule in [
        RestThresholds(displacement: 1e-3 * way, speed: 1e-2 * way), RestThresholds.reactSpring(distance: way),
        RestThresholds(displacement: 0.2 * way, speed: 50 * way),
      ] {
        let first = rule.firstTime(of: spring, from: start)
        let last = rule.restTime(of: spring, from: start)
        #expect(first <= last, "\(rule), \(spring), \(start): \(first), \(last)")
        let slack = RestThresholds(displacement: rule.displacement * (1 + 1e-9), speed: rule.speed * (1 + 1e-9))
        #expect(
          slack.isMet(by: spring.state(after: first, from: start)), "\(rule), \(spring), \(start): not met at \(first)")
      }
    }
  }

  @Test("constants to paste of any spring hold no NaN and no infinity")
  func constants() {
    for (spring, _) in Self.launches(count: 300, seed: 5) {
      for form in SpringPlatform.all.flatMap(\.forms) {
        let translation = SpringTranslation(spring, in: form)
        let text = translation.said?.code ?? ""
        #expect(!text.contains("nan") && !text.contains("inf"), "\(form.name) of \(spring): \(text)")
        #expect((translation.said == nil) != (translation.refusal == nil))
      }
    }
  }

  @Test("the distance of every rule scales with the unit where it is relative to the way")
  func units() throws {
    let spring = try Spring(mass: 2, stiffness: 300, dampingCoefficient: 9)
    let start = SpringState(displacement: -1, velocity: 3)
    for unit in [1e-3, 7, 900] {
      let scaled = SpringState(displacement: -unit, velocity: 3 * unit)
      for rule in [PlatformSettlingRule.coreAnimation, .uikit, .wave, .reanimated, .reactSpring] {
        let one = try #require(rule.duration(of: spring, from: start))
        expectClose(try #require(rule.duration(of: spring, from: scaled)), one, relative: 1e-11, "\(rule) in \(unit)")
      }
    }
  }
}
