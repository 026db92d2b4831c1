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
  ///   - first: ξ at the start of the cell.
  ///   - last: ξ at its end.
  init(place: BezierPlace, branch: BezierBranch, first: Double, last: Double) {
    let rise = (place == .end ? -1 : 1) / Double(Self.count)
    let firstRate = rise / branch.roughRates(at: first).x
    let lastRate = rise / branch.roughRates(at: last).x
    let way = last - first
    self.init(
      place: place,
      guess: SIMD4(first, firstRate, 3 * way - 2 * firstRate - lastRate, firstRate + lastRate - 2 * way))
  }
}

/// Where the distance ξ is measured from.
enum BezierPlace: Sendable {
  case start, middle, end
}
