/// Errors of one quantity in ulp, folded.
struct ErrorTally: Hashable, Sendable {
  /// Infinite when something was not a number.
  private(set) var largest = 0.0
  private(set) var count = 0
  private var sum = 0.0

  mutating func add(_ error: Double) {
    largest = max(largest, error)
    sum += error
    count += 1
  }

  /// Adds what another part of the points gave; the order of parts shows in the last bits of the mean.
  mutating func add(_ other: ErrorTally) {
    largest = max(largest, other.largest)
    sum += other.sum
    count += other.count
  }

  /// 0 without points.
  var mean: Double { count == 0 ? 0 : sum / Double(count) }
}

/// Errors of one formula in one region.
struct FormulaTally: Hashable, Sendable {
  let name: String
  var position = ErrorTally()
  var velocity = ErrorTally()

  init(_ name: String) { self.name = name }

  mutating func add(_ other: FormulaTally) {
    position.add(other.position)
    velocity.add(other.velocity)
  }
}

/// A point with a large error, and how it was come by.
struct WorstPoint: Hashable, Sendable {
  let region: AccuracyRegion
  /// Whose error.
  let formula: String
  let point: AccuracyPoint
  /// The larger of the two errors, ulp.
  let error: Double
  let origin: PointOrigin
}

/// How a point was found.
enum PointOrigin: Hashable, Sendable {
  case drawn(motion: Int)
  case climbed(motion: Int)

  var text: String {
    switch self {
    case .drawn(let motion): "drawn, motion \(motion)"
    case .climbed(let motion): "climbed from motion \(motion)"
    }
  }
}

/// What one region, or a part of it, gave.
struct RegionTally: Hashable, Sendable {
  let region: AccuracyRegion
  /// Our own formula first, then the textbook's, then the specimens'.
  var formulas: [FormulaTally]
  /// Points at which our own formula is off by more than it may.
  var beyond = 0
  /// The worst points of our own formula and of the textbook's, the largest error first.
  private(set) var worst: [[WorstPoint]]
  private let kept: Int

  init(_ region: AccuracyRegion, formulas names: [String], keeping kept: Int) {
    self.region = region
    formulas = names.map(FormulaTally.init)
    worst = Array(repeating: [], count: min(2, names.count))
    self.kept = kept
  }

  var points: Int { formulas.first?.position.count ?? 0 }

  /// Whether a point with this error would be kept for a formula.
  func isWorthKeeping(_ error: Double, formula: Int) -> Bool {
    guard formula < worst.count, kept > 0 else { return false }
    guard let last = worst[formula].last, worst[formula].count == kept else { return true }
    return error > last.error
  }

  /// Keeps a point in its place; of equal ones the first comes first.
  mutating func keep(_ candidate: WorstPoint, formula: Int) {
    let place = worst[formula].firstIndex { $0.error < candidate.error } ?? worst[formula].count
    worst[formula].insert(candidate, at: place)
    if worst[formula].count > kept { worst[formula].removeLast() }
  }

  mutating func add(_ other: RegionTally) {
    for index in formulas.indices { formulas[index].add(other.formulas[index]) }
    beyond += other.beyond
    for index in worst.indices {
      for point in other.worst[index] where isWorthKeeping(point.error, formula: index) { keep(point, formula: index) }
    }
  }
}
