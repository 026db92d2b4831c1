internal import GSLNumerics
public import MotionProblems

/// The truth about a spring with quadratic damping, which has no closed form: its equation, integrated twice by steppers
/// that share nothing (the explicit Runge-Kutta pair `rk8pd` and the implicit extrapolation `bsimp`), each restarted at
/// every reversal.
///
/// Nothing here is proven. Where the two differ by d the answer is that of the first, its radius d and a little more, and a
/// tolerance is at least ten times that. A question on whose answer they do not agree is an error.
///
/// - Accuracy: d is some 1e-14 of the amplitude over ten periods.
public struct IntegratedMotion: Sendable {
  public let problem: MotionProblem
  let oscillator: Oscillator
  let resistance: Resistance

  /// The most swings that are followed.
  public static let mostSwings = 400
  static let steppers: [ODEStepper] = [.rk8pd, .bsimp]
  static let tolerance = IntegrationTolerance(perStep: 1e-14)
  /// Of the scale: what agreement by chance could hide.
  static let leastDifference = 0x1p-50

  /// - Throws: ``ReferenceError/invalid(quantity:value:)`` for any other law, which ``CertifiedMotion`` answers for.
  public init(_ problem: MotionProblem) throws(ReferenceError) {
    guard case .resistedSpring(let oscillator, .quadratic(let coefficient)) = problem.law else {
      throw .invalid(quantity: "the quadratic damping of another law", value: 0)
    }
    self.problem = problem
    self.oscillator = oscillator
    resistance = .quadratic(coefficient: coefficient)
  }

  /// Fills `trace` with the motion at `times`; its radii are the largest differences of both integrations.
  ///
  /// - Throws: ``ReferenceError/notIntegrated(_:)``; the trace is then empty.
  public func record(at times: SampleTimes, into trace: inout ReferenceTrace) throws(ReferenceError) {
    trace.clear()
    var accounts: [IntegratedTrace] = []
    do throws(IntegrationError) {
      for stepper in Self.steppers {
        accounts.append(
          try IntegratedSolution.integrate(problem, at: times.times, stepper: stepper, tolerance: Self.tolerance))
      }
    } catch {
      throw .notIntegrated(error)
    }
    trace.reset(count: times.count)
    trace.positions = accounts[0].positions
    trace.velocities = accounts[0].velocities
    trace.positionRadius = Self.radius(accounts[0].positions, accounts[1].positions)
    trace.velocityRadius = Self.radius(accounts[0].velocities, accounts[1].velocities)
  }

  private static func radius(_ one: [Double], _ other: [Double]) -> Double {
    let size = one.reduce(0) { max($0, abs($1)) }
    return zip(one, other).reduce(leastDifference * size) { max($0, abs($1.0 - $1.1)) }
  }

  /// Both accounts up to a time, s.
  func accounts(upTo time: Double) throws(ReferenceError) -> AgreedPhases {
    var phases = try AgreedPhases(problem, oscillator: oscillator, resistance: resistance)
    try phases.advance(to: time)
    return phases
  }

  /// Both accounts up to where k y² + m v², which never grows, is below `energy` times k.
  ///
  /// - Parameter energy: square units of length, > 0.
  func accounts(untilEnergyIsBelow energy: Double, for question: String) throws(ReferenceError) -> AgreedPhases {
    let slow = max(1, 2 * oscillator.dampingRatio)
    var phases = try accounts(upTo: problem.lastChangeTime + 4 * oscillator.naturalPeriod * slow)
    while phases.energyLeft >= energy {
      guard phases.pairs.count < Self.mostSwings, phases.end < 1e4 * oscillator.naturalPeriod * slow else {
        throw .tooManySwings(question: question, limit: Self.mostSwings)
      }
      try phases.advance(to: 1.5 * phases.end)
    }
    return phases
  }

  /// One answer of two: the first, and how far the other is from it.
  func agreed(_ both: (Double, Double)) -> (value: Double, radius: Double) {
    (both.0, max(abs(both.0 - both.1), Self.leastDifference * abs(both.0)))
  }

  var isStill: Bool {
    problem.start == PhaseState(position: 0, velocity: 0) && problem.retargets.allSatisfy { $0.target == 0 }
  }
}
