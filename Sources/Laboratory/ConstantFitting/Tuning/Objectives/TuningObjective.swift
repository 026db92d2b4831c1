/// What an engine's constants are chosen for.
public enum TuningObjective: Hashable, Sendable {
  /// The largest, or smallest, value of a constant with which, and with all that lie before it in the range, no case errs
  /// by more than the limit.
  case extreme(End, of: String, figure: ErrorFigure, limit: Double)
  /// The smallest error.
  case leastError(ErrorFigure, Gathering)
  /// The least time between the true last exit from a band and the engine's claim of rest, among the constants with which
  /// no claim comes before that exit.
  case leastWaste(Gathering, motionLeft: MotionLeft)
  /// The smallest difference between the claim and the last exit, early or late.
  case leastSettlingError(Gathering, motionLeft: MotionLeft)

  /// Which end of a constant's range is looked for.
  public enum End: String, CaseIterable, Hashable, Sendable {
    case largest
    case smallest
  }

  /// An error of one case.
  public enum ErrorFigure: String, CaseIterable, Hashable, Sendable {
    /// The largest over the instants, as a fraction of the amplitude.
    case positionError
    /// The root of the mean square over the instants, as a fraction of the amplitude.
    case positionErrorRMS
    /// The largest over the instants, as a fraction of the top speed.
    case velocityError
    /// That of the last instant, as a fraction of the amplitude.
    case endError
  }

  /// How the figures of all cases become one.
  public enum Gathering: String, CaseIterable, Hashable, Sendable {
    case worst
    /// Of times the mean, of errors the root of the mean square.
    case mean
  }

  /// How far from its target a motion may still go when it is called finished.
  public enum MotionLeft: Hashable, Sendable {
    /// In units of length: half a pixel.
    case length(Double)
    /// As a fraction of the way, the case's settling scale.
    case ofTheWay(Double)

    /// Of a case with this settling scale; length.
    func halfWidth(scale: Double) -> Double {
      switch self {
      case .length(let length): length
      case .ofTheWay(let fraction): fraction * scale
      }
    }

    /// A length in the limit's own measure.
    func measure(_ length: Double, scale: Double) -> Double {
      switch self {
      case .length: length
      case .ofTheWay: scale > 0 ? length / scale : 0
      }
    }
  }

  /// An error of a thousandth of the amplitude.
  public static let standardLimit = 1e-3
  /// Half a pixel where the unit of length is one.
  public static let standardMotionLeft = MotionLeft.length(0.5)

  /// The band that claims of rest are held against; a thousandth of the way where the objective speaks of errors.
  public var motionLeft: MotionLeft {
    switch self {
    case .extreme, .leastError: .ofTheWay(1e-3)
    case .leastWaste(_, let left), .leastSettlingError(_, let left): left
    }
  }

  /// Whether it speaks of claims of rest.
  public var isOfRest: Bool {
    switch self {
    case .extreme, .leastError: false
    case .leastWaste, .leastSettlingError: true
    }
  }
}
