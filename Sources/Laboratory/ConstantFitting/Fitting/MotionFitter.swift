internal import Foundation

/// Fits laws of motion to a recording.
///
/// Starts are found on grids and from the integrated equation of motion, so that nobody needs to guess; GSL's
/// Levenberg–Marquardt with analytic derivatives goes down from them. There is no randomness: the same recording gives the
/// same bits.
public struct MotionFitter: Hashable, Sendable {
  /// When the motion begins.
  public enum Start: Hashable, Sendable {
    /// At the first sample, or at an unknown time after a rest, whichever the recording says.
    case automatic
    /// At the first sample, with any velocity.
    case firstSample
    /// After a rest, at a time that is fitted: a spring without velocity, a free motion with one.
    case unknown
    /// At this time in s, with any velocity; before it, it rests.
    case at(Double)
  }

  /// How much a sample that is far off counts.
  public enum Loss: String, CaseIterable, Hashable, Sendable {
    /// By the square of its distance: least squares.
    case squares
    /// By its distance, beyond 1.345 standard deviations.
    case huber
    /// By the logarithm of its distance: outliers hardly count.
    case cauchy
  }

  /// Those that are tried.
  public var models: [FittedModel]
  public var start: Start
  public var loss: Loss
  /// What the mass of a spring is taken for: a free motion does not tell it.
  public var mass: Double
  /// Of the confidence intervals.
  public var level: Double

  /// - Throws: ``MotionFitError`` unless there is a model, the mass is positive and finite, and the level lies between 0
  ///   and 1.
  public init(
    models: [FittedModel] = FittedModel.allCases, start: Start = .automatic, loss: Loss = .squares, mass: Double = 1,
    level: Double = 0.95
  ) throws(MotionFitError) {
    guard !models.isEmpty else { throw .noModel }
    guard mass > 0, mass.isFinite else { throw .badMass(mass) }
    guard level > 0, level < 1 else { throw .badLevel(level) }
    self.models = models
    self.start = start
    self.loss = loss
    self.mass = mass
    self.level = level
  }

  /// Every model's best constants, from the model that the recording speaks for most.
  ///
  /// - Parameter isCancelled: asked before each iteration; by default whether the current task is cancelled.
  /// - Throws: ``MotionFitError`` when cancelled, and when no model can be fitted.
  public func fit(
    _ recording: RecordedMotion, isCancelled: @escaping @Sendable () -> Bool = { Task.isCancelled }
  ) throws(MotionFitError) -> MotionFits {
    let session = FitSession(self, recording, isCancelled: isCancelled)
    var candidates: [ModelCandidate] = []
    var failures: [MotionFits.Failure] = []
    for model in FittedModel.allCases where models.contains(model) {
      do throws(MotionFitError) {
        candidates.append(try session.candidate(model))
      } catch {
        if error == .cancelled { throw error }
        var reason = "\(error)"
        if case .nothingFits(let cause) = error { reason = cause }
        failures.append(.init(model: model, reason: reason))
      }
    }
    if let other = Self.simpler(among: candidates) {
      candidates.removeAll { $0.model == .combinedFriction }
      failures.append(
        .init(model: .combinedFriction, reason: "one of its constants is 0 at best, as in \(other.title.lowercased())"))
    }
    guard let ranked = ModelRanking(candidates) else {
      throw .nothingFits(reason: failures.first?.reason ?? "the recording is empty")
    }
    return try session.fits(ranked, failures: failures)
  }

  /// The law that combined friction has become by losing a constant, where that is among the candidates too: the same
  /// motion must not count twice.
  private static func simpler(among candidates: [ModelCandidate]) -> FittedModel? {
    guard let lost = candidates.first(where: { $0.model == .combinedFriction })?.held.first else { return nil }
    let other: FittedModel = lost.quantity == .frictionRate ? .constantFriction : .exponentialFriction
    return candidates.contains { $0.model == other } ? other : nil
  }
}

/// Why a recording was not fitted.
public enum MotionFitError: Error, Hashable, Sendable {
  case noModel
  case badMass(Double)
  case badLevel(Double)
  case tooFewSamples(Int, parameters: Int)
  /// The start lies at or after the last samples.
  case startTooLate(Double)
  case nothingFits(reason: String)
  case cancelled
}

extension MotionFitError: CustomStringConvertible {
  /// One sentence without its full stop.
  public var description: String {
    switch self {
    case .noModel: "no model was named; name one"
    case .badMass(let mass): "a mass is positive and finite, not \(mass)"
    case .badLevel(let level): "a confidence level lies between 0 and 1, and \(level) does not; give one such as 0.95"
    case .tooFewSamples(let count, let parameters):
      "\(count) samples do not determine \(parameters) constants and their noise; record at least \(parameters + 1)"
    case .startTooLate(let start):
      "after the start at \(start) s there are too few samples; give an earlier start"
    case .nothingFits(let reason): "no model can be fitted: \(reason)"
    case .cancelled: "the fit was cancelled"
    }
  }
}
