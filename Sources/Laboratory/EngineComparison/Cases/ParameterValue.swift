/// What a parameter is set to.
public enum ParameterValue: Hashable, Sendable {
  case number(Double)
  case name(String)

  /// As it stands in a case id.
  public var text: String {
    switch self {
    case .number(let value): ShortestText.text(value)
    case .name(let name): name
    }
  }
}
