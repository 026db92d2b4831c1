internal import PlatformSprings
internal import RunRecords

/// A largest difference as it is printed.
struct ShownDifference: Sendable {
  let largest: Double
  let atLeast: Double
  let atMost: Double
  /// When, s; nil for a bound over all times.
  let time: Double?
  /// Up to when it is known, s; infinity for ever.
  let until: Double

  init(_ difference: MotionDifference) {
    largest = difference.largest
    atLeast = difference.atLeast
    atMost = difference.atMost
    time = difference.time
    until = difference.window
  }

  /// Of a curve, whose error is known as a bound.
  init(bound: Double) {
    largest = bound
    atLeast = 0
    atMost = bound
    time = nil
    until = .infinity
  }

  /// Three digits, where the difference is known to as many; else what it is below.
  var text: String {
    if largest == 0 { return "0" }
    let isBracketed = time != nil && atMost.isFinite
    return isBracketed && atMost - atLeast > 1e-3 * atMost
      ? "<" + Self.above(atMost) : ShownNumber.text(largest, .significant(digits: 3))
  }

  /// One digit, rounded up: 3.2e-16 is below "4e-16".
  private static func above(_ value: Double) -> String {
    let text = ShownNumber.text(value, .scientific(digits: 1))
    guard let rounded = Double(text), rounded < value else { return text }
    let exponent = text.split(separator: "e").last.flatMap { Double("1e\($0)") } ?? 0
    return ShownNumber.text(rounded + exponent, .scientific(digits: 1))
  }
}

/// A platform's preset that is nearest to what was converted.
struct ShownPreset: Sendable {
  let platform: String
  let name: String
  let difference: ShownDifference

  init?(_ nearest: NearestPreset?, platform: String) {
    guard let nearest else { return nil }
    self.platform = platform
    name = nearest.name
    difference = ShownDifference(nearest.difference)
  }
}
