import Testing

@Suite("The walls of the house")
struct ArchitectureTests {
  @Test("Every file keeps the rules")
  func everyFile() throws {
    let paths = try RepositoryFiles.swiftFiles(under: ["Sources", "Benchmarks", "Tests"])
    // Why: a scan that finds no file would find no fault either.
    #expect(paths.count > 30)
    #expect(paths.contains("Tests/ArchitectureTests/ArchitectureTests.swift"))
    for path in paths {
      let violations = SourceRules(path: path, text: try RepositoryFiles.text(of: path)).violations()
      for violation in violations { Issue.record("\(violation)") }
    }
  }

  @Test("The table has no arrow from the engine to the laboratory, nor between engine and reference")
  func table() {
    let laboratory = [
      "MotionProblems", "GSLNumerics", "ReferenceSolver", "EngineModels", "EngineComparison", "RunRecords",
    ]
    let engine = ["MotionEngine", "PlatformSprings", "LayerTree", "MotionScenes", "PopInterface", "SceneDrawing"]
    for module in engine {
      #expect(ImportTable.sources[module]?.ours.isDisjoint(with: laboratory) == true, "\(module)")
    }
    for module in ["ReferenceSolver", "GSLNumerics", "MotionProblems", "RunRecords", "ReportRendering"] {
      #expect(ImportTable.sources[module]?.ours.isDisjoint(with: engine) == true, "\(module)")
    }
    for module in engine.dropLast() {
      #expect(ImportTable.sources[module]?.system.contains("Foundation") == false, "\(module)")
    }
  }

  struct Plant: Sendable, CustomTestStringConvertible {
    let path: String
    let text: String
    /// Line and part of the message, or nil where nothing is wrong.
    let expected: (line: Int, message: String)?
    var testDescription: String { "\(path): \(text.prefix(40).replacing("\n", with: " / "))" }
  }

  static let engineFile = "Sources/Engine/MotionEngine/Springs/Planted.swift"

  static let plants: [Plant] = [
    Plant(path: engineFile, text: "\nimport Foundation\n", expected: (2, "allowed: Darwin, Glibc, Musl")),
    Plant(path: engineFile, text: "@testable import RunRecords", expected: (1, "may not import RunRecords")),
    Plant(path: engineFile, text: "import struct Foundation.Date", expected: (1, "may not import Foundation")),
    Plant(
      path: "Sources/Laboratory/ReferenceSolver/Planted.swift", text: "internal import MotionEngine",
      expected: (1, "ReferenceSolver may not import MotionEngine")),
    Plant(
      path: "Sources/Laboratory/GSLNumerics/Planted.swift", text: "public import CGSL",
      expected: (1, "write 'internal import CGSL'")),
    Plant(path: "Sources/Laboratory/GSLNumerics/Planted.swift", text: "internal import CGSL", expected: nil),
    Plant(path: "Sources/Laboratory/Unheard/Planted.swift", text: "", expected: (1, "no row in ImportTable")),
    Plant(path: "Sources/Planted.swift", text: "", expected: (1, "lies in no module")),
    Plant(path: "Sources/Engine/MotionEngine/StringUtilities.swift", text: "", expected: (1, "says 'util'")),
    Plant(path: engineFile, text: "let a = try! f()", expected: (1, "'try!'")),
    Plant(path: engineFile, text: "let a = b as! C", expected: (1, "a forced cast")),
    Plant(path: engineFile, text: "let a = list.first!.name", expected: (1, "a forced unwrap")),
    Plant(path: engineFile, text: "var view: View!", expected: (1, "a forced unwrap")),
    Plant(path: engineFile, text: "let a = b[0] != c && d! == 1", expected: (1, "a forced unwrap")),
    Plant(path: engineFile, text: "if a != b, !c { }", expected: nil),
    Plant(path: engineFile, text: "/// never `first!`\nlet a = \"try! this\" // fatalError(", expected: nil),
    Plant(path: engineFile, text: "let a = \"\"\"\n  b! \\(c)\n  \"\"\"\nlet d = #\"e!\"#", expected: nil),
    Plant(path: engineFile, text: "/* /* a! */ b! */ let c = 1\nfatalError(\"x\")", expected: (2, "'fatalError('")),
    Plant(path: engineFile, text: "let a = \"\\(b(\"c\"))\"; d!.e()", expected: (1, "a forced unwrap")),
    Plant(path: engineFile, text: "\n// TO" + "DO later", expected: (2, "unfinished work")),
    Plant(
      path: "Sources/Laboratory/RunStore/Planted.swift", text: "let begun = Date()",
      expected: (1, "reads the wall clock")),
    Plant(path: engineFile, text: "/// not `Date()`\nlet now = ContinuousClock.now", expected: nil),
    Plant(path: engineFile, text: "public enum MotionEngine {}", expected: (1, "hides the module's name")),
    Plant(path: engineFile, text: String(repeating: "\n", count: 320), expected: nil),
    Plant(path: engineFile, text: String(repeating: "\n", count: 321), expected: (321, "321 lines")),
    Plant(path: "Tests/RunStoreTests/Planted.swift", text: "import MotionEngine", expected: (1, "may not import")),
    Plant(path: "Tests/RunStoreTests/Planted.swift", text: "@testable import RunStore\nlet a = b!", expected: nil),
  ]

  @Test("A planted fault is caught, with its file, its line and what is allowed", arguments: plants)
  func planted(_ plant: Plant) {
    let found = SourceRules(path: plant.path, text: plant.text).violations()
    guard let expected = plant.expected else {
      #expect(found.isEmpty)
      return
    }
    #expect(found.count == 1)
    #expect(found.first?.file == plant.path)
    #expect(found.first?.line == expected.line)
    #expect(found.first?.message.contains(expected.message) == true, "\(found)")
  }
}
