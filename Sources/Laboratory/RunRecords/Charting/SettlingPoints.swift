#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// When one engine says that motions are at rest, beside when they are.
///
/// Cases whose two times agree to about five in a hundred with those of an earlier case of the same verdict are counted
/// with it, so that the number of points does not grow with the number of cases.
public struct SettlingPoints: Hashable, Sendable {
  public struct Point: Hashable, Sendable {
    /// s, > 0: those of the first case.
    public let trueTime: Double
    public let claimedTime: Double
    /// Whether the case counts against the engine.
    public let isAgainst: Bool
    public let caseID: String
    /// How many cases it stands for.
    public internal(set) var cases = 1
  }

  private struct Place: Hashable {
    let trueTime: Int
    let claimedTime: Int
    let isAgainst: Bool
  }

  /// Points beyond these are counted and not kept.
  static let limit = 4000

  public let engine: String
  public let role: Role
  /// In the order of the cases.
  public private(set) var points: [Point] = []
  /// Cases with a claim that no logarithmic axis has a place for: one of the times is 0 or infinite.
  public private(set) var withoutPlace = 0
  /// Cases beyond the most points that are kept.
  public private(set) var leftOut = 0
  private var indexOfPlace: [Place: Int] = [:]

  init(engine: String, role: Role) {
    self.engine = engine
    self.role = role
  }

  mutating func add(_ measurement: MeasurementRecord, trueTime: Double, claimedTime: Double) {
    guard trueTime > 0, trueTime.isFinite, claimedTime > 0, claimedTime.isFinite else {
      withoutPlace += 1
      return
    }
    let isAgainst = measurement.verdict.isAgainst
    let place = Place(trueTime: Self.step(trueTime), claimedTime: Self.step(claimedTime), isAgainst: isAgainst)
    if let index = indexOfPlace[place] {
      points[index].cases += 1
      return
    }
    guard points.count < Self.limit else {
      leftOut += 1
      return
    }
    indexOfPlace[place] = points.count
    points.append(
      Point(trueTime: trueTime, claimedTime: claimedTime, isAgainst: isAgainst, caseID: measurement.caseID))
  }

  /// Fifty to a decade.
  private static func step(_ time: Double) -> Int { Int((50 * log10(time)).rounded(.down)) }
}
