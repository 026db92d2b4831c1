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

  /// The same at fewer samples, without velocities; itself where there are no more.
  func thinned(to most: Int) -> FormResiduals {
    guard recording.count > most else { return self }
    return FormResiduals(
      form, recording.thinned(to: most), template: template, held: Set(template.indices).subtracting(free))
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
    let count = recording.count
    withRows(parameters, into: residuals, columns: 1) { form.writeMotions($0) }
    for index in 0..<count { residuals[index] -= recording.values[index] }
    if let velocityWeight, let velocities = recording.velocities {
      for index in 0..<count {
        residuals[count + index] = velocityWeight * (residuals[count + index] - velocities[index])
      }
    }
  }

  func writeJacobian(at parameters: UnsafeBufferPointer<Double>, into entries: UnsafeMutableBufferPointer<Double>) {
    withRows(parameters, into: entries, columns: free.count) { form.writeDerivatives($0) }
    if let velocityWeight {
      for index in (recording.count * free.count)..<entries.count { entries[index] *= velocityWeight }
    }
  }

  /// The form's parameters with the free ones filled in, and room for values and, where they count, velocities.
  private func withRows(
    _ parameters: UnsafeBufferPointer<Double>, into output: UnsafeMutableBufferPointer<Double>, columns: Int,
    _ body: (MotionRows) -> Void
  ) {
    withUnsafeTemporaryAllocation(of: Double.self, capacity: template.count) { full in
      _ = full.initialize(from: template)
      for (column, index) in free.enumerated() { full[index] = parameters[column] }
      guard let start = full.baseAddress, let values = output.baseAddress else { return }
      recording.times.withUnsafeBufferPointer { times in
        free.withUnsafeBufferPointer { free in
          body(
            MotionRows(
              parameters: start, times: times, columns: free, values: values,
              velocities: velocityWeight == nil ? nil : values + times.count * columns))
        }
      }
    }
  }
}
