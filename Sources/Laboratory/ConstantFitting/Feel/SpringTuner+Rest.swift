internal import Foundation

/// Springs that start at rest, whose shape is the damping ratio alone.
extension SpringTuner {
  func tuneFromRest() throws(FeelError) -> SpringTuning {
    if let answer = try refusalOfPassing() { return answer }
    let ratios = shapes
    if let first = ratios.first, let other = ratios.first(where: { !isSame($0.value, first.value) }) {
      return try infeasible([
        .dampingRatiosDiffer(first: first.name, first.value, second: other.name, other.value)
      ])
    }
    let curves = curves
    if let unreached = curves.first(where: { $0.pieces.isEmpty }) {
      return try infeasible([.neverReached(target: unreached.name)])
    }
    guard let ratio = ratios.first else { return try tuneByMeeting(curves) }
    guard let curve = curves.first else { return try shapeOnly(ratio.value) }
    let points = frequencies(of: curve, at: ratio.value).map { MotionPoint(dampingRatio: ratio.value, frequency: $0) }
    let isMeasured = feel.targets.isEmpty
    var answer = answer(
      try measured(points), isMeasured ? .given : curve.isClosed ? .closedInverse : .bracketedRoot)
    if answer.verdict == .infeasible { try explain(&answer, missing: curves.dropFirst().last ?? curve) }
    return answer
  }

  /// Damping ratios that are told outright.
  private var shapes: [(name: String, value: Double)] {
    let overshoots = feel.targets.compactMap { target -> (name: String, value: Double)? in
      guard case .overshoot(let fraction) = target, fraction > 0 else { return nil }
      return (target.name, Self.dampingRatio(overshooting: fraction))
    }
    return (held.dampingRatio.map { [("damping ratio that is held", $0)] } ?? []) + overshoots
  }

  /// Those that meet a condition at a known damping ratio.
  private func frequencies(of curve: Curve, at ratio: Double) -> [Double] {
    // Why apart: however many swings there are, at one damping ratio there is one settling time.
    if case .settlingTime(let time, let band)? = curve.target {
      return FeelShape(dampingRatio: ratio).settlingTime(within: band).map { [$0 / time] } ?? []
    }
    return curve.pieces.filter { $0.domain.contains(ratio) }.compactMap { $0.frequency(ratio) }
  }

  private func isSame(_ one: Double, _ other: Double) -> Bool {
    abs(one - other) <= SpringTuning.exactMiss * max(one, other)
  }

  /// p = exp(−πζ/√(1 − ζ²)), turned round.
  static func dampingRatio(overshooting fraction: Double) -> Double {
    let slope = abs(log(fraction)) / Double.pi
    return slope.isFinite ? slope / (1 + slope * slope).squareRoot() : 1
  }

  /// Targets that ask for a damping ratio below 1, or at least 1, where that is not allowed.
  private func refusalOfPassing() throws(FeelError) -> SpringTuning? {
    let needing = feel.targets.first { $0.needsPassing }
    let least = held.dampingRatio ?? range.lowerBound
    if let needing, least >= 1 {
      return try infeasible([.needsPassing(target: needing.name, dampingRatio: least)])
    }
    guard needsCritical else { return nil }
    if let needing { return try infeasible([.needsPassing(target: needing.name, dampingRatio: 1)]) }
    let most = held.dampingRatio ?? range.upperBound
    if most < 1 {
      return try infeasible([
        .dampingRatiosDiffer(first: "absence of an overshoot", 1, second: "damping ratio that is allowed", most)
      ])
    }
    return nil
  }

  /// No overshoot is wanted.
  private var needsCritical: Bool { feel.targets.contains(.overshoot(0)) }

  /// Damping ratios in which two curves may meet.
  private var searched: ClosedRange<Double> {
    let lower = needsCritical ? max(1, range.lowerBound) : range.lowerBound
    let upper = feel.targets.contains { $0.needsPassing } ? min(1.0.nextDown, range.upperBound) : range.upperBound
    return lower...max(lower, upper)
  }

  private func measured(_ points: [MotionPoint]) throws(FeelError) -> [TunedSpring] {
    var springs: [TunedSpring] = []
    for point in points where point.frequency > 0 && point.frequency.isFinite { springs.append(try tuned(point)) }
    return springs
  }

  private func tuneByMeeting(_ curves: [Curve]) throws(FeelError) -> SpringTuning {
    guard curves.count > 1 else { return try family(of: curves.first) }
    let (first, second) = (curves[0], curves[1])
    let meeting = try CurveMeeting(of: first.pieces, and: second.pieces, within: searched)
    let most = SpringTuning.mostSpringsListed
    var answer = answer(try measured(Array(meeting.points.prefix(most))), .bracketedRoot)
    answer.omitted = max(0, meeting.points.count - most)
    guard answer.verdict == .infeasible else { return answer }
    if meeting.points.isEmpty {
      // Why: beside a jump the wanted value may be the limit, and then the nearest double is as good as a root.
      answer = self.answer(try measured(meeting.nearest), .bracketedRoot)
      guard answer.verdict == .infeasible else { return answer }
      answer.missed = second.target
    }
    try explain(&answer, missing: curves.count > 2 ? curves[2] : second)
    return answer
  }

  /// Says why nothing reaches everything, and finds the best that can be had.
  private func explain(_ answer: inout SpringTuning, missing curve: Curve) throws(FeelError) {
    if answer.reasons.isEmpty, let missed = answer.missed { answer.reasons = limits(of: missed, answer.nearest) }
    if answer.reasons.isEmpty {
      answer.reasons = answer.nearest.isEmpty ? [.neverReached(target: curve.name)] : [.targetsDisagree]
    }
    answer.compromise = try compromise()
  }

  /// What the nearest springs on either side say of the target they miss.
  private func limits(of missed: SpringTarget, _ nearest: [TunedSpring]) -> [FeelReason] {
    if case .settlingTime(_, let band) = missed {
      let most = FrequencyPiece.mostSwings
      let edge = FrequencyPiece.dampingRatio(turning: most + 1, at: band) * (1 + 1e-9)
      // Why: where the search ended is no limit of what springs do.
      if nearest.count == 1, nearest.contains(where: { $0.oscillator.dampingRatio <= edge }) {
        return [.tooManySwings(target: missed.name, swings: most)]
      }
    }
    let values = nearest.compactMap { spring in spring.reached.first { $0.target == missed }?.reached }
    let (below, above) = (values.filter { $0 < missed.wanted }.max(), values.filter { $0 > missed.wanted }.min())
    return switch (below, above) {
    case (let from?, let to?): [.jumps(target: missed.name, from: from, to: to, wanted: missed.wanted)]
    case (let limit?, nil):
      [.outOfReach(target: missed.name, limit: limit, isLeast: false, wanted: missed.wanted)]
    case (nil, let limit?):
      [.outOfReach(target: missed.name, limit: limit, isLeast: true, wanted: missed.wanted)]
    case (nil, nil): [.neverReached(target: missed.name)]
    }
  }

  private func infeasible(_ reasons: [FeelReason]) throws(FeelError) -> SpringTuning {
    var answer = SpringTuning(.infeasible, .closedInverse)
    answer.reasons = reasons
    answer.compromise = try compromise()
    return answer
  }
}
