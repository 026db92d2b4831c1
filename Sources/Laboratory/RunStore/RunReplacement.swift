internal import RunRecords

/// Which runs a new run may take the place of. A file that is no run is never replaced.
public enum RunReplacement: Hashable, Sendable {
  /// An earlier run of the same suite and the same part of it, whole or unfinished, of this version or an older one.
  case earlierRun
  /// Every run, a damaged one and one of a newer Dashpot among them.
  case everyRun

  /// Throws when the run at `path` is not to be replaced by `run`, or is being written.
  ///
  /// - Precondition: there is a file with the mark of a run.
  func require(_ path: String, giveWayTo run: RunRecord) throws(RunStoreError) {
    let there: RunRecord
    do {
      there = try RunReader.record(at: path)
    } catch {
      try require(path, giveWayIn: error)
      return
    }
    guard self == .earlierRun, there.suite != run.suite || there.selection != run.selection else { return }
    throw .notReplaced(path: path, .otherRun(there.label))
  }

  /// What cannot be read gives way only when every run does.
  private func require(_ path: String, giveWayIn error: RunStoreError) throws(RunStoreError) {
    switch error {
    case .damaged(_, let detail) where self == .earlierRun: throw .notReplaced(path: path, .damaged(detail))
    case .newerSchema(_, let found, let known) where self == .earlierRun:
      throw .notReplaced(path: path, .newer(found: found, known: known))
    case .damaged, .newerSchema: break
    case .notARun: throw .notReplaced(path: path, .noRun)
    default: throw error
    }
  }

  /// What stands at the place of a new run and stays there.
  public enum Obstacle: Hashable, Sendable {
    case noRun
    /// The suite and the part of it that the run there is of.
    case otherRun(String)
    case newer(found: Int, known: Int)
    case damaged(String)
  }
}

extension RunReplacement.Obstacle: CustomStringConvertible {
  public var description: String {
    switch self {
    case .noRun: "is not a run of Dashpot and was left as it is; choose another file"
    case .otherRun(let label):
      "holds a run of \(label) and was left as it is; choose another file, or replace it by `--replace`"
    case .newer(let found, let known):
      "was written by a newer Dashpot (schema \(found), this one knows up to \(known)) and was left as it is; choose "
        + "another file, or replace it by `--replace`"
    case .damaged(let detail):
      "is damaged or was cut short (\(detail)) and was left as it is; choose another file, or replace it by `--replace`"
    }
  }
}

extension RunRecord {
  /// `standard@3`, and in parentheses which part of it.
  fileprivate var label: String {
    let part = selection.map { "\($0.name) \($0.value)" }.joined(separator: ", ")
    return "\(suite)@\(suiteVersion)" + (part.isEmpty ? "" : " (\(part))")
  }
}
