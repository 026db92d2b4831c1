internal import ConstantFitting
internal import ReportRendering

/// `dashpot fit`: the constants of a recorded motion.
struct FitCommand: Command {
  static let syntax = CommandSyntax(
    name: "fit", summary: "the constants of a recorded motion, and which law it follows",
    discussion: """
      Reads a recording, a time and a value in each line and perhaps a velocity, and finds the constants that are nearest \
      to it: of a spring of any damping, of four frictions, of a cubic Bezier curve. Says how well each constant is known, \
      which law the recording speaks for, and what it cannot tell. The file is a table with or without headings, its \
      columns separated by commas, semicolons, tabs or spaces; '-' reads standard input. A spring's mass is taken for 1 \
      unless it is given, since a free motion does not tell it.
      """,
    positionals: [
      Positional(placeholder: "TRACE", isRequired: true, summary: "a text file of times and values, or '-'")
    ],
    options: Options.all,
    examples: [
      .init(line: "dashpot fit trace.csv", meaning: "every law, the best of them with its constants and a plot"),
      .init(
        line: "dashpot fit trace.csv --model spring --mass 2.5 --format json",
        meaning: "a spring whose mass is known, with every number in full"),
      .init(
        line: "dashpot fit log.txt --time-column stamp --value-column x --time-unit ms",
        meaning: "columns whose headings say nothing"),
      .init(
        line: "dashpot fit trace.csv --robust cauchy --start unknown",
        meaning: "outliers, and a rest before the motion"),
    ])

  enum Options {
    static let model = Option(
      "model", "NAME", ValueReader<FittedModel>.choice, repeats: true,
      "a law to try: \(FittedModel.allCases.map(\.rawValue).joined(separator: ", ")) (default: all)")
    static let mass = Option("mass", "M", .positive, "mass of the spring (default: 1)")
    static let level = Option(
      "level", "P", .positive, "probability that an interval holds the truth (default: 0.95)")
    static let robust = Option(
      "robust", "LOSS", ValueReader<FitLoss>.choice, "huber or cauchy: how little outliers count (default: in full)")
    static let start = Option(
      "start", "WHEN", FitStartWord.reader,
      "first, unknown or a time in s: when the motion begins (default: what fits better)")
    static let timeColumn = Option("time-column", "NAME", .text, "the column of times, by heading or number")
    static let valueColumn = Option("value-column", "NAME", .text, "the column of values")
    static let velocityColumn = Option("velocity-column", "NAME", .text, "the column of velocities, units/s")
    static let timeUnit = Option(
      "time-unit", "UNIT", ValueReader<TimeUnit>.choice, "s, ms, us or ns (default: what the heading says, else s)")
    static let table = Option(
      "table", "TABLE", ValueReader<FitTable>.choice,
      "constants (default), models or residuals: the rows of markdown and of csv")
    static let format = Option(
      "format", "FORMAT", ValueReader<FitFormat>.choice, "text (default), markdown, csv or json")

    static let all = [
      model.syntax, mass.syntax, level.syntax, robust.syntax, start.syntax, timeColumn.syntax, valueColumn.syntax,
      velocityColumn.syntax, timeUnit.syntax, table.syntax, format.syntax,
    ]
  }

  let path: String
  let reader: RecordingReader
  let fitter: MotionFitter
  let table: FitTable
  let format: FitFormat

  init(_ arguments: ParsedArguments) throws(UsageError) {
    path = arguments.positionals[0]
    reader = RecordingReader(
      timeColumn: try arguments.value(of: Options.timeColumn),
      valueColumn: try arguments.value(of: Options.valueColumn),
      velocityColumn: try arguments.value(of: Options.velocityColumn),
      timeUnit: try arguments.value(of: Options.timeUnit))
    table = try arguments.value(of: Options.table) ?? .constants
    format = try arguments.value(of: Options.format) ?? .text
    let models = try arguments.values(of: Options.model)
    let start = try arguments.value(of: Options.start)?.start ?? .automatic
    let loss = try arguments.value(of: Options.robust)?.loss ?? .squares
    let mass = try arguments.value(of: Options.mass) ?? 1
    let level = try arguments.value(of: Options.level) ?? 0.95
    do {
      fitter = try MotionFitter(
        models: models.isEmpty ? FittedModel.allCases : models, start: start, loss: loss, mass: mass, level: level)
    } catch {
      throw .refused(reason: "\(error)")
    }
  }

  func run(in environment: CommandEnvironment) async throws(CommandFailure) -> ExitCode {
    let shownPath = path == "-" ? "standard input" : path
    let text = try InputFile.text(of: path == "-" ? "/dev/stdin" : path)
    let read: RecordingReader.Result
    do throws(RecordingTextError) { read = try reader.read(text) } catch {
      throw .badInput(path: shownPath, reason: "\(error).")
    }
    let fits: MotionFits
    let stopRequest = environment.stopRequest
    do throws(MotionFitError) {
      fits = try fitter.fit(read.recording) { stopRequest() != nil || Task.isCancelled }
    } catch {
      if error == .cancelled { return stopRequest()?.exitCode ?? .interrupted }
      throw .badInput(path: shownPath, reason: "\(error).")
    }
    let report = FitReport(path: shownPath, read: read, fits: fits, fitter: fitter)
    switch format {
    case .text: try environment.print(FitReportText(report, in: environment).text)
    case .markdown: try environment.print(MarkdownTable.render(report.table(table)))
    case .csv: try environment.print(CSVTable.render(report.table(table)))
    case .json: try environment.print(report.json)
    }
    return .allWithin
  }
}

/// How a fit is written.
enum FitFormat: String, CaseIterable, Sendable {
  case text, markdown, csv, json
}

/// Which table of a fit is printed.
enum FitTable: String, CaseIterable, Sendable {
  case constants, models, residuals
}

/// The losses that hold outliers back.
enum FitLoss: String, CaseIterable, Sendable {
  case huber, cauchy

  var loss: MotionFitter.Loss { self == .huber ? .huber : .cauchy }
}

/// `first`, `unknown` or a time on a command line.
struct FitStartWord: Hashable, Sendable {
  let start: MotionFitter.Start

  static let reader = ValueReader<FitStartWord> { (word) throws(ValueRefusal) in
    switch word {
    case "first": return FitStartWord(start: .firstSample)
    case "unknown": return FitStartWord(start: .unknown)
    default:
      guard let time = Double(word), time.isFinite else {
        throw ValueRefusal(expectation: "'first', 'unknown' or a time in s", candidates: ["first", "unknown"])
      }
      return FitStartWord(start: .at(time))
    }
  }
}
