/// Which parameters a sweep sets, and whether together they state a motion and state it once.
struct ParameterUsage {
  let sweep: String
  let mark: Mark
  private var marks: [AxisParameter: Mark] = [:]

  init(sweep: String, mark: Mark) {
    self.sweep = sweep
    self.mark = mark
  }

  func sets(_ parameter: AxisParameter) -> Bool { marks[parameter] != nil }

  mutating func add(_ parameter: AxisParameter, at mark: Mark) throws(SuiteError) {
    if let first = marks[parameter] {
      throw SuiteError(.duplicateName(what: "parameter", name: parameter.rawValue, firstLine: first.line), at: mark)
    }
    for group in AxisParameter.alternatives where group.contains(parameter) {
      if let other = group.first(where: { marks[$0] != nil }) {
        throw SuiteError(.conflict(parameter, with: other, sweep: sweep), at: mark)
      }
    }
    marks[parameter] = mark
  }

  func check(
    retargets: [RetargetTemplate], changes: [ChangeTemplate], schedule: ScheduleTemplate, scheduleMark: Mark?,
    changesMark: Mark?
  ) throws(SuiteError) {
    try checkLaw(hasRetargets: !retargets.isEmpty)
    try checkChanges(changes, mark: changesMark)
    if retargets.isEmpty {
      try refuse([.retargetTime, .retargetTarget], reason: "the sweep has no retargets; add 'retargets'")
    }
    switch schedule {
    case .uniform: try refuse([.frameRate], reason: "the schedule counts samples; write schedule: {frames: {}}")
    case .frames(let rate, _, _, _):
      if rate != nil { try refuse([.frameRate], reason: "the schedule has a rate of its own; remove one of them") }
      if rate == nil, !sets(.frameRate) {
        throw SuiteError(.missingKey("rate", within: "frames"), at: scheduleMark ?? mark)
      }
    }
  }

  private func checkChanges(_ changes: [ChangeTemplate], mark changesMark: Mark?) throws(SuiteError) {
    if changes.isEmpty {
      return try refuse(Self.ofChange, reason: "the sweep changes no constants; add 'changes'")
    }
    if let other = (AxisParameter.frictions + AxisParameter.resistances).first(where: sets) {
      throw SuiteError(
        .doesNotApply(other, reason: "only a plain spring changes its constants; remove 'changes'"),
        at: changesMark ?? mark)
    }
  }

  /// Whether pauses and repeats fit the rest.
  ///
  /// - Parameters:
  ///   - retargets: where the retargets stand, nil for none; changes likewise.
  ///   - playbackMark: where the repeats stand, or the pauses.
  func check(
    _ playback: PlaybackTemplate, retargets: Mark?, changes: Mark?, mark playbackMark: Mark?
  ) throws(SuiteError) {
    if playback.pauses.isEmpty {
      try refuse([.pauseTime, .pauseLength], reason: "the sweep has no pauses; add 'pauses'")
    }
    if let friction = AxisParameter.frictions.first(where: sets), let playbackMark {
      throw SuiteError(
        .doesNotApply(friction, reason: "pauses and repeats are counted in natural periods of a spring; remove them"),
        at: playbackMark)
    }
    guard let repeats = playback.repeats else {
      return try refuse([.repeatDuration], reason: "the sweep repeats nothing; add 'repeats'")
    }
    if let other = retargets ?? changes {
      throw SuiteError(.repeatsChange(retargets == nil ? "changes" : "retargets"), at: other)
    }
    guard repeats.duration == .settlingDuration else { return }
    try refuse([.repeatDuration], reason: "the legs take the settling duration; give 'duration' in natural periods")
    guard sets(.settlingDuration) else {
      throw SuiteError(.lacks(sweep: sweep, oneOf: [.settlingDuration]), at: playbackMark ?? mark)
    }
  }

  private static let ofChange: [AxisParameter] = [.changeTime, .massFactor, .stiffnessFactor, .dampingFactor]

  private func checkLaw(hasRetargets: Bool) throws(SuiteError) {
    let constants: [AxisParameter] = [.mass] + AxisParameter.alternatives[0] + AxisParameter.alternatives[1]
    let frictions = AxisParameter.frictions
    if let friction = frictions.first(where: sets) {
      let spring: [AxisParameter] =
        constants + [.spring, .start, .relativeVelocity, .retargetTime, .retargetTarget] + AxisParameter.resistances
        + Self.ofChange
      try refuse(spring, reason: "with \(friction) the motion is free: it starts at 0 and has no spring")
      guard !hasRetargets else {
        throw SuiteError(.doesNotApply(friction, reason: "a free motion has no target; remove 'retargets'"), at: mark)
      }
      guard sets(.velocity) else { throw SuiteError(.lacks(sweep: sweep, oneOf: [.velocity]), at: mark) }
      return
    }
    if sets(.spring) { return try refuse(constants, reason: "the named spring brings its own constants") }
    guard AxisParameter.alternatives[0].contains(where: sets) else {
      throw SuiteError(.lacks(sweep: sweep, oneOf: AxisParameter.alternatives[0] + [.spring] + frictions), at: mark)
    }
    guard AxisParameter.alternatives[1].contains(where: sets) else {
      throw SuiteError(.lacks(sweep: sweep, oneOf: AxisParameter.alternatives[1]), at: mark)
    }
    if sets(.settlingDuration) {
      try refuse([.dampingCoefficient], reason: "a settlingDuration needs a dampingRatio to give a frequency")
    }
  }

  private func refuse(_ parameters: [AxisParameter], reason: String) throws(SuiteError) {
    for parameter in parameters {
      if let mark = marks[parameter] { throw SuiteError(.doesNotApply(parameter, reason: reason), at: mark) }
    }
  }
}
