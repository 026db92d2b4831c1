/// A number that a platform's rule makes of other numbers, under a name: what a table of published values asks for.
public struct PlatformQuantity: Sendable {
  /// Lower case with hyphens, the platform before a point.
  public let name: String
  /// The names of the inputs in their order, in words of this project; SI units.
  public let inputs: [String]
  /// One line.
  public let summary: String
  private let rule: @Sendable ([Double]) throws -> Double

  init(
    _ name: String, _ inputs: [String], _ summary: String, _ rule: @escaping @Sendable ([Double]) throws -> Double
  ) {
    self.name = name
    self.inputs = inputs
    self.summary = summary
    self.rule = rule
  }

  /// The number for inputs in the order of ``inputs``.
  ///
  /// - Throws: ``PlatformQuantityError``.
  public func value(of numbers: [Double]) throws(PlatformQuantityError) -> Double {
    guard numbers.count == inputs.count else {
      throw .wrongCount(quantity: name, expected: inputs, given: numbers.count)
    }
    do {
      return try rule(numbers)
    } catch {
      throw .refused(quantity: name, reason: "\(error)")
    }
  }

  /// The quantity of a name, nil when there is none.
  public static func named(_ name: String) -> PlatformQuantity? { byName[name] }

  private static let byName = Dictionary(all.map { ($0.name, $0) }) { first, _ in first }
}

/// Why a quantity has no value.
public enum PlatformQuantityError: Error, Hashable, Sendable {
  case wrongCount(quantity: String, expected: [String], given: Int)
  case refused(quantity: String, reason: String)
}

extension PlatformQuantityError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .wrongCount(let quantity, let expected, let given):
      "\(quantity) takes \(expected.count) numbers (\(expected.joined(separator: ", "))), not \(given)"
    case .refused(let quantity, let reason): "\(quantity): \(reason)"
    }
  }
}
