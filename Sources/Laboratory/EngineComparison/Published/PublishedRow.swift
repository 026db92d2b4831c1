public import EngineModels
public import RunRecords

/// One published value, understood.
public struct PublishedRow: Sendable {
  /// Where it stands in its file, from 1.
  public let line: Int
  public let quantity: PublishedQuantity
  /// As written.
  public let inputs: [PublishedRecord.Input]
  /// With what the quantity fills in.
  public let completed: PublishedInputs
  let expected: PrintedNumber
  public let tolerance: Double
  public let reason: String?
  public let source: String

  /// `published@1/spring.position/stiffness=100,time=0.1`: the inputs in the order of the file.
  ///
  /// Two sources may have printed the same quantity: their rows share an id.
  public func id(in suite: String) -> String {
    "\(suite)/\(quantity.name)/" + inputs.map { "\($0.name)=\($0.text)" }.joined(separator: ",")
  }
}
