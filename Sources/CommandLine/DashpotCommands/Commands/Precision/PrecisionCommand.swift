internal import EngineComparison
internal import EngineModels
internal import GSLNumerics
internal import ReportRendering
internal import RunRecords

/// `dashpot precision`: what methods pay for a small error, and their observed order.
struct PrecisionCommand: Command {
  static let syntax = CommandSyntax(
    name: "precision", summary: "what an error costs: methods' observed order and work, over steps and tolerances",
    discussion: """
      Runs engines that take steps, and GSL's steppers, over one motion with ever smaller steps or tolerances, and sets \
      the error against the certified truth beside the right-hand sides evaluated and the processor time. The order with \
      which the error shrinks is held against the formal one: the exit code is 1 when a method misses it, 2 when no order \
      could be judged. It is fitted to the finest stretch of at least 4 points whose local orders agree within 0.15, with \
      errors above rounding that are small or, where a method converges to another motion, no longer change. Above the \
      formal order is no miss: a linear equation forgives a method more than others.
      """,
    positionals: [],
    options: SolveCommand.Options.motion + [
      Options.engine.syntax, Options.stepper.syntax, Options.over.syntax, Options.until.syntax,
      Options.instants.syntax, Options.halvings.syntax, Options.withoutTimes.syntax, Options.format.syntax,
      Options.publish.syntax,
    ],
    examples: [
      .init(
        line: "dashpot precision --stiffness 100 --damping-coefficient 10",
        meaning: "the textbook methods and three of GSL's steppers on one spring"),
      .init(
        line: "dashpot precision --spring pop-default --engine rk4-without-first-stage",
        meaning: "a method that has lost a stage: order 0 where 4 is formal"),
      .init(
        line: "dashpot precision --drag 0.1 --velocity 500 --stepper rk8pd --format vega-lite",
        meaning: "a chart of one stepper on a fling"),
    ])

  enum Options {
    static let engine = Option(
      "engine", "NAME", .text, repeats: true,
      "an engine to study (default: the textbook methods, and three of GSL's steppers that suit the motion)")
    static let stepper = Option(
      "stepper", "NAME", ValueReader<ODEStepper>.choice, repeats: true,
      "a stepper of GSL; 'dashpot list steppers' prints them")
    static let over = Option(
      "over", "KNOB", ValueReader<StudiedKnob>.choice,
      "run steppers over fixed steps or over tolerances alone: steps or tolerances")
    static let until = Option(
      "until", "SECONDS", .positive, "end of the study (default: when the motion has all but settled)")
    static let instants = Option(
      "instants", "N", .count(in: 1...1024), "instants at which errors are taken (default: 4)")
    static let halvings = Option(
      "halvings", "N", .count(in: 0...22),
      "how often the step is halved, from one step an instant (default: until there are 262144)")
    static let withoutTimes = Flag("without-times", "measure no processor time, so that the bytes are always the same")
    static let format = Option(
      "format", "FORMAT", ValueReader<PrecisionFormat>.choice, "text (default), markdown, csv, json or vega-lite")
    static let publish = Option(
      "publish", "DIR", .text, "write the page of all methods on seven motions to this folder instead")
  }

  let subject: Subject
  let measuresTimes: Bool
  let format: PrecisionFormat

  enum Subject {
    case motion(StatedMotion, Settings)
    case gallery(folder: String, halvings: Int?)
  }

  struct Settings {
    let methods: [WorkPrecisionMethod]
    let until: Double?
    let instants: Int
    let halvings: Int?
  }

  init(_ arguments: ParsedArguments) throws(UsageError) {
    format = try arguments.value(of: Options.format) ?? .text
    measuresTimes = !arguments.isGiven(Options.withoutTimes.syntax)
    if let folder = try arguments.value(of: Options.publish) {
      let allowed = [Options.publish.syntax, Options.halvings.syntax]
      let others = Self.syntax.options.filter { !allowed.contains($0) && arguments.isGiven($0) }
      if let other = others.first {
        throw .conflict(
          options: [other.word, "--publish"], reason: "the published page has motions and a form of its own")
      }
      subject = .gallery(folder: folder, halvings: try Self.halvings(arguments, instants: 4))
      return
    }
    let motion = try StatedMotion(arguments)
    subject = .motion(motion, try Self.settings(arguments, motion))
  }

  private static func settings(_ arguments: ParsedArguments, _ motion: StatedMotion) throws(UsageError) -> Settings {
    let instants = try arguments.value(of: Options.instants) ?? 4
    return Settings(
      methods: try methods(arguments, motion), until: try arguments.value(of: Options.until), instants: instants,
      halvings: try halvings(arguments, instants: instants))
  }

  private static func halvings(_ arguments: ParsedArguments, instants: Int) throws(UsageError) -> Int? {
    let halvings = try arguments.value(of: Options.halvings)
    if let halvings, instants << halvings > WorkPrecisionStudy.mostSteps {
      throw .refused(
        reason:
          "\(halvings) halvings of \(instants) steps are more than \(WorkPrecisionStudy.mostSteps) steps; give at "
          + "most \(WorkPrecisionStudy.halvings(instants: instants, steps: WorkPrecisionStudy.mostSteps))")
    }
    return halvings
  }

  private static func methods(
    _ arguments: ParsedArguments, _ motion: StatedMotion
  ) throws(UsageError) -> [WorkPrecisionMethod] {
    let engines = try EngineChoice.engines(named: arguments.values(of: Options.engine))
    var steppers: [ODEStepper] = []
    for stepper in try arguments.values(of: Options.stepper) where !steppers.contains(stepper) {
      steppers.append(stepper)
    }
    var methods = engines.map { WorkPrecisionMethod.engine($0) } + steppers.flatMap(WorkPrecisionGallery.steppers)
    if methods.isEmpty { methods = WorkPrecisionGallery.methods(suiting: motion.problem) }
    guard let over = try arguments.value(of: Options.over) else { return methods }
    let chosen = methods.filter { method in
      if case .stepper(_, let knob) = method { knob == over.knob } else { true }
    }
    guard !chosen.isEmpty else {
      throw .refused(
        reason: "these steppers choose their order as they go, so there is none to see over fixed steps; give "
          + "'--over tolerances'")
    }
    return chosen
  }

  func run(in environment: CommandEnvironment) async throws(CommandFailure) -> ExitCode {
    let session = PrecisionSession(environment: environment, measuresTimes: measuresTimes)
    switch subject {
    case .gallery(let folder, let halvings): return try session.publish(to: folder, halvings: halvings)
    case .motion(let motion, let settings):
      guard let record = try session.record(of: motion, settings) else {
        return environment.stopRequest()?.exitCode ?? .interrupted
      }
      try environment.print(session.text(record, format))
      guard record.isJudged else { return .nothingJudged }
      return record.against.isEmpty ? .allWithin : .exceeds
    }
  }
}

/// How a work–precision study is written.
enum PrecisionFormat: String, CaseIterable, Sendable {
  case text
  case markdown
  /// A line for each point.
  case csv
  case json
  case vegaLite = "vega-lite"
}

/// What steppers are run over.
enum StudiedKnob: String, CaseIterable, Sendable {
  case steps
  case tolerances

  var knob: WorkPrecisionSeries.Knob { self == .steps ? .step : .tolerance }
}
