import Synchronization
import Testing

@testable import DashpotCommands

@Suite("The progress line")
struct ProgressLineTests {
  /// A clock that is set by hand; seconds.
  final class HandClock: Sendable {
    private let time = Mutex(0.0)
    func set(_ seconds: Double) { time.withLock { $0 = seconds } }
    var now: Double { time.withLock { $0 } }
  }

  private func environment(_ sink: CapturedSink, _ clock: HandClock, term: String = "xterm") -> CommandEnvironment {
    CommandEnvironment(
      arguments: [], variables: ["TERM": term], output: CapturedSink(), errors: sink, stopRequest: { nil },
      processors: 2,
      clock: { clock.now }, circumstances: { [] })
  }

  @Test("Nobody looking, no line")
  func onlyOnTerminals() {
    #expect(ProgressLine(in: environment(CapturedSink(), HandClock())) == nil)
    #expect(ProgressLine(in: environment(CapturedSink(isTerminal: true), HandClock(), term: "dumb")) == nil)
    #expect(ProgressLine(in: environment(CapturedSink(isTerminal: true), HandClock())) != nil)
  }

  @Test("It is drawn at most ten times a second, within the terminal, and erased at the end")
  func drawing() throws {
    let sink = CapturedSink(isTerminal: true, columns: 40)
    let clock = HandClock()
    let line = try #require(ProgressLine(in: environment(sink, clock)))
    for step in 0..<1000 {
      clock.set(Double(step) / 1000)
      line.show(done: step, of: 1000, failures: 0)
    }
    #expect((9...11).contains(sink.writes.count))
    #expect(sink.writes.allSatisfy { $0.hasPrefix("\r\u{1B}[K") && $0.count - 4 < 40 && !$0.contains("\n") })
    line.finish()
    line.finish()
    #expect(sink.writes.last == "\r\u{1B}[K")
    #expect(sink.writes.dropLast().last != "\r\u{1B}[K")
  }

  @Test("A line that was never drawn is not erased")
  func nothingDrawn() throws {
    let sink = CapturedSink(isTerminal: true)
    try #require(ProgressLine(in: environment(sink, HandClock()))).finish()
    #expect(sink.writes.isEmpty)
  }

  @Test(
    "It says how many are done, how fast, how long, and what failed",
    arguments: [
      (0, 10, 0, 0.0, "0 of 10 cases · 0 failures"),
      (500, 2000, 1, 2.0, "500 of 2000 cases · 250/s · 0:06 left · 1 failure"),
      (1, 3, 2, 2.0, "1 of 3 cases · 0.5/s · 0:04 left · 2 failures"),
      (100, 1_000_000, 0, 1.0, "100 of 1000000 cases · 100/s · 2:46:39 left · 0 failures"),
      (1, 1_000_000_000, 0, 10.0, "1 of 1000000000 cases · 0.1/s · ? left · 0 failures"),
    ])
  func text(done: Int, planned: Int, failures: Int, elapsed: Double, expected: String) {
    #expect(ProgressLine.text(done: done, planned: planned, failures: failures, elapsed: elapsed) == expected)
  }
}
