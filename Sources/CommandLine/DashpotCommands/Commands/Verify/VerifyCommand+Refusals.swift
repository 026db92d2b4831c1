/// Words that do not go together, told before anything is run.
extension VerifyCommand {
  /// Points are drawn by a seed, and their errors counted; there are no engines and no runs.
  func refuseWhatEasingHasNot(_ arguments: ParsedArguments) throws(UsageError) {
    let refusals: [(OptionSyntax, String)] = [
      (Options.run.syntax, "its points are not kept in a run file; use '--format json'"),
      (Options.report.syntax, "it has no folder of tables; use '--format markdown'"),
      (Options.shard.syntax, "it is divided by '--points' and '--filter'"),
      (Options.engine.syntax, "its solvers are always all of them"),
    ]
    for (option, reason) in refusals where arguments.isGiven(option) {
      throw .refused(reason: "'\(option.word)' does not go with easing curves: \(reason)")
    }
    if [.junit, .github].contains(format) {
      throw .refused(reason: "'\(format.rawValue)' tells of a run's verdicts, and a study has none; use json")
    }
    guard selection.caseID != nil else { return }
    for option in [Options.points.syntax, Options.seed.syntax, Options.jobs.syntax] where arguments.isGiven(option) {
      throw .conflict(options: ["--case", option.word], reason: "one point is evaluated alone")
    }
  }

  /// An interrupted run says itself what it is of.
  static func refuseWhatTheRunSays(_ arguments: ParsedArguments) throws(UsageError) {
    if let word = arguments.positionals.first {
      throw .refused(reason: "'\(word)' does not go with '--resume': the run says which suite it is of")
    }
    let said = [Options.case.syntax, Options.engine.syntax, Options.filter.syntax, Options.shard.syntax]
    for option in said where arguments.isGiven(option) {
      throw .conflict(options: [option.word, "--resume"], reason: "the run says which cases it is of")
    }
    if arguments.isGiven(Options.run.syntax) {
      throw .conflict(options: ["--run", "--resume"], reason: "a run goes on in its own file")
    }
  }

  /// A table is judged in a moment, by one engine, and not kept.
  static func refuseWhatOnlyRunsHave(_ arguments: ParsedArguments) throws(UsageError) {
    let refusals: [(OptionSyntax, String)] = [
      (Options.run.syntax, "its rows are not kept in a run file; use '--format csv' or '--format json'"),
      (Options.report.syntax, "it has no folder of tables; use '--format markdown'"),
      (Options.shard.syntax, "its rows are judged in a moment; use '--filter'"),
      (Options.engine.syntax, "its rows are worked out by Dashpot's own engine and the certified truth alone"),
      (Options.jobs.syntax, "its rows are judged one after another"),
    ]
    if let format = try arguments.value(of: Options.format), [.junit, .github].contains(format) {
      throw .refused(
        reason: "'\(format.rawValue)' tells of sweeps and engines, which a table of published values has not; use json")
    }
    for (option, reason) in refusals where arguments.isGiven(option) {
      throw .refused(reason: "'\(option.word)' does not go with a table of published values: \(reason)")
    }
  }
}
