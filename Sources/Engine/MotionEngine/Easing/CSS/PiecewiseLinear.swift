/// `linear()` of CSS: straight lines between points.
///
/// Several points at one time make a jump, and there the last of them counts. Outside its points the function goes on
/// along its first and its last line; where two points share the first or the last time, it stays level. Values are
/// within 1 ulp of the larger of the two outputs, exact at every point, and never fall along a line that rises.
public struct PiecewiseLinear: Sendable {
  /// A point of the function.
  public struct Point: Hashable, Sendable {
    /// The share of the time.
    public let input: Double
    /// The share of the way.
    public let output: Double

    public init(input: Double, output: Double) {
      self.input = input
      self.output = output
    }
  }

  /// A point that may leave its time to be found.
  public struct Stop: Hashable, Sendable {
    public let output: Double
    public let input: Double?

    public init(_ output: Double, at input: Double? = nil) {
      self.output = output
      self.input = input
    }
  }

  /// In order of time.
  public let points: [Point]
  /// The slopes between neighbours.
  private let slopes: [DoublePair]

  /// As CSS completes a list of stops: the first lies at 0 and the last at 1 where they do not say otherwise; a time below
  /// that of an earlier stop is raised to it; and stops without a time are spread evenly between their neighbours.
  ///
  /// - Throws: ``EasingError`` without a stop, and for numbers that are not finite.
  public init(_ stops: [Stop]) throws(EasingError) {
    guard !stops.isEmpty else { throw .noPoints }
    for (index, stop) in stops.enumerated() {
      guard stop.output.isFinite else {
        throw .mustBeFinite(quantity: "output \(index + 1)", value: stop.output)
      }
      if let input = stop.input, !input.isFinite {
        throw .mustBeFinite(quantity: "input \(index + 1)", value: input)
      }
    }
    let inputs = Self.completed(stops.map(\.input))
    points = zip(inputs, stops).map { Point(input: $0, output: $1.output) }
    slopes = zip(points, points.dropFirst()).map(Self.slope)
  }

  private static func completed(_ given: [Double?]) -> [Double] {
    var inputs = given
    let last = inputs.count - 1
    inputs[0] = inputs[0] ?? 0
    inputs[last] = inputs[last] ?? 1
    var largest = -Double.infinity
    for index in inputs.indices {
      guard let input = inputs[index] else { continue }
      largest = max(largest, input)
      inputs[index] = largest
    }
    var known = 0
    for index in inputs.indices {
      guard let input = inputs[index] else { continue }
      if let from = inputs[known], index - known > 1 {
        for between in (known + 1)..<index {
          let share = Double(between - known) / Double(index - known)
          inputs[between] = from * (1 - share) + input * share
        }
      }
      known = index
    }
    return inputs.compactMap(\.self)
  }

  private static func slope(from: Point, to: Point) -> DoublePair {
    let run = ErrorFree.sum(to.input, -from.input)
    guard run.high > 0 else { return .zero }
    let quotient = (to.output - from.output) / run.high
    guard quotient.isFinite else { return DoublePair(quotient) }
    return ErrorFree.sum(to.output, -from.output) / run
  }

  /// The value; with CSS's *before flag*, that of the first of several points at the first time.
  public func value(at time: Double, isBefore: Bool) -> Double {
    guard !time.isNaN, let first = points.first else { return time }
    if isBefore, time == first.input { return first.output }
    let after = points.endIndex(ofInputsUpTo: time)
    if after > 0, points[after - 1].input == time || points.count == 1 { return points[after - 1].output }
    if points.count == 1 { return first.output }
    let from = min(max(after - 1, 0), points.count - 2)
    return along(from, time)
  }

  private func along(_ line: Int, _ time: Double) -> Double {
    let (from, to, slope) = (points[line], points[line + 1], slopes[line])
    // Why the nearer end: outside, and in the later half, the line is then exact at the point it is drawn from.
    let near = time - from.input > to.input - time ? to : from
    guard slope.high != 0 else { return near.output }
    // Why: beyond this the products of two doubles would overflow; shares of the outputs do not.
    guard time.isFinite, slope.high.magnitude < 0x1p900 else {
      let share = (time - from.input) / (to.input - from.input)
      return from.output * (1 - share) + to.output * share
    }
    return (DoublePair(near.output) + slope * ErrorFree.sum(time, -near.input)).rounded
  }
}

extension PiecewiseLinear: TimingFunction {
  public func value(at time: Double) -> Double { value(at: time, isBefore: false) }

  /// The slope of the line after a point; of the line before it at 1.
  public func derivative(at time: Double) -> Double {
    guard !time.isNaN, points.count > 1 else { return time.isNaN ? time : 0 }
    var after = points.endIndex(ofInputsUpTo: time)
    if time == 1 { while after > 1, points[after - 1].input == 1 { after -= 1 } }
    let slope = slopes[min(max(after - 1, 0), points.count - 2)]
    return slope.high.isFinite ? slope.rounded : slope.high
  }
}

extension PiecewiseLinear: Hashable {
  public static func == (left: PiecewiseLinear, right: PiecewiseLinear) -> Bool { left.points == right.points }
  public func hash(into hasher: inout Hasher) { hasher.combine(points) }
}

extension [PiecewiseLinear.Point] {
  /// How many points lie at `time` or before.
  fileprivate func endIndex(ofInputsUpTo time: Double) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if self[middle].input <= time { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
