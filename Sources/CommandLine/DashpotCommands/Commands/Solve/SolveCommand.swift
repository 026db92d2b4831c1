internal import EngineModels
internal import ReportRendering

/// `dashpot solve`: the truth about one motion, and what engines make of it.
struct SolveCommand: Command {
  static let syntax = CommandSyntax(
    name: "solve", summary: "the true motion of one spring or decay, and engines' errors",
    discussion: """
      Prints the certified motion of one spring, or of a free motion under friction: when it settles, rests, turns and \
      passes its target, its peak and overshoot, a table and a plot. A spring may have Coulomb friction, quadratic damping \
      (whose motion is integrated twice), or constants that change. Engines that are named are shown frames at least 60 \
      times a second, and their largest error is printed. Lengths are in any unit, times in seconds.
      """,
    positionals: [], options: Options.all,
    examples: [
      .init(
        line: "dashpot solve --stiffness 200 --damping-ratio 0.4",
        meaning: "a spring of mass 1 from 0 to 1"),
      .init(
        line: "dashpot solve --spring pop-default --to 100 --retarget 0.2:50 --engine dashpot",
        meaning: "a platform's spring whose target moves at 0.2 s, and our engine on it"),
      .init(
        line: "dashpot solve --deceleration-factor 0.998 --velocity 1000",
        meaning: "a fling: how far it goes and when it is there"),
      .init(
        line: "dashpot solve --friction-deceleration 1400 --velocity 2000",
        meaning: "constant deceleration: where and when it stops"),
      .init(
        line: "dashpot solve --spring pop-default --coulomb-friction 9 --table events",
        meaning: "a spring that dry friction stops: all it does until then"),
      .init(
        line: "dashpot solve --stiffness 100 --damping-ratio 0.3 --change 0.2:stiffness=400",
        meaning: "a spring that becomes four times as stiff in flight"),
    ])

  enum Options {
    static let mass = Option("mass", "M", .positive, "mass of the spring (default: 1)")
    static let stiffness = Option("stiffness", "K", .positive, "stiffness of the spring, mass/s^2")
    static let dampingCoefficient = Option(
      "damping-coefficient", "C", .notNegative, "damping coefficient of the spring, mass/s")
    static let dampingRatio = Option(
      "damping-ratio", "Z", .notNegative, "damping ratio of the spring; 1 is critical")
    static let spring = Option("spring", "NAME", .text, "a platform's spring; 'dashpot list springs' prints them")
    static let coulombFriction = Option(
      "coulomb-friction", "F", .positive, "dry friction on the spring, F sign v; it holds the spring up to F")
    static let quadraticDamping = Option(
      "quadratic-damping", "B", .positive, "drag on the spring, B |v| v, mass/length")
    static let change = Option(
      "change", "T:WORD=X", ChangeWord.reader, repeats: true,
      "at time T constants of the spring become others, such as 0.2:mass=2,damping-ratio=1")
    static let frictionRate = Option("friction-rate", "L", .positive, "friction instead of a spring: v' = -L v, 1/s")
    static let decelerationFactor = Option(
      "deceleration-factor", "D", .number, "friction as what is left of the speed after a millisecond, such as 0.998")
    static let frictionDeceleration = Option(
      "friction-deceleration", "A", .positive, "friction that stops: v' = -A sign v, beside a rate or alone")
    static let drag = Option("drag", "B", .positive, "quadratic drag instead: v' = -B |v| v, 1/length; it never stops")
    static let from = Option("from", "X", .number, "where the motion starts (default: 0)")
    static let to = Option("to", "X", .number, "target of the spring (default: 1)")
    static let velocity = Option("velocity", "V", .number, "speed at the start, towards larger values (default: 0)")
    static let retarget = Option(
      "retarget", "T:X", RetargetWord.reader, repeats: true, "at time T the target of the spring moves to X")
    static let engine = Option("engine", "NAME", .text, repeats: true, "an engine to compare with the truth")
    static let until = Option(
      "until", "SECONDS", .positive, "end of the table (default: a quarter beyond the settling time)")
    static let samples = Option(
      "samples", "N", .count(in: 2...10_001), "rows of the table, evenly spaced (default: 21)")
    static let band = Option(
      "band", "B", .positive, "settled means within this fraction of the way (default: 0.001)")
    static let restSpeed = Option(
      "rest-speed", "V", .positive, "slow means slower than this (default: the band of the way per 1/frequency)")
    static let events = Option(
      "events", "N", .count(in: 0...1000), "how many instants of a kind are listed (default: 6)")
    static let table = Option(
      "table", "TABLE", ValueReader<SolveTable>.choice, "samples (default) or events: the rows of the text and of csv")
    static let format = Option("format", "FORMAT", ValueReader<SolveFormat>.choice, "text (default), csv or json")

    /// Those that state a motion.
    static let motion = [
      mass.syntax, stiffness.syntax, dampingCoefficient.syntax, dampingRatio.syntax, spring.syntax,
      coulombFriction.syntax, quadraticDamping.syntax, change.syntax, frictionRate.syntax, decelerationFactor.syntax,
      frictionDeceleration.syntax, drag.syntax, from.syntax, to.syntax,
      velocity.syntax, retarget.syntax,
    ]

    static let all =
      motion + [
        engine.syntax, until.syntax, samples.syntax, band.syntax, restSpeed.syntax, events.syntax, table.syntax,
        format.syntax,
      ]
  }

  let motion: StatedMotion
  let wishes: MotionSolver.Wishes
  let band: Double
  let table: SolveTable
  let format: SolveFormat

  init(_ arguments: ParsedArguments) throws(UsageError) {
    motion = try StatedMotion(arguments)
    var wishes = MotionSolver.Wishes()
    wishes.engines = try EngineChoice.engines(named: arguments.values(of: Options.engine))
    wishes.until = try arguments.value(of: Options.until)
    wishes.samples = try arguments.value(of: Options.samples) ?? wishes.samples
    wishes.restSpeed = try arguments.value(of: Options.restSpeed)
    wishes.events = try arguments.value(of: Options.events) ?? wishes.events
    self.wishes = wishes
    band = try arguments.value(of: Options.band) ?? 1e-3
    table = try arguments.value(of: Options.table) ?? .samples
    format = try arguments.value(of: Options.format) ?? .text
  }

  func run(in environment: CommandEnvironment) async throws(CommandFailure) -> ExitCode {
    let solved = try MotionSolver(motion, band: band).solve(wishes)
    switch format {
    case .text: try environment.print(SolvedMotionText(solved, table: table, in: environment).text)
    case .csv: try environment.print(CSVTable.render(table == .samples ? solved.table : solved.eventTable))
    case .json: try environment.print(solved.json)
    }
    return .allWithin
  }
}

/// How a solved motion is written.
enum SolveFormat: String, CaseIterable, Sendable {
  case text
  case csv
  case json
}

/// Which table of a solved motion is printed.
enum SolveTable: String, CaseIterable, Sendable {
  case samples
  case events
}
