import Testing

@testable import MotionEngine

/// What every friction law has to do, whichever it is.
@Suite("Friction laws")
struct FrictionLawTests {
  /// The rounding of the result and what the pairs lose before it.
  static let anUlp = 1.1

  static let laws: [any FrictionLaw] = {
    var laws: [any FrictionLaw] = []
    for deceleration in [1e-9, 0.3, 1400, 1e7] {
      if let law = try? ConstantDeceleration(frictionDeceleration: deceleration) { laws.append(law) }
      for rate in [1e-300, 1e-9, 0.5, 40, 1e5] {
        if let law = try? CombinedFriction(frictionRate: rate, frictionDeceleration: deceleration) { laws.append(law) }
      }
    }
    for drag in [1e-300, 1e-9, 0.02, 7, 1e6] {
      if let law = try? QuadraticDrag(dragCoefficient: drag) { laws.append(law) }
    }
    return laws
  }()

  static let speeds = [1e-6, 0.4, 2000, 1e9]

  @Test("agree with mpmath's integrals of the equation, to an ulp or so")
  func reference() throws {
    let rows = try FrictionValue.all()
    #expect(rows.count == 152)
    var worst = (way: 0.0, speed: 0.0, stop: 0.0, rest: 0.0, settled: 0.0)
    for row in rows {
      let law = try row.law
      for sign in [1.0, -1] {
        let velocity = sign * row.speed
        let way = abs(law.distance(after: row.time, from: velocity) - sign * row.way) / row.way.ulp
        let left = abs(law.velocity(after: row.time, from: velocity) - sign * row.speedThen)
        let speed = left / (row.speedThen.ulp + 0x1p-57 * row.speed)
        #expect(way <= Self.anUlp, "way of \(row), sign \(sign): \(way) ulp, allowed \(Self.anUlp)")
        #expect(speed <= Self.anUlp, "speed of \(row), sign \(sign): \(speed) ulp, allowed \(Self.anUlp)")
        worst.way = max(worst.way, way)
        worst.speed = max(worst.speed, speed)
        guard row.stop.isFinite else {
          #expect(law.stoppingTime(from: velocity) == .infinity && law.restDistance(from: velocity) == sign * .infinity)
          continue
        }
        let stop = abs(law.stoppingTime(from: velocity) - row.stop) / row.stop.ulp
        let rest = abs(law.restDistance(from: velocity) - sign * row.rest) / row.rest.ulp
        #expect(stop <= Self.anUlp && rest <= Self.anUlp, "stop of \(row): \(stop) ulp, rest \(rest) ulp")
        let settled = abs(law.time(untilRemaining: row.rest / 1000, from: velocity) / row.settled - 1)
        #expect(settled <= 4e-15, "settled \(row): relative error \(settled)")
        worst.stop = max(worst.stop, stop)
        worst.rest = max(worst.rest, rest)
        worst.settled = max(worst.settled, settled)
      }
    }
    print("friction laws: \(rows.count) rows; ulp of way, speed, stop, rest, relative error of settling: \(worst)")
  }

  /// In a time of the motion's own, short of its stop; derivatives by differences of fourth order with steps of 1e-3.
  @Test("start at the start, and solve their equation", arguments: laws)
  func equation(_ law: any FrictionLaw) throws {
    for speed in Self.speeds {
      #expect(law.velocity(after: 0, from: speed) == speed && law.distance(after: 0, from: speed) == 0)
      let own = law.time(untilSpeed: speed / 2, from: speed)
      for part in [0.1, 0.5, 0.9] where own.isFinite {
        let h = 1e-3 * own
        func slope(_ values: (Double) -> Double) -> Double {
          let v = [-2.0, -1, 1, 2].map { values(part * own + $0 * h) }
          return (v[0] - 8 * v[1] + 8 * v[2] - v[3]) / (12 * h)
        }
        let velocity = law.velocity(after: part * own, from: speed)
        expectClose(
          slope { law.distance(after: $0, from: speed) }, velocity, Tolerance(relative: 1e-9), "x′ of \(law), \(speed)")
        expectClose(
          slope { law.velocity(after: $0, from: speed) }, Self.acceleration(law, velocity), Tolerance(relative: 1e-9),
          "v′ of \(law), \(speed)")
      }
    }
  }

  private static func acceleration(_ law: any FrictionLaw, _ velocity: Double) -> Double {
    switch law {
    case let law as ConstantDeceleration: -law.frictionDeceleration
    case let law as CombinedFriction: -law.frictionRate * velocity - law.frictionDeceleration
    case let law as QuadraticDrag: -law.dragCoefficient * velocity * velocity
    default: .nan
    }
  }

