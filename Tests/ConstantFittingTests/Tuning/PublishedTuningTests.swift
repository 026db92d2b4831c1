import EngineModels
import Foundation
import Testing

@testable import ConstantFitting

/// The files that `make tuning` runs, and the page it publishes.
@Suite("Published tunings")
struct PublishedTuningTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private static func files() throws -> [TuningFile] {
    let folder = root.appending(path: "Tunings")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".yaml") }
    return try names.sorted().map { name in
      let bytes = try Data(contentsOf: folder.appending(path: name))
      let file = try TuningFile.parse(Array(bytes), path: name)
      #expect(name == "\(file.name).yaml")
      return file
    }
  }

  @Test("Every tunable engine is tuned, and on the page under its file's name")
  func complete() throws {
    let files = try Self.files()
    #expect(Set(files.map { $0.engine.name }) == Set(EngineCatalog.tunable.map(\.name)))
    let page = try String(contentsOf: Self.root.appending(path: "Reports/tuning.md"), encoding: .utf8)
    for file in files {
      #expect(page.contains("\n## \(file.name)\n") && page.contains("dashpot tune --file Tunings/\(file.name).yaml\n"))
      #expect(!file.purpose.isEmpty, "\(file.name)")
    }
  }
}
