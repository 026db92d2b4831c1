public import RunRecords

/// A specimen as the gallery of faults shows it.
public struct KnownFault: Hashable, Sendable {
  /// A case of the run that the specimen came out worst on.
  public struct WorstCase: Hashable, Sendable {
    public var caseID: String
    public var verdict: Verdict
    /// Fraction of the amplitude.
    public var positionError: Double?
    public var tolerance: Double

    public init(caseID: String, verdict: Verdict, positionError: Double?, tolerance: Double) {
      self.caseID = caseID
      self.verdict = verdict
      self.positionError = positionError
      self.tolerance = tolerance
    }
  }

  /// The true motion and what was shown, sample by sample.
  public struct Curve: Hashable, Sendable {
    public var caseID: String
    /// s.
    public var times: [Double]
    public var truth: [Double]
    public var shown: [Double]
    /// s; the longest stretch that can be read as a picture.
    public var longestStretch: Double

    /// - Precondition: one value of each for every instant.
    public init(caseID: String, times: [Double], truth: [Double], shown: [Double], longestStretch: Double) {
      precondition(times.count == truth.count && times.count == shown.count, "one value for each instant")
      self.caseID = caseID
      self.times = times
      self.truth = truth
      self.shown = shown
      self.longestStretch = longestStretch
    }
  }

  public var name: String
  public var summary: String
  public var story: String
  public var seenIn: [String]
  public var signatures: [SignatureRecord]
  /// nil where the run has no case of it.
  public var worst: WorstCase?
  public var curve: Curve?

  public init(
    name: String, summary: String, story: String, seenIn: [String], signatures: [SignatureRecord], worst: WorstCase?,
    curve: Curve?
  ) {
    self.name = name
    self.summary = summary
    self.story = story
    self.seenIn = seenIn
    self.signatures = signatures
    self.worst = worst
    self.curve = curve
  }
}

extension KnownFault.Curve {
  /// The stretch around the sample that is farthest off, or the first that is no number; at most ``longestStretch``.
  var stretch: Range<Int> {
    guard let first = times.first, let last = times.last, last - first > longestStretch else { return times.indices }
    let worst = times.indices.max { error(at: $0) < error(at: $1) } ?? 0
    let start = min(max(first, times[worst] - longestStretch / 2), last - longestStretch)
    let lower = times.firstIndex { $0 >= start } ?? 0
    let upper = times.lastIndex { $0 <= start + longestStretch } ?? times.count - 1
    return lower..<max(upper + 1, lower + 1)
  }

  /// Infinite where it is no number.
  private func error(at index: Int) -> Double {
    let error = abs(shown[index] - truth[index])
    return error.isFinite ? error : .infinity
  }
}
