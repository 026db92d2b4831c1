internal import ConstantFitting
internal import Foundation
internal import PlatformSprings

/// A decay's feel, as it was stated on the command line.
struct DecaySubject: TuneSubject {
  private typealias Options = TuneCommand.Options

  let feel: DecayFeel
  let start: Double
  let platforms: [String]

  init(_ arguments: ParsedArguments) throws(UsageError) {
    if let other = Options.springs.first(where: { arguments.isGiven($0) }) {
      throw .conflict(
        options: [other.word, "--decay"], reason: "a decay has neither a spring's targets nor its constants")
    }
    let law = try arguments.value(of: Options.decay) ?? .exponential
    start = try arguments.value(of: Options.start) ?? 0
    var feel = DecayFeel(law, try Self.targets(arguments, from: start))
    feel.stoppingSpeed = try arguments.value(of: Options.stoppingSpeed) ?? 0
    feel.constants[.velocity] = try arguments.value(of: Options.velocity).map { .held($0) }
    feel.constants[.rate] = try Self.rate(arguments)
    feel.constants[.deceleration] = try arguments.value(of: Options.frictionDeceleration)
    feel.constants[.drag] = try arguments.value(of: Options.drag)
    self.feel = feel
    platforms = try arguments.values(of: Options.to)
    guard platforms.isEmpty || law == .exponential else {
      throw .refused(
        reason: "platforms slow a throw down exponentially; leave out '--to', or give '--decay exponential'")
    }
    // Why: a name that is not known is told before anything is sought.
    if law == .exponential { try DecayConversion.requireTargets(platforms) }
  }

  private static func targets(
    _ arguments: ParsedArguments, from start: Double
  ) throws(UsageError) -> [DecayTarget] {
    var targets: [DecayTarget] = []
    if let way = try arguments.value(of: Options.stoppingDistance) { targets.append(.stoppingDistance(way)) }
    if let time = try arguments.value(of: Options.stoppingTime) { targets.append(.stoppingTime(time)) }
    return targets + (try arguments.values(of: Options.value)).map { .distance($0.value - start, at: $0.time) }
  }

  private static func rate(_ arguments: ParsedArguments) throws(UsageError) -> ConstantWish? {
    let rate = try arguments.value(of: Options.frictionRate)
    guard let factor = try arguments.value(of: Options.decelerationFactor) else { return rate }
    guard rate == nil else {
      throw .conflict(options: ["--friction-rate", "--deceleration-factor"], reason: "either one states the friction")
    }
    guard factor > 0, factor < 1 else {
      throw .badValue(
        option: "--deceleration-factor", word: "\(factor)", expectation: "a number between 0 and 1, both excluded",
        nearest: nil)
    }
    return .held(-1000 * log(factor))
  }

  /// A decay in the words of the platforms that are asked for.
  func conversion(rate: Double, velocity: Double) throws(UsageError) -> DecayConversion {
    guard let pop = DecayPlatform.named("pop-decay") else { throw .refused(reason: "there is no such platform") }
    return try DecayConversion(pop, [exp(-rate / 1000)], targets: platforms, velocity: velocity)
  }

  func run(_ format: TuneFormat, in environment: CommandEnvironment) async throws(CommandFailure) -> ExitCode {
    let tuning: DecayTuning
    do {
      tuning = try feel.tune()
    } catch {
      throw .usage(.refused(reason: "\(error)"), command: "tune")
    }
    try environment.print(try TunedDecayReport(self, tuning).text(format, in: environment))
    return tuning.verdict.exitCode
  }
}

extension SpringTuning.Verdict {
  var exitCode: ExitCode {
    switch self {
    case .exact: .allWithin
    case .infeasible: .exceeds
    case .underdetermined: .nothingJudged
    }
  }

  func sentence(of subject: String) -> String {
    switch self {
    case .exact: "all of this is reached"
    case .infeasible: "nothing: no \(subject) reaches all of this"
    case .underdetermined: "more than one motion reaches all of this"
    }
  }
}

extension SpringTuning.Method {
  /// After "by".
  var words: String {
    switch self {
    case .closedInverse: "a closed inverse"
    case .bracketedRoot: "a bracketed root"
    case .hybrid: "a search for all unknowns at once, which may miss others"
    case .given: "what is held"
    }
  }
}
