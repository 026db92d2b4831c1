import Foundation
import Synchronization
import Testing

@testable import DashpotCommands

@Suite("Runs that are stopped")
struct StoppedRunTests {
  /// A signal that arrives after it was looked for so many times.
  private func stop(_ request: StopRequest, after calls: Int) -> @Sendable () -> StopRequest? {
    let counter = Counter()
    return { counter.next() > calls ? request : nil }
  }

  private final class Counter: Sendable {
    private let count = Mutex(0)
    func next() -> Int {
      count.withLock { count in
        count += 1
        return count
      }
    }
  }

  @Test(
    "The finished cases are kept and reported", arguments: [StopRequest.interrupted, .terminated, .hungUp])
  func kept(_ request: StopRequest) async throws {
    let folder = try TemporaryFolder()
    let stiffnesses = "[" + (1...60).map { "\($0 * 10)" }.joined(separator: ", ") + "]"
    let suite = try folder.write(SmallSuite.yaml(stiffnesses: stiffnesses), to: "small.yaml")
    let run = folder.file("run.sqlite")
    let outcome = await dashpot(
      ["verify", suite, "--run", run, "--jobs", "2"], stopRequest: stop(request, after: 19))
    #expect(outcome.code == request.exitCode)
    let words: [StopRequest: String] = [
      .interrupted: "interrupted", .terminated: "terminated", .hungUp: "left by its terminal",
    ]
    let word = try #require(words[request])
    #expect(
      outcome.errors
        == "dashpot: \(word) after 20 of 60 cases; they are kept in '\(run)'; 'dashpot verify --resume \(run)' goes on.\n"
    )
    #expect(outcome.output.contains("The run is not complete: 20 of 60 cases."))
    let kept = await dashpot("report", run)
    #expect(kept.output == outcome.output)
    #expect(kept.code == .nothingJudged, "nobody knows of the rest")
    #expect(
      kept.errors
        == "dashpot: the run in '\(run)' is not complete, it has 20 of 60 cases; 'dashpot verify --resume \(run)' goes on.\n"
    )
    let lines = await dashpot("report", run, "--format", "csv").output.split(separator: "\n")
    #expect(lines.count == 21)
  }

  @Test("A stopped run that takes no report any more ends with the code of its signal")
  func reportNotTaken() async throws {
    let folder = try TemporaryFolder()
    let suite = try folder.write(SmallSuite.yaml(), to: "small.yaml")
    let broken = CapturedSink(failure: .refused(reason: "Input/output error"))
    let outcome = await dashpot(["verify", suite], output: broken, stopRequest: stop(.hungUp, after: 0))
    #expect(outcome.code == .hungUp)
  }

  @Test("What is wrong with the cases that an interrupted run has is told by its code")
  func wrongAlready() async throws {
    let folder = try TemporaryFolder()
    let run = folder.file("run.sqlite")
    try SampleRun.write([.within, .exceeds], to: run, planned: 5)
    for words in [[], ["--format", "csv"], ["--table", "worst"], ["--publish", folder.file("pages")]] {
      let outcome = await dashpot(["report", run] + words)
      #expect(outcome.code == .exceeds)
      #expect(outcome.errors.contains("is not complete, it has 2 of 5 cases"), "\(outcome.errors)")
    }
    try SampleRun.write([.within, .within], to: run, planned: 5)
    let against = await dashpot("report", run, "--against", folder.file("pages"))
    #expect(against.code != .allWithin)
  }

  @Test("Without a run file it says that nothing else has them")
  func notKept() async throws {
    let folder = try TemporaryFolder()
    let suite = try folder.write(SmallSuite.yaml(), to: "small.yaml")
    let outcome = await dashpot(["verify", suite], stopRequest: stop(.interrupted, after: 0))
    #expect(outcome.code == .interrupted)
    #expect(outcome.errors.contains("1 of 3 cases; they are in this report alone"))
  }

  @Test("A signal after the last case changes nothing")
  func tooLate() async throws {
    let folder = try TemporaryFolder()
    let suite = try folder.write(SmallSuite.yaml(), to: "small.yaml")
    let outcome = await dashpot(["verify", suite], stopRequest: stop(.interrupted, after: 2))
    #expect(outcome.code == .allWithin)
    #expect(outcome.errors.isEmpty)
  }
}
