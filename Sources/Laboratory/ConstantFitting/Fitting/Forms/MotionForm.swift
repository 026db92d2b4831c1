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

  /// ``MotionRows/motions(_:)`` for this form.
  ///
  /// Why a requirement: a loop inside a concrete type is compiled for it; one in a generic type looks up every sample.
  func writeMotions(_ rows: MotionRows)

  /// ``MotionRows/derivatives(_:)`` for this form.
  func writeDerivatives(_ rows: MotionRows)
}

/// Where the values and velocities of a form, or their derivatives, at a list of times are written to.
///
/// The first parameter is the time of the start; before it the motion rests at its first value. The form's own follow.
struct MotionRows {
  let parameters: UnsafePointer<Double>
  let times: UnsafeBufferPointer<Double>
  /// Indices of the parameters whose derivatives are written, row by row.
  let columns: UnsafeBufferPointer<Int>
  let values: UnsafeMutablePointer<Double>
  let velocities: UnsafeMutablePointer<Double>?

  @inline(__always)
  func motions<Form: MotionForm>(_ form: Form) {
    let start = parameters[0]
    let rest = parameters[1 + form.startParameter]
    let state = form.state(parameters + 1)
    for index in 0..<times.count {
      let local = times[index] - start
      let motion = local >= 0 ? form.motion(state, at: local) : (value: rest, velocity: 0)
      values[index] = motion.value
      if let velocities { velocities[index] = motion.velocity }
    }
  }

  @inline(__always)
  func derivatives<Form: MotionForm>(_ form: Form) {
    let start = parameters[0]
    let state = form.state(parameters + 1)
    let count = 1 + form.parameterCount
    let needsStart = columns.first == 0
    withUnsafeTemporaryAllocation(of: Double.self, capacity: 2 * count) { room in
      guard let value = room.baseAddress else { return }
      let velocity = value + count
      for index in 0..<times.count {
        let local = times[index] - start
        if local >= 0 {
          form.derivatives(state, at: local, value: value + 1, velocity: velocity + 1)
          if needsStart {
            value[0] = -form.motion(state, at: local).velocity
            velocity[0] = -Self.acceleration(form, state, at: local)
          }
        } else {
          room.update(repeating: 0)
          value[1 + form.startParameter] = 1
        }
        for (place, column) in columns.enumerated() {
          values[index * columns.count + place] = value[column]
          if let velocities { velocities[index * columns.count + place] = velocity[column] }
        }
      }
    }
  }

  /// By a central difference of the velocity: how a start that comes later changes the velocity.
  @inline(__always)
  private static func acceleration<Form: MotionForm>(_ form: Form, _ state: Form.State, at time: Double) -> Double {
    let step = 1e-5 * max(time, 1e-3)
    let low = max(0, time - step)
    return (form.motion(state, at: time + step).velocity - form.motion(state, at: low).velocity) / (time + step - low)
  }
}
