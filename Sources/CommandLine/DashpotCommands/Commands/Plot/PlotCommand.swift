internal import EngineComparison
internal import ReportRendering
internal import RunRecords

/// `dashpot plot`: one chart of a kept run.
struct PlotCommand: Command {
  static let syntax = CommandSyntax(
    name: "plot", summary: "draw one chart of a kept run",
    discussion: """
      Draws a chart of a run that 'dashpot verify --run' kept: in the terminal, as a Vega-Lite specification with its data \
      inside, or as SVG or PNG. 'verdicts' has every engine; 'heat-map' shows where in the axes of a sweep an engine \
      breaks; 'frame-rates' the errors of all engines on every display; 'settling' when an engine says that it is at \
      rest against when it is; 'trace' one of the three worst cases over the truth. Where no sweep or engine is named it \
      is that on which a judged engine comes out worst. Pictures need what 'make charts' sets up; nothing is fetched.
      """,
    positionals: [
      Positional(placeholder: "RUN", isRequired: true, summary: "a file that 'verify --run' wrote"),
      Positional(
        placeholder: "CHART", isRequired: false,
        summary: "verdicts, heat-map (default), frame-rates, settling or trace"),
    ],
    options: [
      Options.sweep.syntax, Options.engine.syntax, Options.place.syntax, Options.format.syntax, Options.theme.syntax,
      Options.to.syntax, Options.vega.syntax,
    ],
    examples: [
      .init(line: "dashpot plot standard.sqlite", meaning: "where the worst judged engine breaks, in the terminal"),
      .init(
        line: "dashpot plot standard.sqlite trace --engine rk4 --sweep frames",
        meaning: "the worst case of one engine in one sweep"),
      .init(
        line: "dashpot plot standard.sqlite frame-rates --format png --to rates.png", meaning: "a picture to show"),
    ])

  enum Options {
    static let sweep = Option("sweep", "NAME", .text, "of this sweep")
    static let engine = Option("engine", "NAME", .text, "of this engine")
    static let place = Option(
      "place", "N", .count(in: 1...SampledCases.placesPerEngine), "which of the worst traces, 1 the worst (default: 1)")
    static let format = Option(
      "format", "FORMAT", ValueReader<PlotFormat>.choice, "text (default), vega-lite, svg or png")
    static let theme = Option("theme", "THEME", ValueReader<ChartTheme>.choice, "light (default) or dark")
    static let to = Option("to", "FILE", .text, "write to this file; a PNG is written to a file alone")
    static let vega = Option(
      "vega", "DIR", .text, "the folder that 'make charts' filled (default: $DASHPOT_VEGA, or the one beside the tool)")
  }

  let path: String
  let choice: RunCharts.Choice
  let format: PlotFormat
  let theme: ChartTheme
  let target: String?
  let vega: String?

  init(_ arguments: ParsedArguments) throws(UsageError) {
    path = arguments.positionals[0]
    var kind = Chart.Kind.heatMap
    if let word = arguments.positionals.dropFirst().first {
      let names = Chart.Kind.allCases.map(\.rawValue)
      guard let named = Chart.Kind(rawValue: word) else {
        let nearest = NearestWord.nearest(to: word, among: names)
        throw .refused(
          reason: "there is no chart '\(word)'; "
            + (nearest.map { "did you mean '\($0)'?" }
              ?? "there are \(names.joined(separator: ", "))"))
      }
      kind = named
    }
    choice = RunCharts.Choice(
      kind, sweep: try arguments.value(of: Options.sweep), engine: try arguments.value(of: Options.engine),
      place: try arguments.value(of: Options.place) ?? 1)
    format = try arguments.value(of: Options.format) ?? .text
    theme = try arguments.value(of: Options.theme) ?? .light
    target = try arguments.value(of: Options.to)
    vega = try arguments.value(of: Options.vega)
    try refuseConflicts(arguments)
  }

