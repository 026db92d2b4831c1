public import MotionProblems

/// A proven bound of how far straight lines between points leave the true step of a spring.
///
/// The truth comes from certified values at instants, each with its radius. Between two neighbours h apart on one line,
/// the difference leaves the larger of its ends by at most M h²/8, M being a bound of |x″| there: half the sum of the
/// bends at both ends and h max |x‴|. From rest |x‴| ≤ max(ωₙ³, 2σωₙ²): the third derivative solves the spring's own
/// equation, starts with −2σωₙ², and where it turns its size is ωₙ³ e^(−σt). Where a stretch could hide more than the
/// largest distance found and ``tightness`` of it, the stretch is halved, until none can.
public enum CertifiedDeviation {
  /// What the doubles of this computation itself may add: the lines and the bends are evaluated in them, over values up to
  /// 4 with fewer than a hundred roundings each.
  public static let rounding = 100 * 4 * 0x1p-53
  /// By how much of itself the bound may be above the largest distance at any instant, beside the radius and ``rounding``.
  public static let tightness = 1e-6

  /// The bound for all times, in ways of a step from 0 to 1: up to `duration` of the lines, and behind it of the 1 at
  /// which they rest.
  ///
  /// - Parameters:
  ///   - points: times as shares of the duration and values; the first at 0, the last at 1, rising.
  ///   - instants: with how many the search begins, at least.
  /// - Throws: ``ReferenceError`` when the truth is no finite double.
  public static func bound(
    of points: [(share: Double, value: Double)], from oscillator: Oscillator, duration: Double, instants: Int
  ) throws(ReferenceError) -> Double {
    guard let problem = try? MotionProblem(law: .spring(oscillator), start: PhaseState(position: -1, velocity: 0))
    else {
      throw .invalid(quantity: "oscillator", value: oscillator.stiffness)
    }
    var search = DeviationSearch(
      oscillator, motion: try CertifiedMotion(problem), points: points.map { ($0.share * duration, $0.value) })
    try search.begin(with: instants, duration: duration)
    while try search.refine() {}
    return max(search.bound + rounding, try search.motion.largestExcursion(after: duration))
  }
}

/// Stretches between instants, halved where they could hide the largest distance.
private struct DeviationSearch {
  private struct Sample {
    let time: Double
    /// From the target, and per second.
    let position: Double
    let velocity: Double
  }

  private struct Stretch {
    let from: Sample
    let to: Sample
    let line: Int
  }

  let motion: CertifiedMotion
  private let points: [(time: Double, value: Double)]
  private let square: Double
  private let twice: Double
  private let jerk: Double
  private var open: [Stretch] = []
  private var radius = 0.0
  private var bendRadius = 0.0
  private var largest = 0.0
  private var proven = 0.0

  /// No distance is larger, the roundings of this search aside.
  var bound: Double { proven + radius }

  init(_ oscillator: Oscillator, motion: CertifiedMotion, points: [(time: Double, value: Double)]) {
    self.motion = motion
    self.points = points
    square = oscillator.stiffness / oscillator.mass
    twice = oscillator.dampingCoefficient / oscillator.mass
    jerk = max(square * square.squareRoot(), twice * square)
  }

  /// At evenly spaced instants and at every corner.
  mutating func begin(with instants: Int, duration: Double) throws(ReferenceError) {
    let count = max(2, instants)
    let even = (0...count).map { duration * (Double($0) / Double(count)) }
    var times: [Double] = []
    for time in (even + points.map(\.time)).sorted() where time >= 0 && time > (times.last ?? -1) { times.append(time) }
    let samples = try certified(times)
    var line = 0
    for (from, to) in zip(samples, samples.dropFirst()) {
      while line + 2 < points.count, points[line + 1].time < to.time { line += 1 }
      open.append(Stretch(from: from, to: to, line: line))
    }
  }

  /// Looks at the open stretches, closes those that hide nothing, and halves the others; whether any was left.
  mutating func refine() throws(ReferenceError) -> Bool {
    for stretch in open {
      largest = max(largest, distance(stretch.from, stretch.line), distance(stretch.to, stretch.line))
    }
    let enough = largest * (1 + CertifiedDeviation.tightness)
    var left: [(stretch: Stretch, middle: Double)] = []
    for stretch in open {
      let most = most(in: stretch)
      let middle = 0.5 * (stretch.from.time + stretch.to.time)
      if most > enough, stretch.from.time < middle, middle < stretch.to.time {
        left.append((stretch, middle))
      } else {
        proven = max(proven, most)
      }
    }
    guard !left.isEmpty else {
      open = []
      return false
    }
    let middles = try certified(left.map(\.middle))
    open = zip(left, middles).flatMap { pair, middle in
      [
        Stretch(from: pair.stretch.from, to: middle, line: pair.stretch.line),
        Stretch(from: middle, to: pair.stretch.to, line: pair.stretch.line),
      ]
    }
    return true
  }

  /// - Parameter times: rising, and after the start unless they begin with it.
  private mutating func certified(_ times: [Double]) throws(ReferenceError) -> [Sample] {
    var trace = ReferenceTrace()
    // Why: a schedule begins at the start.
    let missing = times.first == 0 ? 0 : 1
    try motion.record(at: SampleTimes(arbitrary: missing == 0 ? times : [0] + times), into: &trace)
    radius = max(radius, trace.positionRadius)
    bendRadius = max(bendRadius, square * trace.positionRadius + twice * trace.velocityRadius)
    return times.indices.map {
      Sample(
        time: times[$0], position: trace.positions[$0 + missing], velocity: trace.velocities[$0 + missing])
    }
  }

  private func distance(_ sample: Sample, _ line: Int) -> Double {
    let (from, to) = (points[line], points[line + 1])
    let drawn = from.value + (to.value - from.value) / (to.time - from.time) * (sample.time - from.time)
    return (drawn - 1 - sample.position).magnitude
  }

  private func bend(_ sample: Sample) -> Double { (square * sample.position + twice * sample.velocity).magnitude }

  private func most(in stretch: Stretch) -> Double {
    let h = stretch.to.time - stretch.from.time
    let bends = 0.5 * (bend(stretch.from) + bend(stretch.to) + jerk * h) + bendRadius
    return max(distance(stretch.from, stretch.line), distance(stretch.to, stretch.line)) + bends * h * h / 8
  }
}
