import Foundation
import Testing

@testable import DashpotCommands

@Suite("The baselines that are kept with the code")
struct CheckedInBaselineTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Baselines").path

  @Test("The smoke suite is as its baseline says; if it should not be, 'dashpot baseline record' writes it anew")
  func smoke() async throws {
    let folder = try TemporaryFolder()
    let run = folder.file("smoke.sqlite")
    #expect(await dashpot("verify", "smoke", "--run", run).code == .allWithin)
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
