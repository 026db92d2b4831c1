internal import Foundation
internal import MotionProblems
internal import ReferenceSolver

/// The errors of formulas in ulp of the tight envelope, over seeded points of every region, counted beside certified
/// values.
///
/// The envelope of x = e^(−σt) (x₀ C + w S), w = v₀ + σx₀, is E = e^(−σt) (|x₀| max|C| + |w| max|S|) over [0, t], and above critical
/// damping the lesser of that and the sum of the magnitudes of both modes; of the velocity the same from (v₀, x″₀). One ulp
/// of it is 2^(⌊log₂ E⌋ − 52), at least 2^-1074.
public struct AccuracyStudy: Sendable {
  public var points: Int
  public var regions: [AccuracyRegion]
  public var seed: UInt64
  public var jobs: Int
  /// How many of the worst points of each region are kept, of our own formula and of the textbook's each.
  public var keeping: Int

  public init(
    points: Int, regions: [AccuracyRegion] = AccuracyRegion.allCases, seed: UInt64 = 1, jobs: Int = 1, keeping: Int = 3
  ) {
    self.points = points
    self.regions = regions
    self.seed = seed
    self.jobs = jobs
    self.keeping = keeping
  }

  /// Motions of one piece of work.
  private static let pieceLength = 1024

  private struct Piece: Sendable {
    let region: AccuracyRegion
    let motions: Range<Int>
  }

  /// Runs the study.
  ///
  /// - Parameter progress: told the points done and planned; returning false ends the study, and then nil is returned.
  public func run(progress: (Int, Int) -> Bool = { _, _ in true }) -> AccuracyFindings? {
    let pieces = pieces()
    var tallies: [AccuracyRegion: RegionTally] = [:]
    var done = 0
    var isComplete = true
    let study = self
    OrderedWork(items: pieces.count, workers: max(1, jobs)).run(
      state: { PointJudge() }, make: { item, judge in study.tally(pieces[item], &judge) },
      finish: { FLINTLibrary.releaseThreadCaches() }
    ) { tally in
      if tallies[tally.region]?.add(tally) == nil { tallies[tally.region] = tally }
      done += tally.points
      isComplete = progress(done, points)
      return isComplete
    }
    guard isComplete else { return nil }
    return AccuracyFindings(study: self, tallies: regions.compactMap { tallies[$0] })
  }

  private func pieces() -> [Piece] {
    let total = regions.reduce(0) { $0 + $1.weight }
    return regions.flatMap { region in
      let share = max(1, points / total * region.weight + points % total * region.weight / total)
      let motions = (share + region.pointsOfMotion - 1) / region.pointsOfMotion
      let length = max(1, Self.pieceLength * DrawnMotion.batch / region.pointsOfMotion)
      return stride(from: 0, to: motions, by: length).map {
        Piece(region: region, motions: $0..<min($0 + length, motions))
      }
    }
  }

  private func tally(_ piece: Piece, _ judge: inout PointJudge) -> RegionTally {
    let region = piece.region
    var tally = RegionTally(region, formulas: PointJudge.names(region.subject), keeping: keeping)
    var states: [PhaseState] = []
    for number in piece.motions {
      switch region.subject {
      case .springs where region == .hillClimbing:
        HillClimb.climb(number: number, seed: seed, states: &states, into: &tally)
      case .springs, .stepMatrix:
        judge.judge(.drawn(region, motion: number, seed: seed), number: number, into: &tally)
      case .uniformSampling: judge.judgeSampling(number: number, seed: seed, into: &tally)
      case .decay, .decayRemaining: judge.judgeDecay(number: number, seed: seed, into: &tally)
      }
    }
    return tally
  }
}

extension AccuracyRegion {
  /// Points that share a motion, or a climb.
  fileprivate var pointsOfMotion: Int {
    switch self {
    case .hillClimbing: HillClimb.steps
    case .uniformSampling: PointJudge.samplesJudged
    default: DrawnMotion.batch
    }
  }
}
