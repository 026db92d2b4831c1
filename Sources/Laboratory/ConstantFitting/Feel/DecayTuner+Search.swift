internal import Foundation
internal import GSLNumerics

/// How the constants of a decay are found.
extension DecayTuner {
  /// One constant from one target where that can be written down; nil where it cannot, or where no positive one is.
  func closedInverse(of target: DecayTarget, for constant: DecayConstant) -> Double? {
    let (speed, stop) = (held.velocity, feel.stoppingSpeed)
    let (wanted, held) = (target.wanted, held[feel.law.names[0]])
    let value: Double? =
      switch (feel.law, target, constant) {
      case (.exponential, .stoppingDistance, .rate): (speed - stop) / wanted
      case (.exponential, .stoppingTime, .rate): log(speed / stop) / wanted
      case (.constant, .stoppingDistance, .deceleration): (speed - stop) * (speed + stop) / 2 / wanted
      case (.constant, .stoppingTime, .deceleration): (speed - stop) / wanted
      case (.quadratic, .stoppingDistance, .drag): log(speed / stop) / wanted
      case (.quadratic, .stoppingTime, .drag): (1 / stop - 1 / speed) / wanted
      case (.exponential, .stoppingDistance, .velocity): stop + held * wanted
      case (.exponential, .stoppingTime, .velocity): stop * exp(held * wanted)
      case (.constant, .stoppingDistance, .velocity): (stop * stop + 2 * held * wanted).squareRoot()
      case (.constant, .stoppingTime, .velocity): stop + held * wanted
      case (.quadratic, .stoppingDistance, .velocity): stop * exp(held * wanted)
      default: nil
      }
    return value.flatMap { $0.isFinite && $0 > 0 ? $0 : nil }
  }

  /// Every value of one constant over many decades that reaches a target, the others being known.
  func single(_ target: DecayTarget, for constant: DecayConstant) -> [DecayShape] {
    let held = held
    return roots(around: typical(constant), count: 400) { residual(target, held.with(constant, logarithm: $0)) }
      .map { held.with(constant, logarithm: $0) }
  }

  /// For every value of the one constant the other that reaches the first target, and then where the second is reached.
  func pairs(_ targets: [DecayTarget], for open: [DecayConstant]) throws(FeelError) -> [DecayShape] {
    let (outer, inner) = (open[0], open[1])
    let held = held
    let centre = typical(inner)
    let complete = { (logarithm: Double) -> DecayShape? in
      let known = held.with(outer, logarithm: logarithm)
      return roots(around: centre, count: 24) { residual(targets[0], known.with(inner, logarithm: $0)) }.first
        .map { known.with(inner, logarithm: $0) }
    }
    if Task.isCancelled { throw .cancelled }
    return roots(around: typical(outer), count: 400, refinesEdges: true) { logarithm in
      complete(logarithm).map { residual(targets[1], $0) } ?? .nan
    }.compactMap(complete)
  }

  /// Three unknowns from many starts.
  func triples(_ targets: [DecayTarget], for open: [DecayConstant]) throws(FeelError) -> [DecayShape] {
    let held = held
    let complete = { (logarithms: [Double]) in
      zip(open, logarithms).reduce(held) { $0.with($1.0, logarithm: $1.1) }
    }
    var found: [DecayShape] = []
    let shifts = [-2.0, 0, 2]
    for index in 0..<27 {
      if Task.isCancelled { throw .cancelled }
      let digits = [index % 3, index / 3 % 3, index / 9]
      let start = zip(open, digits).map { log(typical($0)) + shifts[$1] }
      let root = try? SystemRootFinder.root(near: start, residual: 1e-13) { logarithms, left in
        let shape = complete(Array(logarithms))
        for (row, target) in targets.prefix(open.count).enumerated() { left[row] = residual(target, shape) }
      }
      if let root { found.append(complete(root.arguments)) }
    }
    return found
  }

  /// The combined law with either part left out: the ends of what it can do, which no logarithm reaches.
  func limits() -> [DecayShape] {
    guard open.contains(.rate), open.contains(.deceleration) else { return [] }
    return [DecayLaw.exponential, .constant].flatMap { law -> [DecayShape] in
      var part = feel
      part.law = law
      part.constants = feel.constants.filter { part.unknowns.contains($0.key) }
      let tuning = try? DecayTuner(feel: part).tune()
      return (tuning?.decays ?? []).map { decay in
        var shape = held
        for constant in DecayConstant.allCases { shape[constant] = decay.value(of: constant) }
        return shape
      }
    }
  }

