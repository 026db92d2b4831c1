internal import MotionProblems

/// Finished when the value first equals its target, however fast it passes.
///
/// Every spring below critical damping ends there with its overshoot before it: m 1, k 180, c 12 from 0 to 1 after
/// 0.1695 s at a speed of 4.85, with a fifth of the way still to come. Reported in chenglou/react-motion#235. A motion that
/// starts on its target is finished at once; one that never passes it is never finished. The crossing is looked for
/// between a frame and the next.
package struct CrossingRest: RestRule {
  package static let name = "crossing-is-rest"
  package static let summary = "The right motion that takes its first crossing of the target for rest"
  package static let laws = SpokenLaws.springs

  package init() {}

  package func rest(of stretch: ShownStretch, restBand: Double) -> Double? {
    let side: Double = stretch.start.position < 0 ? -1 : 1
    guard stretch.start.position != 0 else { return 0 }
    var before = 0.0
    for time in stretch.times {
      if side * stretch.state(after: time).position <= 0 {
        return Self.crossing(stretch, side, between: before, and: time)
      }
      before = time
    }
    return nil
  }

  /// Halves the interval down to neighbouring doubles.
  private static func crossing(
    _ stretch: ShownStretch, _ side: Double, between early: Double, and late: Double
  ) -> Double {
    var (low, high) = (early, late)
    while true {
      let middle = low + (high - low) / 2
      guard low < middle, middle < high else { return high }
      if side * stretch.state(after: middle).position > 0 { low = middle } else { high = middle }
    }
  }
}
