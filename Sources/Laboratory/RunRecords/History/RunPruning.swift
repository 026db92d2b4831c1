/// Which old runs of a folder go.
///
/// Of each suite, by its name, the newest runs are kept, and of older ones the newest of each week; weeks begin on Monday,
/// 0:00 UTC. Two runs of one age are told apart by their path, the later one being the newer.
public enum RunPruning {
  public struct Candidate: Hashable, Sendable {
    public var path: String
    /// Name of the suite, without its version.
    public var suite: String
    /// s since 1970, UTC.
    public var seconds: Double

    /// - Parameter seconds: since 1970, UTC.
    public init(path: String, suite: String, seconds: Double) {
      self.path = path
      self.suite = suite
      self.seconds = seconds
    }

    /// Weeks since Monday, 5 January 1970.
    var week: Double { ((seconds - 4 * 86_400) / 604_800).rounded(.down) }
  }

  /// How many of the newest are kept, unless somebody says otherwise.
  public static let standardKeep = 10

  /// Those that go, the oldest first.
  public static func removals(of candidates: [Candidate], keepingNewest count: Int) -> [Candidate] {
    var kept: [String: Int] = [:]
    var weeks: Set<Week> = []
    var removals: [Candidate] = []
    for candidate in candidates.sorted(by: isNewer) {
      kept[candidate.suite, default: 0] += 1
      let isFirstOfWeek = weeks.insert(Week(suite: candidate.suite, number: candidate.week)).inserted
      if kept[candidate.suite, default: 0] > count, !isFirstOfWeek { removals.append(candidate) }
    }
    return removals.reversed()
  }

  private struct Week: Hashable {
    var suite: String
    var number: Double
  }

  private static func isNewer(_ one: Candidate, _ other: Candidate) -> Bool {
    one.seconds != other.seconds ? one.seconds > other.seconds : other.path.precedesByBytes(one.path)
  }
}
