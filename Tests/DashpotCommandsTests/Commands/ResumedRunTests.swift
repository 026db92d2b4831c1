import Foundation
import Testing

@testable import DashpotCommands

@Suite("Runs that go on")
struct ResumedRunTests {
  /// A second or two of work on one core.
  static let suite = """
    suite: long
    version: 1
    engines: {judged: [dashpot], shown: [rk4], specimen: [rest-by-frame-change]}
    sweeps:
      - name: anywhere
        sampling: {sobol: {count: 800, seed: 7}}
        axes:
          - {parameter: stiffness, logarithmic: {from: 10, to: 1000}}
          - {parameter: dampingRatio, linear: {from: 0.1, to: 2}}
    """

  /// Fixed, so that a failure can be had again: the moments of the kills, as shares of the time of a whole run.
  static let moments: [Double] = {
    var state: UInt64 = 0x9E37_79B9_7F4A_7C15
    return (0..<20).map { _ in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return 0.1 + 0.6 * Double(state >> 11) * 0x1p-53
    }
  }()

  @Test("A run that is killed at 20 moments ends each time with the bytes of a run in one piece")
  func killed() async throws {
    let folder = try TemporaryFolder()
    let suite = try folder.write(Self.suite, to: "long.yaml")
    let begun = Date()
    let whole = try BuiltTool.start(["verify", suite, "--run", folder.file("whole.sqlite"), "--jobs", "1"])
    whole.waitUntilExit()
    let duration = Date().timeIntervalSince(begun)
    let expected = await dashpot("report", folder.file("whole.sqlite")).output
    #expect(expected.contains("800 cases"))
    var resumed = 0
    for (place, moment) in Self.moments.enumerated() {
      let file = folder.file("run-\(place).sqlite")
      let process = try BuiltTool.start(["verify", suite, "--run", file, "--jobs", "1"])
      // Why: the run is to be killed in the middle of its work, and only time takes it there.
      try await Task.sleep(for: .seconds(moment * duration))
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      guard FileManager.default.fileExists(atPath: file) else { continue }
      let outcome = await dashpot(["verify", "--resume", file, "--jobs", "2"])
      if outcome.errors.contains("is complete") { continue }
      resumed += 1
      #expect(outcome.output == expected, "killed after \(moment) of \(duration) s: \(outcome.errors)")
      #expect(await dashpot("report", file).output == expected)
    }
    #expect(resumed >= 10, "\(resumed) of 20 runs had begun and not ended")
  }

  @Test("An interrupted run goes on in every format with the report of one piece", arguments: ReportFormat.allCases)
  func everyFormat(_ format: ReportFormat) async throws {
    let folder = try TemporaryFolder()
    let suite = try folder.write(SmallSuite.yaml(), to: "small.yaml")
    let file = folder.file("run.sqlite")
    _ = await dashpot(["verify", suite, "--run", file, "--jobs", "1"], stopRequest: { .interrupted })
    let outcome = await dashpot("verify", "--resume", file, "--format", format.rawValue)
    #expect(outcome.code == .allWithin)
    #expect(outcome.output == (await dashpot("verify", suite, "--format", format.rawValue)).output)
    #expect(outcome.output == (await dashpot("report", file, "--format", format.rawValue)).output)
  }

  @Test("What was selected of the suite is kept")
  func selection() async throws {
    let folder = try TemporaryFolder()
    let suite = try folder.write(SmallSuite.yaml(engines: "{judged: [dashpot, rk4]}"), to: "small.yaml")
    let words = ["--filter", "springs", "--engine", "dashpot"]
    let file = folder.file("run.sqlite")
    _ = await dashpot(["verify", suite, "--run", file, "--jobs", "1"] + words, stopRequest: { .interrupted })
    let outcome = await dashpot("verify", "--resume", file)
    #expect(outcome.output == (await dashpot(["verify", suite] + words)).output)
  }

  static let refusals: [(words: [String], says: String)] = [
    (["--resume", "x", "standard"], "the run says which suite it is of"),
    (["--resume", "x", "--filter", "grid"], "the run says which cases it is of"),
    (["--resume", "x", "--shard", "1/2"], "the run says which cases it is of"),
    (["--resume", "x", "--run", "y"], "a run goes on in its own file"),
    (["--resume", "no-such-file"], "there is no file"),
  ]

  @Test("What cannot go on is refused", arguments: refusals.indices)
  func refused(_ row: Int) async {
    let outcome = await dashpot(["verify"] + Self.refusals[row].words)
    #expect([.usage, .noInput].contains(outcome.code))
    #expect(outcome.errors.contains(Self.refusals[row].says), "\(outcome.errors)")
  }

  @Test("A complete run, and one whose suite has changed, are left as they are")
  func leftAlone() async throws {
    let folder = try TemporaryFolder()
    let suite = try folder.write(SmallSuite.yaml(), to: "small.yaml")
    let file = folder.file("run.sqlite")
    _ = await dashpot(["verify", suite, "--run", file, "--jobs", "1"], stopRequest: { .interrupted })
    _ = try folder.write(SmallSuite.yaml(stiffnesses: "[100, 150, 201]"), to: "small.yaml")
    let before = try Data(contentsOf: URL(filePath: file))
    let changed = await dashpot("verify", "--resume", file)
    #expect(changed.code == .badInput)
    #expect(changed.errors.contains("suite file is not the same"), "\(changed.errors)")
    #expect(try Data(contentsOf: URL(filePath: file)) == before)
    _ = try folder.write(SmallSuite.yaml(), to: "small.yaml")
    _ = await dashpot("verify", "--resume", file)
    let complete = await dashpot("verify", "--resume", file)
    #expect(complete.code == .badInput)
    #expect(complete.errors.contains("is complete"))
  }
}
