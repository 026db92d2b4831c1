internal import EngineModels
internal import MotionProblems
internal import ReferenceSolver

/// The seam between `dashpot solve` and the laboratory.
struct MotionSolver {
  /// Engines are shown at least so many frames a second.
  static let frameRate = 60.0
  static let mostFrames = 100_000

  let stated: StatedMotion
  let band: Double
  let truth: TrueMotion
  let way: Double

  init(_ stated: StatedMotion, band: Double) throws(CommandFailure) {
    self.stated = stated
    self.band = band
    let start = stated.problem.start.position.magnitude
    do {
      truth = try TrueMotion(stated.problem)
      let excursion = start > 0 ? start : try truth.largestExcursion(after: 0)
      // Why: under drag there is no end to the way; it is told in what is gone in the window that a table gets.
      way = excursion.isFinite ? excursion : try truth.amplitude(over: Self.window(of: stated.problem))
    } catch {
      throw .unsolvable(reason: "\(error)")
    }
    guard way.isFinite else {
      throw .unsolvable(reason: "the way is outside the range of doubles; choose other units of length or time")
    }
    if let oscillator = stated.problem.oscillator {
      guard oscillator.naturalPeriod.isNormal, oscillator.dampingRatio.isFinite else {
        throw .unsolvable(reason: "the natural period is outside the range of doubles; choose other units of time")
      }
    }
  }

  /// What is asked besides the motion itself.
  struct Wishes {
    /// End of the window in s, nil for one that suits the motion.
    var until: Double?
    var samples = 21
    /// What counts as slow, units a second, nil for what suits the motion.
    var restSpeed: Double?
    /// How many events of a kind are listed.
    var events = 6
    var engines: [any EngineModel] = []
  }

  func solve(_ wishes: Wishes) throws(CommandFailure) -> SolvedMotion {
    let settling = try self.settling()
    let frames = try frameSchedule(
      window: wishes.until ?? suitableWindow(settling), samples: wishes.samples, hasEngines: !wishes.engines.isEmpty)
    var trace = ReferenceTrace()
    do {
      try truth.record(at: SampleTimes(arbitrary: frames.times), into: &trace)
    } catch {
      throw .unsolvable(reason: "\(error)")
    }
    var solved = try description(settling: settling)
    solved.events = try events(speed: wishes.restSpeed, count: wishes.events)
    solved.isProven = truth.isProven
    solved.radius = trace.positionRadius
    solved.frameTime = frames.times[1]
    solved.curve = frames.times.indices.map { index in
      SolvedMotion.Sample(
        time: frames.times[index], value: stated.origin + trace.positions[index] + trace.positionTails[index],
        velocity: trace.velocities[index] + trace.velocityTails[index])
    }
    solved.samples = stride(from: 0, to: frames.times.count, by: frames.perRow).map { solved.curve[$0] }
    solved.engines = wishes.engines.map { judge($0, times: frames.times, truth: trace, perRow: frames.perRow) }
    return solved
  }

  private func settling() throws(CommandFailure) -> SolvedMotion.Settling {
    do throws(ReferenceError) { return Self.settling(try truth.settling(within: band * way)) } catch {
      if case .tooManySwings = error { return .unknown(reason: "\(error)") }
      throw .unsolvable(reason: "\(error)")
    }
  }

  private func suitableWindow(_ settling: SolvedMotion.Settling) -> Double {
    if case .at(let time, _, _) = settling, time > 0 { return Self.roundedUp(1.25 * time) }
    if case .finite(let stop, _)? = try? truth.stoppingTime(), stop > 0 { return Self.roundedUp(1.25 * stop) }
    return Self.window(of: stated.problem)
  }

  /// For a motion that does not settle: five periods, or five times the time in which friction would take the speed.
  private static func window(of problem: MotionProblem) -> Double {
    switch problem.law {
    case .spring(let oscillator), .resistedSpring(let oscillator, _):
      return roundedUp(problem.lastChangeTime + 5 * (problem.finalOscillator ?? oscillator).naturalPeriod)
    case .friction(let friction):
      let rate = friction.relativeRate(at: problem.start.velocity)
      return rate > 0 ? roundedUp(5 / rate) : 1
    }
  }

  /// The next number with two significant digits, so that a table has round times.
  static func roundedUp(_ value: Double) -> Double {
    // Why: near the ends of the range of doubles there is no room for another digit.
    guard value < 1e300, value > 1e-300 else { return value }
    var unit = 1.0
    while value / unit >= 100 { unit *= 10 }
    while value / unit < 10 { unit /= 10 }
    return (value / unit).rounded(.up) * unit
  }

  /// Frames at least ``frameRate`` times a second where engines are shown them; else no more than a plot can use.
  private func frameSchedule(
    window: Double, samples: Int, hasEngines: Bool
  ) throws(CommandFailure) -> (times: [Double], perRow: Int) {
    let rows = samples - 1
    let needed = max(1, (window * Self.frameRate / Double(rows)).rounded(.up))
    let most = Double(max(1, Self.mostFrames / rows))
    guard needed <= most || !hasEngines else {
      throw .usage(
        .refused(
          reason:
            "up to \(window) s there are more than \(Self.mostFrames) frames for engines; give a smaller '--until'"),
        command: "solve")
    }
    let perRow = Int(min(needed, most))
    let count = perRow * rows
    // Why: the product comes first so that round windows have round times; it must not overflow.
    let isHuge = window > 1e300
    let times = (0...count).map { isHuge ? Double($0) / Double(count) * window : Double($0) * window / Double(count) }
    guard zip(times, times.dropFirst()).allSatisfy({ $0 < $1 && $1.isFinite }) else {
      throw .usage(
        .refused(reason: "\(window) s cannot be cut into so many rows; give another '--until' or fewer '--samples'"),
        command: "solve")
    }
    return (times, perRow)
  }

