import Foundation

/// One thing that is timed.
struct Benchmark {
  let name: String
  /// What is counted, in the plural: "cases of 360 samples".
  let unit: String
  /// What was promised of it, if anything: units a second.
  var promise: Double?
  /// Makes everything that the timed call needs: the units done by one call, and the call.
  let prepare: () throws -> (units: Int, body: () -> Void)

  /// Of several repetitions, after one that is not counted.
  func measure(repetitions: Int) throws -> BenchmarkResult {
    let (units, body) = try prepare()
    body()
    let rates = (0..<repetitions).map { _ in Double(units) / processorTime(of: body) }
    return BenchmarkResult(benchmark: self, rates: Spread(rates))
  }
}

/// Units a second of processor time over all threads.
///
/// Why: processor time is what a core spends on this, however busy the machine is with other things.
struct BenchmarkResult {
  let benchmark: Benchmark
  let rates: Spread
}

/// The smallest, median and largest of some numbers.
struct Spread {
  let smallest: Double
  let median: Double
  let largest: Double

  init(_ numbers: [Double]) {
    let sorted = numbers.sorted()
    smallest = sorted[0]
    median = sorted[sorted.count / 2]
    largest = sorted[sorted.count - 1]
  }
}

/// Keeps the optimiser from dropping a computation whose result nobody reads.
@inline(never)
func keep(_ value: Double) {
  if value == 0x1.23456789p-999 { print(value) }
}

/// Seconds of processor time that a call uses.
func processorTime(of body: () -> Void) -> Double {
  let start = processorTime()
  body()
  return processorTime() - start
}

/// Seconds of processor time that this process has used.
private func processorTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
}
