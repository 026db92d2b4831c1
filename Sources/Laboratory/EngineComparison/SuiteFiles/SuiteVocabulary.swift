/// The names a suite may use, where the caller knows them: a name outside is an error with its line instead of a
/// surprise in the middle of a run.
public struct SuiteVocabulary: Sendable {
  /// nil for any.
  public var engines: Set<String>?
  /// nil for any.
  public var springs: Set<String>?

  public init(engines: Set<String>? = nil, springs: Set<String>? = nil) {
    self.engines = engines
    self.springs = springs
  }

  /// Anything goes.
  public static let open = SuiteVocabulary()
}
