internal import Foundation

/// x = target + (from − target) A + velocity · B, with A and B of ``SpringResponse``.
///
/// Its parameters: two for the spring, as the ``Chart`` says, then from, velocity and target.
struct SpringForm: MotionForm {
  /// Which two numbers stand for σ = c/2m and q = k/m.
  enum Chart: Sendable {
    /// ln q and σ: nothing singular happens without damping.
    case frequencyAndRate
    /// ln q and ln σ: what an overdamped motion hardly tells, the fast rate, is a straight valley.
    case frequencyAndLogarithmicRate
    /// ln q and ζ = σ/√q.
    case frequencyAndRatio
    /// ln q, with ζ held at this.
    case frequencyAtRatio(Double)
  }

  struct State {
    var rate: Double
    var square: Double
    var from: Double
    var velocity: Double
    var target: Double
    /// ∂σ/∂ by each of the chart's parameters; ∂q/∂ is q and 0.
    var rateByFrequency: Double
    var rateByShape: Double
  }

  let chart: Chart

  /// How many parameters the chart has.
  var chartCount: Int { if case .frequencyAtRatio = chart { 1 } else { 2 } }
  var parameterCount: Int { chartCount + 3 }
  var startParameter: Int { chartCount }

  func state(_ parameters: UnsafePointer<Double>) -> State {
    let square = exp(parameters[0])
    let linear = parameters + chartCount
    var state = State(
      rate: 0, square: square, from: linear[0], velocity: linear[1], target: linear[2], rateByFrequency: 0,
      rateByShape: 1)
    switch chart {
    case .frequencyAndRate: state.rate = parameters[1]
    case .frequencyAndLogarithmicRate:
      state.rate = exp(parameters[1])
      state.rateByShape = state.rate
    case .frequencyAndRatio:
      state.rateByShape = square.squareRoot()
      state.rate = parameters[1] * state.rateByShape
      state.rateByFrequency = state.rate / 2
    case .frequencyAtRatio(let ratio):
      state.rate = ratio * square.squareRoot()
      state.rateByFrequency = state.rate / 2
    }
    // Why: such a rate is over before the first sample of any window, and a spring so weak does not pull in it; only a
    // search that has lost its way goes there.
    let isSeen = state.rate < fastest && square < fastest * fastest && square * fastest * fastest > 1
    if !isSeen { state.rate = .nan }
    return state
  }

  /// In units of the window. A minimum at the limit of the first chart lies inside of those that come after it.
  private var fastest: Double {
    switch chart {
    case .frequencyAndRate: 1e6
    case .frequencyAndLogarithmicRate: 1e7
    case .frequencyAndRatio, .frequencyAtRatio: 1e8
    }
  }

  func writeMotions(_ rows: MotionRows) { rows.motions(self) }

  func writeDerivatives(_ rows: MotionRows) { rows.derivatives(self) }

  func motion(_ state: State, at time: Double) -> (value: Double, velocity: Double) {
    let response = SpringResponse(rate: state.rate, square: state.square, time: time)
    let displacement = state.from - state.target
    return (
      state.target + displacement * response.displacement + state.velocity * response.velocity,
      state.velocity * (response.displacement - 2 * state.rate * response.velocity)
        - displacement * state.square * response.velocity
    )
  }

  func derivatives(
    _ state: State, at time: Double, value: UnsafeMutablePointer<Double>, velocity: UnsafeMutablePointer<Double>
  ) {
    let response = SpringResponse(rate: state.rate, square: state.square, time: time)
    let displacement = state.from - state.target
    let (rate, square) = (state.rate, state.square)
    let (unit, push) = (response.displacement, response.velocity)
    let byRate = displacement * response.displacementByRate + state.velocity * response.velocityByRate
    let bySquare = displacement * response.displacementBySquare + state.velocity * response.velocityBySquare
    let speedByRate =
      state.velocity * (response.displacementByRate - 2 * push - 2 * rate * response.velocityByRate)
      - displacement * square * response.velocityByRate
    let speedBySquare =
      state.velocity * (response.displacementBySquare - 2 * rate * response.velocityBySquare)
      - displacement * (push + square * response.velocityBySquare)
    value[0] = square * bySquare + state.rateByFrequency * byRate
    velocity[0] = square * speedBySquare + state.rateByFrequency * speedByRate
    let first = chartCount
    if first == 2 {
      value[1] = state.rateByShape * byRate
      velocity[1] = state.rateByShape * speedByRate
    }
    (value[first], velocity[first]) = (unit, -square * push)
    (value[first + 1], velocity[first + 1]) = (push, unit - 2 * rate * push)
    (value[first + 2], velocity[first + 2]) = (1 - unit, square * push)
  }

  /// σ and q in the words of the chart; none of ``Chart/frequencyAtRatio(_:)`` but the first.
  func chartParameters(rate: Double, square: Double) -> [Double] {
    switch chart {
    case .frequencyAndRate: [log(square), rate]
    case .frequencyAndLogarithmicRate: [log(square), log(rate)]
    case .frequencyAndRatio: [log(square), rate / square.squareRoot()]
    case .frequencyAtRatio: [log(square)]
    }
  }
}
