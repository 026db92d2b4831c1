/// The power of the step with which a method's error was seen to shrink.
public enum ObservedOrder: Hashable, Sendable {
  /// Its sign is kept: an error that grows as the step shrinks has an order below 0.
  ///
  /// - Parameters:
  ///   - order: the slope of the logarithm of the error over that of the step, by least squares.
  ///   - spread: the largest local order of the stretch minus the smallest.
  ///   - stretch: the points of the series that it was taken from.
  case fitted(order: Double, spread: Double, stretch: ClosedRange<Int>)
  /// Nothing in the series shows an order.
  case noAsymptoticStretch(NoStretch)

  /// Why a series has no asymptotic stretch.
  public enum NoStretch: String, CaseIterable, Hashable, Sendable {
    case nothingMeasured
    /// The method is exact here, as far as doubles go.
    case rounding
    /// Steps too long for the motion, or a method that blew up.
    case saturated
    case tooFewPoints
    case unsteady
    /// There is nothing to vary.
    case noSteps

    /// For people, after "no asymptotic stretch: ".
    public var meaning: String {
      switch self {
      case .nothingMeasured: "nothing was measured"
      case .rounding: "every error is rounding"
      case .saturated: "no error is small"
      case .tooFewPoints: "too few errors between large and rounding"
      case .unsteady: "local orders do not settle"
      case .noSteps: "it has no steps"
      }
    }
  }

  /// Local orders that differ by at most so much are one stretch.
  public static let agreement = 0.15
  /// A stretch has at least so many points.
  public static let fewestPoints = 4
  /// An order below the formal one by more than this misses it: half of it is what the agreement leaves open.
  public static let allowance = 0.2

  /// nil where there is none.
  public var order: Double? {
    if case .fitted(let order, _, _) = self { order } else { nil }
  }

  public var spread: Double? {
    if case .fitted(_, let spread, _) = self { spread } else { nil }
  }

  public var stretch: ClosedRange<Int>? {
    if case .fitted(_, _, let stretch) = self { stretch } else { nil }
  }
}
