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

    /// For people.
    public var words: String {
      switch self {
      case .notANumber: "not a number"
      case .missing: "missing in the run"
      case .extra: "not in the baseline"
      case .newExceedance: "exceeds, not known"
      case .worse: "worse"
      case .better: "better"
      case .noLongerExceeds: "no longer exceeds"
      case .acceptedButWithin: "accepted, does not exceed"
      case .acceptedButAbsent: "accepted, not in the run"
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

  /// How far it moved over what it might have; infinite where it might not have moved at all, or to infinity. Nil where
  /// there is nothing to compare.
  public var timesAllowance: Double? {
    guard let before, let after, let allowance, !before.isNaN, !after.isNaN else { return nil }
    if before == after { return 0 }
    let polarity = BaselineRow(key: key, part: part, value: before).polarity
    let change = (polarity.badness(after) - polarity.badness(before)).magnitude
    return before.isInfinite || after.isInfinite ? .infinity : change / allowance
  }

  /// The ratio of what was found to what was recorded, both without their sign; nil where there is none.
  public var ratio: Double? {
    guard let before, let after, before.isFinite, after.isFinite, before != 0 else { return nil }
    return (after / before).magnitude
  }

  /// Whether this comes before `other` in a table, the worst first: what is against an engine before what is better,
  /// judged engines before the others, by kind in the order of their declaration, then by how far it moved.
  func precedes(_ other: BaselineFinding) -> Bool {
    if kind.isBetter != other.kind.isBetter { return other.kind.isBetter }
    if part != other.part { return part.place < other.part.place }
    if kind != other.kind { return kind.place < other.kind.place }
    let (mine, others) = (timesAllowance ?? after ?? 0, other.timesAllowance ?? other.after ?? 0)
    if mine != others, !mine.isNaN, !others.isNaN { return mine > others }
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
