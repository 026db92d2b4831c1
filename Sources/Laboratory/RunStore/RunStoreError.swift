/// Why a run could not be written or read. Every one names the file and a way out.
public enum RunStoreError: Error, Hashable, Sendable {
  case noSuchFile(path: String)
  case noSuchDirectory(path: String, directory: String)
  /// The file or its folder may not be read or written by this user, or lies on a file system that is read-only.
  case notPermitted(path: String, writing: Bool)
  /// There is a file that no run was ever written to.
  case notARun(path: String)
  /// There is something where a new run was to be written, which stays as it is.
  case notReplaced(path: String, RunReplacement.Obstacle)
  /// A file that only part of a run is in, or whose pages contradict each other.
  case damaged(path: String, detail: String)
  case newerSchema(path: String, found: Int, known: Int)
  case olderSchema(path: String, found: Int, known: Int)
  /// Another process has it open for writing.
  case inUse(path: String)
  case diskFull(path: String)
  /// The case is in the run already.
  case duplicateCase(path: String, index: Int)
  /// There is no interrupted run to go on with.
  case alreadyComplete(path: String)
  /// The interrupted run is of another suite, or made with other parts; `what` is the first that differs.
  case differentRun(path: String, what: String)
  /// The writer was used after it had finished or failed.
  case closed(path: String)
  /// Anything else that SQLite or the system reported, in its own words.
  case system(path: String, detail: String)
}

extension RunStoreError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .noSuchFile(let path):
      "there is no file \(path); `dashpot verify SUITE --run \(path)` would write it"
    case .noSuchDirectory(let path, let directory):
      "\(path) cannot be written because there is no folder \(directory); make it, or choose another place"
    case .notPermitted(let path, let writing):
      "\(path) may not be \(writing ? "written" : "read"); change its permissions, or choose another place"
    case .notARun(let path):
      "\(path) is not a run of Dashpot and was left as it is; choose another file"
    case .notReplaced(let path, let obstacle): "\(path) \(obstacle)"
    case .damaged(let path, let detail):
      "\(path) is damaged or was cut short (\(detail)); restore it from a copy, or run the suite again"
    case .newerSchema(let path, let found, let known):
      "\(path) was written by a newer Dashpot (schema \(found), this one knows up to \(known)); "
        + "read it with that version, or run the suite again"
    case .olderSchema(let path, let found, let known):
      "\(path) was written by an older Dashpot (schema \(found), this one reads \(known)); read it with that version, "
        + "or run the suite again"
    case .inUse(let path):
      "another process is writing \(path); wait until it has finished, or choose another file"
    case .diskFull(let path):
      "the disk is full: \(path) holds the cases that were finished before; make room and go on with "
        + "`dashpot verify --resume \(path)`, or choose another place"
    case .duplicateCase(let path, let index):
      "case \(index) is in \(path) already; write to a new file, or leave out the cases that it has"
    case .alreadyComplete(let path):
      "the run in \(path) is complete; to run it again, leave out `--resume`"
    case .differentRun(let path, let what):
      "the interrupted run in \(path) cannot be continued, its \(what) is not the same; start it again without `--resume`"
    case .closed(let path):
      "\(path) was closed by an earlier error or by finishing; open a new run to write more"
    case .system(let path, let detail):
      "\(path) could not be used: \(detail); check the disk, or choose another place"
    }
  }
}
