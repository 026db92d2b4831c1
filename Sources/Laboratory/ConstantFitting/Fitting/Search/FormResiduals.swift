internal import GSLNumerics

/// What a form leaves of a recording, with some of its parameters held.
struct FormResiduals<Form: MotionForm>: LeastSquaresProblem {
  let form: Form
  let recording: ScaledRecording
  /// All parameters; those that are not free stay as they are here.
  let template: [Double]
  /// Indices of the parameters that are fitted.
  let free: [Int]
  /// How many standard deviations of a value one of a velocity is taken for; nil leaves the velocities out.
  let velocityWeight: Double?

  init(
    _ form: Form, _ recording: ScaledRecording, template: [Double], held: Set<Int> = [], velocityWeight: Double? = nil
  ) {
    self.form = form
    self.recording = recording
    self.template = template
    free = template.indices.filter { !held.contains($0) }
    self.velocityWeight = recording.velocities == nil ? nil : velocityWeight
  }

  var residualCount: Int { velocityWeight == nil ? recording.count : 2 * recording.count }
  var parameterCount: Int { free.count }

  /// All parameters, given the free ones.
  func complete(_ parameters: [Double]) -> [Double] {
    var result = template
    for (index, parameter) in zip(free, parameters) { result[index] = parameter }
    return result
  }

  func writeResiduals(at parameters: UnsafeBufferPointer<Double>, into residuals: UnsafeMutableBufferPointer<Double>) {
    withUnsafeTemporaryAllocation(of: Double.self, capacity: template.count) { full in
      fill(full, parameters)
      guard let start = full.baseAddress else { return }
      let state = form.state(start)
      let count = recording.count
      for index in 0..<count {
        let motion = form.motion(state, at: recording.times[index])
        residuals[index] = motion.value - recording.values[index]
        if let velocityWeight, let velocities = recording.velocities {
          residuals[count + index] = velocityWeight * (motion.velocity - velocities[index])
        }
      }
    }
  }

  func writeJacobian(at parameters: UnsafeBufferPointer<Double>, into entries: UnsafeMutableBufferPointer<Double>) {
    let all = template.count
    let isWhole = free.count == all
    withUnsafeTemporaryAllocation(of: Double.self, capacity: 3 * all) { room in
      let full = UnsafeMutableBufferPointer(rebasing: room[..<all])
      fill(full, parameters)
      guard let start = full.baseAddress, let output = entries.baseAddress else { return }
      let state = form.state(start)
      let (value, velocity) = (start + all, start + 2 * all)
      let count = recording.count
      for index in 0..<count {
        if isWhole, velocityWeight == nil {
          form.derivatives(state, at: recording.times[index], value: output + index * all, velocity: velocity)
          continue
        }
        form.derivatives(state, at: recording.times[index], value: value, velocity: velocity)
        for (column, parameter) in free.enumerated() {
          output[index * free.count + column] = value[parameter]
          if let velocityWeight {
            output[(count + index) * free.count + column] = velocityWeight * velocity[parameter]
          }
        }
      }
    }
  }

  private func fill(_ full: UnsafeMutableBufferPointer<Double>, _ parameters: UnsafeBufferPointer<Double>) {
    _ = full.initialize(from: template)
    for (column, index) in free.enumerated() { full[index] = parameters[column] }
  }
}
