internal import MotionEngine

private func number(_ value: Double) -> String { PlatformNumber.text(value) }

extension SpringPlatform {
  /// This engine's own words.
  static let dashpot: SpringPlatform = {
    let traits = PlatformTraits(velocityUnit: .unitsPerSecond, restRule: nil)
    return SpringPlatform(
      "dashpot", "Dashpot", aliases: ["physics"], traits,
      [
        SpringForm(
          "dashpot", "Dashpot", .swift,
          [SpringWord("mass", 1), SpringWord("stiffness"), SpringWord("dampingCoefficient", .notNegative)], traits,
          reading: { try Spring(mass: $0[0], stiffness: $0[1], dampingCoefficient: $0[2]) },
          writing: { SaidWords([$0.mass, $0.stiffness, $0.dampingCoefficient]) },
          snippet: { w, _ in
            "try Spring(mass: \(number(w[0])), stiffness: \(number(w[1])), dampingCoefficient: \(number(w[2])))"
          }),
        SpringForm(
          "dashpot/ratio", "Dashpot, damping ratio", .swift,
          [SpringWord("mass", 1), SpringWord("stiffness"), SpringWord("dampingRatio", .notNegative)], traits,
          reading: { try StiffnessRatioSpring(mass: $0[0], stiffness: $0[1], dampingRatio: $0[2]).spring() },
          writing: { SaidWords([$0.mass, $0.stiffness, $0.dampingRatio]) },
          snippet: { w, _ in
            "try StiffnessRatioSpring(mass: \(number(w[0])), stiffness: \(number(w[1])), dampingRatio: \(number(w[2]))).spring()"
          }),
        SpringForm(
          "dashpot/frequency", "Dashpot, frequency and damping ratio", .swift,
          [
            SpringWord("mass", 1), SpringWord("naturalFrequency", unit: "rad/s"),
            SpringWord("dampingRatio", .notNegative),
          ],
          traits,
          reading: { try Spring(mass: $0[0], naturalFrequency: $0[1], dampingRatio: $0[2]) },
          writing: { SaidWords([$0.mass, $0.naturalFrequency, $0.dampingRatio]) },
          snippet: { w, _ in
            "try Spring(mass: \(number(w[0])), naturalFrequency: \(number(w[1])), dampingRatio: \(number(w[2])))"
          }),
      ])
  }()

  static let coreAnimation: SpringPlatform = {
    let traits = PlatformTraits(velocityUnit: .waysPerSecond, restRule: .coreAnimation)
    return SpringPlatform(
      "core-animation", "Core Animation", aliases: ["ca", "coreanimation", "caspringanimation"], traits,
      presets: [
        SpringPreset("default", [1, 100, 10, 0], catalog: "core-animation-default"),
        SpringPreset("tutorial-1500-10", [1, 1500, 10, 0], catalog: "tutorial-1500-10"),
        SpringPreset("tutorial-2-1000-10", [2, 1000, 10, 0], catalog: "tutorial-2-1000-10"),
      ],
      [coreAnimationConstants(traits), perceptual(traits)])
  }()

  private static func coreAnimationConstants(_ traits: PlatformTraits) -> SpringForm {
    SpringForm(
      "core-animation", "Core Animation", .swift,
      [
        SpringWord("mass", 1), SpringWord("stiffness", 100), SpringWord("damping", 10, .notNegative),
        SpringWord("allowsOverdamping", 0, .flag),
      ], traits,
      reading: {
        try CoreAnimationSpring(mass: $0[0], stiffness: $0[1], damping: $0[2], allowsOverdamping: $0[3] == 1).spring()
      },
      writing: {
        let words = CoreAnimationSpring($0)
        return SaidWords(
          [words.mass, words.stiffness, words.damping, words.allowsOverdamping ? 1 : 0], [undampedLoss($0)])
      },
      snippet: { w, velocity in
        """
        let animation = CASpringAnimation(keyPath: keyPath)
        animation.mass = \(number(w[0]))
        animation.stiffness = \(number(w[1]))
        animation.damping = \(number(w[2]))\(w[3] == 1 ? "\nanimation.allowsOverdamping = true" : "")\(launch(velocity))
        animation.duration = animation.settlingDuration
        """
      })
  }

