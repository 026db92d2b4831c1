internal import MotionEngine
package import MotionProblems

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A formula for v′ = −λ v, asked for the distance gone, the velocity, and the distance still to go.
package enum DecayFormula: String, CaseIterable, Sendable {
  /// Dashpot's ``ExponentialDecay``.
  case dashpot
  /// The textbook's, with expm1, in plain doubles.
  case textbook = "textbook-closed-form"

  /// The position is the distance gone.
  package func state(rate: Double, startVelocity: Double, after time: Double) -> PhaseState {
    switch self {
    case .dashpot:
      guard let decay = try? ExponentialDecay(frictionRate: rate) else { return .refused }
      return PhaseState(
        position: decay.distance(after: time, from: startVelocity),
        velocity: decay.velocity(after: time, from: startVelocity))
    case .textbook:
      let distance = rate == 0 ? startVelocity * time : -startVelocity * expm1(-rate * time) / rate
      return PhaseState(position: distance, velocity: startVelocity * exp(-rate * time))
    }
  }

  /// The distance still to go.
  package func remaining(rate: Double, startVelocity: Double, after time: Double) -> Double {
    switch self {
    case .dashpot:
      guard let decay = try? ExponentialDecay(frictionRate: rate) else { return .nan }
      return decay.remainingDistance(after: time, from: startVelocity)
    case .textbook: return startVelocity / rate - state(rate: rate, startVelocity: startVelocity, after: time).position
    }
  }
}
