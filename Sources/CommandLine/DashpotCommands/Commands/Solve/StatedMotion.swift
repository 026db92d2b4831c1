internal import EngineComparison
internal import Foundation
internal import MotionProblems
internal import PlatformSprings

/// A motion as it was stated on the command line: a problem, and where its 0 lies in the words of whoever asked.
struct StatedMotion: Sendable {
  let problem: MotionProblem
  /// Adding this to a position of the problem gives a value as asked for: the first target of a spring, the start of a
  /// free motion.
  let origin: Double
  let from: Double
  /// The last target; nil for a free motion.
  let finalTarget: Double?

  private typealias Options = SolveCommand.Options

  init(_ arguments: ParsedArguments) throws(UsageError) {
    let law = try Self.law(arguments)
    from = try arguments.value(of: Options.from) ?? 0
    do {
      switch law {
      case .friction(let friction):
        if arguments.isGiven(Options.to) || arguments.isGiven(Options.retarget) {
          throw UsageError.conflict(
            options: [arguments.isGiven(Options.to) ? "--to" : "--retarget", Self.frictionOption(arguments)],
            reason: "a free motion has no target")
        }
        guard let velocity = try arguments.value(of: Options.velocity), velocity != 0 else {
          throw UsageError.refused(reason: "a free motion moves only with a speed; give '--velocity V'")
        }
        origin = from
        finalTarget = nil
        problem = try MotionProblem(law: .friction(friction), start: PhaseState(position: 0, velocity: velocity))
      case .spring(let oscillator, let name, let travelsPerSecond):
        let resistance = try Self.resistance(arguments)
        let to = try arguments.value(of: Options.to) ?? 1
        let retargets = try arguments.values(of: Options.retarget)
        let velocity = try arguments.value(of: Options.velocity) ?? travelsPerSecond * (to - from)
        origin = to
        finalTarget = retargets.last?.target ?? to
        problem = try MotionProblem(
          law: resistance.map { .resistedSpring(oscillator, $0) } ?? .spring(oscillator),
          start: PhaseState(position: from - to, velocity: velocity),
          retargets: retargets.map { Retarget(time: $0.time, target: $0.target - to) },
          constantsChanges: try Self.changes(of: oscillator, arguments), springName: name)
        guard problem.start != PhaseState(position: 0, velocity: 0) || !retargets.isEmpty else {
          throw UsageError.refused(reason: "nothing moves: it starts at its target without a speed")
        }
      }
    } catch let error as UsageError {
      throw error
    } catch {
      throw .refused(reason: "\(error)")
    }
  }

  private enum Law {
    case spring(Oscillator, name: String?, travelsPerSecond: Double)
    case friction(Friction)
  }

  private static let springOptions =
    constantOptions + [
      Options.coulombFriction.syntax, Options.quadraticDamping.syntax, Options.change.syntax, Options.spring.syntax,
    ]

  private static let constantOptions = [
    Options.mass.syntax, Options.stiffness.syntax, Options.dampingCoefficient.syntax, Options.dampingRatio.syntax,
  ]

  private static func resistance(_ arguments: ParsedArguments) throws(UsageError) -> Resistance? {
    let force = try arguments.value(of: Options.coulombFriction)
    let coefficient = try arguments.value(of: Options.quadraticDamping)
    let given = [Options.coulombFriction.syntax, Options.quadraticDamping.syntax].filter { arguments.isGiven($0) }
    if given.count > 1 {
      throw .conflict(options: given.map(\.word), reason: "one of them resists the spring besides its damper")
    }
    if let resistance = given.first, arguments.isGiven(Options.change) {
      throw .conflict(options: [resistance.word, "--change"], reason: "only a plain spring changes its constants")
    }
    return force.map { .coulomb(force: $0) } ?? coefficient.map { .quadratic(coefficient: $0) }
  }

  private static func changes(
    of oscillator: Oscillator, _ arguments: ParsedArguments
  ) throws -> [ConstantsChange] {
    var constants = oscillator
    return try arguments.values(of: Options.change).map { word in
      let change = try word.applied(to: constants)
      constants = change.oscillator
      return change
    }
  }

  private static func frictionOption(_ arguments: ParsedArguments) -> String {
    (frictionOptions.first { arguments.isGiven($0) } ?? Options.frictionRate.syntax).word
  }

