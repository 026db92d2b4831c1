/// A number of an engine that someone chose, and that may be chosen better.
public struct TunableConstant: Hashable, Sendable {
  /// A word for files and options: "step", "longestFrame".
  public let name: String
  /// What it is, in a few words.
  public let meaning: String
  /// "s"; nil for a bare number.
  public let unit: String?
  /// What the engine has.
  public let value: Double
  /// Where it is looked for unless something else is asked for; the ends are finite, and positive on a logarithmic scale.
  public let bounds: ClosedRange<Double>
  /// Whether equal ratios are equally far, else equal differences.
  public let isLogarithmic: Bool

  /// - Precondition: finite bounds of some width, positive on a logarithmic scale.
  public init(
    _ name: String, _ meaning: String, unit: String? = nil, value: Double, in bounds: ClosedRange<Double>,
    isLogarithmic: Bool = true
  ) {
    precondition(bounds.lowerBound.isFinite && bounds.upperBound.isFinite, "bounds are finite")
    precondition(bounds.lowerBound < bounds.upperBound, "there is something to choose")
    precondition(!isLogarithmic || bounds.lowerBound > 0, "a logarithmic scale begins above 0")
    self.name = name
    self.meaning = meaning
    self.unit = unit
    self.value = value
    self.bounds = bounds
    self.isLogarithmic = isLogarithmic
  }
}
