/// One figure of one engine over one sweep.
public struct BaselineRow: Hashable, Sendable {
  /// Whose figure it is.
  public enum Part: String, CaseIterable, Hashable, Sendable {
    case judged
    case shown
    case specimen
    /// The truth that engines are held against; it has no engine.
    case truth

    init(_ role: Role) {
      switch role {
      case .judged: self = .judged
      case .shown: self = .shown
      case .specimen: self = .specimen
      }
    }
  }

  /// What a figure is known by; the order of a file.
  public struct Key: Hashable, Comparable, Sendable {
    /// Empty for what a specimen shows beside the sweeps.
    public var sweep: String
    /// Empty for the truth.
    public var engine: String
    public var quantity: BaselineQuantity

    public init(sweep: String, engine: String, quantity: BaselineQuantity) {
      self.sweep = sweep
      self.engine = engine
      self.quantity = quantity
    }

    public static func < (left: Key, right: Key) -> Bool {
      if !left.sweep.hasSameBytes(as: right.sweep) { return left.sweep.precedesByBytes(right.sweep) }
      if !left.engine.hasSameBytes(as: right.engine) { return left.engine.precedesByBytes(right.engine) }
      return left.quantity.rawValue.precedesByBytes(right.quantity.rawValue)
    }
  }

  public var key: Key
  public var part: Part
  public var value: Double
  /// The case in which the value was seen; nil for a count and for a mean.
  public var caseID: String?

  public init(key: Key, part: Part, value: Double, caseID: String? = nil) {
    self.key = key
    self.part = part
    self.value = value
    self.caseID = caseID
  }

  /// Which way the figure gets worse; nothing about a specimen may change.
  public var polarity: Polarity {
    part == .specimen && !key.sweep.isEmpty ? .anyChange : key.quantity.polarity
  }
}

extension String {
  // Why not `==` and `<`: those take texts for one that differ in their code points, and their order is not that of `sort`.
  func hasSameBytes(as other: String) -> Bool { utf8.elementsEqual(other.utf8) }
  func precedesByBytes(_ other: String) -> Bool { utf8.lexicographicallyPrecedes(other.utf8) }
}
