internal import MotionEngine

extension PlatformConstants {
  static func web(_ spring: Spring) -> [PlatformConstants] {
    let m = number(spring.mass)
    let k = number(spring.stiffness)
    let c = number(spring.dampingCoefficient)
    let allow = spring.platformRegime == .overdamped ? ", allowsOverdamping: true" : ""
    return [
      PlatformConstants(
        "react-spring", "TypeScript", "useSpring({ to, config: { mass: \(m), tension: \(k), friction: \(c) } })"),
      PlatformConstants(
        "Motion", "TypeScript", "{ type: \"spring\", mass: \(m), stiffness: \(k), damping: \(c) }"),
      motionVisualDuration(spring),
      spring.dampingCoefficient > 0
        ? PlatformConstants(
          "wobble", "TypeScript", "new Spring({ mass: \(m), stiffness: \(k), damping: \(c)\(allow) })")
        : PlatformConstants("wobble", "TypeScript", impossible: "it refuses a damping of 0"),
      css(spring),
    ]
  }

  private static func motionVisualDuration(_ spring: Spring) -> PlatformConstants {
    let name = "Motion, visual duration and bounce"
    guard case .visualDuration(let duration, let bounce)? = try? MotionSpring.visualDuration(of: spring) else {
      return PlatformConstants(
        name, "TypeScript",
        impossible: "it knows damping ratios from 0.05 to 1; this one is \(number(spring.dampingRatio))")
    }
    return PlatformConstants(
      name, "TypeScript",
      "{ type: \"spring\", visualDuration: \(number(duration)), bounce: \(number(bounce)) }",
      loss: [massLoss(spring), "the velocity of an interrupted motion is dropped"])
  }

  /// The easing `linear()`, from rest to within a thousandth of the way, in chords that leave the curve by at most
  /// a five-hundredth of it.
  private static func css(_ spring: Spring) -> PlatformConstants {
    let duration = spring.settlingTime(within: 0.001)
    guard duration < .infinity else {
      return PlatformConstants("CSS", "CSS", impossible: "an easing ends, and this spring does not")
    }
    // A chord of h leaves a curve of acceleration a by at most a h²/8, and a is k/m at most.
    let chord = (8 * 0.002 * spring.mass / spring.stiffness).squareRoot()
    let count = (duration / chord).rounded(.up)
    guard count <= 500 else {
      return PlatformConstants("CSS", "CSS", impossible: "it would need more than 500 points")
    }
    let response = spring.stepResponse
    let points = (1..<Int(count)).map { index in
      number((response.value(at: duration * Double(index) / count) * 10_000).rounded() / 10_000)
    }
    let milliseconds = number((duration * 1000).rounded(.up))
    return PlatformConstants(
      "CSS", "CSS", "\(milliseconds)ms linear(\((["0"] + points + ["1"]).joined(separator: ", ")))",
      loss: ["a fixed curve from rest, within 0.002 of the way: it takes over no velocity"])
  }
}
