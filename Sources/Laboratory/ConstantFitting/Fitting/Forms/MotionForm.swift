/// A closed form of a motion and its derivatives by its parameters.
///
/// Times count from the start of the motion, `time` ≥ 0. Everything is in double precision and of this module's own, so
/// that neither the certified truth nor an engine is fitted to itself.
protocol MotionForm: Sendable {
  /// What does not depend on the time.
  associatedtype State

  var parameterCount: Int { get }
  /// The index of the parameter that is the value at the start.
  var startParameter: Int { get }

  func state(_ parameters: UnsafePointer<Double>) -> State

  func motion(_ state: State, at time: Double) -> (value: Double, velocity: Double)

  /// Writes the derivatives of the value, and those of the velocity, by each parameter.
  func derivatives(
    _ state: State, at time: Double, value: UnsafeMutablePointer<Double>, velocity: UnsafeMutablePointer<Double>)
}

/// A form that rests at its first value until a time which is one of its parameters.
///
/// The parameters are the time of the start, then those of the form.
struct StartedForm<Form: MotionForm>: MotionForm {
  let form: Form

  var parameterCount: Int { form.parameterCount + 1 }
  var startParameter: Int { form.startParameter + 1 }

  func state(_ parameters: UnsafePointer<Double>) -> (start: Double, rest: Double, form: Form.State) {
    (parameters[0], parameters[startParameter], form.state(parameters + 1))
  }

  func motion(
    _ state: (start: Double, rest: Double, form: Form.State), at time: Double
  ) -> (value: Double, velocity: Double) {
    time >= state.start ? form.motion(state.form, at: time - state.start) : (state.rest, 0)
  }

  func derivatives(
    _ state: (start: Double, rest: Double, form: Form.State), at time: Double, value: UnsafeMutablePointer<Double>,
    velocity: UnsafeMutablePointer<Double>
  ) {
    guard time >= state.start else {
      for index in 0..<parameterCount { (value[index], velocity[index]) = (0, 0) }
      value[startParameter] = 1
      return
    }
    let local = time - state.start
    form.derivatives(state.form, at: local, value: value + 1, velocity: velocity + 1)
    value[0] = -form.motion(state.form, at: local).velocity
    velocity[0] = -form.acceleration(state.form, at: local)
  }
}

extension MotionForm {
  /// By a central difference of the velocity: how a start that comes later changes the velocity.
  fileprivate func acceleration(_ state: State, at time: Double) -> Double {
    let step = 1e-5 * max(time, 1e-3)
    let low = max(0, time - step)
    return (motion(state, at: time + step).velocity - motion(state, at: low).velocity) / (time + step - low)
  }
}
