/// The fewest straight links through a corridor, from (0, 0) to (the end, 1).
///
/// The corridor is the polygon between the values + band and the values − band at the sampled times, the end
/// included: where 1 is outside the band there, no number of links is enough. A link is pushed as far as any line can
/// go: it touches one wall, later the other, and leaves through the first. Everything behind that line is reached with
/// as many links, nothing beyond it, so that the next link starts anywhere between the line's last touch and its exit,
/// and no other choice of links needs fewer. (Imai and Iri 1986 for polygonal functions; Suri 1986 for polygons.) One
/// pass over the samples.
struct LinkSearch {
  /// One link: the line that goes farthest, and where the next one may leave it.
  struct Link {
    let line: Line
    let window: ClosedRange<Double>
    /// The touches that keep any other line from going farther: the times, and the wall, +1 for the upper.
    let touches: [(time: Double, wall: Double)]
  }

  private let times: [Double]
  private let values: [Double]
  private let band: Double
  private var chains: LineChains

  private init(_ samples: SampledCurve, band: Double) {
    times = samples.times
    values = samples.values
    self.band = band
    chains = LineChains(start: Corner(time: 0, level: 0))
  }

  /// The links; nil where there are none, or more than `limit` of them, which are not looked for.
  static func links(_ samples: SampledCurve, band: Double, limit: Int = .max) -> [Link]? {
    // Why: the lines end in 1 whatever the corridor; a goal beside its end would be reached by leaving it.
    guard samples.endDistance <= band else { return nil }
    var search = LinkSearch(samples, band: band)
    return search.run(limit: limit)
  }

  private mutating func run(limit: Int) -> [Link]? {
    var links: [Link] = []
    let last = times.count - 1
    var index = 1
    while index < last {
      if links.count >= limit { return nil }
      let upper = Corner(time: times[index], level: values[index] + band)
      let lower = Corner(time: times[index], level: values[index] - band)
      if let side = chains.obstacle(upper: upper, lower: lower) {
        // Why: a corridor too narrow for a single sample has no links at all.
        guard let link = leave(side, before: index) else { return nil }
        links.append(link)
      } else {
        chains.add(upper: upper, lower: lower)
        index += 1
      }
    }
    links += finish()
    return links.count <= limit ? links : nil
  }

  /// The farthest line out of the corridor between two samples, and a new start behind it.
  private mutating func leave(_ side: Wall, before index: Int) -> Link? {
    let wall = side == .lower ? -band : band
    guard let line = chains.farthest(side), let touch = chains.lastTouch(side) else { return nil }
    let start = times[index - 1]
    let inside = (line.value(at: start) - (values[index - 1] + wall)).magnitude
    let outside = (line.value(at: times[index]) - (values[index] + wall)).magnitude
    let share = inside + outside > 0 ? inside / (inside + outside) : 0
    let exit = min(start + share * (times[index] - start), times[index].nextDown)
    guard exit > touch.time else { return nil }
    let touches = chains.touches(side) + [(exit, side == .lower ? -1 : 1)]
    chains.restart(side, at: Corner(time: exit, level: line.value(at: exit)), from: touch, along: line)
    return Link(line: line, window: touch.time...exit, touches: touches)
  }

  /// The last link, which ends at 1; where none does, the farthest one and one more.
  private func finish() -> [Link] {
    let end = times[times.count - 1]
    let goal = Corner(time: end, level: 1)
    if let line = chains.line(through: goal) { return [Link(line: line, window: end...end, touches: [])] }
    let side: Wall = chains.isBelow(goal) ? .lower : .upper
    guard let line = chains.farthest(side), let touch = chains.lastTouch(side) else { return [] }
    let closing = chains.closing(side, at: goal)
    return [
      Link(line: line, window: touch.time...end, touches: chains.touches(side)),
      Link(line: closing, window: end...end, touches: []),
    ]
  }

  /// Where consecutive links meet, the start and the end included.
  static func knots(_ links: [Link], duration: Double) -> [PiecewiseCorner] {
    var knots = [PiecewiseCorner(time: 0, value: 0)]
    for (link, next) in zip(links, links.dropFirst()) {
      let fall = link.line.slope - next.line.slope
      let gap = next.line.value(at: link.window.lowerBound) - link.line.value(at: link.window.lowerBound)
      let crossing = fall == 0 ? link.window.upperBound : link.window.lowerBound + gap / fall
      let time = min(max(crossing, link.window.lowerBound), link.window.upperBound)
      knots.append(PiecewiseCorner(time: time, value: link.line.value(at: time)))
    }
    return knots + [PiecewiseCorner(time: duration, value: 1)]
  }
}

/// A corner of a piecewise linear curve: s, and share of the way.
struct PiecewiseCorner: Hashable, Sendable {
  let time: Double
  let value: Double
}

/// A straight line.
struct Line: Hashable, Sendable {
  let time: Double
  let level: Double
  let slope: Double

  /// Why the case: a vertical line is beyond every level to its right.
  func value(at other: Double) -> Double {
    slope.isFinite ? level + slope * (other - time) : other > time ? slope : level
  }
}

/// A vertex of a wall.
struct Corner: Hashable, Sendable {
  let time: Double
  let level: Double

  func slope(to other: Corner) -> Double { (other.level - level) / (other.time - time) }
}

enum Wall: Sendable {
  case upper
  case lower
}
