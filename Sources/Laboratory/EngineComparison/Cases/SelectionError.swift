/// Why a filter or a case id selects nothing.
public enum SelectionError: Error, Hashable, Sendable {
  case malformed(String)
  case otherSuite(asked: String, suite: String)
  case unknownSweep(String, suite: String, nearest: String?, known: [String])
  case unknownParameter(String, nearest: String?, known: [String])
  case noSuchValue(parameter: String, value: String, sweep: String, neighbours: [String])
  case nothingSelected(filter: String, suite: String)
  case notOneCase(String, count: Int)
  case engineNotOnBench(String, suite: String, nearest: String?, known: [String])
  case noCaseForEngines([String], suite: String)
  /// A share without a case in it.
  case emptyShard(String, cases: Int)
}

extension SelectionError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .malformed(let text):
      "'\(text.clipped)' is no filter; write a sweep, parameters, or both: grid/mass=1,dampingRatio=0.5"
    case .otherSuite(let asked, let suite):
      "the case is of suite \(asked.clipped), but this is \(suite); name the suite and version it comes from"
    case .unknownSweep(let name, let suite, let nearest, let known):
      "suite \(suite) has no sweep '\(name.clipped)'; "
        + (nearest.map { "did you mean '\($0)'?" } ?? "known: \(known.joined(separator: ", "))")
    case .unknownParameter(let name, let nearest, let known):
      "no sweep varies '\(name.clipped)'; "
        + (nearest.map { "did you mean '\($0)'?" } ?? "known: \(known.joined(separator: ", "))")
    case .noSuchValue(let parameter, let value, let sweep, let neighbours):
      "sweep \(sweep) has no \(parameter)=\(value.clipped)"
        + (neighbours.isEmpty ? "" : "; nearest: \(neighbours.joined(separator: ", "))")
    case .nothingSelected(let filter, let suite):
      "no case of \(suite) matches '\(filter.clipped)'; loosen the filter"
    case .notOneCase(let text, let count):
      "'\(text.clipped)' selects \(count) cases, not one; give every parameter of the case"
    case .engineNotOnBench(let name, let suite, let nearest, let known):
      "suite \(suite) does not put '\(name.clipped)' on the bench; "
        + (nearest.map { "did you mean '\($0)'?" } ?? "it has \(known.joined(separator: ", "))")
    case .noCaseForEngines(let names, let suite):
      "none of the selected cases of \(suite) has \(names.joined(separator: " or ")) on the bench; nothing was run"
    case .emptyShard(let shard, let cases):
      "there is no case for share \(shard) of \(cases) cases; divide them by less"
    }
  }
}
