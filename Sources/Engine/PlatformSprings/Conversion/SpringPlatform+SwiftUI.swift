internal import MotionEngine

private func number(_ value: Double) -> String { PlatformNumber.text(value) }

extension SpringPlatform {
  static let swiftUI: SpringPlatform = {
    let traits = PlatformTraits(velocityUnit: .waysPerSecond, restRule: .swiftUI)
    return SpringPlatform(
      "swiftui", "SwiftUI", traits,
      presets: [
        SpringPreset("smooth", [0.5, 0], form: 1, catalog: "swiftui-smooth"),
        SpringPreset("snappy", [0.5, 0.15], form: 1, catalog: "swiftui-snappy"),
        SpringPreset("bouncy", [0.5, 0.3], form: 1, catalog: "swiftui-bouncy"),
        SpringPreset("spring", [0.5, 0.825], form: 2, catalog: "swiftui-spring"),
        SpringPreset("interactive", [0.15, 0.86], form: 2, catalog: "swiftui-interactive"),
        SpringPreset("interactive-bounce", [0.15, 0.15], form: 1, catalog: "swiftui-interactive-bounce"),
      ],
      [constants(traits), durationAndBounce(traits), responseAndFraction(traits)])
  }()

  private static func constants(_ traits: PlatformTraits) -> SpringForm {
    SpringForm(
      "swiftui", "SwiftUI", .swift,
      [
        SpringWord("mass", 1), SpringWord("stiffness"), SpringWord("damping", .notNegative),
        SpringWord("allowOverDamping", 0, .flag),
      ], traits,
      reading: {
        try SwiftUISpring(mass: $0[0], stiffness: $0[1], damping: $0[2], allowOverDamping: $0[3] == 1).spring()
      },
      writing: {
        SaidWords([$0.mass, $0.stiffness, $0.dampingCoefficient, $0.platformRegime == .overdamped ? 1 : 0])
      },
      snippet: { w, velocity in
        let allow = w[3] == 1 ? ", allowOverDamping: true" : ""
        let spring = "Spring(mass: \(number(w[0])), stiffness: \(number(w[1])), damping: \(number(w[2]))\(allow))"
        return velocity == 0
          ? ".spring(\(spring))" : ".interpolatingSpring(\(spring), initialVelocity: \(number(velocity)))"
      })
  }

  private static func durationAndBounce(_ traits: PlatformTraits) -> SpringForm {
    SpringForm(
      "swiftui/duration", "SwiftUI, duration and bounce", .swift,
      [SpringWord("duration", 0.5, unit: "s"), SpringWord("bounce", 0, .any)], traits,
      reading: { try SwiftUISpring(duration: $0[0], bounce: $0[1]).spring() },
      writing: { SaidWords([$0.duration, $0.bounce], [.mass($0)]) },
      snippet: { w, velocity in
        velocity == 0
          ? ".spring(duration: \(number(w[0])), bounce: \(number(w[1])))"
          : ".interpolatingSpring(duration: \(number(w[0])), bounce: \(number(w[1])), initialVelocity: \(number(velocity)))"
      })
  }

  private static func responseAndFraction(_ traits: PlatformTraits) -> SpringForm {
    SpringForm(
      "swiftui/response", "SwiftUI, response and damping fraction", .swift,
      [SpringWord("response", 0.5, unit: "s"), SpringWord("dampingFraction", 0.825, .notNegative)],
      PlatformTraits(velocityUnit: .none, restRule: traits.restRule),
      reading: { try SwiftUISpring(response: $0[0], dampingRatio: $0[1]).spring() },
      writing: { SaidWords([$0.response, $0.dampingRatio], [.mass($0)]) },
      snippet: { w, _ in ".spring(response: \(number(w[0])), dampingFraction: \(number(w[1])))" })
  }
}
