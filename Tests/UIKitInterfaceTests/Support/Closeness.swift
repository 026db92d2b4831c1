import Testing

/// How far an observed number may be from the expected one: absolute + relative · |expected|.
struct Tolerance: Sendable {
  let absolute: Double
  let relative: Double

  init(absolute: Double = 0, relative: Double = 0) {
    self.absolute = absolute
    self.relative = relative
  }

  /// A few roundings of values around 100.
  static let rounding = Tolerance(absolute: 1e-12)
}

/// Records a failure with the case, both numbers, the error and the tolerance.
func expectClose(
  _ observed: Double, _ expected: Double, _ tolerance: Tolerance = .rounding, _ name: @autoclosure () -> String = "",
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let allowed = tolerance.absolute + tolerance.relative * expected.magnitude
  #expect(
    observed == expected || (observed - expected).magnitude <= allowed,
    "\(name()): observed \(observed), expected \(expected), error \(observed - expected), tolerance \(allowed)",
    sourceLocation: sourceLocation)
}
