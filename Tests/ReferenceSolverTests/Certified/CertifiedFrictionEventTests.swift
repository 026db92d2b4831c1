import MotionProblems
import Testing

@testable import ReferenceSolver

/// Events of the frictions that are not linear: crossings, entries, last exits by position and speed.
struct CertifiedFrictionEventTests {
  static let seed: UInt64 = 4711
  static let combined = Friction.combined(rate: 2, deceleration: 0.5)
  static let dry = Friction.combined(rate: 0.125, deceleration: 1400)

  /// A law, a speed, a level or band, and the time mpmath has for it at 40 digits.
  typealias Row = (law: Friction, speed: Double, at: Double, time: Double)

  static let places: [Row] = [
    (combined, 3, 0.25, 0.09195748868596038357), (combined, 3, 1, 0.6203612995775859999),
    (combined, 3, 1.1, 0.8076825478691688630), (dry, 2000, 700, 0.4222797372241392763),
    (dry, 2000, 1200, 0.9819794732954351290), (.constant(deceleration: 3), 7, 1, 0.1475204918993331159),
    (.constant(deceleration: 3), 7, 8, 2), (.quadratic(drag: 0.01), 250, 1, 0.004020066833667223017),
    (.quadratic(drag: 0.01), 250, 100, 0.6873127313836181025),
    (.quadratic(drag: 0.01), 250, 2000, 194066077.7639161879),
  ]

  @Test("crossings agree with mpmath to an ulp", arguments: places)
  func crossings(_ row: Row) throws {
    for sign in [1.0, -1] {
      let motion = try CertifiedMotion(slidingProblem(row.law, velocity: sign * row.speed, from: 5))
      let list = try motion.crossings(of: 5 + sign * row.at)
      // Why: 5 + 0.25, 5 + 1 and so on are exact, 5 + 1.1 is not, by half an ulp of 6.1 at a speed above 0.4.
      let error = (row.at == 1.1 ? 2e-15 : 0) + row.time.ulp
      let found = try #require(list.events.first)
      #expect(list.isComplete && list.events.count == 1)
      #expect(abs(found.instant.time - row.time) <= error, "\(row): \(found.instant.time)")
      #expect(found.instant.radius <= 0x1p-62 * row.time)
      #expect(found.direction == (sign > 0 ? .rising : .falling) && found.lobe == 0 && found.segment == 0)
      #expect(try motion.firstArrival(at: 5 + sign * row.at) == .finite(found))
      #expect(try motion.firstArrival(at: 5 - sign * row.at) == .never && motion.firstArrival(at: 5) == .atOnce)
      #expect(try motion.extrema().events.isEmpty && motion.extrema().isComplete)
    }
  }

  static let limits: [Row] = [
    (combined, 3, 0.1, 1.114238560420161895), (dry, 2000, 25, 1.296587167712057439),
    (.quadratic(drag: 0.01), 250, 1, 99.599999999999997927), (.constant(deceleration: 4), 10, 3, 1.75),
  ]

  @Test("last exits from a band of speed agree with mpmath", arguments: limits)
  func speeds(_ row: Row) throws {
    let motion = try CertifiedMotion(slidingProblem(row.law, velocity: -row.speed))
    guard case .finite(let exit) = try motion.speedSettling(below: row.at) else {
      Issue.record("\(row): \(try motion.speedSettling(below: row.at))")
      return
    }
    #expect(abs(exit.time - row.time) <= row.time.ulp && exit.radius <= 0x1p-62 * exit.time && exit.lobe == 0)
    #expect(try motion.speedSettling(below: row.speed) == .never)
    #expect(try motion.speedSettling(below: 0).answer == motion.stoppingTime())
  }

  static let bands: [Row] = [
    (combined, 3, 0.01, 1.094965244351886813), (dry, 2000, 0.5, 1.287713158809410168),
    (.constant(deceleration: 2), 8, 4, 2),
  ]

  @Test("the first entry is the last exit, as the way left only shrinks", arguments: bands)
  func entries(_ row: Row) throws {
    let motion = try CertifiedMotion(slidingProblem(row.law, velocity: row.speed))
    guard case .finite(let exit) = try motion.settling(within: row.at),
      case .finite(let entry) = try motion.firstEntry(within: row.at)
    else {
      Issue.record("\(row): \(try motion.settling(within: row.at))")
      return
    }
    #expect(abs(exit.time - row.time) <= row.time.ulp && entry.instant == exit.instant && entry.direction == .rising)
  }

