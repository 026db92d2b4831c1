internal import Synchronization

/// One line on standard error that says how far a run is: drawn on a terminal only, at most ten times a second, and
/// erased at the end.
final class ProgressLine: Sendable {
  private struct State {
    var lastDrawn = -Double.infinity
    var isDrawn = false
  }

  /// Seconds between two drawings.
  static let interval = 0.1
  private static let erase = "\r\u{1B}[K"

  private let sink: any TextSink
  private let clock: @Sendable () -> Double
  private let columns: Int
  private let begun: Double
  private let state = Mutex(State())

  /// Nil where nobody is looking.
  init?(in environment: CommandEnvironment) {
    guard environment.errors.isTerminal, environment.variables["TERM"] != "dumb" else { return nil }
    sink = environment.errors
    clock = environment.clock
    columns = environment.errors.columns ?? environment.columns
    begun = environment.clock()
  }

  /// May be called from any thread, as often as there is news.
  func show(done: Int, of planned: Int, failures: Int) {
    show { Self.text(done: done, planned: planned, failures: failures, elapsed: $0) }
  }

  /// The same with words of one's own, by the seconds since the beginning.
  func show(_ words: (Double) -> String) {
    let now = clock()
    state.withLock { state in
      guard now - state.lastDrawn >= Self.interval else { return }
      state.lastDrawn = now
      state.isDrawn = true
      let text = words(now - begun)
      try? sink.write(Self.erase + String(text.prefix(columns - 1)))
    }
  }

  /// Takes the line away.
  func finish() {
    state.withLock { state in
      guard state.isDrawn else { return }
      state.isDrawn = false
      try? sink.write(Self.erase)
    }
  }

  /// The line itself.
  static func text(done: Int, planned: Int, failures: Int, elapsed: Double) -> String {
    var parts = ["\(done) of \(planned) cases"]
    if elapsed > 0, done > 0 {
      let rate = Double(done) / elapsed
      parts.append(rate < 10 ? "\((rate * 10).rounded() / 10)/s" : "\(Int(rate.rounded()))/s")
      parts.append("\(clockTime(Double(planned - done) / rate)) left")
    }
    parts.append(failures == 1 ? "1 failure" : "\(failures) failures")
    return parts.joined(separator: " · ")
  }

  private static func clockTime(_ seconds: Double) -> String {
    guard seconds.isFinite, seconds < 360_000 else { return "?" }
    let whole = Int(seconds.rounded(.up))
    let twoDigits = { (value: Int) in value < 10 ? "0\(value)" : "\(value)" }
    guard whole >= 3600 else { return "\(whole / 60):\(twoDigits(whole % 60))" }
    return "\(whole / 3600):\(twoDigits(whole / 60 % 60)):\(twoDigits(whole % 60))"
  }
}
