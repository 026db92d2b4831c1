import Foundation

/// Ratios and rates on one core, in processor time, as tables or as JSON. Compare within one run: absolute times are the
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

        Times the kernel, uniform samples, fields of springs and easings by turns with the textbook's formulas and loops
        in C at -O3, and a frame of one animation through each interface by turns with its mathematics alone, twenty-five
        turns each, and prints the best and the median time and the median, smallest and largest ratio beside what is
        promised. Then the truth, whole cases and fits on one core, five times each after a warm-up: smallest, median and
        largest rate. Then what a steady frame allocates. With TEXT only those whose name contains it.

        example: swift run -c release Benchmarks "animation frame"
        example, for this processor: swift run -c release -Xcc -march=native --scratch-path .build/native Benchmarks field
        """)
      return
    }
    let filter = arguments.first { !$0.hasPrefix("-") }
    func isWanted(_ name: String) -> Bool { filter.map(name.contains) ?? true }
    let comparisons = (KernelBenchmarks.all + FieldBenchmarks.all + FrameBenchmarks.all + EasingBenchmarks.all).filter {
      isWanted($0.name)
    }
    let timed = [KernelBenchmarks.wholeMotions] + TruthBenchmarks.all + WholeCaseBenchmarks.all + FittingBenchmarks.all
    let rates = timed.filter { isWanted($0.name) }
    let report = BenchmarkReport(
      comparisons: try comparisons.map { try $0.measure(repetitions: 25) },
      rates: try rates.map { try $0.measure(repetitions: 5) },
      allocations: try FrameBenchmarks.allocations.filter { isWanted($0.name) }.compactMap { try $0.measure() })
    print(arguments.contains("--json") ? report.json : report.table)
  }
}
