internal import MotionEngine

private func number(_ value: Double) -> String { PlatformNumber.text(value) }

extension SpringPlatform {
  /// libadwaita, Qt Quick, Figma.
  static let desktop: [SpringPlatform] = [libadwaita, qt, figma]

  private static let libadwaita: SpringPlatform = {
    let traits = PlatformTraits(velocityUnit: .unitsPerSecond, restRule: .libadwaita)
    return SpringPlatform(
      "libadwaita", "libadwaita", aliases: ["adwaita", "adw", "gtk"], traits,
      [
        SpringForm(
          "libadwaita", "libadwaita", .c,
          [SpringWord("damping_ratio", .notNegative), SpringWord("mass"), SpringWord("stiffness")], traits,
          reading: { try StiffnessRatioSpring(mass: $0[1], stiffness: $0[2], dampingRatio: $0[0]).spring() },
          writing: { SaidWords([$0.dampingRatio, $0.mass, $0.stiffness]) },
          snippet: { w, velocity in
            "adw_spring_params_new (\(number(w[0])), \(number(w[1])), \(number(w[2])))" + adwaitaLaunch(velocity)
          }),
        SpringForm(
          "libadwaita/full", "libadwaita, full", .c,
          [SpringWord("damping", .notNegative), SpringWord("mass"), SpringWord("stiffness")], traits,
          reading: { try Spring(mass: $0[1], stiffness: $0[2], dampingCoefficient: $0[0]) },
          writing: { SaidWords([$0.dampingCoefficient, $0.mass, $0.stiffness]) },
          snippet: { w, velocity in
            "adw_spring_params_new_full (\(number(w[0])), \(number(w[1])), \(number(w[2])))" + adwaitaLaunch(velocity)
          }),
      ])
  }()

  private static func adwaitaLaunch(_ velocity: Double) -> String {
    velocity == 0 ? "" : "\nadw_spring_animation_set_initial_velocity (animation, \(number(velocity)));"
  }

  private static let qt: SpringPlatform = {
    let traits = PlatformTraits(velocityUnit: .none, restRule: nil)
    return SpringPlatform(
      "qt", "Qt Quick", aliases: ["qml", "qt-quick"], traits,
      [
        SpringForm(
          "qt", "Qt Quick", .qml,
          [SpringWord("spring"), SpringWord("damping", 0, .notNegative), SpringWord("mass", 1)],
          traits, steps: { QtSpring(spring: $0[0], damping: $0[1], mass: $0[2]) },
          reading: { try QtSpring(spring: $0[0], damping: $0[1], mass: $0[2]).continuousEquivalent() },
          writing: {
            let words = QtSpring($0)
            return SaidWords(
              [words.spring, words.damping, words.mass],
              [ConversionLoss(.steps, "the platform moves in steps of 16 ms, which only approach this spring")])
          },
          snippet: { w, _ in
            "SpringAnimation { spring: \(number(w[0])); damping: \(number(w[1])); mass: \(number(w[2])) }"
          })
      ])
  }()

  private static let figma: SpringPlatform = {
    let traits = PlatformTraits(velocityUnit: .none, restRule: nil)
    return SpringPlatform(
      "figma", "Figma", traits,
      [
        SpringForm(
          "figma", "Figma", .text,
          [SpringWord("mass", 1), SpringWord("stiffness"), SpringWord("damping", .notNegative)],
          traits,
          reading: { try FigmaSpring(mass: $0[0], stiffness: $0[1], damping: $0[2]).spring() },
          writing: { SaidWords([$0.mass, $0.stiffness, $0.dampingCoefficient]) },
          snippet: { w, _ in "mass \(number(w[0])), stiffness \(number(w[1])), damping \(number(w[2]))" })
      ])
  }()
}
