internal import EngineModels
internal import ReferenceSolver

/// The errors of easing curves in ulp, over seeded points of every region, counted beside the curve in balls.
///
/// One ulp of a value is that of max(1, |y₁|, |y₂|), of a slope that of the larger of this and itself; of a named curve that
/// of the larger of 1 and the number. Where a curve's heights are in 0 … 1 it rises, and then every value is also held against
/// that at the next double.
public struct EasingStudy: Sendable {
  public var points: Int
  public var regions: [EasingRegion]
  public var seed: UInt64
  public var jobs: Int
  /// How many of the worst points of each region are kept, of our own curve and of the textbook's each.
  public var keeping: Int

  public init(
    points: Int, regions: [EasingRegion] = EasingRegion.allCases, seed: UInt64 = 1, jobs: Int = 1, keeping: Int = 1
  ) {
    self.points = points
    self.regions = regions
    self.seed = seed
    self.jobs = jobs
    self.keeping = keeping
  }

  private struct Piece: Sendable {
    let region: EasingRegion
    let numbers: Range<Int>
  }

  /// Curves of one piece of work.
  private static let pieceLength = 64

  static let beziers: [any StudiedBezier] =
    [StudiedBeziers.dashpot, StudiedBeziers.textbook] + StudiedBeziers.specimens

  /// Runs the study.
  ///
  /// - Parameter progress: told the points done and planned; returning false ends the study, and then nil is returned.
  public func run(progress: (Int, Int) -> Bool = { _, _ in true }) -> EasingFindings? {
    let pieces = pieces()
    var tallies: [EasingRegion: EasingTally] = [:]
    var done = 0
    var isComplete = true
    let study = self
    OrderedWork(items: pieces.count, workers: max(1, jobs)).run(
      state: { () }, make: { item, _ in study.tally(pieces[item]) },
      finish: { FLINTLibrary.releaseThreadCaches() }
    ) { tally in
      if tallies[tally.region]?.add(tally) == nil { tallies[tally.region] = tally }
      done += tally.points
      isComplete = progress(done, points)
      return isComplete
    }
    guard isComplete else { return nil }
    return EasingFindings(study: self, tallies: regions.compactMap { tallies[$0] })
  }

  private func pieces() -> [Piece] {
    let total = regions.reduce(0) { $0 + $1.weight }
    return regions.flatMap { region in
      let share = max(1, points / total * region.weight + points % total * region.weight / total)
      let curves = (share + DrawnBezier.batch - 1) / DrawnBezier.batch
      return stride(from: 0, to: curves, by: Self.pieceLength).map {
        Piece(region: region, numbers: $0..<min($0 + Self.pieceLength, curves))
      }
    }
  }

  private func tally(_ piece: Piece) -> EasingTally {
    let isNamed = piece.region == .namedCurves
    let names = isNamed ? [StudiedBeziers.dashpot.name] : Self.beziers.map(\.name)
    var tally = EasingTally(piece.region, formulas: names, keeping: keeping)
    for number in piece.numbers {
      if isNamed {
        judge(DrawnCurveTimes.drawn(number: number, seed: seed), into: &tally)
      } else if let drawn = DrawnBezier.drawn(piece.region, number: number, seed: seed) {
        judge(drawn, into: &tally)
      }
    }
    return tally
  }

  private func judge(_ drawn: DrawnBezier, into tally: inout EasingTally) {
    let truth = CertifiedBezier(drawn.points)
    let points = drawn.times.map { truth.point(at: $0) }
    for (index, formula) in Self.beziers.enumerated() {
      for (place, observed) in formula.points(of: drawn.points, at: drawn.times).enumerated() {
        guard let point = points[place] else {
          if index == 0 { tally.addVertical() }
          continue
        }
        tally.add(
          value: point.position.error(of: observed.value), slope: point.velocity.error(of: observed.slope),
          formula: index, EasingPoint(curve: .bezier(drawn.points), time: drawn.times[place]))
      }
    }
    if drawn.rises { checkRise(drawn, into: &tally) }
  }

  private func checkRise(_ drawn: DrawnBezier, into tally: inout EasingTally) {
    let own = StudiedBeziers.dashpot
    let here = own.points(of: drawn.points, at: drawn.times)
    let next = own.points(of: drawn.points, at: drawn.times.map { min($0.nextUp, 1.0.nextDown) })
    for (place, time) in drawn.times.enumerated() where next[place].value < here[place].value {
      tally.addFall(EasingPoint(curve: .bezier(drawn.points), time: time))
    }
  }

  private func judge(_ drawn: DrawnCurveTimes, into tally: inout EasingTally) {
    guard let truth = CertifiedCurve(named: drawn.curve.name) else { return }
    for time in drawn.times {
      guard let point = truth.point(at: time) else { continue }
      let observed = drawn.curve.point(at: time)
      tally.add(
        value: point.position.error(of: observed.value), slope: point.velocity.error(of: observed.slope), formula: 0,
        EasingPoint(curve: .named(drawn.curve.name), time: time))
    }
  }
}

extension DrawnBezier {
  /// Whether no value may be below one before it: both heights in 0 … 1.
  var rises: Bool { 0...1 ~= points.y1 && 0...1 ~= points.y2 }
}