  /// What would be ignored is refused.
  private func refuseConflicts(_ arguments: ParsedArguments) throws(UsageError) {
    if format == .png, target == nil {
      throw .refused(reason: "a PNG is no text to print; say where it goes with '--to FILE'")
    }
    if format == .text, arguments.isGiven(Options.theme.syntax) {
      throw .conflict(options: ["--theme", "--format text"], reason: "a terminal has its own colours")
    }
    if format == .text || format == .vegaLite, vega != nil {
      throw .conflict(options: ["--vega", "--format \(format.rawValue)"], reason: "Vega draws pictures alone")
    }
    let uses: [(OptionSyntax, Set<Chart.Kind>)] = [
      (Options.sweep.syntax, [.heatMap, .frameRates, .trace]),
      (Options.engine.syntax, [.heatMap, .frameRates, .settling, .trace]), (Options.place.syntax, [.trace]),
    ]
    for (option, kinds) in uses where arguments.isGiven(option) && !kinds.contains(choice.kind) {
      throw .refused(reason: "'\(option.word)' means nothing to the chart '\(choice.kind.rawValue)'; leave it out")
    }
  }

  func run(in environment: CommandEnvironment) async throws(CommandFailure) -> ExitCode {
    let charts = try RunFile(path: path).chartedFindings().charts
    guard let chart = charts.chart(choice) else { throw .badInput(path: path, reason: lack(in: charts)) }
    switch format {
    case .text: try write(text(of: chart, in: environment), in: environment)
    case .vegaLite: try write(chart.specification(theme), in: environment)
    case .svg: try write(try picture(.svg, of: chart, in: environment), in: environment)
    case .png: try write(try picture(.png, of: chart, in: environment), in: environment)
    }
    return .allWithin
  }

  private func text(of chart: Chart, in environment: CommandEnvironment) -> String {
    let isTerminal = target == nil && environment.isColoured(environment.output)
    return chart.text(
      width: environment.reportColumns, colour: isTerminal, unicode: environment.showsUnicode)
  }

  private func picture(
    _ kind: VegaConverter.Picture, of chart: Chart, in environment: CommandEnvironment
  ) throws(CommandFailure) -> [UInt8] {
    guard let folder = try VegaFolder.found(vega, in: environment) else {
      throw .cannotRead(path: "vl_convert", reason: "it is not set up; \(VegaFolder.remedy)")
    }
    return try VegaConverter(folder: folder).picture(kind, of: chart.specification(theme))
  }

  private func write(_ text: String, in environment: CommandEnvironment) throws(CommandFailure) {
    if let target { try OutputFile.write(text, to: target) } else { try environment.print(text) }
  }

  private func write(_ bytes: [UInt8], in environment: CommandEnvironment) throws(CommandFailure) {
    if let target {
      try OutputFile.write(bytes, to: target)
    } else {
      try environment.print(String(decoding: bytes, as: UTF8.self))
    }
  }

  /// Why the run has no such chart, and what it has.
  private func lack(in charts: RunCharts) -> String {
    let sweeps = charts.summary.sweeps.map(\.sweep)
    let engines = charts.summary.worst.map(\.engine)
    if let sweep = choice.sweep, !sweeps.contains(sweep) {
      return "it has no sweep '\(sweep)'" + Self.suggestion(sweep, sweeps)
    }
    if let engine = choice.engine, !engines.contains(engine) {
      return "it has no engine '\(engine)'" + Self.suggestion(engine, engines)
    }
    switch choice.kind {
    case .verdicts, .heatMap: return "it has no such cases; 'dashpot report' shows what it has."
    case .frameRates: return "none of these cases has a frame rate among its axes; name another sweep or engine."
    case .settling: return "the engine never says that it is at rest; name another one."
    case .trace:
      return "it keeps no such curves: it was interrupted, or the engine has fewer cases there; go on with "
        + "'dashpot verify --resume', or name another sweep, engine or place."
    }
  }

  private static func suggestion(_ word: String, _ names: [String]) -> String {
    if let nearest = NearestWord.nearest(to: word, among: names) { return "; did you mean '\(nearest)'?" }
    return "; it has \(names.joined(separator: ", "))."
  }
}
