/// A thirty-second of the time of a curve: where its root nearly is, so that no search is needed.
struct BezierCell: Sendable {
  /// From which place the root is measured; nil where the curve is too steep for a guess.
  let place: BezierPlace?
  /// The guess as a cubic of the share of the cell.
  private let guess: SIMD4<Double>

  static let count = 32

  static let searched = BezierCell(place: nil, guess: .zero)

  private init(place: BezierPlace?, guess: SIMD4<Double>) {
    self.place = place
    self.guess = guess
  }

  @inline(__always)
  func guess(at share: Double) -> Double {
    ((guess.w * share + guess.z) * share + guess.y) * share + guess.x
  }

  /// The cubic that has the root and its rate at both ends of the cell.
  ///
  /// - Parameters:
  ///   - branch: the curve as seen from `place`.
  ///   - roots: ξ at the ends and half way.
  init(place: BezierPlace, branch: BezierBranch, roots: (first: Double, half: Double, last: Double)) {
    let rise = (place == .end ? -1 : 1) / Double(Self.count)
    let rates = (first: rise / branch.roughRates(at: roots.first).x, last: rise / branch.roughRates(at: roots.last).x)
    let way = roots.last - roots.first
    let guess = SIMD4(
      roots.first, rates.first, 3 * way - 2 * rates.first - rates.last, rates.first + rates.last - 2 * way)
    let candidate = BezierCell(place: place, guess: guess)
    let error = (candidate.guess(at: 0.5) - roots.half).magnitude
    let bends = [roots.first, roots.half, roots.last].map { root in
      (branch.roughBends(at: root).x / branch.roughRates(at: root).x).magnitude
    }
    // Why: written so that what is not a number fails.
    let isSharp = bends.allSatisfy { error * max(1, $0) <= Self.largestError && $0 <= Self.largestBend }
    self = isSharp ? candidate : .searched
  }

  /// Of the distance over which the curve bends: the series of the root's shift then ends below 2^-51 of it.
  private static let largestError = 0x1p-17
  private static let largestBend = 64.0
}

/// Where the distance ξ is measured from.
enum BezierPlace: Sendable {
  case start, middle, end
}
