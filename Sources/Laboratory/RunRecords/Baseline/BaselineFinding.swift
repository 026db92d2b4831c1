/// One thing that is not as the baseline says.
public struct BaselineFinding: Hashable, Sendable {
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    case notANumber
    /// In the baseline, not in the run.
    case missing
    /// In the run, not in the baseline.
    case extra
    /// A case that exceeds and is not known.
    case newExceedance
    case worse
    case better
    /// A known case that is within its tolerance now.
    case noLongerExceeds
    /// An accepted case, or none of those that an accepted beginning stands for, exceeds.
    case acceptedButWithin
    /// An accepted exceedance that no judged case of the run answers to.
    case acceptedButAbsent

    /// Whether it asks for a new record rather than for a repair.
    public var isBetter: Bool {
      switch self {
      case .better, .noLongerExceeds, .acceptedButWithin: true
      case .notANumber, .missing, .extra, .newExceedance, .worse, .acceptedButAbsent: false
      }
    }
  }

  public var kind: Kind
  public var part: BaselineRow.Part
  public var key: BaselineRow.Key
  /// As recorded; nil where nothing was.
  public var before: Double?
  /// As found; nil where nothing was.
  public var after: Double?
  /// What it might have moved; nil where there is nothing to compare.
  public var allowance: Double?
  /// The case that the new figure comes from, or else the old one.
  public var caseID: String?
  /// Why an exceedance was put up with.
  public var reason: String?
  /// Of a list of accepted exceedances, from 1.
  public var acceptedLine: Int?

  public init(
    kind: Kind, part: BaselineRow.Part, key: BaselineRow.Key, before: Double? = nil, after: Double? = nil,
    allowance: Double? = nil, caseID: String? = nil, reason: String? = nil, acceptedLine: Int? = nil
  ) {
    self.kind = kind
    self.part = part
    self.key = key
    self.before = before
    self.after = after
    self.allowance = allowance
    self.caseID = caseID
    self.reason = reason
    self.acceptedLine = acceptedLine
  }

  /// How far it moved over what it might have; infinite where it might not have moved at all, or to infinity. Nil where
  /// there is nothing to compare.
  public var timesAllowance: Double? {
    guard let before, let after, let allowance, !before.isNaN, !after.isNaN else { return nil }
    if before == after { return 0 }
    let polarity = BaselineRow(key: key, part: part, value: before).polarity
    let change = (polarity.badness(after) - polarity.badness(before)).magnitude
    return before.isInfinite || after.isInfinite ? .infinity : change / allowance
  }

  /// How many times as bad it is as it was, by its polarity: of magnitudes, of distances from 1. Below 1 where a smaller
  /// figure is better; nil where there is none, or where it was as good as can be.
  public var ratio: Double? {
    guard let before, let after, before.isFinite, after.isFinite else { return nil }
    let polarity = key.quantity.polarity
    let (was, now) = (polarity.badness(before).magnitude, polarity.badness(after).magnitude)
    return was > 0 ? now / was : nil
  }

  /// How many times as large or as small it has become.
  private var factor: Double { ratio.map { max($0, 1 / $0) } ?? 1 }

  /// Whether this comes before `other` in a table, the worst first: what is against an engine before what is better,
  /// judged engines before the others, by kind in the order of their declaration, then by how far it moved.
  func precedes(_ other: BaselineFinding) -> Bool {
    if kind.isBetter != other.kind.isBetter { return other.kind.isBetter }
    if part != other.part { return part.place < other.part.place }
    if kind != other.kind { return kind.place < other.kind.place }
    let (mine, others) = (timesAllowance ?? after ?? 0, other.timesAllowance ?? other.after ?? 0)
    if mine != others, !mine.isNaN, !others.isNaN { return mine > others }
    if factor != other.factor { return factor > other.factor }
    if key != other.key { return key < other.key }
    return (caseID ?? "").precedesByBytes(other.caseID ?? "")
  }
}

extension BaselineRow.Part {
  fileprivate var place: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

extension BaselineFinding.Kind {
  fileprivate var place: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
