import Foundation
import Testing

/// A table of values computed elsewhere: tab-separated, a line of provenance and a line of column names first.
enum ReferenceTable {
  /// The rows of the table `name`.tsv beside this file, as their fields.
  static func rows(of name: String) -> [[Substring]] {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "\(name).tsv")
    guard let text = try? String(contentsOf: file, encoding: .utf8) else {
      Issue.record("cannot read \(file.path()); write it with \(name).py beside it")
      return []
    }
    return text.split(separator: "\n").dropFirst(2).map { $0.split(separator: "\t") }
  }
}
