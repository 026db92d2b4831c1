internal import MotionEngine

private func number(_ value: Double) -> String { PlatformNumber.text(value) }

extension SpringPlatform {
  /// Pop, Rebound, Origami.
  static let facebook: [SpringPlatform] = [pop, rebound(.java), rebound(.javaScript), origami]

  private static let pop: SpringPlatform = {
    let traits = PlatformTraits(velocityUnit: .unitsPerSecond, restRule: .pop)
    return SpringPlatform(
      "pop", "Pop", aliases: ["popspringanimation"], traits,
      presets: [SpringPreset("default", [4, 12], catalog: "pop-default")],
      [
        bouncinessAndSpeed("pop", "Pop, bounciness and speed", .swift, usual: PopSpring(), traits) { w, velocity in
          """
          animation.springBounciness = \(number(w[0]))
          animation.springSpeed = \(number(w[1]))\(popLaunch(velocity))
          """
        },
        SpringForm(
          "pop/dynamics", "Pop, dynamics", .swift,
          [
            SpringWord("dynamicsTension"), SpringWord("dynamicsFriction", .notNegative), SpringWord("dynamicsMass", 1),
          ], traits,
          reading: { try Spring(mass: $0[2], stiffness: $0[0], dampingCoefficient: $0[1]) },
          writing: { SaidWords([$0.stiffness, $0.dampingCoefficient, $0.mass]) },
          snippet: { w, velocity in
            """
            animation.dynamicsTension = \(number(w[0]))
            animation.dynamicsFriction = \(number(w[1]))
            animation.dynamicsMass = \(number(w[2]))\(popLaunch(velocity))
            """
          }),
      ])
  }()

  private static func popLaunch(_ velocity: Double) -> String {
    velocity == 0 ? "" : "\nanimation.velocity = \(number(velocity))"
  }

  static func bouncinessAndSpeed(
    _ name: String, _ title: String, _ language: SnippetLanguage, usual: PopSpring, _ traits: PlatformTraits,
    snippet: @escaping @Sendable ([Double], Double) -> String
  ) -> SpringForm {
    SpringForm(
      name, title, language,
      [SpringWord("bounciness", usual.bounciness, .any), SpringWord("speed", usual.speed, .any)],
      traits,
      reading: { try PopSpring(bounciness: $0[0], speed: $0[1]).spring() },
      writing: {
        let words = try PopSpring($0)
        return SaidWords([words.bounciness, words.speed], [.mass($0)])
      },
      snippet: snippet)
  }

  private static func rebound(_ library: ReboundSpring.Library) -> SpringPlatform {
    let isJava = library == .java
    let name = isJava ? "rebound" : "rebound-js"
    let title = isJava ? "Rebound" : "rebound-js"
    let language: SnippetLanguage = isJava ? .java : .javascript
    let prefix = isJava ? "" : "rebound."
    let traits = PlatformTraits(
      velocityUnit: .unitsPerSecond, restRule: isJava ? .reboundJava : .reboundJavaScript)
    let launch: @Sendable (Double) -> String = { $0 == 0 ? "" : "\nspring.setVelocity(\(number($0)));" }
    let bounciness = bouncinessAndSpeed(
      "\(name)/bounciness", "\(title), bounciness and speed", language, usual: PopSpring(), traits
    ) { w, velocity in
      let (first, second) = isJava ? (w[1], w[0]) : (w[0], w[1])
      return "\(prefix)SpringConfig.fromBouncinessAndSpeed(\(number(first)), \(number(second)));"
        .replacing("fromBouncinessAndSpeed", with: isJava ? "fromSpeedAndBounciness" : "fromBouncinessAndSpeed")
        + launch(velocity)
    }
    return SpringPlatform(
      name, title, traits,
      presets: isJava
        ? [
          SpringPreset("default", [40, 7], catalog: "rebound-default"),
          SpringPreset("chain-main", [40, 6], catalog: "rebound-chain-main"),
          SpringPreset("chain-attachment", [70, 10], catalog: "rebound-chain-attachment"),
        ] : [],
      [
        SpringForm(
          name, title, language, [SpringWord("tension", 40, .any), SpringWord("friction", 7, .any)], traits,
          reading: { try ReboundSpring(tension: $0[0], friction: $0[1], library: library).spring() },
          writing: {
            let words = ReboundSpring($0, library: library)
            return SaidWords([words.tension, words.friction], [.mass($0)])
          },
          snippet: { w, velocity in
            "\(prefix)SpringConfig.fromOrigamiTensionAndFriction(\(number(w[0])), \(number(w[1])));" + launch(velocity)
          }), bounciness,
      ])
  }

  private static let origami: SpringPlatform = {
    let traits = PlatformTraits(velocityUnit: .none, restRule: nil)
    return SpringPlatform(
      "origami", "Origami", aliases: ["origami-studio"], traits,
      [
        SpringForm(
          "origami", "Origami", .text, [SpringWord("tension", 40, .any), SpringWord("friction", 7, .any)], traits,
          reading: { try OrigamiSpring(tension: $0[0], friction: $0[1]).spring() },
          writing: {
            let words = OrigamiSpring($0)
            return SaidWords([words.tension, words.friction], [.mass($0)])
          },
          snippet: { w, _ in "tension \(number(w[0])), friction \(number(w[1]))" }),
        bouncinessAndSpeed(
          "origami/bounciness", "Origami, bounciness and speed", .text, usual: PopSpring(bounciness: 5, speed: 10),
          traits
        ) { w, _ in "bounciness \(number(w[0])), speed \(number(w[1]))" },
      ])
  }()
}