  private static func perceptual(_ traits: PlatformTraits) -> SpringForm {
    SpringForm(
      "core-animation/perceptual", "Core Animation, perceptual duration and bounce", .swift,
      [SpringWord("perceptualDuration", unit: "s"), SpringWord("bounce", 0, .any)], traits,
      reading: { try CoreAnimationSpring(perceptualDuration: $0[0], bounce: $0[1]).spring() },
      writing: { SaidWords([$0.duration, $0.bounce], [.mass($0), undampedLoss($0)]) },
      snippet: { w, velocity in
        """
        let animation = CASpringAnimation(perceptualDuration: \(number(w[0])), bounce: \(number(w[1])))
        animation.keyPath = keyPath\(launch(velocity))
        """
      })
  }

  private static func launch(_ velocity: Double) -> String {
    velocity == 0 ? "" : "\nanimation.initialVelocity = \(number(velocity))"
  }

  private static func undampedLoss(_ spring: Spring) -> ConversionLoss? {
    spring.platformRegime == .undamped
      ? ConversionLoss(.restRule, "it ends after the largest Float of seconds, not never") : nil
  }
}

extension SpringPlatform {
  static let uikit: SpringPlatform = {
    let traits = PlatformTraits(velocityUnit: .waysPerSecond, restRule: .coreAnimation)
    return SpringPlatform(
      "uikit", "UIKit", aliases: ["uiview", "uispringtimingparameters"], traits,
      presets: [
        SpringPreset("0.8-0.5s", [0.5, 0.8], form: 1, catalog: "uikit-0.8-0.5s"),
        SpringPreset("default-timing", [3, 1000, 500], catalog: "uikit-default-timing"),
        SpringPreset("spring-duration-default", [0.5, 0], form: 2, catalog: "uikit-spring-duration-default"),
      ],
      [timingParameters(traits), animate, springDuration(traits)])
  }()

  private static func timingParameters(_ traits: PlatformTraits) -> SpringForm {
    SpringForm(
      "uikit", "UIKit, timing parameters", .swift,
      [SpringWord("mass"), SpringWord("stiffness"), SpringWord("damping", .notNegative)], traits,
      reading: { try Spring(mass: $0[0], stiffness: $0[1], dampingCoefficient: $0[2]) },
      writing: { SaidWords([$0.mass, $0.stiffness, $0.dampingCoefficient]) },
      snippet: { w, velocity in
        """
        UISpringTimingParameters(
          mass: \(number(w[0])), stiffness: \(number(w[1])), damping: \(number(w[2])), initialVelocity: \
        \(velocity == 0 ? ".zero" : "CGVector(dx: \(number(velocity)), dy: \(number(velocity)))"))
        """
      })
  }

  private static let animate = SpringForm(
    "uikit/animate", "UIKit, animate", .swift,
    [SpringWord("duration", unit: "s"), SpringWord("usingSpringWithDamping")],
    PlatformTraits(velocityUnit: .waysPerSecond, restRule: .uikit),
    reading: { try UIKitSpring.spring(dampingRatio: $0[1], duration: $0[0]) },
    writing: {
      let kept = $0.withoutOverdamping
      return SaidWords(
        [try UIKitSpring.duration(of: kept), kept.platformRatio],
        [
          .mass($0), .overdamping($0),
          ConversionLoss(.velocity, "with another initial velocity the platform takes another stiffness"),
        ])
    },
    snippet: { w, velocity in
      """
      UIView.animate(
        withDuration: \(number(w[0])), delay: 0, usingSpringWithDamping: \(number(w[1])),
        initialSpringVelocity: \(number(velocity)), animations: animations)
      """
    })

  private static func springDuration(_ traits: PlatformTraits) -> SpringForm {
    SpringForm(
      "uikit/spring-duration", "UIKit, spring duration and bounce", .swift,
      [SpringWord("springDuration", unit: "s"), SpringWord("bounce", 0, .any)], traits,
      reading: { try CoreAnimationSpring(perceptualDuration: $0[0], bounce: $0[1]).spring() },
      writing: { SaidWords([$0.duration, $0.bounce], [.mass($0)]) },
      snippet: { w, velocity in
        """
        UIView.animate(
          springDuration: \(number(w[0])), bounce: \(number(w[1])), initialSpringVelocity: \(number(velocity)), delay: 0,
          options: [], animations: animations)
        """
      })
  }
}
