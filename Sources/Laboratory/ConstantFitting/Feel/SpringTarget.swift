/// What a designer asks of a spring's motion from one value to another.
///
/// Fractions are fractions of the way, |to − from|. Times are seconds from the start.
public enum SpringTarget: Hashable, Sendable {
  /// The last time the motion is farther than a fraction of the way from its target.
  case settlingTime(Double, within: Double)
  /// How far it swings beyond its target, as a fraction of the way; 0 for not at all.
  case overshoot(Double)
  /// When it turns beyond its target for the first time.
  case peakTime(Double)
  /// From the first time it has gone 10 % of the way to the first time it has gone 90 %.
  case riseTime(Double)
  /// When it is at its target for the first time.
  case firstArrival(Double)
  /// The greatest speed, units of value per second.
  case peakSpeed(Double)
  /// The value at a time, both in the words of whoever asks.
  case value(Double, at: Double)

  /// The number that is to be reached.
  public var wanted: Double {
    switch self {
    case .settlingTime(let number, _), .overshoot(let number), .peakTime(let number), .riseTime(let number),
      .firstArrival(let number), .peakSpeed(let number), .value(let number, _):
      number
    }
  }

  /// In words, without the number.
  public var name: String {
    switch self {
    case .settlingTime: "settling time"
    case .overshoot: "overshoot"
    case .peakTime: "peak time"
    case .riseTime: "rise time"
    case .firstArrival: "first arrival"
    case .peakSpeed: "peak speed"
    case .value(_, let time): "value at \(FeelReason.short(time)) s"
    }
  }

  /// Of ``wanted``; empty for a fraction and a value.
  public var unit: String {
    switch self {
    case .settlingTime, .peakTime, .riseTime, .firstArrival: "s"
    case .peakSpeed: "1/s"
    case .overshoot, .value: ""
    }
  }

  /// Whether it only happens to springs that pass their target.
  var needsPassing: Bool {
    switch self {
    case .overshoot(let fraction): fraction > 0
    case .peakTime, .firstArrival: true
    case .settlingTime, .riseTime, .peakSpeed, .value: false
    }
  }
}
