internal import MotionProblems

/// Pauses and repeats in words that fit every spring.
public struct PlaybackTemplate: Hashable, Sendable {
  public struct Pause: Hashable, Sendable {
    /// Natural periods of running time after the pause before it, or after the start.
    public let after: Double
    /// Natural periods.
    public let length: Double

    public init(after: Double, length: Double) {
      self.after = after
      self.length = length
    }
  }

  /// How long a leg of a repeated motion is.
  public enum LegLength: Hashable, Sendable {
    /// Natural periods.
    case periods(Double)
    /// The settling duration by which the spring is stated.
    case settlingDuration
  }

  public struct Repeats: Hashable, Sendable {
    /// Legs, at least 2; a way back is one of its own.
    public let count: Int
    public let duration: LegLength
    public let autoreverses: Bool

    public init(count: Int, duration: LegLength, autoreverses: Bool = false) {
      self.count = count
      self.duration = duration
      self.autoreverses = autoreverses
    }
  }

  public let pauses: [Pause]
  public let repeats: Repeats?

  /// A motion that nobody holds up.
  public static let none = PlaybackTemplate(pauses: [], repeats: nil)

  public init(pauses: [Pause], repeats: Repeats?) {
    self.pauses = pauses
    self.repeats = repeats
  }

  var isNone: Bool { self == .none }

  /// What times of a playback are multiples of, s: the natural period has more than 2²⁴ of it.
  static func grain(of spring: Oscillator) -> Double {
    let period = spring.naturalPeriod
    return Double(sign: .plus, exponent: period.exponent - 24, significand: 1)
  }
}

extension Playback {
  /// ", 2 pauses", ", 3 legs", ", 3 legs there and back".
  var text: String {
    let held = pauses.isEmpty ? "" : ", \(pauses.count) pause\(pauses.count == 1 ? "" : "s")"
    guard let repeats else { return held }
    return "\(held), \(repeats.count) legs\(repeats.autoreverses ? " there and back" : "")"
  }
}
