import MotionEngine
import Testing

@testable import PlatformSprings

@Suite("The fewest points of linear()")
struct LinearApproximationTests {
  static let springs = [
    "swiftui-smooth", "swiftui-bouncy", "core-animation-default", "compose-default", "react-spring-wobbly",
    "react-spring-molasses", "flutter-scroll", "material3-expressive-spatial-fast", "tutorial-1500-10",
  ]
  static let errors = [0.01, 1e-3, 1e-4]

  private static func curve(_ name: String) throws -> SmoothCurve {
    SmoothCurve(try #require(SpringCatalog.spring(named: name)).spring)
  }

  @Test(
    "read back by the parser of CSS it stays within its stated error, and that within the one asked for",
    arguments: springs, errors)
  func error(_ name: String, _ error: Double) throws {
    let spring = try #require(SpringCatalog.spring(named: name)).spring
    let found = try LinearApproximation(SmoothCurve(spring), within: error)
    #expect(found.error <= error)
    #expect(found.isFewest, "\(name): \(found.points.count) points, \(found.fewest) needed")
    let read = try CSSEasing(css: found.css)
    var largest = 0.0
    // Other instants than those it was made from, and twice the duration.
    for step in 0...40_000 {
      let time = found.duration * Double(step) / 20_011
      let shown = time >= found.duration ? 1 : read.value(at: time / found.duration)
      largest = max(largest, (shown - spring.stepResponse.value(at: time)).magnitude)
    }
    #expect(largest <= found.error + 1e-12, "\(name): observed \(largest), stated \(found.error)")
    #expect(largest > 0.9 * found.ripple, "\(name): observed \(largest), ripple \(found.ripple)")
  }

  @Test(
    "equal ripple: the corridor is the narrowest for its links, to what hides between samples and a ten-thousandth",
    arguments: springs, errors)
  func ripple(_ name: String, _ error: Double) throws {
    let found = try LinearApproximation(try Self.curve(name), within: error)
    // Other samples than those it was found with, eight times as close.
    let intervals =
      8 * Int((found.duration / (error / 25 / (try Self.curve(name)).bendBound).squareRoot()).rounded(.up))
    let samples = SampledCurve(try Self.curve(name), duration: found.duration, intervals: intervals)
    let links = found.points.count - 1
    #expect(found.rippleTolerance <= error / 200 + 1e-4 * found.ripple)
    #expect(found.ripple >= (1 - (try Self.curve(name)).state(found.duration).value).magnitude)
    let wide = found.ripple + found.rippleTolerance + samples.sagitta
    let narrow = found.ripple - found.rippleTolerance - samples.sagitta
    #expect(LinkSearch.links(samples, band: wide)?.count == links)
    #expect(LinkSearch.links(samples, band: narrow, limit: links) == nil)
    // The walls that stop a link are touched by turns: lower, upper, lower, or the other way round.
    for link in try #require(LinkSearch.links(samples, band: wide)).dropLast() {
      let walls = link.touches.map(\.wall)
      #expect(walls == [1, -1, 1] || walls == [-1, 1, -1] || walls.count == 2, "\(walls)")
      for touch in link.touches {
        let off = link.line.value(at: touch.time) - (try Self.curve(name)).state(touch.time).value
        let allowed = samples.sagitta + 1e-9
        // The first link starts from a point in the middle.
        guard touch.time > 0 else { continue }
        #expect((off - touch.wall * wide).magnitude <= allowed, "\(name) at \(touch.time): \(off)")
      }
    }
  }

  /// Springs whose last line would be freer than their end: the motion is farther from 1 there than the ripple between.
  static let bluntEnds = ["swiftui-smooth", "compose-default", "react-spring-wobbly", "flutter-scroll"]

  @Test("no corridor is narrower than the motion's distance from 1 at the end", arguments: bluntEnds)
  func end(_ name: String) throws {
    let curve = try Self.curve(name)
    let found = try LinearApproximation(curve, within: 1e-3)
    #expect(found.ripple == (1 - curve.state(found.duration).value).magnitude)
    let samples = SampledCurve(curve, duration: found.duration, intervals: 8192)
    #expect(LinkSearch.links(samples, band: found.ripple)?.count == found.points.count - 1)
    #expect(LinkSearch.links(samples, band: found.ripple.nextDown) == nil)
  }

  /// Spring, band; the fewest links in the band widened by a quarter, from a program in another language.
  static let grids: [(String, Double, Int)] = [
    ("swiftui-bouncy", 0.02, 4), ("swiftui-bouncy", 0.01, 5), ("core-animation-default", 0.03, 4),
    ("core-animation-default", 0.01, 7), ("swiftui-smooth", 0.004, 8), ("react-spring-wobbly", 0.02, 5),
  ]

