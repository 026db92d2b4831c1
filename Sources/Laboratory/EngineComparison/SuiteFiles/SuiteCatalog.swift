/// The suites that come with the laboratory. Each version is frozen: a change is a new version.
public enum SuiteCatalog {
  /// In the order they are listed.
  public static let names = ["standard", "smoke", "beyond", "tuning"]

  /// The bytes of one of them, as a file to start one's own suite from.
  ///
  /// - Throws: ``UnknownSuite``.
  public static func bytes(of name: String) throws(UnknownSuite) -> [UInt8] {
    switch name {
    case "standard": PackageResources.standard_yaml
    case "smoke": PackageResources.smoke_yaml
    case "beyond": PackageResources.beyond_yaml
    case "tuning": PackageResources.tuning_yaml
    default: throw UnknownSuite(name: name)
    }
  }

  /// Reads one of them; the others are left alone.
  ///
  /// - Throws: ``UnknownSuite``, or ``SuiteError`` where the vocabulary lacks a name it uses.
  public static func builtIn(named name: String, vocabulary: SuiteVocabulary = .open) throws -> Suite {
    try Suite.parse(try bytes(of: name), path: "\(name).yaml", vocabulary: vocabulary)
  }
}

/// There is no built-in suite of this name.
public struct UnknownSuite: Error, Hashable, Sendable, CustomStringConvertible {
  public let name: String

  public var description: String {
    let nearest = NearestWord.nearest(to: name, among: SuiteCatalog.names)
    return "there is no built-in suite '\(name.clipped)'; "
      + (nearest.map { "did you mean '\($0)'?" }
        ?? "known: \(SuiteCatalog.names.joined(separator: ", ")); or give the path of a suite file")
  }
}
