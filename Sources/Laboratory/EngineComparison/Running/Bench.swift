internal import EngineModels

/// The engines by name.
struct Bench: Sendable {
  private let engines: [String: any EngineModel]

  init(_ engines: [any EngineModel]) {
    self.engines = Dictionary(engines.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
  }

  subscript(name: String) -> (any EngineModel)? { engines[name] }
}
