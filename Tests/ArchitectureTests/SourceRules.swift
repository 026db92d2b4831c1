/// One thing that is not as the house wants it.
struct Violation: Hashable, CustomStringConvertible {
  let file: String
  let line: Int
  let message: String

  var description: String { "\(file):\(line): \(message)" }
}

/// The rules a file of this package keeps. `path` is relative to the repository, such as
/// `Sources/Engine/MotionEngine/Springs/Spring.swift`.
struct SourceRules {
  static let longestFile = 320

  let path: String
  let source: SwiftSource

  init(path: String, text: String) {
    self.path = path
    source = SwiftSource(text)
  }

  /// The module that a path belongs to.
  var module: String? {
    let parts = path.split(separator: "/").map(String.init)
    switch parts.first {
    case "Benchmarks": return "Benchmarks"
    case "Tests" where parts.count > 2: return parts[1]
    case "Sources" where parts.count > 3: return parts[2]
    default: return nil
    }
  }

  func violations() -> [Violation] {
    guard let module else { return [Violation(file: path, line: 1, message: "the file lies in no module")] }
    var found = imports(module) + length() + name()
    if path.hasPrefix("Sources/") { found += traps() + wallClocks() + typesNamedLikeTheModule(module) }
    return found
  }

  private func imports(_ module: String) -> [Violation] {
    guard let row = ImportTable.row(for: module) else {
      return [violation(1, "module \(module) has no row in ImportTable; give it one, with the arrows it may have")]
    }
    var found: [Violation] = []
    for (index, code) in source.code.enumerated() where code.contains("import") {
      guard let statement = ImportStatement(code) else { continue }
      if ImportTable.fileExtras[path]?.contains(statement.module) == true { continue }
      if !row.all.contains(statement.module) {
        let allowed = row.all.sorted().joined(separator: ", ")
        found.append(violation(index + 1, "\(module) may not import \(statement.module); allowed: \(allowed)"))
      } else if ImportTable.doors.contains(statement.module), statement.access != "internal" {
        found.append(violation(index + 1, "write 'internal import \(statement.module)': a C module stays inside"))
      }
    }
    return found
  }

  private func length() -> [Violation] {
    // Why: a final newline does not begin another line.
    let count = source.lines.last?.isEmpty == true ? source.lines.count - 1 : source.lines.count
    guard count > Self.longestFile else { return [] }
    return [violation(count, "\(count) lines, allowed are \(Self.longestFile): is there a second idea in it?")]
  }

  private func name() -> [Violation] {
    path.split(separator: "/").compactMap { part in
      guard let word = ["util", "helper", "misc"].first(where: part.lowercased().contains) else { return nil }
      return violation(1, "'\(part)' says '\(word)' instead of what it is; allowed is the name of the idea")
    }
  }

  private func traps() -> [Violation] {
    var found: [Violation] = []
    let traps = Trap.all()
    let unfinished = Trap.unfinished()
    for (index, code) in source.code.enumerated() {
      // Why: the first only, since a forced try or cast ends like a forced unwrap.
      if Trap.isSuspected(in: code), let trap = traps.first(where: { code.contains($0.pattern) }) {
        found.append(violation(index + 1, "\(trap.name) is not allowed in Sources; \(trap.instead)"))
      }
      if Trap.unfinishedWords.contains(where: source.lines[index].contains), source.lines[index].contains(unfinished) {
        found.append(violation(index + 1, "unfinished work is not allowed in Sources; finish it or leave it out"))
      }
    }
    return found
  }

  /// The date is for a run's circumstances; whatever is measured, paced or judged must not jump with it.
  private func wallClocks() -> [Violation] {
    guard path != "Sources/CommandLine/DashpotCommands/CommandEnvironment+Process.swift" else { return [] }
    return source.code.enumerated().compactMap { index, code in
      guard Trap.readsTime(code), let word = Trap.wallClocks.first(where: code.contains) else { return nil }
      return violation(index + 1, "'\(word)' reads the wall clock, which jumps; use a monotonic one, or an argument")
    }
  }

  private func typesNamedLikeTheModule(_ module: String) -> [Violation] {
    let declaration = Trap.typeDeclaration()
    return source.code.enumerated().compactMap { index, code in
      guard code.contains(module), let declared = code.firstMatch(of: declaration)?.output.1, declared == module else {
        return nil
      }
      return violation(index + 1, "a type named like its module \(module) hides the module's name")
    }
  }

  private func violation(_ line: Int, _ message: String) -> Violation {
    Violation(file: path, line: line, message: message)
  }
}

/// An import line, taken apart.
struct ImportStatement {
  /// "internal", "public" and so on; empty where none is written.
  let access: String
  let module: String

  init?(_ code: String) {
    guard let match = code.firstMatch(of: Self.pattern()) else { return nil }
    access = match.output.1.map(String.init) ?? ""
    module = String(match.output.2)
  }

  private static func pattern() -> Regex<(Substring, Substring?, Substring)> {
    #/^\s*(?:@\w+(?:\(\w+\))?\s+)*(?:(public|package|internal|fileprivate|private)\s+)?import\s+(?:(?:struct|class|enum|protocol|actor|typealias|func|let|var)\s+)?(\w+)/#
  }
}

/// What may end a process, or is not done yet.
struct Trap {
  /// What reads the time of day.
  static let wallClocks = [
    "Date()", "Date.now", "Date.init", "CFAbsoluteTimeGetCurrent", "gettimeofday(", "CLOCK_REALTIME", "time(nil)",
    "DispatchWallTime",
  ]

  /// Why: to look for every one of them in every line would take most of the scan's time.
  static func readsTime(_ code: String) -> Bool {
    code.utf8.contains(UInt8(ascii: "D")) || code.contains("time") || code.contains("TIME")
  }

  let name: String
  let pattern: Regex<Substring>
  let instead: String

  static func all() -> [Trap] {
    [
      Trap(name: "'try!'", pattern: #/\btry!/#, instead: "throw a typed error"),
      Trap(name: "a forced cast", pattern: #/\bas!/#, instead: "use 'as?' and say what happens otherwise"),
      Trap(
        name: "a forced unwrap", pattern: #/[\w)\]>]!(?!=)/#,
        instead: "bind it with 'guard let', or make the state that needs it impossible"),
      Trap(
        name: "'fatalError('", pattern: #/\bfatalError\(/#,
        instead: "throw for data, 'precondition' for a programmer's slip"),
    ]
  }

  /// Why: a regular expression for every line would take most of the scan's time.
  static func isSuspected(in code: String) -> Bool {
    code.utf8.contains(UInt8(ascii: "!")) || code.contains("fatalError")
  }

  static let unfinishedWords = ["TODO", "FIXME", "XXX", "HACK"]

  static func unfinished() -> Regex<Substring> { #/\b(?:TODO|FIXME|XXX|HACK)\b/# }

  static func typeDeclaration() -> Regex<(Substring, Substring)> {
    #/\b(?:struct|class|enum|protocol|actor|typealias)\s+(\w+)/#
  }
}
