/// An engine that says which of its numbers may be chosen.
public protocol TunableEngine: EngineModel {
  /// In an order of its own, at least one, no name twice; each with the value that this engine has.
  var constants: [TunableConstant] { get }

  /// The same engine with other values for some of its constants; what is not named stays.
  ///
  /// - Precondition: names of ``constants``, values finite and within the constants' own meaning: a step > 0.
  func with(_ values: [String: Double]) -> Self
}

extension TunableEngine {
  /// Every constant's value by its name.
  public var constantValues: [String: Double] {
    Dictionary(constants.map { ($0.name, $0.value) }) { first, _ in first }
  }
}