  /// A dynamic program tries every curve whose corners lie at samples and at multiples of a step. None of them may have
  /// fewer links than the search says; and where the corridor is a quarter wider, so that the grid has room, it finds
  /// one with as many as the search says there.
  @Test("no curve has fewer links, and one has as many: a dynamic program over a grid", arguments: grids)
  func exhaustive(_ row: (String, Double, Int)) throws {
    let curve = try Self.curve(row.0)
    // Why a little later: at that time itself 1 is beside the band by a rounding, and no line ends there.
    let samples = SampledCurve(curve, duration: curve.settlingTime(row.1) * (1 + 1e-12), intervals: 120)
    let program = GridProgram(values: samples.values, step: row.1 / 4)
    let least = try #require(LinkSearch.links(samples, band: row.1)?.count)
    #expect(program.fewestLinks(band: row.1) >= least)
    #expect(LinkSearch.links(samples, band: 1.25 * row.1)?.count == row.2)
    #expect(program.fewestLinks(band: 1.25 * row.1) == row.2)
  }

  @Test("half the points of uniform sampling at the same error, or fewer")
  func uniform() throws {
    for name in Self.springs {
      let curve = try Self.curve(name)
      let found = try LinearApproximation(curve, within: 1e-3)
      let count = UniformSampling.points(curve, duration: found.duration, within: 1e-3)
      #expect(2 * found.points.count <= count, "\(name): \(found.points.count) against \(count)")
    }
  }

  @Test("what cannot be approximated is refused")
  func refusals() throws {
    let spring = try Spring(stiffness: 100, dampingCoefficient: 10)
    for error in [0, -1, .nan, 1e-9, 0.5] {
      #expect(throws: ApproximationError.self) { try LinearApproximation(SmoothCurve(spring), within: error) }
    }
    let undamped = try Spring(stiffness: 100, dampingCoefficient: 0)
    #expect(throws: ApproximationError.neverSettles) { try LinearApproximation(SmoothCurve(undamped), within: 1e-3) }
    let long = try Spring(stiffness: 1e8, dampingCoefficient: 1e-3)
    #expect(throws: ApproximationError.self) { try LinearApproximation(SmoothCurve(long), within: 1e-6) }
  }

  @Test("the bounds of the second, third and fourth derivative hold", arguments: [0.0, 0.3, 1, 2.5], [0.0, -3, 8])
  func derivatives(_ ratio: Double, _ velocity: Double) throws {
    let spring = try Spring(mass: 2, naturalFrequency: 3, dampingRatio: ratio)
    let curve = SmoothCurve(spring, velocity: velocity)
    let (k, c) = (9.0, 2 * ratio * 3)
    var largest = (0.0, 0.0, 0.0)
    for step in 0...2000 {
      let state = curve.state(Double(step) * 2e-3)
      let second = k * (1 - state.value) - c * state.velocity
      let third = -k * state.velocity - c * second
      let fourth = -k * second - c * third
      largest = (max(largest.0, abs(second)), max(largest.1, abs(third)), max(largest.2, abs(fourth)))
    }
    let rounding = 1 + 1e-12
    #expect(largest.0 <= curve.bendBound * rounding && largest.1 <= curve.jerkBound * rounding)
    #expect(largest.2 <= curve.fourthBound * rounding)
    #expect(largest.0 >= 0.3 * curve.bendBound)
  }
}

/// Piecewise linear curves with corners on a grid, all of them.
private struct GridProgram {
  let values: [Double]
  let step: Double

  func fewestLinks(band: Double) -> Int {
    var seen: Set<GridPoint> = []
    var frontier = [GridPoint(index: 0, rung: 0)]
    for links in 1...20 {
      var next: [GridPoint] = []
      for point in frontier {
        if reach(from: point, band: band, { if seen.insert($0).inserted { next.append($0) } }) { return links }
      }
      frontier = next
    }
    return .max
  }

  /// Hands out every corner that a link from `point` can end in; true when it can end in the goal.
  private func reach(from point: GridPoint, band: Double, _ corner: (GridPoint) -> Void) -> Bool {
    let last = values.count - 1
    let level = Double(point.rung) * step
    // The slopes that pass all samples so far narrow as the line goes on.
    var low = -Double.infinity
    var high = Double.infinity
    for target in (point.index + 1)..<last {
      let run = Double(target - point.index)
      low = max(low, (values[target] - band - level) / run)
      high = min(high, (values[target] + band - level) / run)
      guard low <= high else { return false }
      let first = Int(((level + low * run) / step).rounded(.up))
      let end = Int(((level + high * run) / step).rounded(.down))
      guard first <= end else { continue }
      for rung in first...end { corner(GridPoint(index: target, rung: rung)) }
    }
    let run = Double(last - point.index)
    return low * run + level <= 1 && 1 <= high * run + level
  }
}

private struct GridPoint: Hashable {
  let index: Int
  let rung: Int
}