  /// |x − level| at the double next to the crossing is what is left of the way in half an ulp of time.
  @Test("the motion is at its level, and at its speed, when it says so")
  func residuals() throws {
    func draw(_ index: Int, _ number: Int) -> Double {
      SplitMix64.uniform(seed: Self.seed, index: UInt64(8 * index + number))
    }
    for index in 0..<200 {
      let size = 100 * draw(index, 0)
      let law: Friction =
        switch index % 3 {
        case 0: .constant(deceleration: 1 + size)
        case 1: .combined(rate: 10 * draw(index, 1), deceleration: 0.01 + size)
        default: .quadratic(drag: draw(index, 1))
        }
      let speed = 1 + 1000 * draw(index, 2)
      let motion = try CertifiedMotion(slidingProblem(law, velocity: speed))
      let rest = try motion.largestExcursion(after: 0)
      let level = (rest.isFinite ? rest : 20) * draw(index, 3)
      let name = "seed \(Self.seed), case \(index): \(law), speed \(speed)"
      let found = try #require(try motion.crossings(of: level).events.first, "\(name), level \(level)")
      let there = try CertifiedProblems.state(of: motion, at: found.instant.time)
      let miss = abs((there.position.high - level) + there.position.tail + found.instant.tail * there.velocity.high)
      let slope = 0x1p-90 * (speed + law.relativeRate(at: speed) * speed) * max(1, found.instant.time)
      #expect(miss <= slope + 4 * Double.ulpOfOne * found.instant.time.ulp * speed, "\(name): \(miss) from \(level)")
      let limit = speed * draw(index, 4)
      guard case .finite(let exit) = try motion.speedSettling(below: limit) else { continue }
      let then = try CertifiedProblems.state(of: motion, at: exit.time)
      let excess = abs(then.velocity.high - limit)
      let loss = law.relativeRate(at: limit) * limit
      #expect(excess <= loss * exit.time.ulp + limit.ulp, "\(name): \(excess) above \(limit)")
      #expect(try motion.restSettling(within: 1e300, below: limit).governor == (rest.isFinite ? .speed : .position))
    }
  }

  /// v₀² = 2 a d: it arrives with the stop, and so does everything else.
  @Test("ties are decided exactly")
  func ties() throws {
    let motion = try CertifiedMotion(slidingProblem(.constant(deceleration: 1), velocity: 2))
    #expect(try motion.crossings(of: 2).events.map(\.instant.time) == [2])
    #expect(try motion.crossings(of: 2.0.nextUp).events.isEmpty && motion.firstArrival(at: 2.0.nextUp) == .never)
    #expect(try motion.crossings(of: 2.0.nextDown).events.count == 1)
    #expect(try motion.firstEntry(within: 2) == .atOnce && motion.firstEntry(within: 0) != .atOnce)
    // Left a s²/2 and fast a s at a time s before the stop: both bands end at s = 1 where 2 a h = u².
    #expect(try motion.restSettling(within: 0.5, below: 1).governor == .both)
    #expect(try motion.restSettling(within: 0.5, below: 1.0.nextDown).governor == .speed)
    #expect(try motion.restSettling(within: 0.5, below: 1.0.nextUp).governor == .position)
    #expect(try motion.restSettling(within: 0, below: 0).governor == .both)
    #expect(try motion.restSettling(within: 9, below: 9).governor == .both)
    let combined = try CertifiedMotion(slidingProblem(Self.combined, velocity: 3))
    #expect(try combined.restSettling(within: 0, below: 0).governor == .both)
    #expect(try combined.restSettling(within: 0, below: 0.1).governor == .position)
    #expect(try combined.restSettling(within: 0.01, below: 0.1).governor == .speed)
  }

  @Test("never, infinite and beyond the doubles are answers")
  func extremes() throws {
    let drag = try CertifiedMotion(slidingProblem(.quadratic(drag: 2), velocity: 3))
    #expect(try drag.settling(within: 1e300) == .infinite && drag.firstEntry(within: 1e300) == .never)
    #expect(try drag.speedSettling(below: 0) == .infinite && drag.stoppingTime() == .infinite)
    #expect(throws: ReferenceError.outOfRange(quantity: "the time of a crossing")) { try drag.crossings(of: 1e300) }
    #expect(throws: ReferenceError.outOfRange(quantity: "the time of a crossing")) { try drag.crossings(of: 500) }
    let tiny = try CertifiedMotion(slidingProblem(.combined(rate: 1e-300, deceleration: 3), velocity: 7))
    let twin = try CertifiedMotion(slidingProblem(.constant(deceleration: 3), velocity: 7))
    #expect(try tiny.crossings(of: 8).events.map(\.instant.time) == twin.crossings(of: 8).events.map(\.instant.time))
    let cut = try twin.crossings(of: 8, in: EventWindow(to: 1.99))
    #expect(cut.events.isEmpty && cut.isComplete)
  }
}
