package import MotionProblems

/// Dashpot's engine with the phase brought back by a full turn of 15 digits: a mutant that only long motions show.
///
/// It loses 3.4e-15 rad a period: 1.7e-13 over 50 periods, which is rounding, and 3.4e-12 over 1000.
package struct RoundedTurnEngine: EngineModel {
  /// 2π to 15 digits.
  package static let turn = 6.28318530717959

  package init() {}

  package var name: String { "mutant-rounded-turn" }
  package var summary: String { "Dashpot's engine that reduces its phase by 2π to 15 digits" }

  package func record(
    _ problem: MotionProblem, at times: [Double], restBand: Double, into trace: inout Trace
  ) throws(EngineFailure) {
    guard case .spring(let oscillator) = problem.law, oscillator.dampingRatio < 1 else {
      return try DashpotEngine().record(problem, at: times, restBand: restBand, into: &trace)
    }
    let ratio = oscillator.dampingRatio
    let period = oscillator.naturalPeriod / ((1 - ratio) * (1 + ratio)).squareRoot()
    let loss = period * (Self.turn - 2 * Double.pi) / (2 * Double.pi)
    try DashpotEngine().record(
      problem, at: times.map { $0 - ($0 / period).rounded(.down) * loss }, restBand: restBand, into: &trace)
  }
}
