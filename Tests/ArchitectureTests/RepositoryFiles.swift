import Foundation

/// The Swift files of this repository, found from where this file lies.
enum RepositoryFiles {
  static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// Paths relative to the root, in order.
  static func swiftFiles(under folders: [String]) throws -> [String] {
    var paths: [String] = []
    for folder in folders {
      for path in try FileManager.default.subpathsOfDirectory(atPath: root.appending(path: folder).path) {
        if path.hasSuffix(".swift"), !path.hasPrefix(".") { paths.append("\(folder)/\(path)") }
      }
    }
    return paths.sorted()
  }

  static func text(of path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }
}
