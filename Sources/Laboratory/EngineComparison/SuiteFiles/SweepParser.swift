/// Reads one sweep and checks that its parts make sense together.
struct SweepParser {
  static let keys = [
    "name", "summary", "template", "axes", "sampling", "schedule", "retargets", "changes", "pauses", "repeats",
    "window", "engines", "settlingBand",
  ]

  let springs: [SuiteSpring]
  let engineParser: EngineParser
  let suiteEngines: [EngineSelection]
  let suiteBand: Double

  func sweep(_ node: YAMLNode) throws(SuiteError) -> Sweep {
    let unnamed = try MappingReader(node, what: "a sweep", known: Self.keys)
    let name = try unnamed.required("name").name("sweep")
    let entry = try MappingReader(node, what: "sweep \(name)", known: Self.keys)
    let sampling = try entry["sampling"].map(ScheduleParser.sampling) ?? .grid
    var usage = ParameterUsage(sweep: name, mark: node.mark)
    let template = try self.template(entry["template"], usage: &usage)
    let axes = try self.axes(try entry.required("axes"), sampling: sampling, usage: &usage)
    let retargets = try entry["retargets"].map(ScheduleParser.retargets) ?? []
    let changes = try entry["changes"].map(ScheduleParser.changes) ?? []
    let playback = PlaybackTemplate(
      pauses: try entry["pauses"].map(ScheduleParser.pauses) ?? [],
      repeats: try entry["repeats"].map(ScheduleParser.repeats))
    let scheduleNode = entry["schedule"]
    var schedule = try scheduleNode.map(ScheduleParser.schedule) ?? .standard
    if usage.sets(.frameRate), scheduleNode == nil { schedule = .frames(rate: nil, jitter: 0, seed: 0, hitches: []) }
    try usage.check(
      retargets: retargets, changes: changes, schedule: schedule, scheduleMark: scheduleNode?.mark,
      changesMark: entry["changes"]?.mark)
    try usage.check(
      playback, retargets: entry["retargets"]?.mark, changes: entry["changes"]?.mark,
      mark: (entry["repeats"] ?? entry["pauses"])?.mark)
    let count = Sweep.countAsDouble(axes: axes, sampling: sampling)
    guard count <= Double(Suite.largestCaseCount) else {
      throw SuiteError(.tooManyCases(sweep: name, count: count, limit: Suite.largestCaseCount), at: node.mark)
    }
    return Sweep(
      name: name, summary: try entry["summary"]?.text("summary") ?? "", template: template, axes: axes,
      sampling: sampling, schedule: schedule, retargets: retargets,
      changes: changes, playback: playback, window: try entry["window"].map(ScheduleParser.window) ?? .standard,
      engines: try entry["engines"].map(engineParser.engines) ?? suiteEngines,
      settlingBand: try entry["settlingBand"].map(SuiteParser.settlingBand) ?? suiteBand, caseCount: Int(count))
  }

  private func template(
    _ node: YAMLNode?, usage: inout ParameterUsage
  ) throws(SuiteError) -> [AxisParameter: ParameterValue] {
    guard let node else { return [:] }
    let entry = try MappingReader(node, what: "template", known: AxisParameter.allCases.map(\.rawValue))
    var template: [AxisParameter: ParameterValue] = [:]
    for (key, mark) in entry.keys {
      guard let parameter = AxisParameter(rawValue: key), let value = entry[key] else { continue }
      if parameter == .settlingDuration {
        throw SuiteError(
          .doesNotApply(parameter, reason: "it carries a rule; write it as an axis with a list of one"), at: mark)
      }
      try usage.add(parameter, at: mark)
      template[parameter] = parameter == .spring ? try springName(value) : .number(try value.number(parameter))
    }
    return template
  }

  private func springName(_ node: YAMLNode) throws(SuiteError) -> ParameterValue {
    let name = try node.name("spring")
    if springs.contains(where: { $0.name == name }) { return .name(name) }
    throw node.unknown("spring", name, known: springs.map(\.name))
  }

  private func axes(
    _ node: YAMLNode, sampling: Sweep.Sampling, usage: inout ParameterUsage
  ) throws(SuiteError) -> [Axis] {
    let parser = AxisParser(springs: springs, sampling: sampling)
    let items = try node.items("axes")
    if case .sobol = sampling, items.count > SobolPoint.largestDimension {
      throw SuiteError(
        .tooManySampledAxes(count: items.count, limit: SobolPoint.largestDimension), at: node.mark)
    }
    var axes: [Axis] = []
    for item in items {
      let axis = try parser.axis(item)
      try usage.add(axis.parameter, at: item.mark)
      axes.append(axis)
    }
    return axes
  }
}
