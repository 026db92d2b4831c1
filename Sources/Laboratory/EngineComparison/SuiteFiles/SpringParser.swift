internal import MotionProblems

/// Reads `springs: [{name: …, mass: …, stiffness: …, dampingCoefficient: …, velocity: …}]`.
struct SpringParser {
  let vocabulary: SuiteVocabulary

  func springs(_ node: YAMLNode) throws(SuiteError) -> [SuiteSpring] {
    var springs: [SuiteSpring] = []
    var lines: [String: Int] = [:]
    for item in try node.items("springs") {
      let spring = try self.spring(item)
      if let line = lines[spring.name] {
        throw SuiteError(.duplicateName(what: "spring", name: spring.name, firstLine: line), at: item.mark)
      }
      lines[spring.name] = item.mark.line
      springs.append(spring)
    }
    return springs
  }

  private func spring(_ node: YAMLNode) throws(SuiteError) -> SuiteSpring {
    let entry = try MappingReader(
      node, what: "a spring", known: ["name", "mass", "stiffness", "dampingCoefficient", "velocity"])
    let nameNode = try entry.required("name")
    let name = try nameNode.name("spring")
    if let known = vocabulary.springs, !known.contains(name) {
      throw nameNode.unknown("spring", name, known: known.sorted())
    }
    func number(_ parameter: AxisParameter) throws(SuiteError) -> Double {
      try entry.required(parameter.rawValue).number(parameter)
    }
    let (mass, stiffness) = (try number(.mass), try number(.stiffness))
    let coefficient = try number(.dampingCoefficient)
    let velocity = try entry["velocity"]?.number("velocity") ?? 0
    do throws(ProblemError) {
      let oscillator = try Oscillator(mass: mass, stiffness: stiffness, dampingCoefficient: coefficient)
      return SuiteSpring(name: name, oscillator: oscillator, velocity: velocity)
    } catch {
      throw SuiteError(.invalidCase(id: name, reason: "\(error)"), at: node.mark)
    }
  }
}

extension YAMLNode {
  /// A number that its parameter admits.
  func number(_ parameter: AxisParameter) throws(SuiteError) -> Double {
    try number(parameter.rawValue, rule: parameter.rule ?? "finite", where: parameter.admits)
  }
}
