public import MotionProblems
public import ReferenceSolver

/// A case with its true motion at some of its instants: all that another solver needs to solve it too, and to be
/// compared.
public struct StatedCase: Sendable {
  public let id: String
  public let sweep: String
  public let problem: MotionProblem
  /// s.
  public let window: Double
  /// ωₙ · window / 2π; for friction (λ + a/|v₀| + b|v₀|) · window / 2π.
  public let periods: Double
  /// Largest |x(t) − x(0)| of the truth in the window; length.
  public let amplitude: Double
  /// When friction has stopped the motion, s; nil when it never does.
  public let stoppingTime: Double?
  /// s, ascending from 0; some of the instants at which the case is judged, the last of them among these. Of a motion that
  /// is held up or repeated they are those of the motion itself, and so are the positions and velocities.
  public let times: [Double]
  /// The truth there: position i is within ``positionRadius`` of `positions[i] + positionTails[i]`.
  public let positions: [Double]
  public let positionTails: [Double]
  public let positionRadius: Double
  public let velocities: [Double]
  public let velocityTails: [Double]
  public let velocityRadius: Double

  /// - Parameter instants: how many after the start, spread evenly over those of the case; all where it has no more.
  /// - Throws: ``StatedCaseError`` where the values of the axes make no case, or where there is no truth.
  public init(_ index: Int, of suite: Suite, instants: Int) throws(StatedCaseError) {
    let subject: Case
    do { subject = try suite.case(at: index) } catch { throw .noCase(error) }
    do { try self.init(subject, instants: instants) } catch { throw .noTruth(id: subject.id, error) }
  }

  private init(_ subject: Case, instants: Int) throws(ReferenceError) {
    let motion = try CertifiedMotion(subject.problem)
    let sampling = CaseSampling(of: subject, window: try CaseWindow(.certified(motion), of: subject).length)
    let own = sampling.motionTimes
    times = Self.chosen(instants, of: own.times)
    var truth = ReferenceTrace()
    try motion.record(at: SampleTimes(arbitrary: times), into: &truth)
    id = subject.id
    sweep = subject.sweep
    problem = subject.problem
    window = own.last
    periods = RecordedLaw.periods(of: subject.problem, in: own.last)
    amplitude = try motion.amplitude(over: own.last)
    if case .finite(let time, _) = try motion.stoppingTime() { stoppingTime = time } else { stoppingTime = nil }
    positions = truth.positions
    positionTails = truth.positionTails
    positionRadius = truth.positionRadius
    velocities = truth.velocities
    velocityTails = truth.velocityTails
    velocityRadius = truth.velocityRadius
  }

  /// The first, the last, and what lies evenly between.
  static func chosen(_ count: Int, of times: [Double]) -> [Double] {
    guard times.count > count + 1 else { return times }
    return (0...count).map { times[$0 * (times.count - 1) / count] }
  }
}

/// Why a case cannot be stated.
public enum StatedCaseError: Error, Hashable, Sendable {
  case noCase(CaseError)
  case noTruth(id: String, ReferenceError)
}

extension StatedCaseError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .noCase(let error): "\(error)"
    case .noTruth(let id, let error): "\(id): \(error)"
    }
  }
}
