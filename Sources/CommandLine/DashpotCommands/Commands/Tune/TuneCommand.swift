/// `dashpot tune`: the constants that make a motion do what is wanted.
struct TuneCommand: Command {
  static let syntax = CommandSyntax(
    name: "tune",
    summary: "the constants of a spring or a decay from how it shall feel, or of an engine from the truth",
    discussion: """
      Finds the constants of a spring from what its motion shall do: any of overshoot, settling time, peak time, rise \
      time, first arrival, peak speed and values at times, with constants held or bounded as you like. Prints every \
      solution, what it reaches by certified truth, and the chosen one in the words of the platforms. Two conditions \
      determine a spring of a given mass. With --decay it finds what slows a thrown value down \
      from where and when it stops. The exit code is 0 when constants reach every target, 1 when none do (it then \
      prints why, the nearest on either side and the least squares), and 2 when the targets leave a choice (it then \
      prints what they determine).

      With --engine or --file it tunes the constants of an engine: it finds those with which the engine is closest to \
      certified truth over whole sweeps, and prints errors and settling times before and after with what is traded. \
      Cases are those on whose bench the suite puts the engine, or all that it can be asked. The exit code is 1 when no \
      value keeps to the limit, 2 when the engine can be asked no case.
      """,
    positionals: [], options: Options.all,
    examples: [
      .init(
        line: "dashpot tune --overshoot 10% --settling 0.5",
        meaning: "the spring of mass 1 that swings 10 % beyond its target and is within 0.001 of the way after 0.5 s"),
      .init(
        line: "dashpot tune --overshoot 10% --settling 0.5 --to swiftui",
        meaning: "the same, as code to paste"),
      .init(
        line: "dashpot tune --settling 0.5 --response 0.4",
        meaning: "a held constant and a time: there may be several springs, and all are printed"),
      .init(
        line: "dashpot tune --peak-time 0.2 --rise-time 0.1 --stiffness 50..400 --mass free",
        meaning: "constants between bounds"),
      .init(
        line: "dashpot tune --decay exponential --velocity 2000 --stopping-distance 600",
        meaning: "the deceleration with which a throw goes that far"),
      .init(
        line: "dashpot tune --decay combined --velocity 2e3 --value 500@.4 --value 590@.7",
        meaning: "a friction that has come so far then"),
      .init(
        line: "dashpot tune --engine rk4 --over standard/named --objective largest-step",
        meaning: "the longest step with which RK4 errs by at most 0.001 of the amplitude on every named spring"),
      .init(
        line: "dashpot tune --engine dashpot-rest --over tuning --objective least-waste",
        meaning: "rest thresholds that never stop with more than half a pixel to go, and waste the least time"),
      .init(line: "dashpot tune --file Tunings/rk4.yaml --format json", meaning: "as a file states it, for a program"),
    ])

  let subject: any TuneSubject
  let format: TuneFormat

  init(_ arguments: ParsedArguments) throws(UsageError) {
    format = try arguments.value(of: Options.format) ?? .text
    subject = try Self.subject(of: arguments)
  }

  /// What is tuned, by the options that are given. Each subject refuses options that are not its own.
  private static func subject(of arguments: ParsedArguments) throws(UsageError) -> any TuneSubject {
    if EngineTuningSubject.isAsked(arguments) { return try EngineTuningSubject(arguments) }
    if arguments.isGiven(Options.decay) { return try DecaySubject(arguments) }
    return try FeelSubject(arguments)
  }

  func run(in environment: CommandEnvironment) async throws(CommandFailure) -> ExitCode {
    try await subject.run(format, in: environment)
  }
}

/// Something whose constants can be tuned.
protocol TuneSubject: Sendable {
  /// Finds the constants, prints them and gives the code to exit with.
  func run(_ format: TuneFormat, in environment: CommandEnvironment) async throws(CommandFailure) -> ExitCode
}

/// How tuned constants are written.
enum TuneFormat: String, CaseIterable, Sendable {
  case text
  case markdown
  case csv
  case json
}