  /// Between what the two parts alone make of it: the way of a combined decay whose velocity and stopping time are known.
  func combinedBounds() -> DecayReason? {
    guard feel.law == .combined, open == [.rate, .deceleration],
      case .stoppingDistance(let wanted)? = targets.first(where: {
        if case .stoppingDistance = $0 { true } else { false }
      }),
      case .stoppingTime(let time)? = targets.first(where: { if case .stoppingTime = $0 { true } else { false } })
    else { return nil }
    let (speed, stop) = (held.velocity, feel.stoppingSpeed)
    let least = stop > 0 ? time * (speed - stop) / log(speed / stop) : 0
    return .onlyBetween(
      target: "stopping distance", lower: least, upper: time * (speed + stop) / 2, wanted: wanted)
  }

  /// The least sum of squared misses that a simplex finds.
  func compromise() throws(FeelError) -> TunedDecay? {
    let (open, held) = (open, held)
    guard !open.isEmpty else { return try? tuned(held) }
    let complete = { (logarithms: [Double]) in
      zip(open, logarithms).reduce(held) { $0.with($1.0, logarithm: $1.1) }
    }
    let centres = open.map { log(typical($0)) }
    var best: (cost: Double, shape: DecayShape)?
    for shift in [-1.0, 0, 1] {
      if Task.isCancelled { throw .cancelled }
      let found = try? SimplexMinimizer.minimum(
        from: centres.map { $0 + shift }, steps: open.map { _ in 0.5 }, size: 1e-9, iterationLimit: 2000
      ) { logarithms in
        // Why the pull: where a constant had better vanish its logarithm would fall for ever.
        let pull = zip(logarithms, centres).reduce(0) { $0 + 1e-9 * ($1.0 - $1.1) * ($1.0 - $1.1) }
        return cost(of: complete(Array(logarithms))) + pull
      }
      guard let found, found.value < best?.cost ?? .infinity else { continue }
      best = (found.value, complete(found.arguments))
    }
    return best.flatMap { try? tuned($0.shape) }
  }

  private func cost(of shape: DecayShape) -> Double {
    var sum = 0.0
    for target in feel.targets {
      guard let reached = shape.measure(target), reached.isFinite else {
        sum += 1
        continue
      }
      let miss = min(abs(reached - target.wanted) / target.wanted, 1e3)
      sum += miss * miss
    }
    for constant in open {
      guard case .within(let range) = feel.wish(constant) else { continue }
      let value = shape[constant]
      let way = max(log(value / range.upper), log(range.lower / value), 0)
      sum += 1e6 * way * (1 + way)
    }
    return sum.isFinite ? sum : 1e12
  }

  private func residual(_ target: DecayTarget, _ shape: DecayShape) -> Double {
    guard let reached = shape.measure(target), reached > 0 else { return .nan }
    return log(reached / target.wanted)
  }

  /// Where a function of a logarithm changes its sign, over twelve decades to either side.
  ///
  /// - Parameter refinesEdges: whether the ends of where the function is defined are sought as well, beyond the last node.
  private func roots(
    around centre: Double, count: Int, refinesEdges: Bool = false, of function: (Double) -> Double
  ) -> [Double] {
    var nodes = (0...count).map { log(centre) + log(10) * (24 * Double($0) / Double(count) - 12) }
    var values = nodes.map(function)
    if refinesEdges {
      for index in (0..<count).reversed() where values[index].isNaN != values[index + 1].isNaN {
        let edge = edge(between: nodes[index], and: nodes[index + 1], of: function)
        nodes.insert(edge, at: index + 1)
        values.insert(function(edge), at: index + 1)
      }
    }
    return nodes.indices.dropLast().compactMap { index in
      guard values[index] * values[index + 1] <= 0 else { return nil }
      return try? RootFinder.root(from: nodes[index], to: nodes[index + 1], relativeTolerance: 0x1p-52, of: function)
    }
  }

  /// The last argument at which a function is a number, seen from the end at which it is.
  private func edge(between lower: Double, and upper: Double, of function: (Double) -> Double) -> Double {
    let isLowerDefined = !function(lower).isNaN
    var (inside, outside) = isLowerDefined ? (lower, upper) : (upper, lower)
    for _ in 0..<52 {
      let middle = (inside + outside) / 2
      if function(middle).isNaN { outside = middle } else { inside = middle }
    }
    return inside
  }

  /// The order of a constant that the targets ask for.
  private func typical(_ constant: DecayConstant) -> Double {
    var (time, distance): (Double?, Double?) = (nil, nil)
    for target in targets {
      switch target {
      case .stoppingTime(let wanted): time = time ?? wanted
      case .stoppingDistance(let wanted): distance = distance ?? wanted
      case .distance(let wanted, let instant): (time, distance) = (time ?? instant, distance ?? wanted)
      }
    }
    let known = held.velocity
    let speed = known > 0 ? known : (distance ?? time ?? 1) / (time ?? 1)
    let clock = time ?? (distance ?? 1) / speed
    return switch constant {
    case .velocity: max(2 * speed, 2 * feel.stoppingSpeed)
    case .rate: 1 / clock
    case .deceleration: speed / clock
    case .drag: 1 / (speed * clock)
    }
  }
}
