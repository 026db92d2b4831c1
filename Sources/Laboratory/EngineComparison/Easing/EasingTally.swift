/// A point of an easing curve with a large error.
struct WorstEasing: Hashable, Sendable {
  let region: EasingRegion
  /// Whose error.
  let formula: String
  let point: EasingPoint
  /// The larger of the errors of value and slope, ulp.
  let error: Double
}

/// What one region, or a part of it, gave.
struct EasingTally: Hashable, Sendable {
  let region: EasingRegion
  /// Our own first, then the textbook's, then the specimens'; of named curves our own alone.
  var formulas: [FormulaTally]
  /// Points at which our own value or slope is off by more than it may.
  private(set) var beyond = 0
  /// Neighbouring times between which a rising curve of ours falls.
  private(set) var falls = 0
  /// The first of them.
  private(set) var fallen: [EasingPoint] = []
  /// Points without a finite slope.
  private(set) var vertical = 0
  /// The worst points of our own and of the textbook's, the largest error first.
  private(set) var worst: [[WorstEasing]]
  private let kept: Int

  init(_ region: EasingRegion, formulas names: [String], keeping kept: Int) {
    self.region = region
    formulas = names.map(FormulaTally.init)
    worst = Array(repeating: [], count: min(2, names.count))
    self.kept = kept
  }

  var points: Int { formulas.first?.position.count ?? 0 }

  /// Counts the errors of one formula at one point.
  mutating func add(value: Double, slope: Double, formula: Int, _ point: @autoclosure () -> EasingPoint) {
    formulas[formula].position.add(value)
    formulas[formula].velocity.add(slope)
    let error = max(value, slope)
    if formula == 0, error > EasingRegion.limit { beyond += 1 }
    guard formula < worst.count, kept > 0 else { return }
    if let last = worst[formula].last, worst[formula].count == kept, error <= last.error { return }
    keep(
      WorstEasing(region: region, formula: formulas[formula].name, point: point(), error: error), formula: formula)
  }

  mutating func addFall(_ point: @autoclosure () -> EasingPoint) {
    falls += 1
    if fallen.count < kept { fallen.append(point()) }
  }

  mutating func addVertical() { vertical += 1 }

  private mutating func keep(_ candidate: WorstEasing, formula: Int) {
    let place = worst[formula].firstIndex { $0.error < candidate.error } ?? worst[formula].count
    worst[formula].insert(candidate, at: place)
    if worst[formula].count > kept { worst[formula].removeLast() }
  }

  mutating func add(_ other: EasingTally) {
    for index in formulas.indices { formulas[index].add(other.formulas[index]) }
    beyond += other.beyond
    falls += other.falls
    fallen += other.fallen.prefix(kept - fallen.count)
    vertical += other.vertical
    for index in worst.indices {
      for point in other.worst[index] {
        if let last = worst[index].last, worst[index].count == kept, point.error <= last.error { continue }
        keep(point, formula: index)
      }
    }
  }
}
