/// One thing that is timed: what a call does, and how many units of it.
struct Benchmark {
  let name: String
  /// What is counted, in the plural: "cases of 360 samples".
  let unit: String
  /// Units done by one call of `body`.
  let units: Int
  let body: () -> Void

  /// The rate of each repetition, units a second, after one that is not counted.
  func rates(repetitions: Int) -> [Double] {
    body()
    return (0..<repetitions).map { _ in
      let start = ContinuousClock.now
      body()
      return Double(units) / ((ContinuousClock.now - start) / .seconds(1))
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