  private static let frictionOptions = [
    Options.frictionRate.syntax, Options.decelerationFactor.syntax, Options.frictionDeceleration.syntax,
    Options.drag.syntax,
  ]

  private static func law(_ arguments: ParsedArguments) throws(UsageError) -> Law {
    if frictionOptions.contains(where: { arguments.isGiven($0) }) {
      if let other = springOptions.first(where: { arguments.isGiven($0) }) {
        throw .conflict(
          options: [other.word, frictionOption(arguments)], reason: "a motion follows a spring or friction, not both")
      }
      return .friction(try friction(arguments))
    }
    if let name = try arguments.value(of: Options.spring) {
      if let other = constantOptions.first(where: { arguments.isGiven($0) }) {
        throw .conflict(options: [other.word, "--spring"], reason: "a named spring has all its constants")
      }
      return try namedSpring(name)
    }
    return .spring(try oscillator(arguments), name: nil, travelsPerSecond: 0)
  }

  private static func namedSpring(_ name: String) throws(UsageError) -> Law {
    guard let named = SpringCatalog.spring(named: name) else {
      throw .unknownName(
        kind: "spring", word: name, nearest: NearestWord.nearest(to: name, among: SpringCatalog.all.map(\.name)),
        list: "dashpot list springs")
    }
    let spring = named.spring
    do {
      let oscillator = try Oscillator(
        mass: spring.mass, stiffness: spring.stiffness, dampingCoefficient: spring.dampingCoefficient)
      return .spring(oscillator, name: named.name, travelsPerSecond: named.initialVelocity)
    } catch {
      throw .refused(reason: "\(error)")
    }
  }

  private static func oscillator(_ arguments: ParsedArguments) throws(UsageError) -> Oscillator {
    guard let stiffness = try arguments.value(of: Options.stiffness) else {
      throw .refused(
        reason: "no motion was stated; give '--stiffness' with a damping, or '--spring', or '--friction-rate'")
    }
    let mass = try arguments.value(of: Options.mass) ?? 1
    let coefficient: Double
    switch (try arguments.value(of: Options.dampingCoefficient), try arguments.value(of: Options.dampingRatio)) {
    case (let given?, nil): coefficient = given
    case (nil, let ratio?): coefficient = 2 * ratio * stiffness.squareRoot() * mass.squareRoot()
    case (nil, nil):
      throw .refused(reason: "the damping is missing; give '--damping-coefficient C' or '--damping-ratio Z'")
    case (_?, _?):
      throw .conflict(options: ["--damping-coefficient", "--damping-ratio"], reason: "either one states the damping")
    }
    do {
      return try Oscillator(mass: mass, stiffness: stiffness, dampingCoefficient: coefficient)
    } catch {
      throw .refused(reason: "\(error)")
    }
  }

  private static func friction(_ arguments: ParsedArguments) throws(UsageError) -> Friction {
    if let drag = try arguments.value(of: Options.drag) {
      if let other = frictionOptions.dropLast().first(where: { arguments.isGiven($0) }) {
        throw .conflict(options: ["--drag", other.word], reason: "quadratic drag acts alone")
      }
      return .quadratic(drag: drag)
    }
    switch (try frictionRate(arguments), try arguments.value(of: Options.frictionDeceleration)) {
    case (nil, let deceleration): return .constant(deceleration: deceleration ?? 0)
    case (let rate?, nil): return .exponential(rate: rate)
    case (let rate?, let deceleration?): return .combined(rate: rate, deceleration: deceleration)
    }
  }

  private static func frictionRate(_ arguments: ParsedArguments) throws(UsageError) -> Double? {
    switch (try arguments.value(of: Options.frictionRate), try arguments.value(of: Options.decelerationFactor)) {
    case (_?, _?):
      throw .conflict(options: ["--friction-rate", "--deceleration-factor"], reason: "either one states the friction")
    case (let rate, nil): return rate
    case (nil, let factor?):
      guard factor > 0, factor < 1 else {
        throw .badValue(
          option: "--deceleration-factor", word: "\(factor)", expectation: "a number between 0 and 1, both excluded",
          nearest: nil)
      }
      // Why: the continuous reading, in which factor^(1000 t) of the speed is left after t seconds.
      return -1000 * log(factor)
    }
  }
}
