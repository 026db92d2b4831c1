extension Suite {
  /// How many of the selected cases have one of these engines on the bench; all of them when none is named.
  func count(of selection: some RandomAccessCollection<Int>, with engines: [String]) -> Int {
    if engines.isEmpty { return selection.count }
    let has = sweeps.map { sweep in sweep.engines.contains { engines.contains($0.engine) } }
    return selection.reduce(0) { $0 + (has[place(of: $1).sweep] ? 1 : 0) }
  }

  /// The engines on the bench for the selected cases.
  func engines(of selection: CaseSelection) -> Set<String> {
    var seen = Set<Int>()
    var names = Set<String>()
    for index in selection where seen.insert(place(of: index).sweep).inserted {
      names.formUnion(sweeps[place(of: index).sweep].engines.map(\.engine))
    }
    return names
  }

  /// The engines on the bench for a case.
  package func selections(ofCaseAt index: Int) -> [EngineSelection] { sweeps[place(of: index).sweep].engines }
}
