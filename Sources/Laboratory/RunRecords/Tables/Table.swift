/// A table of a report: the one value that every table format is rendered from.
public struct Table: Hashable, Sendable {
  /// Its name in data formats: "errors".
  public var key: String
  /// Its heading for people.
  public var title: String
  public var columns: [Column]
  /// Every row has one cell for each column.
  public var rows: [[Cell]]
  /// What people read in place of a table without rows.
  public var emptyText: String
  /// Sentences under the table.
  public var notes: [String]

  /// - Precondition: every row has as many cells as there are columns.
  public init(
    key: String, title: String, columns: [Column], rows: [[Cell]], emptyText: String, notes: [String] = []
  ) {
    precondition(rows.allSatisfy { $0.count == columns.count }, "a row of table \(key) misses cells")
    self.key = key
    self.title = title
    self.columns = columns
    self.rows = rows
    self.emptyText = emptyText
    self.notes = notes
  }
}

/// One column of a table.
public struct Column: Hashable, Sendable {
  public enum Alignment: Hashable, Sendable {
    case leading
    case trailing
  }

  /// What its cells are.
  public enum Kind: Hashable, Sendable {
    case text
    /// Text to be copied: a command.
    case code
    case count
    case number
    case verdict
    case flag
  }

  /// Who sees it.
  public enum Audience: Hashable, Sendable {
    case everyone
    /// Data formats alone.
    case data
  }

  /// Its name in data formats: "positionError".
  public var key: String
  /// Its heading for people, without the unit.
  public var title: String
  /// "s"; nil for a ratio, a count, a fraction of the amplitude.
  public var unit: String?
  public var kind: Kind
  public var alignment: Alignment
  /// Where room is short, columns are left out from the largest rank down; 0 is never left out.
  public var rank: Int
  public var audience: Audience

  /// Counts and numbers are aligned to the trailing edge.
  public init(
    _ key: String, _ title: String, _ kind: Kind, unit: String? = nil, rank: Int = 0, audience: Audience = .everyone
  ) {
    self.key = key
    self.title = title
    self.unit = unit
    self.kind = kind
    self.rank = rank
    self.audience = audience
    alignment =
      switch kind {
      case .count, .number: .trailing
      case .text, .code, .verdict, .flag: .leading
      }
  }

  /// "settling error (s)".
  public var heading: String { unit.map { "\(title) (\($0))" } ?? title }
}

/// One cell of a table: the value in full, and how people see it.
public enum Cell: Hashable, Sendable {
  /// There is nothing to say; not the same as 0.
  case missing
  case text(String)
  case count(Int)
  case number(Double, ShownNumber.Style)
  case verdict(Verdict)
  case flag(Bool)

  /// For people, not yet escaped for any format.
  public var shown: String {
    switch self {
    case .missing: "–"
    case .text(let text): text
    case .count(let count): String(count)
    case .number(let value, let style): ShownNumber.text(value, style)
    case .verdict(let verdict): verdict.shown
    case .flag(let flag): flag ? "yes" : "no"
    }
  }

  /// `missing` for nil.
  public static func number(_ value: Double?, _ style: ShownNumber.Style) -> Cell {
    value.map { .number($0, style) } ?? .missing
  }

  /// `missing` for nil.
  public static func text(_ text: String?) -> Cell { text.map { .text($0) } ?? .missing }
}

extension Verdict {
  /// For people.
  public var shown: String {
    switch self {
    case .within: "within"
    case .exceeds: "exceeds"
    case .failed(let error): "failed: \(error)"
    case .notApplicable(let reason): "not applicable: \(reason)"
    }
  }
}
