import Foundation
import Testing

/// A number as it was printed: its last digit says how exactly it is known.
struct Published: ExpressibleByStringLiteral, CustomStringConvertible, Sendable {
  let text: String
  let value: Double
  /// Half a unit of the last digit, and two ulp for the rounding of what is compared with it.
  let tolerance: Double

  init(stringLiteral text: String) {
    self.text = text
    value = Double(text) ?? .nan
    let parts = text.lowercased().split(separator: "e")
    let decimals = parts[0].split(separator: ".", omittingEmptySubsequences: false)
    let places = decimals.count > 1 ? decimals[1].count : 0
    let exponent = parts.count > 1 ? Int(parts[1]) ?? 0 : 0
    tolerance = 0.5 * pow(10, Double(exponent - places)) * (1 + 1e-9) + 2 * value.ulp
  }

  var description: String { text }
}

/// Records a failure with the case, both numbers, the error and the tolerance.
func expect(
  _ observed: Double, is published: Published, within tolerance: Double? = nil, _ name: @autoclosure () -> String,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let allowed = tolerance ?? published.tolerance
  #expect(
    (observed - published.value).magnitude <= allowed,
    """
    \(name()): observed \(observed), published \(published), error \(observed - published.value), tolerance \(allowed)
    """, sourceLocation: sourceLocation)
}

/// The same with a relative tolerance.
func expectClose(
  _ observed: Double, _ expected: Double, relative: Double = 0, absolute: Double = 0, _ name: @autoclosure () -> String,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let allowed = absolute + relative * expected.magnitude
  #expect(
    observed == expected || (observed - expected).magnitude <= allowed,
    "\(name()): observed \(observed), expected \(expected), error \(observed - expected), tolerance \(allowed)",
    sourceLocation: sourceLocation)
}
