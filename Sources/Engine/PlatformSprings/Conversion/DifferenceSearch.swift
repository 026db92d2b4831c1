internal import MotionEngine

/// The largest distance between two motions, by bounds that leave no instant out.
///
/// The motions are followed from the start in stretches, each as long as the bend of their difference lets it be; on one
/// of length h no distance is larger than the larger of its ends and max |d″| h²/8. The walk ends where nothing that
/// is left of both motions can be as far apart as what was found. Then every stretch that could hide more than what was found
/// is halved, until none can hide more than 10⁻⁹ of it.
struct DifferenceSearch {
  private struct Stretch {
    let from: DifferingPair.Sample
    let to: DifferingPair.Sample
    let most: Double
  }

  /// What motions that hardly die away may cost.
  struct Effort: Sendable {
    /// Samples on the walk; what needs more is followed no farther.
    let walk: Int
    /// Rates a hundred powers of ten apart need more, and get the bound that stands then.
    let halvings: Int

    static let full = Effort(walk: 40_000, halvings: 100_000)
    /// Where many springs are compared.
    static let brief = Effort(walk: 2000, halvings: 10_000)
  }

  /// Relative.
  private static let sharpness = 1e-9

  private let pair: DifferingPair
  private let effort: Effort
  private var largest = (value: 0.0, time: 0.0)
  private var stretches: [Stretch] = []
  private var window = Double.infinity

  init(_ pair: DifferingPair, _ effort: Effort) {
    self.pair = pair
    self.effort = effort
  }

  /// - Returns: nil where the distance reaches the limit.
  mutating func run(upTo limit: Double) -> MotionDifference? {
    guard walk(upTo: limit) else { return nil }
    var proven = 0.0
    var halvings = 0
    while let stretch = stretches.popLast() {
      let middle = 0.5 * (stretch.from.time + stretch.to.time)
      let isOpen = stretch.most > enough && stretch.from.time < middle && middle < stretch.to.time
      guard isOpen, halvings < effort.halvings else {
        proven = max(proven, stretch.most)
        continue
      }
      halvings += 1
      let sample = pair.sample(at: middle)
      note(sample)
      if isBeyond(limit) { return nil }
      stretches.append(self.stretch(stretch.from, sample))
      stretches.append(self.stretch(sample, stretch.to))
    }
    sharpen()
    return MotionDifference(
      largest: largest.value, time: largest.time * pair.unit, atLeast: max(0, largest.value - pair.rounding),
      atMost: max(proven, largest.value) + pair.rounding, window: window * pair.unit)
  }

  private func isBeyond(_ limit: Double) -> Bool { limit < .infinity && largest.value >= limit }

  private var enough: Double { largest.value * (1 + Self.sharpness) + pair.rounding }

  /// Whether the limit was not reached.
  private mutating func walk(upTo limit: Double) -> Bool {
    var last = pair.sample(at: 0)
    note(last)
    let least = 0.25 / max(pair.first.frequency, pair.second.frequency, pair.first.twice, pair.second.twice)
    for _ in 0..<effort.walk {
      // Why not below the rounding: of motions that differ by no more there is nothing to be found.
      if last.rest <= max(largest.value, pair.rounding) { return true }
      let bend = pair.bendBound(from: last, for: least)
      let step = bend > 0 ? max(least, (2 * largest.value / bend).squareRoot()) : least
      let next = pair.sample(at: last.time + step)
      note(next)
      if isBeyond(limit) { return false }
      let stretch = stretch(last, next)
      if stretch.most > largest.value { stretches.append(stretch) }
      last = next
    }
    window = last.time
    return true
  }

  private func stretch(_ from: DifferingPair.Sample, _ to: DifferingPair.Sample) -> Stretch {
    let length = to.time - from.time
    let bend = pair.bendBound(from: from, for: length)
    return Stretch(
      from: from, to: to,
      most: max(from.difference.magnitude, to.difference.magnitude) + bend * length * length / 8)
  }

  private mutating func note(_ sample: DifferingPair.Sample) {
    if !(sample.difference.magnitude <= largest.value) { largest = (sample.difference.magnitude, sample.time) }
  }

  /// The time of the largest distance, by Newton's rule for a difference that does not change there.
  private mutating func sharpen() {
    var sample = pair.sample(at: largest.time)
    for _ in 0..<4 where sample.bend != 0 && sample.time > 0 {
      let next = pair.sample(at: max(0, sample.time - sample.slope / sample.bend))
      guard next.difference.magnitude >= largest.value else { return }
      note(next)
      largest.time = next.time
      sample = next
    }
  }
}
