internal import MotionProblems

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Finished after −ln ε/(ζ ωₙ) below critical damping and 1.25 · (−ln ε)/ωₙ from there on, with ε the rest band over
/// the distance.
///
/// The quarter more is enough at ζ = 1 and next to it. Beyond, the motion slows down by 2ζ and the rule does not: at
/// ζ = 4 it ends a spring to a ten-thousandth with 23.5 % of the way left. Velocity, a start on the target and no
/// damping are as in ``EnvelopeRateRest``. Found by reading an engine's code.
package struct NaturalFrequencyRest: TunableRestRule {
  package static let name = "settling-by-natural-frequency"
  package static let summary =
    "The right motion with 1.25 · (−ln ε)/ω for its settling time however far above critical damping"
  package static let laws = SpokenLaws.springs

  /// On −ln ε/ωₙ from critical damping on.
  private(set) var allowance = 1.25
  /// On −ln ε/(ζ ωₙ) below it.
  private var factor = 1.0

  package init() {}

  package var constants: [TunableConstant] {
    [
      TunableConstant("factor", "factor on −ln ε/(ζ ω) below critical damping", value: factor, in: 0.1...1000),
      TunableConstant("allowance", "factor on −ln ε/ω from there on", value: allowance, in: 0.1...1000),
    ]
  }

  package func with(_ values: [String: Double]) -> NaturalFrequencyRest {
    var rule = self
    (rule.factor, rule.allowance) = (values["factor"] ?? factor, values["allowance"] ?? allowance)
    return rule
  }

  package func rest(of stretch: ShownStretch, restBand: Double) -> Double? {
    let spring = SpringConstants(stretch.law)
    let rate = spring.discriminant < 0 ? spring.decayRate / factor : spring.frequencySquared.squareRoot() / allowance
    let time = log(stretch.start.position.magnitude / restBand) / rate
    return time < .infinity ? max(0, time) : nil
  }
}
