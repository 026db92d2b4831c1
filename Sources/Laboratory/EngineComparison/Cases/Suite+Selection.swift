extension Suite {
  /// The cases a filter means, all of them for nil.
  ///
  /// - Throws: ``SelectionError`` for a filter that names what the suite has not, or selects nothing: a typing mistake
  ///   must not look like a run in which nothing was wrong.
  public func cases(matching filter: CaseFilter? = nil) throws(SelectionError) -> CaseSelection {
    guard let filter else { return CaseSelection(parts: sweeps.indices.compactMap { part(of: $0) }) }
    let candidates = try sweepIndices(for: filter)
    try checkParameters(of: filter, in: candidates)
    let parts = candidates.compactMap { part(of: $0, where: filter.conditions) }
    let selection = CaseSelection(parts: parts)
    guard selection.isEmpty else { return selection }
    throw explanation(of: filter, in: candidates)
  }

  /// The index of the case with an id, found by its values, without a scan.
  ///
  /// - Throws: ``SelectionError`` that says which part of the id the suite has not.
  public func index(ofCase id: String) throws(SelectionError) -> Int {
    let selection = try cases(matching: try CaseFilter.parse(id))
    guard selection.count == 1 else { throw .notOneCase(id, count: selection.count) }
    return selection[0]
  }

  private func sweepIndices(for filter: CaseFilter) throws(SelectionError) -> [Int] {
    if let asked = filter.suite, asked != label { throw .otherSuite(asked: asked, suite: label) }
    guard let name = filter.sweep else { return Array(sweeps.indices) }
    guard let index = sweeps.firstIndex(where: { $0.name == name }) else {
      let known = sweeps.map(\.name)
      throw .unknownSweep(
        name, suite: label, nearest: NearestWord.nearest(to: name, among: known), known: known)
    }
    return [index]
  }

  private func checkParameters(of filter: CaseFilter, in candidates: [Int]) throws(SelectionError) {
    var known: [String] = []
    for sweep in candidates.map({ sweeps[$0] }) {
      if case .sobol = sweep.sampling, !known.contains(Self.pointName) { known.append(Self.pointName) }
      for axis in sweep.axes where !known.contains(axis.parameter.rawValue) { known.append(axis.parameter.rawValue) }
    }
    for condition in filter.conditions where !known.contains(condition.parameter) {
      let nearest = NearestWord.nearest(to: condition.parameter, among: known)
      throw .unknownParameter(condition.parameter, nearest: nearest, known: known)
    }
  }

  /// The part of a sweep in which the conditions hold, or nil where they cannot.
  private func part(of index: Int, where conditions: [CaseFilter.Condition] = []) -> CaseSelection.Part? {
    let sweep = sweeps[index]
    if case .sobol(let count, _) = sweep.sampling {
      guard let fixed = point(of: sweep, where: conditions) else { return nil }
      return CaseSelection.Part(offset: offsets[index], counts: [count], fixed: [fixed.point])
    }
    var fixed = Array(repeating: Int?.none, count: sweep.axes.count)
    for condition in conditions {
      guard let axis = sweep.axes.firstIndex(where: { $0.parameter.rawValue == condition.parameter }),
        let digit = sweep.axes[axis].index(of: condition.value), fixed[axis] ?? digit == digit
      else { return nil }
      fixed[axis] = digit
    }
    return CaseSelection.Part(offset: offsets[index], counts: sweep.axes.map { $0.count ?? 1 }, fixed: fixed)
  }

  /// The one point meant in a sampled sweep, `point: nil` for all of them, nil for none.
  ///
  /// Sampled values are not looked for: without its number a point could only be found by computing every one.
  private func point(of sweep: Sweep, where conditions: [CaseFilter.Condition]) -> (point: Int?, Void)? {
    if conditions.isEmpty { return (nil, ()) }
    guard let number = conditions.first(where: { $0.parameter == Self.pointName }).flatMap({ Int($0.value) }),
      (0..<sweep.caseCount).contains(number)
    else { return nil }
    let values = sweep.values(at: number)
    let holds = conditions.allSatisfy { condition in
      if condition.parameter == Self.pointName { return Int(condition.value) == number }
      guard let axis = sweep.axes.firstIndex(where: { $0.parameter.rawValue == condition.parameter }) else {
        return false
      }
      if case .number(let value) = values[axis] { return Double(condition.value) == value }
      return condition.value == values[axis].text
    }
    return holds ? (number, ()) : nil
  }

  /// The first condition that fails in a sweep on its own, with the values next to the one asked for.
  private func explanation(of filter: CaseFilter, in candidates: [Int]) -> SelectionError {
    guard candidates.count == 1 else { return .nothingSelected(filter: filter.description, suite: label) }
    let sweep = sweeps[candidates[0]]
    for condition in filter.conditions {
      guard let axis = sweep.axes.first(where: { $0.parameter.rawValue == condition.parameter }),
        axis.count != nil, axis.index(of: condition.value) == nil
      else { continue }
      return .noSuchValue(
        parameter: condition.parameter, value: condition.value, sweep: sweep.name,
        neighbours: axis.neighbours(of: condition.value))
    }
    return .nothingSelected(filter: filter.description, suite: label)
  }
}

extension Axis {
  /// The entries just below and above a value that is not among them, or the name that is spelt most like it.
  fileprivate func neighbours(of text: String) -> [String] {
    switch values {
    case .names(let names): return NearestWord.nearest(to: text, among: names).map { [$0] } ?? []
    case .range: return []
    case .numbers(let numbers):
      guard let value = Double(text) else { return [] }
      return [numbers.filter { $0 < value }.max(), numbers.filter { $0 > value }.min()]
        .compactMap { $0.map(ShortestText.text) }
    case .grid(let grid):
      guard let value = Double(text) else { return [] }
      var low = 0
      var high = grid.count
      while low < high {
        let middle = (low + high) / 2
        if grid.value(at: middle) < value { low = middle + 1 } else { high = middle }
      }
      return [low - 1, low].filter { (0..<grid.count).contains($0) }.map { ShortestText.text(grid.value(at: $0)) }
    }
  }
}
