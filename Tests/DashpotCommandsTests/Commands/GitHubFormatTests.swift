import Foundation
import RunRecords
import Testing

@testable import DashpotCommands

@Suite("--format github")
struct GitHubFormatTests {
  private func run(_ verdicts: [Verdict], in folder: TemporaryFolder, error: Double = 1e-14) throws -> String {
    let path = folder.file("run.sqlite")
    try SampleRun.write(verdicts, to: path, error: error)
    return path
  }

  @Test("A summary goes to the step's file, after what is in it, and annotations to standard output")
  func summaryFile() async throws {
    let folder = try TemporaryFolder()
    let run = try run([.within, .exceeds], in: folder)
    let file = try folder.write("before\n", to: "summary.md")
    let outcome = await dashpot(["report", run, "--format", "github"], variables: ["GITHUB_STEP_SUMMARY": file])
    #expect(outcome.code == .exceeds)
    let summary = try folder.text(of: "summary.md")
    #expect(summary.hasPrefix("before\n## ❌ sample@1\n"))
    #expect(summary.contains("### Worst cases") && summary.contains("### Errors"))
    let lines = outcome.output.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines.allSatisfy { $0.hasPrefix("::error title=") })
    #expect(lines[1].hasSuffix("Run it again: dashpot verify sample --case 'sample@1/springs/stiffness=1'"))
  }

  @Test("Without the file the summary comes first; where commands are read, between lines that stop their reading")
  func standardOutput() async throws {
    let folder = try TemporaryFolder()
    let run = try run([.within], in: folder)
    let here = await dashpot("report", run, "--format", "github")
    #expect(here.code == .allWithin)
    #expect(here.output.hasPrefix("## ✅ sample@1\n"))
    #expect(here.output.contains("\n::notice title=sample@1::1 case, 1 judgement"))
    let there = await dashpot(["report", run, "--format", "github"], variables: ["GITHUB_ACTIONS": "true"])
    let lines = there.output.split(separator: "\n", omittingEmptySubsequences: false)
    let token = try #require(lines.first).dropFirst("::stop-commands::".count)
    #expect(lines[0] == "::stop-commands::\(token)" && token.hasPrefix("dashpot-"))
    let end = try #require(lines.firstIndex(of: "::\(token)::"))
    #expect(lines[end...].contains { $0.hasPrefix("::notice ") })
    #expect(
      await dashpot(["report", run, "--format", "github"], variables: ["GITHUB_ACTIONS": "true"]).output == there.output
    )
  }

  @Test("More annotations than a step may have are counted; a summary that is full is left as it is")
  func limits() async throws {
    let folder = try TemporaryFolder()
    let run = try run(Array(repeating: .exceeds, count: 40), in: folder)
    let baseline = folder.file("b.txt")
    let good = folder.file("good.sqlite")
    try SampleRun.write(Array(repeating: .within, count: 40), to: good, error: 1e-14)
    _ = await dashpot("baseline", "record", good, baseline)
    let full = folder.file("full.md")
    try String(repeating: "x", count: 1_000_000).write(toFile: full, atomically: false, encoding: .utf8)
    let outcome = await dashpot(
      ["baseline", "check", run, baseline, "--format", "github"], variables: ["GITHUB_STEP_SUMMARY": full])
    #expect(outcome.code == .exceeds)
    let lines = outcome.output.split(separator: "\n")
    #expect(lines.count == 10)
    #expect(lines[9].contains("more are not shown here; they are in the job summary."))
    #expect(try folder.text(of: "full.md").utf8.count == 1_000_000)
    #expect(outcome.errors.contains("the job summary is full"))
  }

  @Test("What moved is annotated in the baseline's own line, for the better as a warning")
  func baseline() async throws {
    let folder = try TemporaryFolder()
    let (baseline, file) = (folder.file("b.txt"), folder.file("summary.md"))
    _ = await dashpot("baseline", "record", try run([.within], in: folder, error: 1e-13), baseline)
    let lines = try folder.text(of: "b.txt").split(separator: "\n", omittingEmptySubsequences: false)
    let place = try #require(lines.firstIndex { $0.hasPrefix("row\tsprings\tdashpot\tpositionError\t") }) + 1
    for (error, level, code) in [(1e-12, "error", ExitCode.exceeds), (1e-16, "warning", .betterThanBaseline)] {
      let outcome = await dashpot(
        ["baseline", "check", try run([.within], in: folder, error: error), baseline, "--format", "github"],
        variables: ["GITHUB_STEP_SUMMARY": file])
      #expect(outcome.code == code)
      #expect(outcome.output.contains("::\(level) file=\(baseline),line=\(place),title="), "\(outcome.output)")
    }
  }

  @Test("Of a suite file they stand beside the file; a failed run of no cases is told too")
  func suiteFile() async throws {
    let folder = try TemporaryFolder()
    let suite = try folder.write(SmallSuite.yaml(), to: "small.yaml")
    let outcome = await dashpot("verify", suite, "--format", "github", "--filter", "stiffness=999")
    #expect(outcome.code == .nothingJudged)
    #expect(outcome.output.contains("::error file=\(suite),title=small@1::0 cases: nothing was judged."))
  }

  @Test("A summary that cannot be written ends with 74")
  func unwritable() async throws {
    let folder = try TemporaryFolder()
    let run = try run([.within], in: folder)
    let outcome = await dashpot(
      ["report", run, "--format", "github"], variables: ["GITHUB_STEP_SUMMARY": folder.file("nowhere/s.md")])
    #expect(outcome.code == .ioError)
  }

  @Test(
    "What is no run has no such format",
    arguments: [
      ["verify", "published"], ["verify", "easing"], ["accuracy"], ["report", "x", "--table", "worst"],
    ])
  func refusals(_ words: [String]) async {
    #expect(await dashpot(words + ["--format", "github"]).code == .usage)
  }
}
