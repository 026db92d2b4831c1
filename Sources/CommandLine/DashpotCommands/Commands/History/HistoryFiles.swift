internal import Foundation
internal import RunRecords
internal import RunStore

/// The runs that a history is told of, by their dates.
struct HistoryFiles {
  struct Dated {
    let path: String
    let entry: RunHistory.Entry
    /// s since 1970, UTC.
    let seconds: Double
  }

  /// The oldest first; of one age in the order in which they were named.
  let dated: [Dated]

  /// - Parameters:
  ///   - paths: runs, each of which has to be one, and folders, from which only runs are taken.
  ///   - leavingOutInFolders: is told of what looks like a run in a folder and cannot be read.
  init(_ paths: [String], leavingOutInFolders note: (String) -> Void) throws(CommandFailure) {
    var found: [Dated] = []
    for path in paths {
      guard OutputFile.isFolder(path) else {
        found.append(try Self.dated(path))
        continue
      }
      for file in try Self.files(in: path) {
        do {
          found.append(try Self.dated(file))
        } catch {
          if case .runStore(.notARun) = error { continue }
          note("\(error)")
        }
      }
    }
    dated = found.enumerated().sorted {
      ($0.element.seconds, $0.offset) < ($1.element.seconds, $1.offset)
    }.map(\.element)
  }

  static func dated(_ path: String) throws(CommandFailure) -> Dated {
    let run = try RunFile(path: path).run
    let told = run.circumstances.first { $0.name == "date" }.flatMap { try? Date($0.value, strategy: .iso8601) }
    let date = told ?? Self.lastChange(of: path)
    return Dated(
      path: path,
      entry: RunHistory.Entry(
        path: path, date: date.ISO8601Format(), suite: "\(run.suite)@\(run.suiteVersion)", isComplete: run.isComplete),
      seconds: date.timeIntervalSince1970)
  }

  /// Of a run that does not say when it was made.
  private static func lastChange(of path: String) -> Date {
    var status = stat()
    guard stat(path, &status) == 0 else { return Date(timeIntervalSince1970: 0) }
    #if canImport(Darwin)
      return Date(timeIntervalSince1970: Double(status.st_mtimespec.tv_sec))
    #else
      return Date(timeIntervalSince1970: Double(status.st_mtim.tv_sec))
    #endif
  }

  /// Regular files of a folder itself, by name; neither links nor folders.
  static func files(in folder: String) throws(CommandFailure) -> [String] {
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: folder)
    } catch {
      throw .cannotRead(path: folder, reason: "the folder cannot be listed")
    }
    return names.sorted().map { "\(folder)/\($0)" }.filter { path in
      var status = stat()
      return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    }
  }
}