  @Test("end at the same place when restarted on the way", arguments: laws)
  func restart(_ law: any FrictionLaw) {
    func check<Law: FrictionLaw>(_ law: Law) {
      for speed in Self.speeds {
        let motion = FrictionMotion(law: law, from: 0, velocity: -speed, startTime: 4)
        let end = min(motion.stoppingTime, 3 * law.time(untilSpeed: speed / 2, from: speed))
        guard end.isFinite, 4 + end > 4, end < 1e10 else { continue }
        for part in [0.1, 0.5, 0.99] {
          // Why from a start time of 0: the instant 4 + t would itself be rounded.
          let local = FrictionMotion(law: law, from: 0, velocity: -speed)
          let again = local.restarted(at: part * end)
          let tolerance = Tolerance(relative: 1e-13)
          expectClose(again.value(at: 2 * end), local.value(at: 2 * end), tolerance, "\(law) from \(speed), \(part)")
          if end == motion.stoppingTime {
            expectClose(again.restPosition, local.restPosition, tolerance, "rest of \(law) from \(speed), \(part)")
            expectClose(part * end + again.stoppingTime, end, Tolerance(relative: 1e-13), "stop of \(law), \(part)")
          }
        }
      }
    }
    check(law)
  }

  @Test("never turn round, never pass their rest, and stand exactly still from the stop on", arguments: laws)
  func stop(_ law: any FrictionLaw) {
    for velocity in Self.speeds.flatMap({ [$0, -$0] }) {
      let sign = velocity < 0 ? -1.0 : 1
      let stop = law.stoppingTime(from: velocity)
      let rest = law.restDistance(from: velocity)
      let own = stop.isFinite ? stop : 100 * law.time(untilSpeed: velocity.magnitude / 2, from: velocity)
      var last = (speed: velocity.magnitude, way: 0.0)
      for part in (0...400).map({ Double($0) / 360 }) + [30, 1e6] where (part * own).isFinite {
        let speed = sign * law.velocity(after: part * own, from: velocity)
        let way = sign * law.distance(after: part * own, from: velocity)
        #expect(speed >= 0 && speed <= last.speed, "\(law) from \(velocity) at \(part) of \(own)")
        #expect(way >= last.way && way <= rest.magnitude, "\(law) from \(velocity) at \(part) of \(own)")
        last = (speed, way)
      }
      guard stop.isFinite else { continue }
      for time in [stop, stop.nextUp, 2 * stop, 1e300] {
        #expect(law.velocity(after: time, from: velocity) == 0 && law.distance(after: time, from: velocity) == rest)
      }
      #expect(law.velocity(after: stop.nextDown, from: velocity) != 0, "\(law) from \(velocity)")
      expectMirrored(law, velocity, at: 0.4 * stop)
    }
  }

  private func expectMirrored(_ law: any FrictionLaw, _ velocity: Double, at time: Double) {
    #expect(law.distance(after: time, from: velocity) == -law.distance(after: time, from: -velocity))
    #expect(law.velocity(after: time, from: velocity) == -law.velocity(after: time, from: -velocity))
  }

  @Test("inverses undo the motion", arguments: laws)
  func inverses(_ law: any FrictionLaw) throws {
    let tolerance = Tolerance(relative: 1e-13)
    for velocity in [-1500, 0.4, 20] {
      let own = law.time(untilSpeed: abs(velocity) / 2, from: velocity)
      guard own.isFinite else { continue }
      for part in [1e-3, 0.3, 1] {
        let time = part * own
        let then = law.velocity(after: time, from: velocity)
        let way = law.distance(after: time, from: velocity)
        // Why: 1e-3 of the own time hardly changes the speed, so that the speed says less about the time.
        expectClose(
          law.time(untilSpeed: abs(then), from: velocity), time, Tolerance(relative: 4e-16 / part),
          "until speed, \(law)")
        expectClose(law.time(toTravel: way, from: velocity), time, tolerance, "to travel, \(law)")
        expectClose(try law.velocity(toTravel: way, in: time), velocity, tolerance, "velocity in time, \(law)")
      }
      let rest = law.restDistance(from: velocity)
      guard rest.isFinite else {
        #expect(throws: DecayError.self) { try law.velocity(toTravel: 1) }
        continue
      }
      expectClose(try law.velocity(toTravel: rest), velocity, tolerance, "velocity to rest, \(law)")
      let late = try law.velocity(toTravel: rest, in: 1e12 * own)
      expectClose(late, velocity, tolerance, "a velocity that rests there in time, \(law)")
      #expect(law.time(untilSpeed: 0, from: velocity) == law.stoppingTime(from: velocity))
      #expect(law.time(untilRemaining: 0, from: velocity) == law.stoppingTime(from: velocity))
      #expect(law.time(untilRemaining: abs(rest), from: velocity) == 0)
      #expect(law.time(toTravel: 1.01 * rest, from: velocity) == .infinity)
      #expect(law.time(toTravel: -rest, from: velocity) == .infinity)
    }
  }
}
