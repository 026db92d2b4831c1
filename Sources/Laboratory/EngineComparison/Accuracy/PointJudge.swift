internal import EngineModels
internal import MotionProblems
internal import ReferenceSolver

/// Evaluates formulas at drawn points beside the truth, one motion after another; one for each thread.
struct PointJudge {
  private var states: [PhaseState] = []
  private var truths: [CertifiedPoint?] = []

  static let formulas: [AccuracyRegion.Subject: [any StudiedFormula]] = [
    .springs: [StudiedFormulas.kernel, StudiedFormulas.textbook] + StudiedFormulas.specimens,
    .stepMatrix: [StudiedFormulas.stepMatrix, StudiedFormulas.textbook],
  ]

  static func names(_ subject: AccuracyRegion.Subject) -> [String] {
    switch subject {
    case .springs, .stepMatrix: (formulas[subject] ?? []).map(\.name)
    case .uniformSampling: [UniformSamplingFormula().name, StudiedFormulas.textbook.name]
    case .decay, .decayRemaining: DecayFormula.allCases.map(\.rawValue)
    }
  }

  /// Adds the points of one motion of a region.
  mutating func judge(_ motion: DrawnMotion, number: Int, into tally: inout RegionTally) {
    guard let oscillator = motion.spring.oscillator else { return }
    let start = PhaseState(position: motion.spring.position, velocity: motion.spring.velocity)
    let truth = CertifiedPoints(oscillator, from: start)
    truths.removeAll(keepingCapacity: true)
    for time in motion.times { truths.append(truth.point(at: Instant(time))) }
    for (index, formula) in (Self.formulas[tally.region.subject] ?? []).enumerated() {
      formula.record(oscillator, from: start, at: motion.times, into: &states)
      for (place, state) in states.enumerated() {
        guard let truth = truths[place] else { continue }
        tally.add(state, truth, formula: index, origin: .drawn(motion: number)) {
          motion.spring.point(at: motion.times[place])
        }
      }
    }
  }

  /// Adds some samples of one motion sampled uniformly.
  mutating func judgeSampling(number: Int, seed: UInt64, into tally: inout RegionTally) {
    var draws = SeededDraws(seed: seed, region: .uniformSampling, motion: number)
    let motion = DrawnMotion.drawn(.uniformSampling, motion: number, seed: seed ^ 1)
    guard let oscillator = motion.spring.oscillator else { return }
    let start = PhaseState(position: motion.spring.position, velocity: motion.spring.velocity)
    let count = draws.integer(32...1000)
    let interval =
      min(draws.tenTo(-3, 0.5), 700 * motion.spring.frequency / motion.spring.slowRate / Double(count))
      / motion.spring.frequency
    let truth = CertifiedPoints(oscillator, from: start)
    let textbook = StudiedFormulas.textbook
    var samples: [PhaseState] = []
    UniformSamplingFormula().record(oscillator, from: start, every: interval, count: count, into: &samples)
    for _ in 0..<Self.samplesJudged {
      let index = draws.integer(1...(count - 1))
      let instant = Instant(multiple: index, of: interval)
      guard let expected = truth.point(at: instant) else { continue }
      func point() -> AccuracyPoint {
        var point = motion.spring.point(at: interval)
        point.sample = .init(index: index, count: count)
        return point
      }
      tally.add(samples[index], expected, formula: 0, origin: .drawn(motion: number), point)
      textbook.record(oscillator, from: start, at: [instant.rounded], into: &states)
      tally.add(states[0], expected, formula: 1, origin: .drawn(motion: number), point)
    }
  }

  static let samplesJudged = 12

  /// Adds the points of one decay.
  func judgeDecay(number: Int, seed: UInt64, into tally: inout RegionTally) {
    var draws = SeededDraws(seed: seed, region: tally.region, motion: number)
    let isFree = tally.region == .decay && draws.below(10) == 0
    let spread = draws.oneOf([3.0, 12, 150])
    let rate = isFree ? 0 : draws.tenTo(-spread, spread)
    let velocity = draws.sign() * draws.tenTo(-spread, spread)
    let truth = CertifiedDecayPoints(frictionRate: rate, startVelocity: velocity)
    for _ in 0..<DrawnMotion.batch {
      let time =
        draws.below(8) == 0 ? draws.uniform(600, 745) / max(rate, 1) : draws.tenTo(-6, 2.8) / (isFree ? 1 : rate)
      let point = AccuracyPoint(law: .friction(rate: rate), position: 0, velocity: velocity, time: time)
      guard let expected = Self.expected(truth, at: time, tally.region) else { continue }
      for (index, formula) in DecayFormula.allCases.enumerated() {
        var state = formula.state(rate: rate, startVelocity: velocity, after: time)
        if tally.region == .decayRemaining {
          state.position = formula.remaining(rate: rate, startVelocity: velocity, after: time)
        }
        tally.add(state, expected, formula: index, origin: .drawn(motion: number)) { point }
      }
    }
  }

  static func expected(
    _ truth: CertifiedDecayPoints, at time: Double, _ region: AccuracyRegion
  ) -> CertifiedPoint? {
    guard let point = truth.point(at: time) else { return nil }
    if region == .decay { return point }
    return truth.remaining(at: time).map { CertifiedPoint(position: $0, velocity: point.velocity) }
  }
}

extension RegionTally {
  /// Counts one state of one formula.
  mutating func add(
    _ state: PhaseState, _ truth: CertifiedPoint, formula: Int, origin: PointOrigin, _ point: () -> AccuracyPoint
  ) {
    let position = truth.position.error(of: state.position)
    let velocity = truth.velocity.error(of: state.velocity)
    formulas[formula].position.add(position)
    formulas[formula].velocity.add(velocity)
    if formula == 0,
      position > region.limit(isBelowNormal: truth.position.isBelowNormal)
        || velocity > region.limit(isBelowNormal: truth.velocity.isBelowNormal)
    {
      beyond += 1
    }
    let error = max(position, velocity)
    if isWorthKeeping(error, formula: formula) {
      keep(
        WorstPoint(
          region: region, formula: formulas[formula].name, point: point(), error: error, origin: origin),
        formula: formula)
    }
  }
}
