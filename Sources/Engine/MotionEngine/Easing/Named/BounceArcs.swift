/// A ball that drops to 1 and bounces there: parabolas whose tops come nearer to 1.
enum BounceArcs: Hashable, Sendable {
  /// Penner's: 121/16 (p − b)² + c, the arcs of one acceleration.
  case penner
  /// INTUAnimationEngine's: arcs that meet at 4/11, 8/11 and 9/10, each with an acceleration of its own.
  case intu

  /// a p² + b p + c up to `end`.
  private struct Arc: Sendable {
    let end: DoublePair
    let a: DoublePair
    let b: DoublePair
    let c: DoublePair
  }

  /// Value and slope, at the end of an arc of the arc after it.
  func point(at p: DoublePair) -> EasedPoint {
    let arcs = self == .penner ? Self.pennerArcs : Self.intuArcs
    let arc = arcs.first { (p - $0.end).high < 0 } ?? arcs[arcs.count - 1]
    return EasedPoint(value: (arc.a * p + arc.b) * p + arc.c, slope: (arc.a * p).timesPowerOfTwo(1) + arc.b)
  }

  private static func ratio(_ numerator: Double, _ denominator: Double) -> DoublePair {
    DoublePair(numerator) / DoublePair(denominator)
  }

  private static func arc(
    until end: DoublePair, _ a: DoublePair, _ b: DoublePair, _ c: DoublePair
  ) -> Arc { Arc(end: end, a: a, b: b, c: c) }

  /// (11p − m)²/16 + k/64 multiplied out.
  private static func pennerArc(until end: DoublePair, top m: Double, _ k: Double) -> Arc {
    arc(until: end, DoublePair(121.0 / 16), DoublePair(-22 * m / 16), DoublePair(m * m / 16 + k / 64))
  }

  private static let pennerArcs = [
    pennerArc(until: ratio(4, 11), top: 0, 0), pennerArc(until: ratio(8, 11), top: 6, 48),
    pennerArc(until: ratio(10, 11), top: 9, 60), pennerArc(until: DoublePair(2), top: 10.5, 63),
  ]

  private static let intuArcs = [
    arc(until: ratio(4, 11), ratio(121, 16), .zero, .zero),
    arc(until: ratio(8, 11), ratio(363, 40), ratio(-99, 10), ratio(17, 5)),
    arc(until: ratio(9, 10), ratio(4356, 361), ratio(-35442, 1805), ratio(16061, 1805)),
    arc(until: DoublePair(2), ratio(54, 5), ratio(-513, 25), ratio(268, 25)),
  ]
}
