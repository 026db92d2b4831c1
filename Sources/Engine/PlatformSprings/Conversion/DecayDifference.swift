/// How far two decays of one throw come apart, in units of the value: of the platforms' formulas, wherever they stop.
extension MotionDifference {
  /// Of two exponentials the distance has one extremum and a limit, both in closed form. Other curves never turn back,
  /// so that between two instants each is between its own two values; the bound that this gives is narrowed by halving
  /// the stretches, up to the end of time.
  ///
  /// - Parameters:
  ///   - first: one of them.
  ///   - second: the other.
  ///   - velocity: of the throw, units per second.
  public static func between(
    _ first: any PlatformDecay, and second: any PlatformDecay, velocity: Double
  ) -> MotionDifference {
    between(first, second, velocity: velocity, upTo: .infinity) ?? .none
  }

  /// - Parameters:
  ///   - velocity: of the throw, units per second.
  ///   - limit: a distance from which on the largest one no longer matters; then nil is returned.
  static func between(
    _ first: any PlatformDecay, _ second: any PlatformDecay, velocity: Double, upTo limit: Double
  ) -> MotionDifference? {
    let found: MotionDifference
    if let one = Fall(exponential: first, velocity: velocity), let other = Fall(exponential: second, velocity: velocity)
    {
      found = between(one, other)
    } else {
      var search = DecaySearch(first, second, velocity: velocity)
      guard let largest = search.run(upTo: limit) else { return nil }
      found = largest
    }
    return limit < .infinity && found.largest >= limit ? nil : found
  }

  private static func between(_ one: Fall, _ other: Fall) -> MotionDifference {
    func distance(_ time: Double) -> Double { (one.way(after: time) - other.way(after: time)).magnitude }
    var largest = (value: distance(.infinity), time: Double.infinity)
    // The velocities reach·λ·e^(−λt) are equal at one instant at most.
    let turn = MathLibrary.log((one.reach * one.rate) / (other.reach * other.rate)) / (one.rate - other.rate)
    if turn > 0, turn.isFinite, distance(turn) > largest.value { largest = (distance(turn), turn) }
    if largest.value == 0 { return .none }
    let rounding = 8 * max((one.reach * one.velocity).magnitude, (other.reach * other.velocity).magnitude).ulp
    return MotionDifference(
      largest: largest.value, time: largest.time, atLeast: max(0, largest.value - rounding),
      atMost: largest.value + rounding, window: .infinity)
  }
}

/// The search for the largest distance of two curves that never turn back.
private struct DecaySearch {
  private struct Sample {
    /// t/(t + scale): the end of time is 1.
    let share: Double
    let first: Double
    let second: Double

    var distance: Double { (first - second).magnitude }
  }

  private struct Stretch {
    let from: Sample
    let to: Sample

    var most: Double {
      max(
        max(from.first, to.first) - min(from.second, to.second), max(from.second, to.second) - min(from.first, to.first)
      )
    }
  }

  /// Relative, and of the way.
  private static let sharpness = 1e-4
  /// Curves that hardly differ need more; what is proven by then is told.
  private static let halvingLimit = 30_000

  private let first: any PlatformDecay
  private let second: any PlatformDecay
  private let velocity: Double
  /// s, in which about half of the way is gone.
  private let scale: Double
  private var largest = (value: 0.0, time: 0.0)

  init(_ first: any PlatformDecay, _ second: any PlatformDecay, velocity: Double) {
    self.first = first
    self.second = second
    self.velocity = velocity
    scale = 1 / Fall(of: first, velocity: velocity).rate
  }

  /// - Returns: nil where the distance reaches the limit.
  mutating func run(upTo limit: Double) -> MotionDifference? {
    let samples = (0...64).map { sample(at: Double($0) / 64) }
    var open = zip(samples, samples.dropFirst()).map { Stretch(from: $0, to: $1) }
    let way = samples.reduce(0) { max($0, $1.first.magnitude, $1.second.magnitude) }
    let rounding = 64 * way.ulp
    var proven = 0.0
    var halvings = 0
    while let stretch = open.popLast() {
      if limit < .infinity, largest.value >= limit { return nil }
      let middle = 0.5 * (stretch.from.share + stretch.to.share)
      let enough = max(largest.value * (1 + Self.sharpness), largest.value + rounding)
      let isOpen = stretch.most > enough && stretch.from.share < middle && middle < stretch.to.share
      guard isOpen, halvings < Self.halvingLimit else {
        proven = max(proven, stretch.most)
        continue
      }
      halvings += 1
      let sample = sample(at: middle)
      open.append(Stretch(from: stretch.from, to: sample))
      open.append(Stretch(from: sample, to: stretch.to))
    }
    return MotionDifference(
      largest: largest.value, time: largest.time, atLeast: max(0, largest.value - rounding),
      atMost: max(proven, largest.value) + rounding, window: .infinity)
  }

  private mutating func sample(at share: Double) -> Sample {
    let time = share < 1 ? scale * share / (1 - share) : .infinity
    let sample = Sample(
      share: share, first: first.displacement(after: time, velocity: velocity),
      second: second.displacement(after: time, velocity: velocity))
    if !(sample.distance <= largest.value) { largest = (sample.distance, time) }
    return sample
  }
}
