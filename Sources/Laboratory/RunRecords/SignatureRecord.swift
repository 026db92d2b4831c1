/// Whether a specimen showed what it must show, and its twin did not.
public struct SignatureRecord: Hashable, Sendable {
  public var specimen: String
  public var twin: String
  /// "time scale at 60 Hz", "position at 3.05 s".
  public var quantity: String
  public var expected: Double
  /// Absolute.
  public var tolerance: Double
  public var observed: Double
  public var twinObserved: Double
  /// The right value.
  public var truth: Double

  public var isShown: Bool { abs(observed - expected) <= tolerance }
  /// The twin is nearer the truth than the specimen by at least a hundredfold.
  public var twinIsClean: Bool { 100 * abs(twinObserved - truth) <= abs(observed - truth) }

  public init(
    specimen: String, twin: String, quantity: String, expected: Double, tolerance: Double, observed: Double,
    twinObserved: Double, truth: Double
  ) {
    self.specimen = specimen
    self.twin = twin
    self.quantity = quantity
    self.expected = expected
    self.tolerance = tolerance
    self.observed = observed
    self.twinObserved = twinObserved
    self.truth = truth
  }
}
