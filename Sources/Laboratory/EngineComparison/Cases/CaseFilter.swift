/// Which cases of a suite are meant: a case id, or one with parts left out.
///
/// `grid`, `grid/mass=1`, `mass=1,dampingRatio=0.5` and `standard@2/grid/mass=1,stiffness=100,…` are filters.
public struct CaseFilter: Hashable, Sendable {
  public struct Condition: Hashable, Sendable {
    public let parameter: String
    /// Compared as a number where both are numbers: `0.50` is `0.5`.
    public let value: String

    public init(parameter: String, value: String) {
      self.parameter = parameter
      self.value = value
    }
  }

  /// `name@version`, or nil for whatever suite it is applied to.
  public var suite: String?
  /// nil for all.
  public var sweep: String?
  /// All of them must hold; a sweep without the parameter has no such case.
  public var conditions: [Condition]

  public init(suite: String? = nil, sweep: String? = nil, conditions: [Condition] = []) {
    self.suite = suite
    self.sweep = sweep
    self.conditions = conditions
  }

  /// - Throws: ``SelectionError/malformed(_:)``.
  public static func parse(_ text: String) throws(SelectionError) -> CaseFilter {
    var parts = text.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    var filter = CaseFilter()
    if parts.count > 1, parts[0].contains("@") { filter.suite = parts.removeFirst() }
    if let first = parts.first, !first.contains("=") {
      filter.sweep = first
      parts.removeFirst()
    }
    guard parts.count <= 1, filter.sweep != "" else { throw .malformed(text) }
    for item in parts.first?.split(separator: ",", omittingEmptySubsequences: false) ?? [] {
      let sides = item.split(separator: "=", omittingEmptySubsequences: false).map(String.init)
      guard sides.count == 2, sides.allSatisfy({ !$0.isEmpty }) else { throw .malformed(text) }
      filter.conditions.append(Condition(parameter: sides[0], value: sides[1]))
    }
    return filter
  }
}

extension CaseFilter: CustomStringConvertible {
  public var description: String {
    let conditions = conditions.map { "\($0.parameter)=\($0.value)" }.joined(separator: ",")
    return [suite, sweep, conditions.isEmpty ? nil : conditions].compactMap { $0 }.joined(separator: "/")
  }
}
