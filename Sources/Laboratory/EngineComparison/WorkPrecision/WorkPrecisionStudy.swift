internal import EngineModels
internal import GSLNumerics
public import MotionProblems
public import ReferenceSolver
public import RunRecords

/// The work–precision study of one motion: what methods pay in right-hand sides, and in processor time, for how small an
/// error, and whether the error shrinks with the power of the step that the method claims.
///
/// Engines are run over steps that are halved from one step an instant, so that every step divides the way between two
/// instants; GSL's steppers over the same steps without error control, and over tolerances with it. The truth is certified.
/// Only orders over steps are judged: under step control the slope of the error over the work is the controller's as
/// well.
public struct WorkPrecisionStudy: Sendable {
  public let problem: MotionProblem
  /// s.
  public let window: Double
  /// Instants after the start at which errors are taken.
  public let instants: Int
  /// Steps are halved so often.
  public let halvings: Int
  /// For steppers under step control, coarse to fine.
  public let tolerances: [Double]

  /// In all, at the finest step: some tenths of a second for a method of four stages.
  public static let mostSteps = 1 << 22

  /// - Parameters:
  ///   - halvings: as many as 2¹⁸ steps in all allow when nil.
  /// - Precondition: `window` finite and > 0; 1 ≤ `instants` ≤ 1024; at most ``mostSteps`` steps in all.
  public init(
    problem: MotionProblem, window: Double, instants: Int = 4, halvings: Int? = nil,
    tolerances: [Double] = Self.decades
  ) {
    precondition(window.isFinite && window > 0, "a window is finite and positive")
    precondition((1...1024).contains(instants), "a study has 1 to 1024 instants")
    let chosen = halvings ?? Self.halvings(instants: instants, steps: 1 << 18)
    precondition((0...22).contains(chosen) && instants << chosen <= Self.mostSteps, "a study has its limit of steps")
    self.problem = problem
    self.window = window
    self.instants = instants
    self.halvings = chosen
    self.tolerances = tolerances
  }

  /// How often one step an instant can be halved before there are more than so many steps in all.
  public static func halvings(instants: Int, steps: Int) -> Int {
    var count = 0
    while instants << (count + 1) <= steps { count += 1 }
    return count
  }

  /// 1e-2…1e-14.
  public static let decades = (2...14).map { 1 / Self.powerOfTen($0) }

  private static func powerOfTen(_ exponent: Int) -> Double { (0..<exponent).reduce(1.0) { value, _ in value * 10 } }

  /// Runs the methods.
  ///
  /// - Parameters:
  ///   - clock: s of processor time, for timing; nothing is timed when nil.
  ///   - progress: told the series done and planned; returning false ends the study, and then nil is returned.
  /// - Throws: ``ReferenceError`` where the truth cannot be had.
  public func run(
    _ methods: [WorkPrecisionMethod], clock: (() -> Double)? = nil, progress: (Int, Int) -> Bool = { _, _ in true }
  ) throws(ReferenceError) -> WorkPrecisionRecord? {
    let times = SampleTimes.uniform(count: instants + 1, over: window)
    let motion = try CertifiedMotion(problem)
    var truth = ReferenceTrace()
    try motion.record(at: times, into: &truth)
    let amplitude = try motion.amplitude(over: times.last)
    guard amplitude > 0 else { throw .invalid(quantity: "the amplitude", value: amplitude) }
    let bench = SeriesBench(study: self, times: times, truth: truth, amplitude: amplitude, clock: clock)
    var series: [WorkPrecisionSeries] = []
    for method in methods {
      guard progress(series.count, methods.count) else { return nil }
      series.append(bench.series(of: method))
    }
    return WorkPrecisionRecord(
      law: RecordedLaw.of(problem), startPosition: problem.start.position, startVelocity: problem.start.velocity,
      retargets: problem.retargets.count, window: times.last, instants: instants, amplitude: amplitude, series: series)
  }
}
