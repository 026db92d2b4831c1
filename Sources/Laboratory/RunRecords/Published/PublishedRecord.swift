/// What became of one row of a table of published values.
public struct PublishedRecord: Hashable, Sendable {
  /// One number that the quantity depends on, as the table writes it.
  public struct Input: Hashable, Sendable {
    public let name: String
    public let text: String

    public init(name: String, text: String) {
      self.name = name
      self.text = text
    }
  }

  /// `published@1/spring.position/stiffness=100,time=0.1`.
  public let id: String
  public let quantity: String
  public let inputs: [Input]
  /// The value as it was printed.
  public let expectedText: String
  public let expected: Double
  /// The largest |observed − expected| that is within.
  public let tolerance: Double
  /// Why the tolerance is not that of the printed digits; nil where it is.
  public let toleranceReason: String?
  /// Our engine's value; nil where it failed.
  public let engineValue: Double?
  /// The certified truth; nil for a platform's own rule, which only that platform can be asked.
  public let truthValue: Double?
  /// Who printed the value.
  public let source: String
  public let verdict: Verdict

  public init(
    id: String, quantity: String, inputs: [Input], expectedText: String, expected: Double, tolerance: Double,
    toleranceReason: String?, engineValue: Double?, truthValue: Double?, source: String, verdict: Verdict
  ) {
    self.id = id
    self.quantity = quantity
    self.inputs = inputs
    self.expectedText = expectedText
    self.expected = expected
    self.tolerance = tolerance
    self.toleranceReason = toleranceReason
    self.engineValue = engineValue
    self.truthValue = truthValue
    self.source = source
    self.verdict = verdict
  }

  /// The larger distance of our two values from the printed one, in tolerances; infinite where one is missing that
  /// should be there or is no number, 0 where they are equal.
  public var severity: Double {
    guard let engineValue else { return .infinity }
    return [engineValue, truthValue].compactMap(\.self).map { severity(of: $0) }.max() ?? 0
  }

  private func severity(of value: Double) -> Double {
    if value == expected { return 0 }
    let ratio = NumberAgreement.difference(expected: expected, observed: value) / tolerance
    return ratio.isNaN ? .infinity : ratio
  }
}
