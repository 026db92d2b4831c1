internal import RunRecords

/// Reads `engines: {judged: [dashpot, {engine: slow, every: 4}], shown: [{engine: rk4, precision: binary32, reason: …}]}`.
struct EngineParser {
  let vocabulary: SuiteVocabulary

  func engines(_ node: YAMLNode) throws(SuiteError) -> [EngineSelection] {
    let roles = try MappingReader(node, what: "engines", known: Role.allCases.map(\.rawValue))
    guard !roles.keys.isEmpty else { throw SuiteError(.emptyList(what: "engines"), at: node.mark) }
    var selections: [EngineSelection] = []
    var lines: [String: Int] = [:]
    for role in Role.allCases {
      guard let list = roles[role.rawValue] else { continue }
      for item in try list.items("engines \(role.rawValue)") {
        let selection = try self.selection(item, role: role)
        if let line = lines[selection.engine] {
          throw SuiteError(.duplicateName(what: "engine", name: selection.engine, firstLine: line), at: item.mark)
        }
        lines[selection.engine] = item.mark.line
        selections.append(selection)
      }
    }
    return selections
  }

  private func selection(_ node: YAMLNode, role: Role) throws(SuiteError) -> EngineSelection {
    if case .scalar = node.content { return EngineSelection(engine: try engine(node), role: role) }
    let entry = try MappingReader(node, what: "an engine", known: ["engine", "precision", "reason", "every"])
    let name = try engine(try entry.required("engine"))
    let precision: PrecisionClass = try entry["precision"]?.word("precision") ?? .binary64
    let reason = try entry["reason"]?.text("reason")
    if role == .judged, precision != .binary64, reason == nil {
      throw SuiteError(.precisionNeedsReason(engine: name), at: entry.mark)
    }
    return EngineSelection(
      engine: name, role: role, precision: precision, reason: reason,
      every: try entry["every"]?.integer("every", in: 1...100) ?? 1)
  }

  private func engine(_ node: YAMLNode) throws(SuiteError) -> String {
    let name = try node.name("engine")
    if let known = vocabulary.engines, !known.contains(name) {
      throw node.unknown("engine", name, known: known.sorted())
    }
    return name
  }
}
