import Foundation
import Testing

/// The tool as a process of its own, for what only a process can suffer.
enum BuiltTool {
  /// Beside the tests, where the build puts it.
  static var path: String {
    get throws {
      let tests = URL(filePath: CommandLine.arguments[0]).resolvingSymlinksInPath()
      let tool = tests.deletingLastPathComponent().appending(path: "dashpot").path
      return try #require(FileManager.default.isExecutableFile(atPath: tool) ? tool : nil, "no tool at \(tool)")
    }
  }

  static func start(_ words: [String]) throws -> Process {
    let process = Process()
    process.executableURL = URL(filePath: try path)
    process.arguments = words
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    return process
  }
}
