internal import RunRecords

/// What an engine's error may be at a sample: r · scale + 4 ulp of the largest value + a share of the speed.
///
/// The first part is the precision class asked of the engine, the second what rounding the shown value itself costs,
/// the third the time resolution of classes that count in milliseconds. Never below ten radii of the truth's
/// enclosure, so that no verdict rests on what is not proven.
struct Tolerance {
  /// Length (for positions).
  let absolute: Double
  /// s; multiplies |v|.
  let timeResolution: Double

  init(_ precision: PrecisionClass, scale: Double, largest: Double, radius: Double) {
    absolute = max(precision.relative * scale + precision.absolute + 4 * largest.ulp, 10 * radius)
    timeResolution = precision.time
  }

  /// - Parameter speed: |v| of the truth there.
  func admits(_ error: Double, speed: Double) -> Bool {
    error <= absolute + timeResolution * speed
  }
}
