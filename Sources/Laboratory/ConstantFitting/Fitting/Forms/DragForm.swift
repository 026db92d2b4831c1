internal import Foundation

/// v′ = −b |v| v from a start with a velocity: x = from + sign v · ln(1 + b |v| t)/b. It never stops.
///
/// Its parameters: b, from, velocity.
struct DragForm: MotionForm {
  struct State {
    let drag: Double
    let from: Double
    let velocity: Double
  }

  var parameterCount: Int { 3 }
  var startParameter: Int { 1 }

  func state(_ parameters: UnsafePointer<Double>) -> State {
    State(drag: parameters[0], from: parameters[1], velocity: parameters[2])
  }

  func writeMotions(_ rows: MotionRows) { rows.motions(self) }

  func writeDerivatives(_ rows: MotionRows) { rows.derivatives(self) }

  func motion(_ state: State, at time: Double) -> (value: Double, velocity: Double) {
    let growth = state.drag * state.velocity.magnitude * time
    // Why: a drag below 0 blows up in finite time, and where a jump fits best all of it runs off; a search shall stay away.
    guard growth > -0.99, state.velocity.magnitude < 1e9 else { return (.nan, .nan) }
    let shape = Self.logarithm(growth).value
    return (state.from + state.velocity * time * shape, state.velocity / (1 + growth))
  }

  func derivatives(
    _ state: State, at time: Double, value: UnsafeMutablePointer<Double>, velocity: UnsafeMutablePointer<Double>
  ) {
    let way = state.velocity.magnitude * time
    let growth = state.drag * way
    let remaining = 1 / (1 + growth)
    value[0] = state.velocity * time * way * Self.logarithm(growth).slope
    velocity[0] = -state.velocity * way * remaining * remaining
    (value[1], velocity[1]) = (1, 0)
    (value[2], velocity[2]) = (time * remaining, remaining * remaining)
  }

  /// ln(1 + z)/z and its derivative; a power series near 0.
  private static func logarithm(_ argument: Double) -> (value: Double, slope: Double) {
    guard argument.magnitude < 0.05 else {
      let value = log1p(argument) / argument
      return (value, (1 / (1 + argument) - value) / argument)
    }
    var (value, slope) = (0.0, 0.0)
    for index in stride(from: 12, through: 0, by: -1) {
      value = value * -argument + 1 / Double(index + 1)
      slope = slope * -argument - Double(index + 1) / Double(index + 2)
    }
    return (value, slope)
  }
}
