import Foundation
import RunStore
import Testing

@testable import DashpotCommands

/// What only a process can suffer: signals, a full disk, another process.
@Suite("Runs in hard times")
struct HardTimesTests {
  /// A second or two of work on one core.
  private static func suite(in folder: TemporaryFolder) throws -> String {
    try folder.write(ResumedRunTests.suite, to: "long.yaml")
  }

  /// Waits until a process has begun to write its run.
  private func waitForCases(in path: String, of process: Process) {
    while process.isRunning {
      let size = try? FileManager.default.attributesOfItem(atPath: path)[.size] as? Int
      if let size, size > 0 { return }
      // Why: nothing tells that a file has grown but looking again, and no other test may come in between.
      usleep(2000)
    }
  }

  @Test("A signal ends a run with its code, and the finished cases are kept", arguments: [SIGINT, SIGTERM, SIGHUP])
  func signals(_ number: Int32) async throws {
    let folder = try TemporaryFolder()
    let run = folder.file("run.sqlite")
    let words = ["verify", try Self.suite(in: folder), "--run", run, "--jobs", "1"]
    let process = try BuiltTool.startShell(#"exec "$0" "$@""#, words, in: folder)
    waitForCases(in: run, of: process)
    kill(process.processIdentifier, number)
    process.waitUntilExit()
    #expect(process.terminationReason == .exit)
    #expect(process.terminationStatus == 128 + number)
    let reader = try RunReader(path: run)
    let count = try reader.caseCount()
    #expect(count > 0 && count < 800 && !reader.run.isComplete)
    #expect(try folder.text(of: "errors.txt").contains("after \(count) of 800 cases; they are kept in '\(run)'"))
  }

  @Test("Under nohup a terminal that goes away is nothing to a run")
  func ignoredHangup() async throws {
    let folder = try TemporaryFolder()
    let run = folder.file("run.sqlite")
    let words = ["verify", try Self.suite(in: folder), "--run", run, "--engine", "dashpot"]
    let process = try BuiltTool.startShell(#"trap '' HUP; exec "$0" "$@""#, words, in: folder)
    waitForCases(in: run, of: process)
    kill(process.processIdentifier, SIGHUP)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    #expect(try RunReader(path: run).run.isComplete)
  }

  /// A limit on the size of files stands for the device: no privilege is needed for it.
  @Test("A full disk is 74 and keeps whole cases; with room again the run goes on to the bytes of one in one piece")
  func fullDisk() async throws {
    let folder = try TemporaryFolder()
    let suite = try Self.suite(in: folder)
    let run = folder.file("run.sqlite")
    let full = try BuiltTool.shell(
      #"ulimit -f 300; exec "$0" "$@""#, ["verify", suite, "--run", run, "--jobs", "1"], in: folder)
    #expect(full.code == 74, "\(full)")
    #expect(full.errors.hasPrefix("dashpot: the disk is full: \(run) holds the cases"), "\(full.errors)")
    #expect(full.errors.split(separator: "\n").count == 1)
    let kept = try RunReader(path: run).caseCount()
    // None, where the limit came before the run was committed for the first time.
    #expect(kept < 800)
    let resumed = await dashpot("verify", "--resume", run)
    #expect(resumed.output == (await dashpot("verify", suite)).output)
  }

  @Test("A report that cannot be printed is 74, and its run is kept whole")
  func fullOutput() async throws {
    let folder = try TemporaryFolder()
    let run = folder.file("run.sqlite")
    let words = ["verify", try folder.write(SmallSuite.yaml(), to: "small.yaml"), "--run", run]
    let outcome = try BuiltTool.shell(#"exec "$0" "$@" > /dev/full"#, words, in: folder)
    #expect(outcome.code == 74)
    #expect(outcome.errors.hasPrefix("dashpot: standard output cannot be written: "), "\(outcome.errors)")
    #expect(try RunReader(path: run).run.isComplete)
  }

  @Test("What no file can be made in is 74 and named, before anything is run")
  func unwritable() async throws {
    let folder = try TemporaryFolder()
    let suite = try folder.write(SmallSuite.yaml(), to: "small.yaml")
    let places = ["\(suite)/run.sqlite", folder.file("none/run.sqlite"), "/dev/full", "/dev/null", folder.path]
    for place in places + (FileManager.default.fileExists(atPath: "/proc/self") ? ["/proc/run.sqlite"] : []) {
      let outcome = await dashpot("verify", suite, "--run", place)
      #expect(outcome.code == .ioError, "\(place): \(outcome.errors)")
      #expect(outcome.output.isEmpty)
      #expect(outcome.errors.contains(place) && outcome.errors.split(separator: "\n").count == 1, "\(outcome.errors)")
    }
    #expect(try folder.text(of: "small.yaml") == SmallSuite.yaml())
  }

  @Test(
    "A folder that may not be written is 74 and stays empty", .enabled(if: getuid() != 0, "root may write everywhere"))
  func readOnlyFolder() async throws {
    let folder = try TemporaryFolder()
    let suite = try folder.write(SmallSuite.yaml(), to: "small.yaml")
    let closed = folder.file("closed")
    try FileManager.default.createDirectory(
      atPath: closed, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o555])
    for words in [["--run", "\(closed)/run.sqlite"], ["--report", "\(closed)/report"]] {
      #expect(await dashpot(["verify", suite] + words).code == .ioError)
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: closed).isEmpty)
  }

  @Test("Of two processes on one file the second is refused, whatever it wants, and the first ends well")
  func twoProcesses() async throws {
    let folder = try TemporaryFolder()
    let suite = try Self.suite(in: folder)
    let run = folder.file("run.sqlite")
    let process = try BuiltTool.start(["verify", suite, "--run", run, "--jobs", "1"])
    waitForCases(in: run, of: process)
    kill(process.processIdentifier, SIGSTOP)
    let others = [
      ["verify", suite, "--run", run], ["verify", suite, "--run", run, "--replace"], ["verify", "--resume", run],
      ["report", run], ["merge", run],
    ]
    for words in others {
      let outcome = await dashpot(words)
      #expect(outcome.code == .ioError, "\(words): \(outcome.errors)")
      #expect(outcome.errors.contains("another process is writing \(run)"), "\(words): \(outcome.errors)")
    }
    kill(process.processIdentifier, SIGCONT)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    #expect(try folder.names == ["long.yaml", "run.sqlite"])
    #expect(await dashpot("report", run).output == (await dashpot("verify", suite)).output)
  }

  @Test("A run of something else, a newer and a damaged one stay as they are until they are to be replaced")
  func somethingElse() async throws {
    let folder = try TemporaryFolder()
    let suite = try folder.write(SmallSuite.yaml(), to: "small.yaml")
    let run = folder.file("run.sqlite")
    try SampleRun.write([.within], to: run)
    let sample = try Data(contentsOf: URL(filePath: run))
    var newer = sample
    newer[63] = 99
    for (bytes, says) in [
      (sample, "holds a run of sample@1"), (newer, "written by a newer Dashpot (schema 99"),
      (sample.prefix(9000), "is damaged or was cut short"),
    ] {
      try bytes.write(to: URL(filePath: run))
      let refused = await dashpot("verify", suite, "--run", run)
      #expect(refused.code == .ioError, "\(says)")
      #expect(refused.errors.contains(says) && refused.errors.contains("`--replace`"), "\(refused.errors)")
      #expect(refused.output.isEmpty)
      #expect(try Data(contentsOf: URL(filePath: run)) == bytes)
      #expect(await dashpot("verify", suite, "--run", run, "--replace").code == .allWithin)
      #expect(await dashpot("verify", suite, "--run", run).code == .allWithin, "an earlier run of the same")
      #expect(await dashpot("verify", suite, "--run", run, "--engine", "dashpot").code == .ioError)
    }
    for words in [["verify", suite, "--replace"], ["merge", run, "--replace"], ["verify", "easing", "--replace"]] {
      let outcome = await dashpot(words)
      #expect(outcome.code == .usage && outcome.errors.contains("goes with '--run FILE'"), "\(outcome.errors)")
    }
  }

  @Test("Parts of a run are not lost to the whole")
  func partsStay() async throws {
    let folder = try TemporaryFolder()
    let suite = try folder.write(SmallSuite.yaml(), to: "small.yaml")
    let parts = ["1", "2"].map { folder.file($0) }
    for (place, part) in parts.enumerated() {
      _ = await dashpot("verify", suite, "--shard", "\(place + 1)/2", "--run", part)
    }
    let onto = await dashpot(["merge"] + parts + ["--run", parts[0]])
    #expect(onto.code == .ioError)
    #expect(onto.errors.contains("holds a run of small@1 (shard 1/2)"), "\(onto.errors)")
    #expect(await dashpot(["merge"] + parts).code == .allWithin)
  }

  /// The wall clock is in a run's circumstances and nowhere else.
  @Test("A date that jumps back changes no byte of a report")
  func dateJumps() async throws {
    let folder = try TemporaryFolder()
    let suite = try folder.write(SmallSuite.yaml(), to: "small.yaml")
    let run = folder.file("run.sqlite")
    var environment = CommandEnvironment(
      arguments: ["verify", suite, "--run", run, "--jobs", "1"], variables: [:], output: CapturedSink(),
      errors: CapturedSink(), stopRequest: { .interrupted }, processors: 1, clock: { 0 },
      circumstances: { [("date", "2026-11-30T12:00:00Z")] })
    #expect(await DashpotTool.run(in: environment) == .interrupted)
    let output = CapturedSink()
    environment.arguments = ["verify", "--resume", run]
    environment.output = output
    environment.stopRequest = { nil }
    environment.circumstances = { [("date", "1970-01-01T00:00:00Z")] }
    #expect(await DashpotTool.run(in: environment) == .allWithin)
    #expect(output.text == (await dashpot("verify", suite)).output)
  }

  @Test("The clock of a process never goes back")
  func monotonic() {
    let clock = CommandEnvironment.ofThisProcess().clock
    let times = (0..<10_000).map { _ in clock() }
    #expect(zip(times, times.dropFirst()).allSatisfy { $0 <= $1 })
    #expect(times.allSatisfy { $0 >= 0 && $0 < 3600 }, "seconds since it was made, not since 1970")
  }
}
