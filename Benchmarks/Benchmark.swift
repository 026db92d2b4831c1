import Foundation

/// One thing that is timed: what a call does, and how many units of it.
struct Benchmark {
  let name: String
  /// What is counted, in the plural: "cases of 360 samples".
  let unit: String
  /// Units done by one call of `body`.
  let units: Int
  let body: () -> Void

  /// The rate of each repetition, units a second of processor time over all threads, after one that is not counted.
  ///
  /// Why: processor time is what a core spends on this, however busy the machine is with other things.
  func rates(repetitions: Int) -> [Double] {
    body()
    return (0..<repetitions).map { _ in
      let start = processorTime()
      body()
      return Double(units) / (processorTime() - start)
    }
  }
}

/// What came out of the repetitions of one benchmark.
struct BenchmarkResult {
  let benchmark: Benchmark
  let smallest: Double
  let median: Double
  let largest: Double

  init(_ benchmark: Benchmark, repetitions: Int) {
    let rates = benchmark.rates(repetitions: repetitions).sorted()
    self.benchmark = benchmark
    smallest = rates[0]
    median = rates[rates.count / 2]
    largest = rates[rates.count - 1]
  }
}

/// Keeps the optimiser from dropping a computation whose result nobody reads.
@inline(never)
func keep(_ value: Double) {
  if value == 0x1.23456789p-999 { print(value) }
}

/// Seconds of processor time that this process has used.
private func processorTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
}
