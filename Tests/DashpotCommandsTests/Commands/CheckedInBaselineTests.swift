import Foundation
import Testing

@testable import DashpotCommands

@Suite("The baselines that are kept with the code")
struct CheckedInBaselineTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Baselines").path

  @Test("The smoke suite, in parts, is as its baseline says; 'dashpot baseline record' writes it anew")
  func smoke() async throws {
    let folder = try TemporaryFolder()
    let (run, parts) = (folder.file("smoke.sqlite"), ["1/2", "2/2"])
    let files = parts.map { folder.file("part-\($0.prefix(1)).sqlite") }
    for (part, file) in zip(parts, files) { _ = await dashpot("verify", "smoke", "--shard", part, "--run", file) }
    #expect(await dashpot(["merge"] + files + ["--run", run]).code == .allWithin)
    let check = await dashpot("baseline", "check", run, "\(Self.folder)/smoke.txt")
    #expect(check.code == .allWithin, "\(check.output)")
  }

  @Test("That of the standard suite, which takes longer, is of the suite as it is", arguments: ["standard", "smoke"])
  func hash(_ name: String) async throws {
    let suite = try SuiteChoice.suite(named: name)
    let shown = await dashpot("baseline", "show", "\(Self.folder)/\(name).txt", "--format", "json")
    #expect(shown.code == .allWithin, "\(shown.errors)")
    #expect(shown.output.contains("\"suiteHash\": \"\(suite.hash)\""))
  }
}
