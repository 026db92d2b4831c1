package import MotionProblems

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The textbook form of a spring given by UIKit's duration T, whose frequency is fitted: ζ ωₙ T = L + s ln ζ.
///
/// UIKit's own rule has ζ/√(1 − ζ²) · e^(−ζ ωₙ T) = 0.001, that is L = ln 1000, s = 1 and a term −½ ln(1 − ζ²) besides,
/// which has no limit at critical damping. What is often written instead is e^(−ζ ωₙ T) = 0.001: L = ln 1000 and s = 0,
/// the constants it begins with. Exact for no damping ratio by itself; two constants bring it near to all of them.
package struct EnvelopeLogarithmEngine: TunableEngine {
  private var logarithm = 6.907755278982137
  private var slope = 0.0

  package init() {}

  package var name: String { "uikit-duration-by-logarithm" }
  package var summary: String {
    "A spring given by UIKit's duration T, from ζ ω T = ln 1000 instead of UIKit's own envelope"
  }

  package var constants: [TunableConstant] {
    [
      TunableConstant("logarithm", "ζ ω T of a spring with ζ = 1", value: logarithm, in: 4...12, isLogarithmic: false),
      TunableConstant("slope", "what ln ζ adds to it", value: slope, in: -1...3, isLogarithmic: false),
    ]
  }

  package func with(_ values: [String: Double]) -> EnvelopeLogarithmEngine {
    var engine = self
    (engine.logarithm, engine.slope) = (values["logarithm"] ?? logarithm, values["slope"] ?? slope)
    return engine
  }

  package func refusal(of problem: MotionProblem) -> String? {
    if let reason = SpokenLaws.springs.refusal(of: problem, by: name) { return reason }
    guard let words = problem.settlingWords, words.rule == .uikit, words.dampingRatio > 0 else {
      return "\(name) has springs that are given by UIKit's duration only"
    }
    return nil
  }

  package func record(
    _ problem: MotionProblem, at times: [Double], restBand: Double, into trace: inout Trace
  ) throws(EngineFailure) {
    trace.clear()
    guard refusal(of: problem) == nil, let words = problem.settlingWords else {
      throw .rejected(reason: refusal(of: problem) ?? "")
    }
    let ratio = words.dampingRatio
    let frequency = (logarithm + slope * log(ratio)) / (ratio * words.duration)
    guard frequency > 0 else { throw .rejected(reason: "a frequency of \(frequency) rad/s") }
    let fitted = try problem.changingLaw(
      spring: { asked throws(ProblemError) in
        try Oscillator(
          mass: asked.mass, stiffness: asked.mass * frequency * frequency,
          dampingCoefficient: 2 * ratio * asked.mass * frequency)
      })
    try ClosedFormEngine<TextbookClosedForm>().record(fitted, at: times, restBand: restBand, into: &trace)
  }
}
