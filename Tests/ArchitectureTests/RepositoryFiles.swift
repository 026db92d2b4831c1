import Foundation

/// The files of this repository, found from where this file lies.
enum RepositoryFiles {
  static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// Paths relative to the root, in order.
  static func swiftFiles(under folders: [String]) throws -> [String] {
    try folders.flatMap { try files(under: $0, endingWith: ".swift") }.sorted()
  }

  /// The files of a folder and all folders in it, by the end of their names, in order.
  static func files(under folder: String, endingWith ending: String) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: root.appending(path: folder).path)
      .filter { $0.hasSuffix(ending) && !$0.hasPrefix(".") }
      .map { "\(folder)/\($0)" }
      .sorted()
  }

  static func text(of path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }
}
