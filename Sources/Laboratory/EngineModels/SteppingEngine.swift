/// An engine that integrates in steps of a length that can be chosen.
public protocol SteppingEngine: EngineModel {
  /// Seconds.
  var timeStep: Double { get }
  /// The power of the step with which its error at a fixed time should shrink: what the method was written to have. What
  /// it does have is measured.
  var formalOrder: Int { get }

  /// The same engine at another step.
  ///
  /// - Precondition: `timeStep` finite and > 0.
  func stepping(by timeStep: Double) -> Self
}
