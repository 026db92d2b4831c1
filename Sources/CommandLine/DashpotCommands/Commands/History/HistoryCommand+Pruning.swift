internal import Foundation
internal import RunRecords
internal import RunStore

extension HistoryCommand {
  /// Removes old runs from folders.
  func prune(in environment: CommandEnvironment) throws(CommandFailure) -> ExitCode {
    for folder in paths where !OutputFile.isFolder(folder) {
      throw InputFile.exists(folder)
        ? .badInput(path: folder, reason: "'--prune' takes folders of runs.") : .noSuchFile(path: folder)
    }
    for folder in paths { try prune(folder, in: environment) }
    return .allWithin
  }

  private func prune(_ folder: String, in environment: CommandEnvironment) throws(CommandFailure) {
    let candidates = try HistoryFiles.files(in: folder).compactMap(Self.candidate)
    let removals = RunPruning.removals(of: candidates, keepingNewest: keep)
    for removal in removals {
      if !isDryRun, unlink(removal.path) != 0, errno != ENOENT {
        throw .cannotWrite(path: "'\(removal.path)'", reason: SystemError.text(errno))
      }
      try environment.print("\(isDryRun ? "would remove" : "removed") \(removal.path)\n")
    }
    let kept = candidates.count - removals.count
    environment.note("dashpot: '\(folder)' keeps \(kept == 1 ? "1 run" : "\(kept) runs") of \(candidates.count).")
  }

  /// Nil for what is no whole run that this version reads: it is not ours to remove.
  private static func candidate(_ path: String) -> RunPruning.Candidate? {
    guard !path.hasSuffix("-unfinished"), !InputFile.exists(path + "-journal"),
      let file = try? HistoryFiles.dated(path),
      file.entry.isComplete
    else { return nil }
    return RunPruning.Candidate(
      path: path, suite: String(file.entry.suite.prefix { $0 != "@" }), seconds: file.seconds)
  }
}
