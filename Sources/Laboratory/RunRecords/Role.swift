/// What an engine is on the bench for.
public enum Role: String, Codable, CaseIterable, Hashable, Sendable {
  /// Decides the exit code.
  case judged
  /// A textbook method, for comparison.
  case shown
  /// Faulty on purpose; not catching it is a failure of the laboratory.
  case specimen
}
