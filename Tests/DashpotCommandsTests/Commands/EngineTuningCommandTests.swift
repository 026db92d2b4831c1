import Foundation
import Testing

@testable import DashpotCommands

/// `dashpot tune` on an engine's constants.
@Suite("dashpot tune --engine")
struct EngineTuningCommandTests {
  private static let rk4 = [
    "tune", "--engine", "rk4", "--over", "smoke/named", "--objective", "largest-step", "--limit", "1e-6", "--bounds",
    "step=1e-3..0.1", "--jobs", "2",
  ]

  @Test("Constants, errors before and after and the trade-off, the same bytes with any number of threads")
  func text() async {
    let outcome = await dashpot(Self.rk4)
    #expect(outcome.code == .allWithin)
    #expect(
      outcome.output.hasPrefix(
        "rk4: the largest step with an error of position / amplitude of at most 1e-6\n"))
    #expect(outcome.output.contains("4 cases of smoke@1/named, seed 1."))
    #expect(outcome.output.contains("worst error before") && outcome.output.contains("log10 of the step (s)"))
    #expect(await dashpot(Self.rk4.dropLast() + ["1"]).output == outcome.output)
    let lines: [Substring] = outcome.output.split(separator: "\n")
    #expect(lines.dropFirst().allSatisfy { $0.count <= 80 || $0.hasPrefix("Errors of position") })
  }

  @Test("A file says the same")
  func file() async throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(
      """
      tuning: mine
      engine: rk4
      over: smoke/named
      objective: {largest: step, positionError: 1e-6}
      constants: {step: {from: 1e-3, to: 0.1}}
      """, to: "mine.yaml")
    let outcome = await dashpot("tune", "--file", path)
    #expect(await dashpot(Self.rk4).output == outcome.output)
    let page = await dashpot("tune", "--file", path, "--publish", folder.path)
    #expect(page.code == .allWithin && page.output.isEmpty)
    let published = try folder.text(of: "tuning.md")
    #expect(published.contains("## mine") && published.contains("dashpot tune --file \(path)"))
    let again = await dashpot("tune", "--file", path, "--against", folder.path)
    #expect(again.code == .allWithin, "\(again.output)")
    _ = try folder.write(
      published.replacing("| mine | rk4 | step | 0.001 |", with: "| mine | rk4 | step | 0.002 |"), to: "tuning.md")
    let changed = await dashpot("tune", "--file", path, "--against", folder.path)
    #expect(
      changed.code == .exceeds && changed.output.contains("published \"0.002\", now \"0.001\""), "\(changed.output)")
  }

  @Test("JSON with the constants and the tables")
  func json() async throws {
    let outcome = await dashpot(Self.rk4 + ["--format", "json"])
    let object = try #require(try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
    #expect(object["format"] as? String == "dashpot-tuning" && object["outcome"] as? String == "found")
    #expect(object["errorLimit"] as? Double == 1e-6 && object["seed"] as? String == "1")
    let after = try #require((object["after"] as? [String: Any])?["value"] as? Double)
    #expect(after <= 1e-6 && after > 9e-7)
    #expect((object["tables"] as? [Any])?.count == 3)
  }

  @Test("Nothing that keeps to the limit, and no case at all, are codes of their own")
  func codes() async {
    let none = await dashpot(
      "tune", "--engine", "explicit-euler", "--over", "smoke/named", "--objective", "largest-step", "--limit", "1e-9",
      "--bounds", "step=1e-3..0.1")
    #expect(none.code == .exceeds)
    #expect(none.output.contains("so that the constants stay as they are"))
    let nothing = await dashpot(
      "tune", "--engine", "deceleration-first-order", "--over", "smoke/named", "--objective", "least-error")
    #expect(nothing.code == .nothingJudged)
    #expect(
      nothing.errors
        == "dashpot: no case of smoke@1 can be put to deceleration-first-order: deceleration-first-order has friction "
        + "only; choose another suite or sweep with --over.\n")
  }

  static let refusals: [([String], String)] = [
    (["--engine", "rk5"], "there is no engine 'rk5'; did you mean 'rk4'?"),
    (["--engine", "dashpot"], "dashpot has no constants to tune; those that have: explicit-euler,"),
    (["--engine", "rk4"], "give the cases with '--over SUITE' or '--over SUITE/SWEEP'"),
    (["--over", "smoke"], "an engine is named with '--engine NAME', or in a file with '--file FILE'"),
    (["--engine", "rk4", "--over", "smoke"], "give what is sought with '--objective', such as largest-step"),
    (
      ["--engine", "rk4", "--over", "smoke", "--objective", "larges-step"],
      "there is no objective 'larges-step'; did you mean 'largest-step'?"
    ),
    (
      ["--engine", "rk4", "--over", "smok", "--objective", "largest-step"],
      "unknown suite 'smok'; did you mean 'smoke'?"
    ),
    (
      ["--engine", "rk4", "--over", "smoke", "--objective", "largest-step", "--bounds", "step=0.1..0.01"],
      "step: a range goes up, and 0.1 is not below 0.01; give the smaller end first"
    ),
    (
      ["--engine", "rk4", "--over", "smoke", "--objective", "largest-step", "--bounds", "step=-1..1"],
      "step: a logarithmic range begins above 0, not at -1.0; choose a linear one or a positive end"
    ),
    (
      ["--engine", "rk4", "--over", "smoke", "--objective", "largest-step", "--bounds", "step=nan..1"],
      "'step=nan..1' is no value for '--bounds', which takes a constant and two bounds, such as step=1e-4..0.1"
    ),
    (
      ["--engine", "rk4", "--over", "smoke", "--objective", "largest-step", "--bounds", "stop=1..2"],
      "rk4 has no constant 'stop'; did you mean 'step'?"
    ),
    (
      ["--engine", "rk4", "--over", "smoke", "--objective", "largest-step", "--begin", "step=3"],
      "step cannot begin at 3.0, outside of its range from 0.0001 to 0.1; widen the range"
    ),
    (
      ["--engine", "rk4", "--over", "smoke", "--objective", "largest-step", "--limit", "-1"],
      "'-1' is no value for '--limit', which takes a finite number greater than 0"
    ),
    (
      ["--engine", "rk4", "--overshoot", "10%"],
      "'--engine' and '--overshoot' cannot be combined: the one tunes an engine's constants, the other a motion's"
    ),
    (["--file", "a.yaml", "--engine", "rk4"], "'--file' and '--engine' cannot be combined: the file says all of it"),
    (["--file", "a.yaml", "--file", "b.yaml"], "several files are tuned into one page; give '--publish DIR'"),
    (["--publish", "x"], "a page is made of tuning files; give each with '--file FILE'"),
  ]

  @Test("What cannot be done is said with the way out", arguments: refusals.indices)
  func refusal(index: Int) async {
    let (words, message) = Self.refusals[index]
    let outcome = await dashpot(["tune"] + words)
    #expect(outcome.code == .usage)
    #expect(outcome.errors.contains(message), "\(outcome.errors)")
  }

  @Test("A file that is wrong is told by its place, and one that is not there by its name")
  func badFile() async throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(
      "tuning: mine\nengine: rk4\nover: smoke\nobjective: {largest: stop, positionError: 1}\n", to: "mine.yaml")
    let outcome = await dashpot("tune", "--file", path)
    #expect(outcome.code == .badInput)
    #expect(outcome.errors.contains("mine.yaml:4:22: rk4 has no constant 'stop'; did you mean 'step'?"))
    #expect(await dashpot("tune", "--file", folder.file("none.yaml")).code == .noInput)
  }

  @Test("Stopped, it ends with the signal's code and prints nothing")
  func stopped() async {
    let outcome = await dashpot(Self.rk4, stopRequest: { .interrupted })
    #expect(outcome.code == .interrupted && outcome.output.isEmpty)
  }
}
