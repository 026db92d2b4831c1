import Foundation

/// The results as tables or as JSON.
struct BenchmarkReport {
  let comparisons: [ComparisonResult]
  let rates: [BenchmarkResult]
  let allocations: [AllocationResult]

  var table: String {
    var parts: [String] = []
    if !comparisons.isEmpty { parts.append(comparisonTable) }
    if !rates.isEmpty { parts.append(rateTable) }
    if !allocations.isEmpty { parts.append(allocationTable) }
    return parts.joined(separator: "\n\n")
  }

  private var comparisonTable: String {
    let width = (comparisons.map { $0.comparison.name.count }.max() ?? 0) + 2
    let beside = (comparisons.map { $0.comparison.beside.count }.max() ?? 0) + 2
    let head =
      padded("by turns, ns: best and medians", width) + right("best", 8) + right("ours", 9) + right("other", 9) + "  "
      + padded("the other", beside)
      + "ratio  smallest … largest  promised"
    let rows = comparisons.map { result in
      let verdict = result.isKept ? "" : "  NOT KEPT"
      return padded(result.comparison.name, width) + right(Self.text(result.ours.smallest), 8)
        + right(Self.text(result.ours.median), 9)
        + right(Self.text(result.theirs), 9) + "  " + padded(result.comparison.beside, beside)
        + right(Self.text(result.ratios.median), 5) + "  " + right(Self.text(result.ratios.smallest), 8) + " … "
        + padded(Self.text(result.ratios.largest), 9) + result.comparison.promise.text + verdict
    }
    return ([head] + rows).joined(separator: "\n")
  }

  private var rateTable: String {
    let width = (rates.map { $0.benchmark.name.count }.max() ?? 0) + 2
    let head = padded("a second of processor time", width) + "     smallest       median      largest  unit"
    let rows = rates.map { result in
      let spread = [result.rates.smallest, result.rates.median, result.rates.largest]
      let promise = result.benchmark.promise.map { ", promised \(Int($0))" } ?? ""
      let isKept = result.benchmark.promise.map { result.rates.median >= $0 } ?? true
      return padded(result.benchmark.name, width) + spread.map { right("\(Int($0.rounded()))", 13) }.joined()
        + "  \(result.benchmark.unit)\(promise)" + (isKept ? "" : "  NOT KEPT")
    }
    return ([head] + rows).joined(separator: "\n")
  }

  private var allocationTable: String {
    let width = (allocations.map { $0.name.count }.max() ?? 0) + 2
    let rows = allocations.map { result in
      padded(result.name, width) + right(Self.text(result.perFrame), 8) + (result.isPromised ? "  none" : "")
        + (result.isKept ? "" : "  NOT KEPT")
    }
    return ([padded("allocations a steady frame", width) + right("made", 8) + "  promised"] + rows).joined(
      separator: "\n")
  }

  var json: String {
    let pairs = comparisons.map { result in
      "    {\"name\": \"\(result.comparison.name)\", \"beside\": \"\(result.comparison.beside)\", "
        + "\"unit\": \"\(result.comparison.unit)\", \"nanoseconds\": \(result.ours.median), "
        + "\"bestNanoseconds\": \(result.ours.smallest), "
        + "\"besideNanoseconds\": \(result.theirs), \"ratioOf\": \"\(result.comparison.promise.isRate ? "rates" : "times")\", "
        + "\"smallest\": \(result.ratios.smallest), \"median\": \(result.ratios.median), "
        + "\"largest\": \(result.ratios.largest), \"promise\": \"\(result.comparison.promise.text)\", "
        + "\"isKept\": \(result.isKept)}"
    }
    let rows = rates.map { result in
      "    {\"name\": \"\(result.benchmark.name)\", \"unit\": \"\(result.benchmark.unit)\", "
        + "\"smallest\": \(result.rates.smallest), \"median\": \(result.rates.median), "
        + "\"largest\": \(result.rates.largest), "
        + "\"promise\": \(result.benchmark.promise.map { "\($0)" } ?? "null")}"
    }
    return "{\n  \"comparisons\": [\n" + pairs.joined(separator: ",\n") + "\n  ],\n  \"rates\": [\n"
      + rows.joined(separator: ",\n") + "\n  ],\n  \"allocations\": [\n"
      + allocations.map { "    {\"name\": \"\($0.name)\", \"perFrame\": \($0.perFrame)}" }.joined(separator: ",\n")
      + "\n  ]\n}"
  }

  /// Two decimals.
  private static func text(_ value: Double) -> String { String(format: "%.2f", value) }

  private func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }

  private func right(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.count)) + text
  }
}
