internal import EngineComparison
internal import Foundation
internal import MotionProblems

/// The search for the best place in a cube of 0 … 1, made for scores with jumps, flats and walls.
///
/// Points of the Sobol' sequence and the given starts are scored, and from the best of them it goes on by polling: from
/// where it is, steps of one length along the axes, and along orthogonal frames that are drawn anew each time, so that a
/// ridge or a wall that runs askew stops it no more than a straight one. The length doubles after a step that helps and
/// shrinks after a poll without one, down to ``firstPrecision``, for the best of them on to ``secondPrecision``, and for the
/// best of those to ``precision``. Nothing is assumed of slopes. At last every coordinate goes back towards the first start
/// as far as the score stays the same: constants are not changed for nothing.
struct MultiStartSearch {
  struct Result: Hashable, Sendable {
    var place: [Double]
    var score: TuningScore
    /// How many of the local searches ended within a hundredth of the range of this place.
    var agreeing: Int
    var searches: Int
    /// Scores that were asked for.
    var evaluations: Int
  }

  var dimensions: Int
  var seed: UInt64
  /// Points of the Sobol' sequence for the first dimension and for each further one.
  var points = (first: 256, further: 128)
  /// Local searches, and how many of them are carried further.
  var searches = 8
  var finalists = 2
  /// The shortest step of all local searches, of the finalists, and of the best of those.
  var firstPrecision = 0x1p-9
  var secondPrecision = 0x1p-18
  var precision = 0x1p-34
  /// Places to begin with, the one that is kept to among equals first.
  var starts: [[Double]]

  private struct Candidate {
    var place: [Double]
    var score: TuningScore
    /// From the first start.
    var distance: Double

    func isBetter(than other: Candidate) -> Bool {
      score == other.score ? distance < other.distance : score < other.score
    }
  }

  /// A place's score, or nil when it is worse than a bound, which may be known long before the score is.
  typealias Scoring = (_ place: [Double], _ bound: TuningScore?) throws(TuningError) -> TuningScore?

  /// - Precondition: at least one start, of ``dimensions`` coordinates; at most ten dimensions.
  func run(_ score: Scoring) throws(TuningError) -> Result {
    precondition((1...SobolPoint.largestDimension).contains(dimensions) && !starts.isEmpty, "there is a start")
    var evaluations = 0
    func candidate(_ place: [Double], _ bound: TuningScore?) throws(TuningError) -> Candidate? {
      evaluations += 1
      guard let score = try score(place, bound) else { return nil }
      return Candidate(place: place, score: score, distance: distance(of: place))
    }
    let sobol = SobolPoint(seed: seed)
    let drawn = (0..<points.first + points.further * (dimensions - 1)).map { index in
      (0..<dimensions).map { sobol.coordinate($0, at: index) }
    }
    var leading: [Candidate] = []
    for place in starts + drawn {
      let bound = leading.count == searches ? leading[searches - 1].score : nil
      guard let found = try candidate(place, bound) else { continue }
      leading = Array(Self.sorted(leading + [found]).prefix(searches))
    }
    var ends: [Candidate] = []
    for start in leading {
      ends.append(try descend(from: start, by: 0.125, to: firstPrecision, number: ends.count, candidate))
    }
    var finals: [Candidate] = []
    for end in Self.sorted(ends).prefix(finalists) {
      finals.append(
        try descend(from: end, by: firstPrecision, to: secondPrecision, number: searches + finals.count, candidate))
    }
    let best = try retreated(from: try finish(from: Self.sorted(finals)[0], candidate), candidate)
    let agreeing = ends.count { end in zip(end.place, best.place).allSatisfy { ($0 - $1).magnitude <= 0.01 } }
    return Result(
      place: best.place, score: best.score, agreeing: agreeing, searches: ends.count, evaluations: evaluations)
  }

  /// Best first. Why not by the scores alone: the order must not depend on how a library treats equals.
  private static func sorted(_ candidates: [Candidate]) -> [Candidate] {
    candidates.indices.sorted { first, second in
      if candidates[first].isBetter(than: candidates[second]) { return true }
      return !candidates[second].isBetter(than: candidates[first]) && first < second
    }.map { candidates[$0] }
  }

