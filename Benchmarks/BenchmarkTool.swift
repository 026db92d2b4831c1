import Foundation

/// Rates on one core, in processor time, as a table or as JSON. Compare within one run: absolute times are the
/// machine's.
@main
struct BenchmarkTool {
  static func main() {
    do { try run() } catch {
      FileHandle.standardError.write(Data("Benchmarks: \(error)\n".utf8))
      exit(1)
    }
  }

  private static func run() throws {
    let arguments = CommandLine.arguments.dropFirst()
    if arguments.contains("--help") || arguments.contains("-h") {
      print(
        """
        usage: Benchmarks [--json] [TEXT]

        Times the kernel, the truth and whole cases on one core, five times each after a warm-up, and prints the
        smallest, median and largest rate. With TEXT only those whose name contains it.

        example: swift run -c release Benchmarks certified
        """)
      return
    }
    let filter = arguments.first { !$0.hasPrefix("-") }
    let benchmarks = try
      (KernelBenchmarks.all() + FieldBenchmarks.all() + TruthBenchmarks.all() + WholeCaseBenchmarks.all()).filter {
        filter.map($0.name.contains) ?? true
      }
    let results = benchmarks.map { BenchmarkResult($0, repetitions: 5) }
    print(arguments.contains("--json") ? json(results) : table(results))
  }

  private static func table(_ results: [BenchmarkResult]) -> String {
    let width = (results.map { $0.benchmark.name.count }.max() ?? 0) + 2
    let head = padded("benchmark", width) + "     smallest       median      largest  a second"
    let rows = results.map { result in
      padded(result.benchmark.name, width)
        + [result.smallest, result.median, result.largest].map { right("\(Int($0.rounded()))", 13) }.joined()
        + "  \(result.benchmark.unit)"
    }
    return ([head] + rows).joined(separator: "\n")
  }

  private static func json(_ results: [BenchmarkResult]) -> String {
    let rows = results.map { result in
      "  {\"name\": \"\(result.benchmark.name)\", \"unit\": \"\(result.benchmark.unit)\", "
        + "\"smallest\": \(result.smallest), \"median\": \(result.median), \"largest\": \(result.largest)}"
    }
    return "[\n" + rows.joined(separator: ",\n") + "\n]"
  }

  private static func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }

  private static func right(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.count)) + text
  }
}
