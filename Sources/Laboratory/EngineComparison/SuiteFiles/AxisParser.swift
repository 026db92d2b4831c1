internal import MotionProblems

/// Reads one axis: `{parameter: stiffness, logarithmic: {from: 1, to: 1e8, count: 9}}`.
struct AxisParser {
  let springs: [SuiteSpring]
  let sampling: Sweep.Sampling

  func axis(_ node: YAMLNode) throws(SuiteError) -> Axis {
    let entry = try MappingReader(
      node, what: "an axis", known: ["parameter", "list", "linear", "logarithmic", "rule"])
    let parameter: AxisParameter = try entry.required("parameter").word("parameter")
    let rule = try settlingRule(entry, for: parameter)
    let (key, value) = try MappingReader(node, what: "axis \(parameter)", known: nil)
      .exactlyOne(of: ["list", "linear", "logarithmic"])
    if parameter == .spring, key != "list" {
      throw SuiteError(.wrongType(what: "axis spring", expected: "a list of names", found: "numbers"), at: value.mark)
    }
    let values: Axis.Values =
      switch key {
      case "list": parameter == .spring ? try names(value) : try numbers(value, of: parameter)
      case "linear": try grid(value, .linear, of: parameter)
      default: try grid(value, .logarithmic, of: parameter)
      }
    return Axis(parameter: parameter, values: values, settlingRule: rule)
  }

  private func settlingRule(_ entry: MappingReader, for parameter: AxisParameter) throws(SuiteError) -> SettlingWords
    .Rule?
  {
    guard parameter == .settlingDuration else {
      guard let node = entry["rule"] else { return nil }
      throw SuiteError(
        .doesNotApply(parameter, reason: "only settlingDuration has a rule; remove 'rule'"), at: node.mark)
    }
    let node = try entry.required("rule")
    if case .mapping = node.content {
      let exact = try MappingReader(node, what: "rule", known: ["exact"]).required("exact")
      return .exact(band: try exact.number("exact", rule: "between 0 and 1, both excluded") { $0 > 0 && $0 < 1 })
    }
    switch try node.text("rule") {
    case "coreAnimation": return .coreAnimation
    case "swiftUI": return .swiftUI
    case "uikit": return .uikit
    case let other: throw node.unknown("rule", other, known: ["exact", "coreAnimation", "swiftUI", "uikit"])
    }
  }

  private func names(_ node: YAMLNode) throws(SuiteError) -> Axis.Values {
    var names: [String] = []
    for item in try node.items("axis spring") {
      let name = try item.name("spring")
      guard springs.contains(where: { $0.name == name }) else {
        throw item.unknown("spring", name, known: springs.map(\.name))
      }
      guard !names.contains(name) else { throw SuiteError(.repeatedValue(axis: "spring", value: name), at: item.mark) }
      names.append(name)
    }
    return .names(names)
  }

  private func numbers(_ node: YAMLNode, of parameter: AxisParameter) throws(SuiteError) -> Axis.Values {
    var numbers: [Double] = []
    var seen: Set<Double> = []
    for item in try node.items("axis \(parameter)") {
      let number = try item.number(parameter)
      guard seen.insert(number).inserted else {
        throw SuiteError(
          .repeatedValue(axis: parameter.rawValue, value: ShortestText.text(number)), at: item.mark)
      }
      numbers.append(number)
    }
    return .numbers(numbers)
  }

  private func grid(
    _ node: YAMLNode, _ spacing: NumberGrid.Spacing, of parameter: AxisParameter
  ) throws(SuiteError) -> Axis.Values {
    let density = spacing == .linear ? "step" : "perDecade"
    let entry = try MappingReader(
      node, what: "axis \(parameter)", known: ["from", "to", "count", density])
    let from = try entry.required("from").number(parameter)
    let to = try entry.required("to").number(parameter)
    let densities = ["count", density].filter { entry[$0] != nil }
    do throws(GridError) {
      if case .sobol = sampling {
        // Why: a grid of two points has the checks of the ends, which is all that a range needs.
        _ = try NumberGrid(spacing, from: from, to: to, count: 2)
      }
    } catch { throw SuiteError(.grid(error, axis: parameter.rawValue), at: node.mark) }
    if case .sobol = sampling {
      guard densities.isEmpty else { throw SuiteError(.countUnderSobol(axis: parameter.rawValue), at: node.mark) }
      return .range(spacing, from: from, to: to)
    }
    guard !densities.isEmpty else { throw SuiteError(.needsCount(axis: parameter.rawValue), at: node.mark) }
    return .grid(try numberGrid(entry, spacing, from: from, to: to, density: density, of: parameter))
  }

  private func numberGrid(
    _ entry: MappingReader, _ spacing: NumberGrid.Spacing, from: Double, to: Double, density: String,
    of parameter: AxisParameter
  ) throws(SuiteError) -> NumberGrid {
    let (key, node) = try entry.exactlyOne(of: ["count", density])
    var count = 0
    var step = 0.0
    if key == "step" {
      step = try node.number("step")
    } else {
      count = try node.integer(key, in: 0...1_000_000_000_000)
    }
    do throws(GridError) {
      switch key {
      case "count": return try NumberGrid(spacing, from: from, to: to, count: count)
      case "step": return try NumberGrid(from: from, to: to, step: step)
      default: return try NumberGrid(from: from, to: to, perDecade: count)
      }
    } catch { throw SuiteError(.grid(error, axis: parameter.rawValue), at: entry.mark) }
  }
}
