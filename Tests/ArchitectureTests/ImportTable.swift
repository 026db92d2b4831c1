/// Which module may import which: the arrows of the house, written once.
enum ImportTable {
  struct Row: Sendable {
    /// Modules of this package.
    var ours: Set<String> = []
    /// Modules of the toolchain.
    var system: Set<String> = []
    /// Doors to C libraries, which are imported with `internal import` only.
    var doors: Set<String> = []

    var all: Set<String> { ours.union(system).union(doors) }
  }

  /// What a module that must stay small takes from the system: the C library, for its mathematics.
  private static let mathematics: Set<String> = ["Darwin", "Glibc", "Musl"]
  private static let foundation: Set<String> = mathematics.union(["Foundation", "Dispatch", "Synchronization"])
  private static let testing: Set<String> = foundation.union(["Testing"])

  static let doors: Set<String> = ["CGSL", "CFLINT", "CSQLite", "CYAML", "CCairo", "TextbookC"]

  private static let interfaces: Set<String> = [
    "PopInterface", "CoreAnimationInterface", "UIKitInterface", "INTUInterface",
  ]

  static let sources: [String: Row] = {
    var rows: [String: Row] = [
      "MotionEngine": Row(system: mathematics),
      "PlatformSprings": Row(ours: ["MotionEngine"], system: mathematics),
      "LayerTree": Row(ours: ["MotionEngine"], system: mathematics),
      "MotionScenes": Row(
        ours: interfaces.union(["LayerTree", "MotionEngine", "PlatformSprings"]), system: mathematics),
      "SceneDrawing": Row(
        ours: ["MotionScenes", "LayerTree", "MotionEngine"], system: foundation, doors: ["CCairo"]),

      "MotionProblems": Row(system: mathematics),
      "GSLNumerics": Row(system: foundation, doors: ["CGSL"]),
      "ReferenceSolver": Row(ours: ["GSLNumerics", "MotionProblems"], system: foundation, doors: ["CFLINT"]),
      "EngineModels": Row(
        ours: interfaces.union(["MotionProblems", "MotionEngine", "PlatformSprings"]), system: foundation),
      "EngineComparison": Row(
        ours: ["EngineModels", "ReferenceSolver", "GSLNumerics", "RunRecords", "MotionProblems"], system: foundation,
        doors: ["CYAML"]),
      "ConstantFitting": Row(
        ours: ["EngineComparison", "EngineModels", "ReferenceSolver", "GSLNumerics", "RunRecords", "MotionProblems"],
        system: foundation),
      "RunRecords": Row(system: foundation),
      "RunStore": Row(ours: ["RunRecords"], system: foundation, doors: ["CSQLite"]),
      "ReportRendering": Row(ours: ["RunRecords"], system: foundation),
    ]
    for interface in interfaces {
      rows[interface] = Row(ours: ["MotionEngine", "PlatformSprings"], system: mathematics)
    }
    let all = Set(rows.keys)
    rows["DashpotCommands"] = Row(ours: all, system: foundation)
    rows["dashpot"] = Row(ours: ["DashpotCommands"])
    rows["Benchmarks"] = Row(ours: all, system: foundation, doors: ["TextbookC", "CAllocationCounter"])
    return rows
  }()

  /// What one file alone may import besides its module's row.
  static let fileExtras: [String: Set<String>] = [
    "Sources/Engine/MotionEngine/Animator/DispatchFrameClock.swift": ["Dispatch"]
  ]

  /// What the tests of a module take from the system besides.
  private static let testSystemExtras: [String: Set<String>] = [
    "ReportRenderingTests": ["FoundationXML"], "MotionEngineTests": ["CAllocationCounter"],
    "PopInterfaceTests": ["CAllocationCounter"], "CoreAnimationInterfaceTests": ["CAllocationCounter"],
    "UIKitInterfaceTests": ["CAllocationCounter"], "INTUInterfaceTests": ["CAllocationCounter"],
  ]

  /// What the tests of a module import besides it and what it may import itself.
  private static let testExtras: [String: Set<String>] = [
    "EngineComparisonTests": ["MotionEngine"],
    "DashpotCommandsTests": ["RunRecords", "RunStore"],
  ]

  /// The row of a module, or nil for one that has none.
  static func row(for module: String) -> Row? {
    if let row = sources[module] { return row }
    if module == "ArchitectureTests" { return Row(system: testing) }
    guard module.hasSuffix("Tests"), let tested = sources[String(module.dropLast(5))] else { return nil }
    let extras = testExtras[module] ?? []
    return Row(
      ours: tested.ours.union(extras).union([String(module.dropLast(5))]),
      system: testing.union(testSystemExtras[module] ?? []))
  }
}