  private func distance(of place: [Double]) -> Double {
    zip(place, starts[0]).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }
  }

  /// Descends again and again, from longer steps than those that it stood still at, until that gains no more.
  ///
  /// Why: along a wall only short steps stay on the right side, and they can shrink away before the best place is reached.
  private func finish(
    from end: Candidate, _ candidate: ([Double], TuningScore?) throws(TuningError) -> Candidate?
  ) throws(TuningError) -> Candidate {
    var best = end
    for round in 0..<Self.mostRounds {
      let number = searches + finalists + round
      let next = try descend(from: best, by: 0x1p-6, to: precision, number: number, candidate)
      let gains = !next.score.agrees(with: best.score)
      best = next
      guard gains else { break }
    }
    return best
  }

  private static let mostRounds = 8

  /// Takes every coordinate back towards the first start as far as the score stays the same.
  private func retreated(
    from end: Candidate, _ candidate: ([Double], TuningScore?) throws(TuningError) -> Candidate?
  ) throws(TuningError) -> Candidate {
    var best = end
    for axis in 0..<dimensions where best.place[axis] != starts[0][axis] {
      var (worse, share) = (starts[0][axis], 1.0)
      while share > precision {
        var place = best.place
        // First all the way, then halves of what is left.
        place[axis] = share == 1 ? worse : (best.place[axis] + worse) / 2
        share /= 2
        guard place[axis] != best.place[axis] else { break }
        if let found = try candidate(place, best.score), found.score == best.score {
          best = found
          if place[axis] == starts[0][axis] { break }
        } else {
          worse = place[axis]
        }
      }
    }
    return best
  }

  private func descend(
    from start: Candidate, by first: Double, to precision: Double, number: Int,
    _ candidate: ([Double], TuningScore?) throws(TuningError) -> Candidate?
  ) throws(TuningError) -> Candidate {
    var best = start
    var length = first
    var polls: UInt64 = 0
    while length >= precision, polls < Self.mostPolls {
      let frames = directions(seed: seed &+ UInt64(number) << 32, poll: polls)
      polls += 1
      var improved = false
      for direction in frames {
        let place = zip(best.place, direction).map { min(max($0 + length * $1, 0), 1) }
        guard place != best.place else { continue }
        guard let polled = try candidate(place, best.score), polled.score < best.score else { continue }
        best = polled
        improved = true
        break
      }
      length = improved ? min(2 * length, 0.25) : length * shrinkage
    }
    return best
  }

  private static let mostPolls: UInt64 = 2000

  /// Slower where a wall may stand askew, and more frames have to be drawn to pass along it.
  private var shrinkage: Double { dimensions > 1 ? 0.5.squareRoot() : 0.5 }

  private static let frames = 2

  /// Both ways along the axes, and from two dimensions on both ways along the columns of drawn reflections.
  private func directions(seed: UInt64, poll: UInt64) -> [[Double]] {
    var columns = (0..<dimensions).map { axis in (0..<dimensions).map { $0 == axis ? 1.0 : 0 } }
    for frame in 0..<(dimensions > 1 ? UInt64(Self.frames) : 0) {
      let first = (poll &* UInt64(Self.frames) &+ frame) &* UInt64(dimensions)
      let normal = (0..<dimensions).map { axis in
        2 * SplitMix64.uniform(seed: seed, index: first &+ UInt64(axis)) - 1
      }
      let square = normal.reduce(0) { $0 + $1 * $1 }
      if square > 0 {
        columns += (0..<dimensions).map { axis in
          (0..<dimensions).map { ($0 == axis ? 1.0 : 0) - 2 * normal[$0] * normal[axis] / square }
        }
      }
    }
    return columns.flatMap { column in [column, column.map { -$0 }] }
  }
}

extension TuningScore {
  /// The same to a ten-millionth.
  func agrees(with other: TuningScore) -> Bool {
    violation == other.violation && missing == other.missing
      && (value == other.value || (value - other.value).magnitude <= 1e-7 * other.value.magnitude)
  }
}
