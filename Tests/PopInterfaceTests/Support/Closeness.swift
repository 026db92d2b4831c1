import Testing

/// How far an observed number may be from the expected one: absolute + relative · |expected|.
struct Tolerance: Sendable {
  var absolute = 0.0
  var relative = 0.0

  /// A number printed with so many decimals: half a unit of the last one.
  static func printed(_ decimals: Int) -> Tolerance {
    var unit = 1.0
    for _ in 0..<decimals { unit /= 10 }
    return Tolerance(absolute: 0.5 * unit * (1 + 1e-9))
  }

  /// Rounding of some operations on numbers of that size.
  static let rounding = Tolerance(absolute: 1e-12, relative: 1e-13)
}

/// Records a failure with the case, both numbers, the error and the tolerance.
func expectClose(
  _ observed: Double?, _ expected: Double, _ tolerance: Tolerance, _ name: @autoclosure () -> String,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let observed = observed ?? .nan
  #expect(
    observed == expected
      || (observed - expected).magnitude <= tolerance.absolute + tolerance.relative * expected.magnitude,
    """
    \(name()): observed \(observed), expected \(expected), error \(observed - expected), \
    tolerance \(tolerance.absolute) + \(tolerance.relative) · |expected|
    """,
    sourceLocation: sourceLocation)
}
