/// What is shown before and after the active interval of a timing.
public enum FillMode: String, Hashable, Sendable, CaseIterable {
  /// Nothing: the value that is there without the animation.
  case removed
  /// Afterwards the last value stays.
  case forwards
  /// Beforehand the first value is shown already.
  case backwards
  /// Both.
  case both

  public var fillsBefore: Bool { self == .backwards || self == .both }
  public var fillsAfter: Bool { self == .forwards || self == .both }
}
