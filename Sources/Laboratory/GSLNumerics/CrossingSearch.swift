/// Finds every zero crossing of one function inside one step of an integrator.
///
/// Looking at the ends of a step misses crossings in pairs when an accurate step is long. So each step is divided until
/// a cubic through the values and rates of change at both ends of a part predicts the value in its middle; the part is
/// then cut at its extrema, which are refined on the solution itself, and every cut piece has at most one crossing.
/// Values inside a step come from integrating to them from its start at the same tolerance, never from the cubic.
struct CrossingSearch {
  typealias Function = (Double, UnsafeBufferPointer<Double>) -> Double

  /// A point of the trajectory: g is the function, `rate` its derivative along the trajectory.
  struct Node {
    let time: Double
    let state: [Double]
    let value: Double
    let rate: Double
  }

  /// The part of the largest value by which the cubic may miss the middle.
  private static let cubicFit = 0.01
  /// Halvings of a step: 2⁻³⁰ of it is below any feature the integrator itself could have resolved.
  private static let depthLimit = 30

  let function: Function
  /// Walks inside steps while the main integrator waits at their end.
  let scout: ODEIntegrator

  func node(at time: Double, state: [Double]) -> Node {
    var slope = [Double](repeating: 0, count: state.count)
    let value = state.withUnsafeBufferPointer { here in
      slope.withUnsafeMutableBufferPointer { scout.context.system.derivative(at: time, of: here, into: $0) }
      return function(time, here)
    }
    return Node(time: time, state: state, value: value, rate: rate(at: time, state: state, slope: slope))
  }

  /// dg/dt along the trajectory, by a central difference in the direction (1, y′).
  private func rate(at time: Double, state: [Double], slope: [Double]) -> Double {
    var (scale, speed) = (0.0, 0.0)
    for (value, change) in zip(state, slope) {
      scale = max(scale, abs(value))
      speed = max(speed, abs(change))
    }
    // Why: the cube root of an ulp balances the rounding of a central difference against its truncation.
    let length = 6e-6 * (speed > 0 ? max(scale / speed, abs(time) * 0x1p-10, 1e-9) : max(abs(time), 1))
    func value(_ offset: Double) -> Double {
      let moved = zip(state, slope).map { $0 + offset * $1 }
      return moved.withUnsafeBufferPointer { function(time + offset, $0) }
    }
    return (value(length) - value(-length)) / (2 * length)
  }

  /// The trajectory from `start` to `time`.
  func walk(from start: Node, to time: Double) throws(ODEError) -> Node {
    if time == start.time { return start }
    try scout.restart(at: start.time, state: start.state)
    try scout.advance(to: time)
    return node(at: time, state: scout.state)
  }

  /// The nodes from `left` (exclusive) to `right` (inclusive) between which the function has at most one zero.
  func separate(_ left: Node, _ right: Node, depth: Int = 0) throws(ODEError) -> [Node] {
    let middleTime = left.time + (right.time - left.time) / 2
    guard middleTime > left.time, middleTime < right.time else { return [right] }
    let middle = try walk(from: left, to: middleTime)
    let cubic = HermiteCubic(left, right)
    let scale = max(abs(left.value), abs(right.value), abs(middle.value))
    if abs(cubic.value(at: 0.5) - middle.value) > Self.cubicFit * scale, depth < Self.depthLimit {
      let first = try separate(left, middle, depth: depth + 1)
      return first + (try separate(middle, right, depth: depth + 1))
    }
    let first = try cutAtExtrema(left, middle)
    return first + (try cutAtExtrema(middle, right))
  }

  /// Cuts a part that a cubic describes at the extrema of the function.
  private func cutAtExtrema(_ left: Node, _ right: Node) throws(ODEError) -> [Node] {
    var nodes: [Node] = []
    var last = left
    for position in HermiteCubic(left, right).extrema {
      let guess = left.time + position * (right.time - left.time)
      guard guess > last.time, guess < right.time else { continue }
      last = try extremum(near: guess, from: left, within: right.time - left.time)
      guard last.time > (nodes.last ?? left).time, last.time < right.time else { continue }
      nodes.append(last)
    }
    return nodes + [right]
  }

  /// Newton steps on the rate with a secant slope: the value at an extremum is of second order in the error of its time.
  private func extremum(near guess: Double, from left: Node, within width: Double) throws(ODEError) -> Node {
    var best = try walk(from: left, to: guess)
    var other = try walk(from: left, to: min(guess + width * 1e-3, left.time + width))
    for _ in 0..<4 {
      let bend = (best.rate - other.rate) / (best.time - other.time)
      guard bend.isFinite, bend != 0 else { break }
      let next = best.time - best.rate / bend
      guard next > left.time, next < left.time + width, next != best.time else { break }
      other = best
      best = try walk(from: left, to: next)
      if abs(best.time - other.time) <= width * 1e-9 { break }
    }
    return best
  }

  /// The crossing between two neighbours whose values have opposite signs.
  func crossing(_ left: Node, _ right: Node) throws(ODEError) -> Crossing {
    var failure: ODEError?
    let root = Result { () throws(RootError) in
      try RootFinder.root(from: left.time, to: right.time) { time in
        if time == right.time { return right.value }
        do throws(ODEError) { return try walk(from: left, to: time).value } catch {
          failure = error
          return .nan
        }
      }
    }
    switch root {
    case .success(let time):
      let state = time == right.time ? right.state : try walk(from: left, to: time).state
      return Crossing(time: time, isRising: right.value > 0, state: state)
    case .failure(.library(let error)): throw failure ?? .library(error, time: left.time)
    case .failure: throw failure ?? .notFinite(time: left.time)
    }
  }
}

/// The cubic with given values and slopes at 0 and 1.
struct HermiteCubic {
  private let constant: Double
  private let linear: Double
  private let quadratic: Double
  private let cubic: Double

  init(_ left: CrossingSearch.Node, _ right: CrossingSearch.Node) {
    let width = right.time - left.time
    let rise = right.value - left.value
    constant = left.value
    linear = left.rate * width
    quadratic = 3 * rise - 2 * left.rate * width - right.rate * width
    cubic = -2 * rise + left.rate * width + right.rate * width
  }

  func value(at position: Double) -> Double {
    constant + position * (linear + position * (quadratic + position * cubic))
  }

  /// Where the slope is 0, ascending, strictly between 0 and 1.
  var extrema: [Double] {
    let (a, b, c) = (3 * cubic, 2 * quadratic, linear)
    let discriminant = b * b - 4 * a * c
    guard discriminant > 0 else { return [] }
    // Why: this sum never cancels; the other root follows from the product of both.
    let sum = -(b + (b < 0 ? -1 : 1) * discriminant.squareRoot()) / 2
    return [sum / a, c / sum].filter { $0 > 0 && $0 < 1 }.sorted()
  }
}
