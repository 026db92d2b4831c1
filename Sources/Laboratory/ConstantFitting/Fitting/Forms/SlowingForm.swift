internal import Foundation

/// v′ = −λ v − a sign v from a start with a velocity, until it stops; with one of λ and a, or both.
///
/// Its parameters: λ where there is one, a where there is one, from, velocity.
struct SlowingForm: MotionForm {
  let hasRate: Bool
  let hasDeceleration: Bool

  struct State {
    var rate = 0.0
    var deceleration = 0.0
    var from = 0.0
    var velocity = 0.0
    /// When the velocity is 0; infinity for never.
    var stop = Double.infinity
    var sign: Double { velocity < 0 ? -1 : 1 }
  }

  private var lawCount: Int { (hasRate ? 1 : 0) + (hasDeceleration ? 1 : 0) }
  var parameterCount: Int { lawCount + 2 }
  var startParameter: Int { lawCount }

  func state(_ parameters: UnsafePointer<Double>) -> State {
    var state = State()
    if hasRate { state.rate = parameters[0] }
    if hasDeceleration { state.deceleration = parameters[lawCount - 1] }
    state.from = parameters[lawCount]
    state.velocity = parameters[lawCount + 1]
    // Why: where a jump fits best speed and rate run off together; a search shall stay away from there.
    if !(state.velocity.magnitude < 1e9) { state.velocity = .nan }
    if state.deceleration > 0 {
      let least = state.velocity.magnitude / state.deceleration
      let argument = state.rate * least
      // Why: a rate below 0 may keep up the speed for ever.
      if argument > -1 { state.stop = least * Self.logarithm(argument) }
    }
    return state
  }

  func writeMotions(_ rows: MotionRows) { rows.motions(self) }

  func writeDerivatives(_ rows: MotionRows) { rows.derivatives(self) }

  func motion(_ state: State, at time: Double) -> (value: Double, velocity: Double) {
    let isMoving = time < state.stop
    let way = SlowingIntegrals(rate: state.rate, time: isMoving ? time : state.stop)
    let resistance = state.sign * state.deceleration
    return (
      state.from + state.velocity * way.first - resistance * way.second,
      isMoving ? state.velocity * way.decay - resistance * way.first : 0
    )
  }

  /// Those of the value stay as they are at the stop: what moves the stop moves no place, since the speed there is 0.
  func derivatives(
    _ state: State, at time: Double, value: UnsafeMutablePointer<Double>, velocity: UnsafeMutablePointer<Double>
  ) {
    let isMoving = time < state.stop
    let local = isMoving ? time : state.stop
    let way = SlowingIntegrals(rate: state.rate, time: local)
    let resistance = state.sign * state.deceleration
    let motion: Double = isMoving ? 1 : 0
    if hasRate {
      value[0] = state.velocity * way.firstByRate - resistance * way.secondByRate
      velocity[0] = -motion * (local * state.velocity * way.decay + resistance * way.firstByRate)
    }
    if hasDeceleration {
      value[lawCount - 1] = -state.sign * way.second
      velocity[lawCount - 1] = -motion * state.sign * way.first
    }
    (value[lawCount], velocity[lawCount]) = (1, 0)
    (value[lawCount + 1], velocity[lawCount + 1]) = (way.first, motion * way.decay)
  }

  /// ln(1 + z)/z, 1 at 0.
  private static func logarithm(_ argument: Double) -> Double { argument == 0 ? 1 : log1p(argument) / argument }
}

/// e^(−λt), its integral from 0 and the integral of that, with their derivatives by λ; power series near λt = 0.
struct SlowingIntegrals {
  let decay: Double
  /// (1 − e^(−λt))/λ.
  let first: Double
  /// (t − first)/λ.
  let second: Double
  let firstByRate: Double
  let secondByRate: Double

  init(rate: Double, time: Double) {
    let argument = rate * time
    decay = exp(-argument)
    if argument.magnitude < 0.5 {
      var (one, two, oneSlope, twoSlope) = (0.0, 0.0, 0.0, 0.0)
      for index in stride(from: Self.terms - 1, through: 0, by: -1) {
        one = one * -argument + Self.inverseFactorials[index + 1]
        two = two * -argument + Self.inverseFactorials[index + 2]
        let weight = -Double(index + 1)
        oneSlope = oneSlope * -argument + weight * Self.inverseFactorials[index + 2]
        twoSlope = twoSlope * -argument + weight * Self.inverseFactorials[index + 3]
      }
      first = time * one
      second = time * time * two
      firstByRate = time * time * oneSlope
      secondByRate = time * time * time * twoSlope
    } else {
      first = -expm1(-argument) / rate
      second = (time - first) / rate
      firstByRate = (time * decay - first) / rate
      secondByRate = -(firstByRate + second) / rate
    }
  }

  private static let terms = 13
  private static let inverseFactorials: [Double] = (0...16).map { number in
    number < 2 ? 1 : 1 / (2...number).reduce(1.0) { $0 * Double($1) }
  }
}
