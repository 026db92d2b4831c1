/// A line that GitHub Actions reads off a step's output and shows beside the change: an annotation.
///
/// ```
/// ::error file=Baselines/standard.txt,line=12,title=worse::position error of dashpot: 1.0e-16, then 3.0e-14
/// ```
/// `%`, carriage returns and line feeds are written `%25`, `%0D` and `%0A`, in a property `:` and `,` too, `%3A` and `%2C`.
/// What is invisible has its visible mark, so that a name can neither begin a command of its own nor hide.
public struct WorkflowCommand: Hashable, Sendable {
  public enum Level: String, CaseIterable, Hashable, Sendable {
    case error
    case warning
    case notice
  }

  public var level: Level
  public var title: String
  public var message: String
  /// In the repository.
  public var file: String?
  /// From 1.
  public var line: Int?

  public init(_ level: Level, title: String, message: String, file: String? = nil, line: Int? = nil) {
    self.level = level
    self.title = title
    self.message = message
    self.file = file
    self.line = line
  }

  /// Without its line break.
  public var text: String {
    var properties: [String] = []
    if let file { properties.append("file=\(Self.property(file))") }
    if let line { properties.append("line=\(line)") }
    properties.append("title=\(Self.property(title))")
    return "::\(level.rawValue) \(properties.joined(separator: ","))::\(Self.data(message))"
  }

  /// As many of each level as a step may show; the last of a level that has more says how many those are.
  public static let limit = 10

  /// Lines for all, in their order; of each level no more than ``limit``.
  ///
  /// - Parameter place: where the rest is to be found: "the job summary".
  public static func lines(_ commands: [WorkflowCommand], rest place: String) -> String {
    var lines: [String] = []
    for level in Level.allCases {
      let all = commands.filter { $0.level == level }
      let shown = all.count > limit ? limit - 1 : all.count
      lines += all.prefix(shown).map(\.text)
      guard shown < all.count else { continue }
      let rest = all.count - shown
      lines.append(
        WorkflowCommand(
          level, title: "\(rest) more", message: "\(rest) more are not shown here; they are in \(place)."
        ).text)
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private static func data(_ text: String) -> String { escaped(VisibleText.of(text), isProperty: false) }
  private static func property(_ text: String) -> String { escaped(VisibleText.of(text), isProperty: true) }

  private static func escaped(_ text: String, isProperty: Bool) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "%": result.append(contentsOf: "%25".unicodeScalars)
      case "\r": result.append(contentsOf: "%0D".unicodeScalars)
      case "\n": result.append(contentsOf: "%0A".unicodeScalars)
      case ":" where isProperty: result.append(contentsOf: "%3A".unicodeScalars)
      case "," where isProperty: result.append(contentsOf: "%2C".unicodeScalars)
      default: result.append(scalar)
      }
    }
    return String(result)
  }
}
