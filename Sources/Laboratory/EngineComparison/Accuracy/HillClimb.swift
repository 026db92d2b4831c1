internal import EngineModels
internal import MotionProblems
internal import ReferenceSolver

/// A walk through the space of motions that only goes where a formula's error grows.
struct HillClimb {
  /// Evaluations of one climb.
  static let steps = 512

  /// Regions that climbs start in, one after the other.
  private static let starts = AccuracyRegion.allCases.filter { $0.subject == .springs && $0 != .hillClimbing }

  /// Climbs once. Three climbs of four watch our own formula's error, the fourth the textbook's.
  static func climb(number: Int, seed: UInt64, states: inout [PhaseState], into tally: inout RegionTally) {
    var draws = SeededDraws(seed: seed, region: .hillClimbing, motion: number)
    let target = number % 4 == 3 ? 1 : 0
    let first = DrawnMotion.drawn(starts[number % starts.count], motion: number, seed: seed ^ 2)
    var best = Place(spring: first.spring, time: first.times[0])
    var height = 0.0
    for step in 0..<steps {
      let place = step == 0 ? best : best.moved(&draws)
      guard let error = evaluate(place, number: number, target: target, states: &states, into: &tally) else { continue }
      // Why finite: a place at which the textbook has no number at all leads nowhere.
      if error >= height, error.isFinite {
        height = error
        best = place
      }
    }
  }

  private static func evaluate(
    _ place: Place, number: Int, target: Int, states: inout [PhaseState], into tally: inout RegionTally
  ) -> Double? {
    guard let oscillator = place.spring.oscillator, place.isInBounds else { return nil }
    let start = PhaseState(position: place.spring.position, velocity: place.spring.velocity)
    guard let truth = CertifiedPoints(oscillator, from: start).point(at: Instant(place.time)) else { return nil }
    var height: Double?
    for (index, formula) in (PointJudge.formulas[.springs] ?? []).enumerated() {
      formula.record(oscillator, from: start, at: [place.time], into: &states)
      tally.add(states[0], truth, formula: index, origin: .climbed(motion: number)) {
        place.spring.point(at: place.time)
      }
      if index == target {
        height = max(truth.position.error(of: states[0].position), truth.velocity.error(of: states[0].velocity))
      }
    }
    return height
  }

  /// Six numbers.
  private struct Place {
    var spring: DrawnSpring
    var time: Double

    /// Where the kernel promises anything, with room to spare.
    var isInBounds: Bool {
      let phase = spring.frequency * time
      return time > 0 && phase < 1e7 && phase.isFinite && spring.ratio < 1e8 && spring.damping >= 0
        && (spring.position != 0 || spring.velocity != 0)
    }

    func moved(_ draws: inout SeededDraws) -> Place {
      var place = self
      let count = 1 + draws.below(2)
      for _ in 0..<count {
        switch draws.below(6) {
        case 0: place.spring.mass = Self.moved(spring.mass, &draws)
        case 1: place.spring.stiffness = Self.moved(spring.stiffness, &draws)
        case 2: place.spring.damping = Self.moved(spring.damping, &draws)
        case 3: place.spring.position = Self.moved(spring.position, &draws)
        case 4: place.spring.velocity = Self.moved(spring.velocity, &draws)
        default: place.time = Self.moved(time, &draws)
        }
      }
      return place
    }

    /// By some ulp, or by a factor near 1.
    private static func moved(_ value: Double, _ draws: inout SeededDraws) -> Double {
      draws.below(3) == 0 ? draws.nudged(value, by: 64) : value * (1 + draws.sign() * draws.tenTo(-15, -0.5))
    }
  }
}
