/// In what a recording counts its times.
public enum TimeUnit: String, CaseIterable, Hashable, Sendable {
  case seconds = "s"
  case milliseconds = "ms"
  case microseconds = "us"
  case nanoseconds = "ns"

  /// How many of them are a second.
  public var perSecond: Double {
    switch self {
    case .seconds: 1
    case .milliseconds: 1e3
    case .microseconds: 1e6
    case .nanoseconds: 1e9
    }
  }

  /// From a word of a heading: "ms", "msec", "milliseconds", "µs".
  init?(heading word: some StringProtocol) {
    switch word {
    case "s", "sec", "secs", "second", "seconds": self = .seconds
    case "ms", "msec", "msecs", "millis", "millisecond", "milliseconds": self = .milliseconds
    case "us", "usec", "µs", "μs", "micros", "microsecond", "microseconds": self = .microseconds
    case "ns", "nsec", "nanos", "nanosecond", "nanoseconds": self = .nanoseconds
    default: return nil
    }
  }
}

/// What a heading says its column is.
struct ColumnName: Hashable, Sendable {
  enum Role: Hashable, Sendable {
    case time(TimeUnit?)
    case value
    case velocity
  }

  /// Lower case words of the heading, taken apart at spaces, underscores, brackets, slashes and dots.
  let words: [String]

  init(_ heading: some StringProtocol) {
    words = heading.lowercased().split { !($0.isLetter || $0.isNumber) }.map(String.init)
  }

  private static let times: Set<String> = ["t", "time", "timestamp", "timestamps", "elapsed", "clock", "when"]
  /// Those that say it best come first.
  private static let values = [
    "value", "position", "displacement", "x", "progress", "pos", "y", "offset", "translation", "location", "z", "val",
    "data", "scale", "angle", "opacity", "height", "width",
  ]
  private static let velocities: Set<String> = ["v", "vel", "velocity", "speed", "vx", "vy", "xdot", "dx"]

  /// Nil for a heading that says nothing known.
  var role: Role? {
    guard let first = words.first else { return nil }
    if words.count == 1, let unit = TimeUnit(heading: first) { return .time(unit) }
    if Self.times.contains(first) || words.contains("time") || words.contains("timestamp") {
      return .time(words.dropFirst().lazy.compactMap { TimeUnit(heading: $0) }.first)
    }
    if words.contains(where: Self.velocities.contains) { return .velocity }
    return rank == nil ? nil : .value
  }

  /// The smaller, the better it names a value; nil for no name of one.
  var rank: Int? {
    guard let place = words.lazy.compactMap({ Self.values.firstIndex(of: $0) }).min() else { return nil }
    // Why: "value" before "dashpot value".
    return place + Self.values.count * (words.count - 1)
  }
}
