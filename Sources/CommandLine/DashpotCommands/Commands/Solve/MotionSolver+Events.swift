internal import MotionProblems
internal import ReferenceSolver

extension MotionSolver {
  /// No more events of a kind are looked for.
  static let mostEvents = 1_000

  /// - Parameters:
  ///   - speed: what counts as slow, nil for what suits the motion.
  ///   - count: how many of a kind are listed.
  func events(speed: Double?, count: Int) throws(CommandFailure) -> SolvedEvents {
    var events = SolvedEvents()
    events.speedBand = speed ?? suitableSpeed
    guard events.speedBand.isFinite else {
      throw .unsolvable(reason: "the speed that counts as slow is outside the range of doubles; give '--rest-speed'")
    }
    // Why: what is counted before the last exit of a speed is where it is greatest, not turns.
    events.slow =
      settling { () throws(ReferenceError) in try truth.speedSettling(below: events.speedBand) }
      .withoutTurns
    do throws(ReferenceError) {
      let rest = try truth.restSettling(within: band * way, below: events.speedBand)
      events.rest = Self.settling(rest.combined)
      events.governor = rest.governor.rawValue
    } catch {
      events.rest = .unknown(reason: "\(error)")
    }
    guard let target = stated.finalTarget else { return events }
    events.arrival = arrival(at: target - stated.origin)
    events.passings = list(count) { (window) throws(ReferenceError) in
      let found = try truth.crossings(of: target - stated.origin, in: window)
      return (
        found.events.map { .init(time: $0.instant.time, value: target, kind: .init($0.direction)) }, found.isComplete
      )
    }
    events.turns = list(count) { (window) throws(ReferenceError) in
      let found = try truth.extrema(in: window)
      return (
        found.events.map {
          .init(
            time: $0.instant.time, value: stated.origin + $0.position + $0.positionTail,
            kind: $0.isMaximum ? .maximum : .minimum)
        }, found.isComplete
      )
    }
    return events
  }

  /// The band over the time in which a spring turns by a radian, or as a part of the first speed of what has no spring.
  private var suitableSpeed: Double {
    guard let oscillator = stated.problem.finalOscillator else {
      return band * stated.problem.start.velocity.magnitude
    }
    return band * way * oscillator.naturalFrequency
  }

  private func arrival(at target: Double) -> SolvedEvents.Arrival? {
    switch try? truth.firstArrival(at: target) {
    case .atOnce?: .atOnce
    case .never?: .never
    case .finite(let crossing)?: .at(time: crossing.instant.time)
    case nil: nil
    }
  }

  private func list(
    _ count: Int, find: (EventWindow) throws(ReferenceError) -> (events: [SolvedEvents.Instant], isComplete: Bool)
  ) -> SolvedEvents.List {
    var list = SolvedEvents.List()
    do throws(ReferenceError) {
      let found = try find(EventWindow(limit: Self.mostEvents))
      list.first = Array(found.events.prefix(count))
      let isEndless = stated.problem.finalOscillator.map { $0.dampingRatio < 1 } ?? false
      let stops = stated.problem.resistance?.coulombFriction ?? 0 > 0
      list.total =
        found.isComplete ? .all(found.events.count) : isEndless && !stops ? .endless : .moreThan(found.events.count)
    } catch {
      list.failure = "\(error)"
    }
    return list
  }

  func settling(_ find: () throws(ReferenceError) -> Settling) -> SolvedMotion.Settling {
    do throws(ReferenceError) { return Self.settling(try find()) } catch { return .unknown(reason: "\(error)") }
  }

  static func settling(_ settling: Settling) -> SolvedMotion.Settling {
    switch settling {
    case .never: .neverOutside
    case .infinite: .never
    case .finite(let exit):
      // Why: a time is known to 2⁻⁶² of itself, which below 1e-283 s no bound of a radius tells.
      .at(
        time: exit.time, radius: min((exit.radius + abs(exit.tail)).nextUp, exit.time.ulp), turns: exit.lobe)
    }
  }
}

extension SolvedMotion.Settling {
  fileprivate var withoutTurns: SolvedMotion.Settling {
    if case .at(let time, let radius, _) = self { .at(time: time, radius: radius, turns: nil) } else { self }
  }
}

extension SolvedEvents.Instant.Kind {
  fileprivate init(_ direction: LevelCrossing.Direction) {
    self =
      switch direction {
      case .rising: .rising
      case .falling: .falling
      case .touching: .touching
      }
  }
}
