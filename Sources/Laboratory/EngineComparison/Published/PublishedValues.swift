/// A table of published values: `quantity, inputs, expected, tolerance, reason, source`, separated by tabs.
///
/// Lines that start with `#` are comments. The expected value is the text as it was printed, and unless a tolerance is
/// given, with its reason, a value is within when it rounds to that text.
public struct PublishedValues: Sendable {
  /// `published@1`.
  public let name: String
  public let rows: [PublishedRow]

  /// The name of the table that comes with the laboratory.
  public static let builtInName = "published"
  /// It is frozen: a change is a new version.
  static let builtInVersion = 1

  /// The sources in the order of their first row.
  public var sources: [String] {
    var seen: Set<String> = []
    return rows.map(\.source).filter { seen.insert($0).inserted }
  }

  /// The one that comes with the laboratory.
  public static func builtIn() throws(PublishedValuesError) -> PublishedValues {
    try parse(
      PackageResources.published_tsv, path: "\(builtInName).tsv", name: "\(builtInName)@\(builtInVersion)")
  }

  /// The rows whose quantity or source contains `text`, in any case of letters.
  public func filtered(by text: String) -> PublishedValues {
    let wanted = text.lowercased()
    return PublishedValues(
      name: name,
      rows: rows.filter {
        $0.quantity.name.contains(wanted) || $0.source.lowercased().contains(wanted)
      })
  }

  /// The rows with an id, as reports print it; two sources may share one.
  public func rows(withID id: String) -> PublishedValues {
    PublishedValues(name: name, rows: rows.filter { $0.id(in: name) == id })
  }
}
