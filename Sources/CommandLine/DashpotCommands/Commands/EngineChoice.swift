internal import EngineComparison
internal import EngineModels

/// Engines by the names people type.
enum EngineChoice {
  static func engines(named names: [String]) throws(UsageError) -> [any EngineModel] {
    var engines: [any EngineModel] = []
    for name in names {
      guard let engine = EngineCatalog.engine(named: name) else {
        throw .unknownName(
          kind: "engine", word: name, nearest: NearestWord.nearest(to: name, among: EngineCatalog.all.map(\.name)),
          list: "dashpot list engines")
      }
      if !engines.contains(where: { $0.name == name }) { engines.append(engine) }
    }
    return engines
  }
}
