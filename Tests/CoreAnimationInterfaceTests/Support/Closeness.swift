import Testing

/// How far an observed number may be from the expected one: absolute + relative · |expected|.
struct Tolerance: Sendable {
  let absolute: Double
  let relative: Double

  init(absolute: Double = 0, relative: Double = 0) {
    self.absolute = absolute
    self.relative = relative
  }

  /// The rounding of a few operations near 1.
  static let rounding = Tolerance(absolute: 1e-14, relative: 1e-14)

  func allows(_ observed: Double, _ expected: Double) -> Bool {
    observed == expected || (observed - expected).magnitude <= absolute + relative * expected.magnitude
  }
}

/// Records a failure with the case, both numbers, the error and the tolerance.
func expectClose(
  _ observed: Double?, _ expected: Double, _ tolerance: Tolerance, _ name: @autoclosure () -> String,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let number = observed ?? .nan
  #expect(
    tolerance.allows(number, expected),
    """
    \(name()): observed \(number), expected \(expected), error \(number - expected), \
    tolerance \(tolerance.absolute) + \(tolerance.relative) · |expected|
    """,
    sourceLocation: sourceLocation)
}
