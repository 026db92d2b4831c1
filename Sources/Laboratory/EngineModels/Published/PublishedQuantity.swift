/// A number that others have printed and our engine can work out again, under a name.
///
/// The names are those of a table of published values: `spring.…` and `decay.…` are plain physics, which the certified
/// truth answers too; the others are platforms' own words and rules, which only this side knows.
public struct PublishedQuantity: Sendable {
  /// One number that the quantity depends on.
  public struct Input: Hashable, Sendable {
    public let name: String
    /// What holds when a row does not give it; nil when it must.
    public let fallback: Double?

    init(_ name: String, _ fallback: Double? = nil) {
      self.name = name
      self.fallback = fallback
    }
  }

  /// Lower case with hyphens, the family before a point.
  public let name: String
  /// SI units, angles in radians.
  public let inputs: [Input]
  /// One line.
  public let summary: String
  private let rule: @Sendable (PublishedInputs) throws -> Double

  init(
    _ name: String, _ inputs: [Input], _ summary: String,
    _ rule: @escaping @Sendable (PublishedInputs) throws -> Double
  ) {
    self.name = name
    self.inputs = inputs
    self.summary = summary
    self.rule = rule
  }

  /// What a row gives, with the rest filled in.
  ///
  /// - Throws: ``PublishedQuantityError`` for an input that the quantity does not have, or lacks.
  public func completed(_ given: [String: Double]) throws(PublishedQuantityError) -> PublishedInputs {
    for name in given.keys.sorted() where !inputs.contains(where: { $0.name == name }) {
      throw .unknownInput(name, quantity: self.name, known: inputs.map(\.name))
    }
    var values: [String: Double] = [:]
    for input in inputs {
      guard let value = given[input.name] ?? input.fallback else { throw .missingInput(input.name, quantity: name) }
      values[input.name] = value
    }
    return PublishedInputs(values: values)
  }

  /// The number as our engine has it.
  ///
  /// - Throws: ``PublishedQuantityError/refused(quantity:reason:)``.
  public func value(of inputs: PublishedInputs) throws(PublishedQuantityError) -> Double {
    do {
      return try rule(inputs)
    } catch let error as PublishedQuantityError {
      throw error
    } catch {
      throw .refused(quantity: name, reason: "\(error)")
    }
  }

  /// Every quantity, physics before platforms.
  public static let all: [PublishedQuantity] =
    springs + decays + conversions + platforms + steppers + platformQuantities

  /// The quantity of a name, nil when there is none.
  public static func named(_ name: String) -> PublishedQuantity? { byName[name] }

  private static let byName = Dictionary(all.map { ($0.name, $0) }) { first, _ in first }
}

/// The inputs of a quantity, complete.
public struct PublishedInputs: Hashable, Sendable {
  private let values: [String: Double]

  init(values: [String: Double]) { self.values = values }

  /// - Throws: ``PublishedQuantityError/missingInput(_:quantity:)`` for a name that the quantity does not have.
  public func callAsFunction(_ name: String) throws(PublishedQuantityError) -> Double {
    guard let value = values[name] else { throw .missingInput(name, quantity: nil) }
    return value
  }
}

/// Why a quantity has no value.
public enum PublishedQuantityError: Error, Hashable, Sendable {
  case unknownInput(String, quantity: String, known: [String])
  case missingInput(String, quantity: String?)
  case refused(quantity: String, reason: String)
}

extension PublishedQuantityError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .unknownInput(let name, let quantity, let known):
      "\(quantity) has no input '\(name)'; it has \(known.joined(separator: ", "))"
    case .missingInput(let name, let quantity):
      "\(quantity ?? "the quantity") needs the input '\(name)'; write \(name)=NUMBER"
    case .refused(let quantity, let reason): "\(quantity): \(reason)"
    }
  }
}