  private func judge(
    _ engine: any EngineModel, times: [Double], truth: ReferenceTrace, perRow: Int
  ) -> SolvedMotion.Engine {
    var result = SolvedMotion.Engine(name: engine.name)
    if let refusal = engine.refusal(of: stated.problem) {
      result.failure = refusal
      return result
    }
    var trace = Trace()
    do {
      try engine.record(stated.problem, at: times, restBand: band * way, into: &trace)
    } catch {
      result.failure = "\(error)"
      return result
    }
    guard trace.positions.count == times.count else {
      result.failure = "it showed \(trace.positions.count) values for \(times.count) frames"
      return result
    }
    result.finished = trace.finished
    for (index, position) in trace.positions.enumerated() {
      let error = abs((position - truth.positions[index]) - truth.positionTails[index]) / way
      // Why: `!(a <= b)` so that a NaN is the largest error, not none.
      if !(error <= result.largestError ?? -1), result.largestError?.isNaN != true {
        result.largestError = error
        result.largestErrorTime = times[index]
      }
      if index % perRow == 0 {
        result.values.append(stated.origin + position)
        result.errors.append(error)
      }
    }
    return result
  }

  private func description(settling: SolvedMotion.Settling) throws(CommandFailure) -> SolvedMotion {
    let problem = stated.problem
    var solved = SolvedMotion(
      title: "", constants: [], from: stated.from, to: nil, finalTarget: stated.finalTarget,
      retargets: problem.retargets.count, changes: problem.constantsChanges.count, velocity: problem.start.velocity,
      restsAt: nil, band: band, way: way, settling: settling, peak: nil, radius: 0,
      frameTime: 0, samples: [], curve: [], engines: [])
    switch problem.law {
    case .spring(let oscillator):
      solved.title = problem.springName.map { "Spring \($0)" } ?? "Spring"
      describe(oscillator, nil, in: &solved)
    case .resistedSpring(let oscillator, let resistance):
      solved.title = problem.springName.map { "Spring \($0)" } ?? "Spring"
      describe(oscillator, resistance, in: &solved)
      try describeStop(in: &solved)
    case .friction(let friction):
      try describe(friction, in: &solved)
    }
    solved.peak = try peak()
    return solved
  }

  private func describe(_ oscillator: Oscillator, _ resistance: Resistance?, in solved: inout SolvedMotion) {
    solved.to = stated.origin
    solved.constants = [
      .init(name: "mass", value: oscillator.mass, unit: ""),
      .init(name: "stiffness", value: oscillator.stiffness, unit: "mass/s^2"),
      .init(name: "damping coefficient", value: oscillator.dampingCoefficient, unit: "mass/s"),
      .init(name: "damping ratio", value: oscillator.dampingRatio, unit: ""),
      .init(name: "natural period", value: oscillator.naturalPeriod, unit: "s"),
    ]
    switch resistance {
    case .coulomb(let force):
      solved.constants.append(.init(name: "Coulomb friction", value: force, unit: "mass length/s^2"))
    case .quadratic(let coefficient):
      solved.constants.append(.init(name: "quadratic damping", value: coefficient, unit: "mass/length"))
    case nil: break
    }
  }

  /// Where and when friction stops it.
  private func describeStop(in solved: inout SolvedMotion) throws(CommandFailure) {
    do {
      guard case .finite(let time, _) = try truth.stoppingTime() else { return }
      solved.stopsAfter = time
      solved.restsAt = try truth.restPlace().map { stated.origin + $0 }
    } catch {
      throw .unsolvable(reason: "\(error)")
    }
  }

  private func describe(_ friction: Friction, in solved: inout SolvedMotion) throws(CommandFailure) {
    solved.title =
      switch friction {
      case .exponential: "Decay"
      case .constant: "Constant deceleration"
      case .combined: "Combined friction"
      case .quadratic: "Quadratic drag"
      }
    solved.constants = [
      .init(name: "friction rate", value: friction.rate, unit: "1/s"),
      .init(name: "friction deceleration", value: friction.deceleration, unit: "length/s^2"),
      .init(name: "drag", value: friction.drag, unit: "1/length"),
    ].filter { $0.value > 0 }
    try describeStop(in: &solved)
    guard friction.drag == 0 else { return }
    // Why: the way of a free motion is all that lies ahead of it.
    solved.restsAt = stated.from + (stated.problem.start.velocity < 0 ? -way : way)
  }

  private func peak() throws(CommandFailure) -> SolvedMotion.Peak? {
    guard let target = stated.finalTarget else { return nil }
    do {
      guard let peak = try truth.peak() else { return nil }
      // Why: the peak is given as a distance; the motion itself says on which side of the target it lies.
      var trace = ReferenceTrace()
      try truth.record(at: SampleTimes(arbitrary: [0, peak.time]), into: &trace)
      let value = stated.origin + trace.positions[1]
      return SolvedMotion.Peak(
        time: peak.time, value: value < target ? target - peak.excursion : target + peak.excursion,
        overshoot: try truth.overshoot())
    } catch {
      throw .unsolvable(reason: "\(error)")
    }
  }
}
