internal import ConstantFitting
internal import EngineComparison
internal import EngineModels

/// An engine's constants, as they are to be tuned by the command line or by files.
struct EngineTuningSubject: TuneSubject {
  private typealias Options = TuneCommand.Options

  enum Source: Sendable {
    case stated(StatedTuning)
    case files([String])
  }

  /// What becomes of the tunings.
  enum Use: Hashable, Sendable {
    case print
    case publish(folder: String)
    case compare(folder: String)
  }

  let source: Source
  let use: Use
  let jobs: Int?

  /// Whether a command line speaks of an engine at all.
  static func isAsked(_ arguments: ParsedArguments) -> Bool {
    TuneCommand.Options.engineTuning.contains(where: arguments.isGiven)
  }

  init(_ arguments: ParsedArguments) throws(UsageError) {
    if let other = Options.feel.first(where: arguments.isGiven) {
      let own = Options.engineTuning.first(where: arguments.isGiven) ?? Options.engine.syntax
      throw .conflict(
        options: [own.word, other.word], reason: "the one tunes an engine's constants, the other a motion's")
    }
    jobs = try arguments.value(of: Options.jobs)
    let files = try arguments.values(of: Options.file)
    use = try Self.use(arguments, files: files)
    guard files.isEmpty else {
      if let other = Options.statingEngine.first(where: arguments.isGiven) {
        throw .conflict(options: ["--file", other.word], reason: "the file says all of it")
      }
      source = .files(files)
      return
    }
    source = .stated(try StatedTuning(arguments))
  }

  private static func use(_ arguments: ParsedArguments, files: [String]) throws(UsageError) -> Use {
    let publish = try arguments.value(of: Options.publish)
    let against = try arguments.value(of: Options.against)
    if publish != nil, against != nil {
      throw .conflict(options: ["--publish", "--against"], reason: "the page is either written or compared")
    }
    guard let folder = publish ?? against else {
      guard files.count <= 1 else {
        throw .refused(reason: "several files are tuned into one page; give '--publish DIR', or one file at a time")
      }
      return .print
    }
    guard !files.isEmpty else {
      throw .refused(reason: "a page is made of tuning files; give each with '--file FILE'")
    }
    if arguments.isGiven(Options.format) {
      throw .conflict(
        options: ["--format", publish == nil ? "--against" : "--publish"], reason: "the page has a form of its own")
    }
    return publish == nil ? .compare(folder: folder) : .publish(folder: folder)
  }

  func run(_ format: TuneFormat, in environment: CommandEnvironment) async throws(CommandFailure) -> ExitCode {
    let session = EngineTuningSession(environment: environment, jobs: jobs ?? environment.processors)
    switch source {
    case .stated(let stated): return try session.show(try stated.plan(), format)
    case .files(let paths):
      let plans = try paths.map { (path) throws(CommandFailure) in (path: path, plan: try Self.plan(in: path)) }
      guard use == .print, let only = plans.first else { return try session.page(of: plans, for: use) }
      return try session.show(only.plan, format)
    }
  }

  /// - Throws: ``CommandFailure`` for a file, a suite or a filter that cannot be used.
  private static func plan(in path: String) throws(CommandFailure) -> TuningPlan {
    let bytes = try InputFile.bytes(of: path)
    let file: TuningFile
    do throws(TuningFileError) { file = try TuningFile.parse(bytes, path: path) } catch { throw .badTuning(error) }
    let suite = try SuiteChoice.suite(named: suiteWord(file.suite, besides: path), for: "tune")
    do {
      return try file.plan(over: suite, filter: try file.filter.map(CaseFilter.parse))
    } catch {
      throw .badInput(path: path, reason: "\(error).")
    }
  }

  /// A path in a file is relative to the file.
  private static func suiteWord(_ word: String, besides path: String) -> String {
    guard !SuiteCatalog.names.contains(word), !word.hasPrefix("/"), let slash = path.lastIndex(of: "/") else {
      return word
    }
    return path[...slash] + word
  }
}
