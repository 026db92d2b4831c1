import Foundation
import Testing

@testable import DashpotCommands

@Suite("dashpot verify published")
struct PublishedCommandTests {
  static let header = "quantity\tinputs\texpected\ttolerance\treason\tsource\n"

  @Test("judges every row of the table and says how many from where")
  func whole() async {
    let outcome = await dashpot("verify", "published")
    #expect(outcome.code == .allWithin, "\(outcome.output)\(outcome.errors)")
    #expect(outcome.output.hasPrefix("published@1\n"))
    #expect(outcome.output.contains("Every published value is met."))
    #expect(outcome.output.contains(" 0 exceed, 0 failed;"))
  }

  @Test("Part of a table, one case, nothing")
  func parts() async {
    let part = await dashpot("verify", "published", "--filter", "rubber-band")
    #expect(part.code == .allWithin && part.output.contains("\n4 rows from 1 source: 4 within"), "\(part.output)")
    let id = "published@1/rubber-band.shown/dimension=400,coefficient=0.55,pulled=100"
    let one = await dashpot("verify", "published", "--case", id, "--format", "csv")
    #expect(one.code == .allWithin && one.output.split(separator: "\n").count == 2, "\(one.output)")
    let nothing = await dashpot("verify", "published", "--filter", "no such thing")
    #expect(nothing.code == .nothingJudged && nothing.output.isEmpty)
    #expect(nothing.errors.contains("loosen the filter"))
    let unknown = await dashpot("verify", "published", "--case", "published@1/x")
    #expect(unknown.code == .usage && unknown.errors.contains("has the id 'published@1/x'"))
  }

  @Test("A value that is not met exits with 1 and can be run again")
  func wrong() async throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(
      Self.header + "decay.rest\tfriction-rate=2 velocity=1000\t499\t\t\tme\n", to: "mine.tsv")
    let outcome = await dashpot("verify", path)
    #expect(outcome.code == .exceeds)
    #expect(outcome.output.contains("--case 'mine/decay.rest/friction-rate=2,velocity=1000'"), "\(outcome.output)")
    let again = await dashpot("verify", path, "--case", "mine/decay.rest/friction-rate=2,velocity=1000")
    #expect(again.code == .exceeds)
    let broken = try folder.write(Self.header + "decay.rest\tvelocity=1\t5\t\t\tme\n", to: "broken.tsv")
    let refused = await dashpot("verify", broken)
    #expect(refused.code == .badInput && refused.errors.contains("broken.tsv:2: decay.rest needs"), "\(refused.errors)")
  }

  @Test("JSON is JSON, Markdown has the same two tables")
  func formats() async throws {
    let json = await dashpot("verify", "published", "--filter", "WWDC", "--format", "json")
    let object = try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any]
    #expect(object?["format"] as? String == "dashpot-published")
    #expect((object?["rows"] as? [Any])?.count == 2)
    let markdown = await dashpot("verify", "published", "--filter", "WWDC", "--format", "markdown")
    #expect(markdown.output.hasPrefix("# published@1\n\n2 rows from 1 source: 2 within"), "\(markdown.output)")
  }

  @Test("What only runs have is refused", arguments: ["--run", "--report", "--engine", "--jobs"])
  func refusals(option: String) async {
    let outcome = await dashpot("verify", "published", option, "1")
    #expect(outcome.code == .usage)
    #expect(outcome.errors.contains("'\(option)' does not go with a table of published values"), "\(outcome.errors)")
  }

  @Test("The list of suites names it")
  func list() async {
    let outcome = await dashpot("list", "suites")
    #expect(outcome.output.contains("\npublished "), "\(outcome.output)")
  }
}
