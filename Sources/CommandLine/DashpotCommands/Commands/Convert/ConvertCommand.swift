internal import EngineComparison
internal import PlatformSprings
internal import ReportRendering

/// `dashpot convert`: one platform's words in any other's.
struct ConvertCommand: Command {
  static let syntax = CommandSyntax(
    name: "convert", summary: "a spring or a decay in the words of other platforms",
    discussion: """
      Says a platform's spring, or its scroll deceleration, in the words of every other platform, names what is lost on \
      the way, gives the largest difference of the two motions at any time, as a fraction of the way, and names the \
      platform's nearest preset. With --to it prints code to paste. Words are a platform's own, in any spelling: \
      dampingFraction=0.8 or damping-fraction=0.8.
      """,
    positionals: [
      Positional(
        placeholder: "WORD=NUMBER", isRequired: false, repeats: true,
        summary: "the platform's words; one argument may be the platform or a preset, in place of --from")
    ],
    options: [
      Options.from.syntax, Options.to.syntax, Options.velocity.syntax, Options.travel.syntax, Options.within.syntax,
      Options.list.syntax, Options.study.syntax, Options.format.syntax,
    ],
    examples: [
      .init(line: "dashpot convert swiftui.bouncy", meaning: "a preset in every platform's words"),
      .init(
        line: "dashpot convert --from pop bounciness=10 speed=12 --to core-animation",
        meaning: "one platform's words in another's, ready to paste"),
      .init(line: "dashpot convert material3.expressive-spatial --to swift", meaning: "every platform of a language"),
      .init(
        line: "dashpot convert scroll-view.normal --to android-fling --velocity 2000",
        meaning: "a scroll deceleration, and where a throw of 2000 units/s ends"),
      .init(
        line: "dashpot convert swiftui.bouncy --to css --within 0.0005",
        meaning: "the easing linear() with the fewest points that stay within that of the motion"),
      .init(line: "dashpot convert --list", meaning: "every platform, its words and its presets"),
    ])

  enum Options {
    static let from = Option(
      "from", "NAME", .text, "a platform or a preset, such as pop, swiftui/response or swiftui.bouncy")
    static let to = Option(
      "to", "NAME", .text, repeats: true,
      "a platform, a form such as pop/dynamics, a language, css, path-interpolator, lottie, or all (default)")
    static let velocity = Option(
      "velocity", "V", .number, "speed at the start, units/s towards the target (default: 0; of a decay 1000)")
    static let travel = Option("travel", "D", .positive, "the way from start to target, units (default: 1)")
    static let within = Option(
      "within", "E", .positive, "largest error of a curve of key frames, as a fraction of the way (default: 0.001)")
    static let list = Flag("list", "print every platform's words and presets")
    static let study = Flag(
      "study", "print a page of every named spring as linear(), beside uniform sampling"
    )
    static let format = Option("format", "FORMAT", ValueReader<ConvertFormat>.choice, "text (default), csv or json")
  }

  enum Task: Sendable {
    case list
    /// Of `linear()`, within an error.
    case study(Double)
    case spring(SpringConversion)
    case decay(DecayConversion)
  }

  let task: Task
  let format: ConvertFormat

  init(_ arguments: ParsedArguments) throws(UsageError) {
    format = try arguments.value(of: Options.format) ?? .text
    guard !arguments.has(Options.list) else {
      try Self.refuseSource(beside: "--list", arguments)
      task = .list
      return
    }
    guard !arguments.has(Options.study) else {
      try Self.refuseSource(beside: "--study", arguments)
      if arguments.isGiven(Options.format) {
        throw .conflict(options: ["--study", "--format"], reason: "the study is a page of Markdown")
      }
      task = .study(try Self.error(arguments))
      return
    }
    let source = try ConversionSource(arguments)
    let targets = try arguments.values(of: Options.to)
    switch source {
    case .spring(let stated):
      task = .spring(
        try SpringConversion(
          stated, targets: targets, launch: try Self.launch(arguments), within: try Self.error(arguments)))
    case .decay(let platform, let values):
      if arguments.isGiven(Options.within) {
        throw .conflict(options: ["--within", platform.name], reason: "a decay is not drawn as a curve of key frames")
      }
      if arguments.isGiven(Options.travel) {
        throw .conflict(options: ["--travel", platform.name], reason: "a decay goes as far as its velocity takes it")
      }
      let velocity = try arguments.value(of: Options.velocity) ?? 1000
      guard velocity != 0 else {
        throw .refused(reason: "a decay without a velocity does not move; give '--velocity V'")
      }
      task = .decay(try DecayConversion(platform, values, targets: targets, velocity: velocity))
    }
  }

  /// What is asked of all springs takes no spring.
  private static func refuseSource(beside option: String, _ arguments: ParsedArguments) throws(UsageError) {
    if let word = arguments.positionals.first {
      throw .conflict(options: [option, word], reason: "\(option) is about all springs and takes none")
    }
    if arguments.isGiven(Options.from) {
      throw .conflict(options: [option, "--from"], reason: "\(option) is about all springs and takes none")
    }
    if arguments.isGiven(Options.to) {
      throw .conflict(options: [option, "--to"], reason: "\(option) converts nothing")
    }
  }

  private static func error(_ arguments: ParsedArguments) throws(UsageError) -> Double {
    let error = try arguments.value(of: Options.within) ?? 1e-3
    guard LinearApproximation.errors.contains(error) else {
      throw .refused(reason: "\(ApproximationError.errorOutOfRange(error))")
    }
    return error
  }

  private static func launch(_ arguments: ParsedArguments) throws(UsageError) -> Launch {
    do {
      return try Launch(
        distance: try arguments.value(of: Options.travel) ?? 1, velocity: try arguments.value(of: Options.velocity) ?? 0
      )
    } catch let error as UsageError {
      throw error
    } catch {
      throw .refused(reason: "\(error)")
    }
  }

  func run(in environment: CommandEnvironment) async throws(CommandFailure) -> ExitCode {
    switch task {
    case .list:
      switch format {
      case .text: try environment.print(PlatformList.text)
      case .csv: try environment.print(CSVTable.render(PlatformList.table))
      case .json: try environment.print(PlatformList.json.text() + "\n")
      }
    case .study(let error): try environment.print(LinearStudy(within: error).markdown)
    case .spring(let conversion):
      if conversion.isExplicit, let refusal = conversion.refusal { throw .unsayable(reason: refusal) }
      try environment.print(conversion.report.text(format, in: environment))
    case .decay(let conversion):
      if conversion.isExplicit, let refusal = conversion.refusal { throw .unsayable(reason: refusal) }
      try environment.print(conversion.report.text(format, in: environment))
    }
    return .allWithin
  }
}

/// How a conversion is written.
enum ConvertFormat: String, CaseIterable, Sendable {
  case text
  case csv
  case json
}
