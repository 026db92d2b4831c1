internal import MotionEngine

extension PublishedQuantity {
  private static let constants = [Input("mass", 1), Input("stiffness"), Input("damping-coefficient")]

  /// Words that lead to a spring's constants or a decay's rate, and back, without a platform's own rule.
  static let conversions: [PublishedQuantity] =
    [
      described("damping-ratio", "ζ") { $0.dampingRatio },
      described("natural-frequency", "ωₙ, rad/s") { $0.naturalFrequency },
      described("damped-frequency", "ω_d, rad/s") { $0.dampedFrequency },
      described("response", "the natural period, s") { $0.response },
      described("bounce", "1 − ζ, or 1/ζ − 1") { $0.bounce },
    ]
    + pair("duration-bounce", [Input("mass", 1), Input("duration"), Input("bounce")], "a duration and a bounce") {
      try Spring(mass: $0("mass"), duration: $0("duration"), bounce: $0("bounce"))
    }
    + pair(
      "response-ratio", [Input("mass", 1), Input("response"), Input("damping-ratio")], "a response and a damping ratio"
    ) { try Spring(mass: $0("mass"), response: $0("response"), dampingFraction: $0("damping-ratio")) }
    + [
      PublishedQuantity("friction-rate.of-deceleration-factor", [Input("deceleration-factor")], "λ = −1000 ln d") {
        try ExponentialDecay(decelerationFactor: $0("deceleration-factor")).frictionRate
      },
      PublishedQuantity("friction-rate.of-drag", [Input("drag")], "λ = −ln D") {
        try ExponentialDecay(dragPerSecond: $0("drag")).frictionRate
      },
      PublishedQuantity("friction-rate.of-time-constant", [Input("time-constant")], "λ = 1/τ") {
        try ExponentialDecay(timeConstant: $0("time-constant")).frictionRate
      },
      PublishedQuantity("friction-rate.drag", [Input("friction-rate")], "D = e^−λ") {
        try ExponentialDecay(frictionRate: $0("friction-rate")).dragPerSecond
      },
      PublishedQuantity(
        "friction-rate.remaining-share", [Input("friction-rate"), Input("time")], "the share of the velocity left"
      ) { try ExponentialDecay(frictionRate: $0("friction-rate")).remainingShare(after: $0("time")) },
      PublishedQuantity(
        "friction-rate.between",
        [Input("from"), Input("to"), Input("velocity"), Input("end-velocity")], "λ from two places and their velocities"
      ) {
        try ExponentialDecay(
          from: $0("from"), to: $0("to"), startVelocity: $0("velocity"), endVelocity: $0("end-velocity")
        ).frictionRate
      },
    ]

  private static func described(
    _ name: String, _ summary: String, _ value: @escaping @Sendable (Spring) -> Double
  ) -> PublishedQuantity {
    PublishedQuantity("constants.\(name)", constants, summary) {
      try value(
        Spring(mass: $0("mass"), stiffness: $0("stiffness"), dampingCoefficient: $0("damping-coefficient")))
    }
  }

  /// Two quantities, the stiffness and the damping coefficient that words lead to.
  static func pair(
    _ name: String, _ inputs: [Input], _ words: String, _ spring: @escaping @Sendable (PublishedInputs) throws -> Spring
  ) -> [PublishedQuantity] {
    [
      PublishedQuantity(name + ".stiffness", inputs, "k of \(words)") { try spring($0).stiffness },
      PublishedQuantity(name + ".damping-coefficient", inputs, "c of \(words)") { try spring($0).dampingCoefficient },
    ]
  }
}
