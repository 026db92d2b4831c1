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

  /// Runs a line of the shell to its end, in which `"$0"` is the tool and `"$@"` are the words.
  static func shell(
    _ line: String, _ words: [String], in folder: TemporaryFolder
  ) throws -> (code: Int32, errors: String) {
    let process = try startShell(line, words, in: folder)
    process.waitUntilExit()
    return (process.terminationStatus, try folder.text(of: "errors.txt"))
  }

  static func startShell(_ line: String, _ words: [String], in folder: TemporaryFolder) throws -> Process {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", line, try path] + words
    process.standardOutput = FileHandle.nullDevice
    _ = try folder.write("", to: "errors.txt")
    process.standardError = try FileHandle(forWritingTo: URL(filePath: folder.file("errors.txt")))
    try process.run()
    return process
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
