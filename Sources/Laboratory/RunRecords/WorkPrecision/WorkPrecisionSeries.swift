/// One method over a range of settings, coarse to fine.
public struct WorkPrecisionSeries: Hashable, Sendable {
  /// What is varied.
  public enum Knob: String, CaseIterable, Hashable, Sendable {
    case step
    case tolerance
    /// Nothing can be.
    case none
  }

  /// "rk4", "gsl-rk8pd".
  public var method: String
  public var knob: Knob
  /// What the method was written to have; nil where it chooses its order as it goes, or has none.
  public var formalOrder: Int?
  public var points: [WorkPrecisionPoint]
  public var observedOrder: ObservedOrder
  /// Whether the observed order is what the formal one says.
  public var verdict: Verdict

  public init(
    method: String, knob: Knob, formalOrder: Int? = nil, points: [WorkPrecisionPoint], observedOrder: ObservedOrder,
    verdict: Verdict
  ) {
    self.method = method
    self.knob = knob
    self.formalOrder = formalOrder
    self.points = points
    self.observedOrder = observedOrder
    self.verdict = verdict
  }

  /// The least error of the series; nil where there is none.
  public var leastError: Double? { points.compactMap(\.error).min() }

  /// The fewest evaluations with which the error was at most so large; nil where it never was.
  public func evaluations(forError error: Double) -> Int? {
    points.filter { $0.error.map { $0 <= error } ?? false }.map(\.evaluations).min()
  }

  /// The least processor time with which the error was at most so large, s; nil where it never was or nothing was timed.
  public func seconds(forError error: Double) -> Double? {
    points.filter { $0.error.map { $0 <= error } ?? false }.compactMap(\.seconds).min()
  }
}
