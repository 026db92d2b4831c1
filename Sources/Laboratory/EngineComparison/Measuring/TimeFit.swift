internal import EngineModels
internal import MotionProblems
internal import ReferenceSolver

/// The scale s and the offset o for which the truth at s · t + o is nearest to a trace in the least squares, and what is
/// left then.
///
/// A late engine has o < 0: what it shows at time t is what should have been seen at t + o. Before its start the true
/// motion stands where it starts; samples with s · t + o beyond the window are left out.
struct TimeFit: Equatable {
  var scale: Double
  /// s.
  var offset: Double
  /// Largest |position − truth(s · t + o)|; length.
  var errorLeft: Double

  /// Never worse, in the mean of the squares, than the scale alone: where the two parameters cannot be told apart, as on
  /// a motion that is over within a sample, or where no better pair is found, it is that scale with an offset of 0.
  ///
  /// - Parameters:
  ///   - scaleFit: the best scale alone, of the same trace and truth.
  ///   - largestError: length; see ``ErrorFigures/position``.
  ///   - amplitude: length.
  init(
    after scaleFit: TimeScaleFit, of trace: Trace, to truth: ReferenceTrace, at times: [Double],
    problem: MotionProblem, largestError: Double, amplitude: Double
  ) {
    self.init(scale: scaleFit.scale, offset: 0, errorLeft: scaleFit.errorLeft)
    if largestError < TimeScaleFit.firstOrderLimit * amplitude {
      self = Self.linear(trace, truth, times) ?? self
    } else {
      let search = TimeFitSearch(
        trace: trace, truth: TruthBetweenSamples(problem, times: times, truth: truth), times: times,
        firstStretch: TimeScaleFit.firstStretch(times, problem))
      self = search.best(from: self, goodEnough: TimeScaleFit.firstOrderLimit * amplitude)
    }
  }

  init(scale: Double, offset: Double, errorLeft: Double) {
    self.scale = scale
    self.offset = offset
    self.errorLeft = errorLeft
  }

  /// To first order in s − 1 and o: x(s t + o) = x(t) + (s − 1) t v(t) + o v(t).
  private static func linear(_ trace: Trace, _ truth: ReferenceTrace, _ times: [Double]) -> TimeFit? {
    var equations = TimeFitEquations()
    for index in times.indices {
      let error = (trace.positions[index] - truth.positions[index]) - truth.positionTails[index]
      equations.add(time: times[index], velocity: truth.velocities[index], error: error)
    }
    guard let step = equations.solution else { return nil }
    var left = 0.0
    for index in times.indices {
      let error = (trace.positions[index] - truth.positions[index]) - truth.positionTails[index]
      left = max(left, abs(error - (step.scale * times[index] + step.offset) * truth.velocities[index]))
    }
    return TimeFit(scale: 1 + step.scale, offset: step.offset, errorLeft: left)
  }
}

/// The normal equations of a small change of scale and offset.
struct TimeFitEquations {
  private var scaleScale = 0.0
  private var scaleOffset = 0.0
  private var offsetOffset = 0.0
  private var scaleError = 0.0
  private var offsetError = 0.0

  /// - Parameters:
  ///   - velocity: of the truth where the sample is held against it.
  ///   - error: shown minus true position.
  mutating func add(time: Double, velocity: Double, error: Double) {
    let slope = time * velocity
    scaleScale += slope * slope
    scaleOffset += slope * velocity
    offsetOffset += velocity * velocity
    scaleError += slope * error
    offsetError += velocity * error
  }

  /// sin² of the angle between the two columns, below which they count as one: far above what rounding makes of parallel
  /// columns, far below that of any motion that moves at two samples of different times.
  private static let parallel = 1e-9

  /// Nil where the two cannot be told apart or nothing moves.
  var solution: (scale: Double, offset: Double)? {
    let product = scaleScale * offsetOffset
    let determinant = product - scaleOffset * scaleOffset
    guard determinant > Self.parallel * product, product > 0 else { return nil }
    return (
      (offsetOffset * scaleError - scaleOffset * offsetError) / determinant,
      (scaleScale * offsetError - scaleOffset * scaleError) / determinant
    )
  }
}
