internal import MotionProblems

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Finished after −ln ε/σ, with σ = c/2m and ε the rest band over the distance: the time in which e^(−σt) falls to ε.
///
/// Below critical damping that is a fair estimate of the envelope. Above it the slow root decides, and σ says nothing of
/// it: at m 1, k 100, c 100 a thousandth is claimed after 0.138 s and reached after 6.848. A start velocity does not
/// enter, and a motion that starts on its target is finished at once. Undamped motion is never finished.
package struct EnvelopeRateRest: TunableRestRule {
  package static let name = "settling-by-envelope-rate"
  package static let summary =
    "The right motion with −ln ε/σ for its settling time, above critical damping too, as in libadwaita's rule"
  package static let laws = SpokenLaws.springs

  /// On −ln ε/σ.
  private var factor = 1.0

  package init() {}

  package var constants: [TunableConstant] {
    [TunableConstant("factor", "factor on −ln ε/σ", value: factor, in: 0.1...1000)]
  }

  package func with(_ values: [String: Double]) -> EnvelopeRateRest {
    var rule = self
    rule.factor = values["factor"] ?? factor
    return rule
  }

  package func rest(of stretch: ShownStretch, restBand: Double) -> Double? {
    let decayRate = SpringConstants(stretch.law).decayRate
    let time = factor * log(stretch.start.position.magnitude / restBand) / decayRate
    return time < .infinity ? max(0, time) : nil
  }
}
