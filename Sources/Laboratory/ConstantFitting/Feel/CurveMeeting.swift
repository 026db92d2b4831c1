internal import Foundation
internal import GSLNumerics

/// A spring's motion in two numbers.
struct MotionPoint: Hashable {
  let dampingRatio: Double
  /// rad/s
  let frequency: Double
}

/// Where two conditions meet in the plane of damping ratio and frequency, and how near they come where they do not.
///
/// Both are cut into continuous pieces, so that what is left is one equation in one unknown on each: its changes of sign
/// are roots, found by Brent's method, and so are its touches of 0, found by Brent's minimiser.
struct CurveMeeting {
  /// By falling damping ratio.
  private(set) var points: [MotionPoint] = []
  /// On the first curve, where the second comes nearest from above and from below.
  private(set) var nearest: [MotionPoint] = []

  private var least: (above: Sample?, below: Sample?) = (nil, nil)

  private struct Sample {
    let dampingRatio: Double
    /// ln(ω₁/ω₂)
    let gap: Double
  }

  /// - Throws: ``FeelError/cancelled``.
  init(
    of first: [FrequencyPiece], and second: [FrequencyPiece], within range: ClosedRange<Double>
  ) throws(FeelError) {
    let mine = first.compactMap { $0.restricted(to: range) }
    let theirs = second.compactMap { $0.restricted(to: range) }
    for piece in mine {
      for other in theirs where piece.domain.overlaps(other.domain) {
        guard let one = piece.restricted(to: other.domain), let two = other.restricted(to: piece.domain) else {
          continue
        }
        if Task.isCancelled { throw .cancelled }
        meet(one, two)
      }
    }
    points.sort { $0.dampingRatio > $1.dampingRatio }
    points = points.reduce(into: []) { kept, point in
      if let last = kept.last, abs(last.dampingRatio - point.dampingRatio) <= 1e-11 * last.dampingRatio,
        abs(last.frequency - point.frequency) <= 1e-9 * last.frequency
      {
        return
      }
      kept.append(point)
    }
    nearest = [least.above, least.below].compactMap(\.self).compactMap { sample in
      first.lazy.filter { $0.domain.contains(sample.dampingRatio) }.compactMap { $0.frequency(sample.dampingRatio) }
        .first.map { MotionPoint(dampingRatio: sample.dampingRatio, frequency: $0) }
    }
  }

  /// Two pieces over the same range of damping ratios.
  private mutating func meet(_ first: FrequencyPiece, _ second: FrequencyPiece) {
    let range = first.domain
    let (mine, theirs) = (first.bounds(range), second.bounds(range))
    let isApart = mine.lowerBound > theirs.upperBound || theirs.lowerBound > mine.upperBound
    let gap = { (ratio: Double) -> Double in
      guard let one = first.frequency(ratio), let two = second.frequency(ratio) else { return .nan }
      return log(one / two)
    }
    let nodes = isApart ? [range.lowerBound, range.upperBound] : Self.nodes(in: range)
    let samples = nodes.map { Sample(dampingRatio: $0, gap: gap($0)) }.filter { !$0.gap.isNaN && $0.gap.isFinite }
    for sample in samples { take(sample.dampingRatio, in: range, gap: gap) }
    guard !isApart else { return }
    var roots = samples.filter { $0.gap == 0 }.map(\.dampingRatio)
    for (sample, next) in zip(samples, samples.dropFirst()) where sample.gap * next.gap < 0 {
      roots += root(from: sample, to: next, of: gap)
    }
    for index in samples.indices.dropFirst().dropLast() {
      roots += touches(samples[index - 1], samples[index], samples[index + 1], of: gap)
    }
    points += roots.compactMap { ratio in
      first.frequency(ratio).map { MotionPoint(dampingRatio: ratio, frequency: $0) }
    }
  }

  private func root(from lower: Sample, to upper: Sample, of gap: (Double) -> Double) -> [Double] {
    guard let root = try? RootFinder.root(from: lower.dampingRatio, to: upper.dampingRatio, of: gap) else { return [] }
    return [root]
  }

  /// The roots on both sides of a dip towards 0 between two samples of one sign.
  private mutating func touches(
    _ before: Sample, _ middle: Sample, _ after: Sample, of gap: (Double) -> Double
  ) -> [Double] {
    let sign: Double = middle.gap > 0 ? 1 : -1
    guard before.gap * sign > middle.gap * sign, after.gap * sign > middle.gap * sign, middle.gap != 0 else {
      return []
    }
    let dip = try? ScalarMinimizer.minimum(
      from: before.dampingRatio, through: middle.dampingRatio, to: after.dampingRatio
    ) { gap($0) * sign }
    guard let dip else { return [] }
    let bottom = Sample(dampingRatio: dip.argument, gap: dip.value * sign)
    take(bottom)
    // Why: a bottom within rounding of 0 is a root of its own; truth decides later whether it is good enough.
    if abs(dip.value) < 1e-13 { return [dip.argument] }
    guard dip.value < 0 else { return [] }
    return root(from: before, to: bottom, of: gap) + root(from: bottom, to: after, of: gap)
  }

  /// Why inside: at an end itself rounding decides on which side of a jump the motion is.
  private mutating func take(_ ratio: Double, in range: ClosedRange<Double>, gap: (Double) -> Double) {
    let lower = range.lowerBound * (1 + Self.clearance)
    let upper = range.upperBound * (1 - Self.clearance)
    guard lower <= upper else { return }
    let ratio = min(max(ratio, lower), upper)
    let sample = Sample(dampingRatio: ratio, gap: gap(ratio))
    if !sample.gap.isNaN { take(sample) }
  }

  private static let clearance = 1e-14

  private mutating func take(_ sample: Sample) {
    if sample.gap >= 0, sample.gap < least.above?.gap ?? .infinity { least.above = sample }
    if sample.gap <= 0, sample.gap > least.below?.gap ?? -.infinity { least.below = sample }
  }

  /// Denser towards both ends, where the curve of an event that a turning point has just brought about is steep; equal
  /// ratios apart above critical damping.
  private static func nodes(in range: ClosedRange<Double>) -> [Double] {
    let (lower, upper) = (range.lowerBound, range.upperBound)
    var nodes: [Double] = []
    if lower < 1 {
      let end = min(upper, 1)
      let count = end - lower > 0.3 ? 64 : 16
      nodes += (0...count).map { index in
        let share = (1 - cos(Double.pi * Double(index) / Double(count))) / 2
        return lower + (end - lower) * share
      }
      nodes[nodes.count - 1] = end
    }
    if upper > 1 {
      let start = max(lower, 1)
      let count = max(2, Int((8 * log10(upper / start)).rounded(.up)))
      nodes += (1...count).map { start * pow(upper / start, Double($0) / Double(count)) }
      if lower >= 1 { nodes.insert(start, at: 0) }
      nodes[nodes.count - 1] = upper
    }
    return nodes
  }
}
