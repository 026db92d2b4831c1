internal import MotionEngine

private func number(_ value: Double) -> String { PlatformNumber.text(value) }

extension SpringPlatform {
  /// Motion, formerly Framer Motion.
  static let motion: SpringPlatform = {
    let traits = PlatformTraits(velocityUnit: .unitsPerSecond, restRule: .motion)
    return SpringPlatform(
      "motion", "Motion", aliases: ["framer-motion", "framer", "motion-one"], traits,
      presets: [
        SpringPreset("default", [1, 100, 10], catalog: "motion-default"),
        SpringPreset("duration-default", [0.8, 0.3], form: 1, catalog: "motion-duration-default"),
        SpringPreset("visual-duration-default", [0.3, 0.3], form: 2, catalog: "motion-visual-duration-default"),
        SpringPreset("transform", [1, 500, 25], catalog: "motion-transform"),
        SpringPreset("scale", [1, 550, 30], catalog: "motion-scale"),
        SpringPreset("scale-to-zero", [1, 550, 2 * 550.0.squareRoot()], catalog: "motion-scale-to-zero"),
        SpringPreset("inertia-boundary", [1, 500, 10], catalog: "motion-inertia-boundary"),
      ],
      [motionConstants(traits), motionDuration, motionVisualDuration])
  }()

  private static func motionConstants(_ traits: PlatformTraits) -> SpringForm {
    SpringForm(
      "motion", "Motion", .typescript,
      [SpringWord("mass", 1), SpringWord("stiffness", 100), SpringWord("damping", 10, .notNegative)], traits,
      reading: { try MotionSpring.constants(mass: $0[0], stiffness: $0[1], damping: $0[2]).spring() },
      writing: { SaidWords([$0.mass, $0.stiffness, $0.dampingCoefficient]) },
      snippet: { w, velocity in
        let launch = velocity == 0 ? "" : ", velocity: \(number(velocity))"
        return
          "{ type: \"spring\", mass: \(number(w[0])), stiffness: \(number(w[1])), damping: \(number(w[2]))\(launch) }"
      })
  }

  private static let withoutVelocity = PlatformTraits(velocityUnit: .none, restRule: .motion)

  private static let motionDuration = SpringForm(
    "motion/duration", "Motion, duration and bounce", .typescript,
    [SpringWord("duration", 0.8, unit: "s"), SpringWord("bounce", 0.3, .any)], withoutVelocity,
    reading: { try MotionSpring.duration($0[0], bounce: $0[1]).spring() },
    writing: {
      let kept = try withinRatios($0)
      guard case .duration(let duration, let bounce) = try MotionSpring.duration(of: kept.spring) else {
        return SaidWords([])
      }
      return SaidWords(
        [duration, bounce], [.mass($0), kept.loss, ConversionLoss(.restRule, "the motion is cut at its duration")])
    },
    snippet: { w, _ in "{ type: \"spring\", duration: \(number(w[0])), bounce: \(number(w[1])) }" })

  private static let motionVisualDuration = SpringForm(
    "motion/visual-duration", "Motion, visual duration and bounce", .typescript,
    [SpringWord("visualDuration", unit: "s"), SpringWord("bounce", 0.3, .any)], withoutVelocity,
    reading: { try MotionSpring.visualDuration($0[0], bounce: $0[1]).spring() },
    writing: {
      let kept = try withinRatios($0)
      guard case .visualDuration(let duration, let bounce) = try MotionSpring.visualDuration(of: kept.spring) else {
        return SaidWords([])
      }
      return SaidWords([duration, bounce], [.mass($0), kept.loss])
    },
    snippet: { w, _ in "{ type: \"spring\", visualDuration: \(number(w[0])), bounce: \(number(w[1])) }" })

  /// The spring with its damping ratio brought into what Motion keeps, at the same natural frequency.
  private static func withinRatios(_ spring: Spring) throws -> (spring: Spring, loss: ConversionLoss?) {
    let ratios = MotionSpring.dampingRatios
    guard spring.platformRegime == .overdamped || spring.dampingRatio < ratios.lowerBound else { return (spring, nil) }
    let ratio = spring.dampingRatio > 1 ? ratios.upperBound : ratios.lowerBound
    return (
      try Spring(mass: spring.mass, naturalFrequency: spring.naturalFrequency, dampingRatio: ratio),
      ConversionLoss(
        .clamp, "it knows damping ratios from 0.05 to 1, and takes \(number(ratio)) for \(number(spring.dampingRatio))")
    )
  }
}
