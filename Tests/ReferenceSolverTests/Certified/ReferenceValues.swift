import Foundation

@testable import ReferenceSolver

/// Rows of `Tests/Support/reference-values.tsv`, computed with mpmath by `scripts/reference-values.py`.
struct ReferenceValue: Sendable {
  let inputs: [Double]
  /// Each the sum of two doubles, within 2⁻¹⁰⁶ of the value.
  let results: [SplitValue]

  /// - Parameter count: how many of a row's numbers are inputs.
  static func all(kind: String, inputs count: Int = 6) throws -> [ReferenceValue] {
    let file = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Support/reference-values.tsv")
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").compactMap { line in
      let fields = line.split(separator: "\t")
      guard fields.first.map(String.init) == kind else { return nil }
      let numbers = fields.dropFirst().compactMap { Double($0) }
      let results = stride(from: count, to: numbers.count, by: 2).map {
        SplitValue(high: numbers[$0], tail: numbers[$0 + 1], radius: 0)
      }
      return ReferenceValue(inputs: Array(numbers[..<count]), results: results)
    }
  }
}
