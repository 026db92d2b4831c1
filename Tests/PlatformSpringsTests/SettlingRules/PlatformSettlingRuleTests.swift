import MotionEngine
import PlatformSprings
import Testing

@Suite("Every platform's rule under one roof")
struct PlatformSettlingRuleTests {
  /// Settling of the spring 1/100/10 from 0 to 1, s.
  static let expected: [PlatformSettlingRule: Double] = [
    .coreAnimation: 1.4727003346780927, .uikit: 1.2716898269296164, .compose: 0.949, .libadwaita: 1.381,
    .wave: 1.8420680743952367, .reactSpring: 0.95546027437517087, .flutter: 1.437764822701336,
    .reanimated: 1.9594159338104192, .motion: 1.1,
  ]

  @Test("answers for the common spring", arguments: PlatformSettlingRule.allCases)
  func common(_ rule: PlatformSettlingRule) throws {
    let spring = try Spring(stiffness: 100, dampingCoefficient: 10)
    let duration = try #require(rule.duration(of: spring))
    #expect(duration.isFinite && duration >= 0)
    if let expected = Self.expected[rule] { expectClose(duration, expected, relative: 1e-11, rule.rawValue) }
  }

  @Test("answers for every named spring, or says that it has no answer", arguments: SpringCatalog.all.map(\.name))
  func named(_ name: String) throws {
    let spring = try #require(SpringCatalog.spring(named: name)).spring
    for rule in PlatformSettlingRule.allCases {
      let duration = rule.duration(of: spring)
      if let duration { #expect(duration >= 0 && duration < 100, "\(rule) of \(name): \(duration)") }
      if duration == nil { #expect(rule == .uikit && spring.regime == .overdamped, "\(rule) of \(name)") }
    }
  }

  @Test("without damping the answer is infinity, the largest Float, or none")
  func undamped() throws {
    let spring = try Spring(stiffness: 100, dampingCoefficient: 0)
    for rule in PlatformSettlingRule.allCases {
      switch rule {
      case .coreAnimation: #expect(rule.duration(of: spring) == Double(Float.greatestFiniteMagnitude))
      case .uikit: #expect(rule.duration(of: spring) == nil)
      // From 0 to 1 in a threshold of 1 unit there is nothing to do.
      case .android, .pop: continue
      // It stops looking after 20 s.
      case .motion: #expect(rule.duration(of: spring) == 20)
      default: #expect(rule.duration(of: spring) == .infinity, "\(rule)")
      }
    }
  }

  @Test("a rule relative to the way has no answer without one")
  func noWay() throws {
    let spring = try Spring(stiffness: 100, dampingCoefficient: 10)
    let kicked = SpringState(displacement: 0, velocity: 5)
    #expect(PlatformSettlingRule.coreAnimation.duration(of: spring, from: kicked) == nil)
    #expect(PlatformSettlingRule.uikit.duration(of: spring, from: kicked) == nil)
    #expect(PlatformSettlingRule.reactSpring.duration(of: spring, from: kicked) ?? 0 > 0.5)
  }

  @Test("ids can be typed and are read back")
  func ids() {
    for rule in PlatformSettlingRule.allCases {
      #expect(PlatformSettlingRule(rawValue: rule.rawValue) == rule)
      #expect(rule.rawValue.allSatisfy { $0.isLowercase || $0 == "-" })
    }
  }
}
