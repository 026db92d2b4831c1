internal import MotionProblems

/// Reads `schedule: {samples: 360}` and `schedule: {frames: {rate: 60, jitter: 0.3, seed: 1, hitches: […]}}`.
enum ScheduleParser {
  static func schedule(_ node: YAMLNode) throws(SuiteError) -> ScheduleTemplate {
    let entry = try MappingReader(node, what: "schedule", known: ["samples", "frames"])
    let (key, value) = try entry.exactlyOne(of: ["samples", "frames"])
    if key == "samples" { return .uniform(count: try value.integer("samples", in: 2...8192)) }
    let frames = try MappingReader(value, what: "frames", known: ["rate", "jitter", "seed", "hitches"])
    return .frames(
      rate: try frames["rate"]?.number(.frameRate),
      jitter: try frames["jitter"]?
        .number("jitter", rule: "at least 0 and less than 0.5") { (0..<0.5).contains($0) } ?? 0,
      seed: try frames["seed"]?.integer("seed", in: 0...UInt64.max) ?? 0,
      hitches: try hitches(frames["hitches"]))
  }

  private static func hitches(_ node: YAMLNode?) throws(SuiteError) -> [DisplayFrames.Hitch] {
    var hitches: [DisplayFrames.Hitch] = []
    for item in try node?.items("hitches") ?? [] {
      let entry = try MappingReader(item, what: "a hitch", known: ["start", "length"])
      hitches.append(
        DisplayFrames.Hitch(
          start: try entry.required("start").number("start", rule: "at least 0") { $0 >= 0 },
          length: try entry.required("length").number("length", rule: "greater than 0") { $0 > 0 }))
    }
    return hitches
  }

  static func window(_ node: YAMLNode) throws(SuiteError) -> WindowRule {
    if case .mapping = node.content {
      let periods = try MappingReader(node, what: "window", known: ["periods"]).required("periods")
      return .periods(try periods.number("periods", rule: "greater than 0, at most 100000") { $0 > 0 && $0 <= 1e5 })
    }
    switch try node.text("window") {
    case "standard": return .standard
    case "long": return .long
    case let other: throw node.unknown("window", other, known: ["standard", "long"])
    }
  }

  static func retargets(_ node: YAMLNode) throws(SuiteError) -> [RetargetTemplate] {
    var retargets: [RetargetTemplate] = []
    for item in try node.items("retargets") {
      let entry = try MappingReader(item, what: "a retarget", known: ["after", "target"])
      retargets.append(
        RetargetTemplate(
          after: try entry.required("after").number(.retargetTime),
          target: try entry.required("target").number(.retargetTarget)))
    }
    return retargets
  }

  static func changes(_ node: YAMLNode) throws(SuiteError) -> [ChangeTemplate] {
    let factors: [AxisParameter] = [.massFactor, .stiffnessFactor, .dampingFactor]
    var changes: [ChangeTemplate] = []
    for item in try node.items("changes") {
      let entry = try MappingReader(item, what: "a change", known: ["after"] + factors.map(\.rawValue))
      guard factors.contains(where: { entry[$0.rawValue] != nil }) else {
        throw SuiteError(.missingKey("massFactor, stiffnessFactor or dampingFactor", within: "a change"), at: item.mark)
      }
      func factor(_ parameter: AxisParameter) throws(SuiteError) -> Double {
        try entry[parameter.rawValue]?.number(parameter) ?? 1
      }
      changes.append(
        ChangeTemplate(
          after: try entry.required("after").number(.changeTime), massFactor: try factor(.massFactor),
          stiffnessFactor: try factor(.stiffnessFactor), dampingFactor: try factor(.dampingFactor)))
    }
    return changes
  }

  static func pauses(_ node: YAMLNode) throws(SuiteError) -> [PlaybackTemplate.Pause] {
    var pauses: [PlaybackTemplate.Pause] = []
    for item in try node.items("pauses") {
      let entry = try MappingReader(item, what: "a pause", known: ["after", "length"])
      pauses.append(
        PlaybackTemplate.Pause(
          after: try entry.required("after").number(.pauseTime),
          length: try entry.required("length").number(.pauseLength)))
    }
    return pauses
  }

  static func repeats(_ node: YAMLNode) throws(SuiteError) -> PlaybackTemplate.Repeats {
    let entry = try MappingReader(node, what: "repeats", known: ["count", "duration", "autoreverses"])
    let length = try entry.required("duration")
    let duration: PlaybackTemplate.LegLength =
      if case .scalar("settlingDuration", true) = length.content { .settlingDuration } else {
        .periods(try length.number(.repeatDuration))
      }
    return PlaybackTemplate.Repeats(
      count: try entry.required("count").integer("count", in: 2...1000), duration: duration,
      autoreverses: try entry["autoreverses"]?.flag("autoreverses") ?? false)
  }

  static func sampling(_ node: YAMLNode) throws(SuiteError) -> Sweep.Sampling {
    if case .scalar = node.content {
      let text = try node.text("sampling")
      guard text == "grid" else { throw node.unknown("sampling", text, known: ["grid", "sobol"]) }
      return .grid
    }
    let sobol = try MappingReader(node, what: "sampling", known: ["sobol"]).required("sobol")
    let entry = try MappingReader(sobol, what: "sobol", known: ["count", "seed"])
    return .sobol(
      count: try entry.required("count").integer("count", in: 1...Suite.largestCaseCount),
      seed: try entry.required("seed").integer("seed", in: 0...UInt64.max))
  }
}
