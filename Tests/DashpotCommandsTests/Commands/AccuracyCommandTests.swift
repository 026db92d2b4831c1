import Foundation
import Testing

@testable import DashpotCommands

@Suite("dashpot accuracy")
struct AccuracyCommandTests {
  @Test("prints the same with any number of jobs, every region once, and ends with the verdict")
  func regions() async {
    let one = await dashpot("accuracy", "--points", "4000", "--jobs", "1")
    let three = await dashpot("accuracy", "--points", "4000", "--jobs", "3")
    #expect(one.code == .allWithin)
    #expect(one.output == three.output)
    #expect(one.output.contains("\nunderdamped") && one.output.contains("\ndecay-remaining"))
    #expect(one.output.hasSuffix("our own formulas are within their limits at all of them.\n"))
  }

  @Test("a region alone, in every format", arguments: ["text", "markdown", "csv", "json"])
  func formats(_ format: String) async throws {
    let outcome = await dashpot("accuracy", "--points", "400", "--region", "zeros", "--format", format)
    #expect(outcome.code == .allWithin)
    #expect(outcome.output.contains("zeros") && !outcome.output.contains("magnitudes"))
    if format == "json" {
      let object = try #require(try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
      #expect(object["beyond"] as? Int == 0)
      #expect((object["tables"] as? [String: Any])?.keys.sorted() == ["regions", "specimens", "worst"])
    }
    if format == "csv" { #expect(outcome.output.split(separator: "\n").count == 2) }
  }

  @Test("a printed point evaluates again to the printed error")
  func replay() async throws {
    let report = await dashpot("accuracy", "--points", "2000", "--region", "tail").output
    let line = try #require(report.split(separator: "\n").first { $0.contains("accuracy --point '") })
    let point = try #require(line.split(separator: "'").dropFirst().first).description
    let again = await dashpot("accuracy", "--point", point)
    #expect(again.code == .allWithin)
    #expect(again.output.contains("True position ") && again.output.contains("textbook-closed-form"))
  }

  @Test("worst cases come as the file that a test reads")
  func worstCases() async {
    let outcome = await dashpot("accuracy", "--points", "3000", "--region", "rational-roots", "--worst-cases", "5")
    let lines = outcome.output.split(separator: "\n")
    #expect(lines.count == 12)
    #expect(lines.allSatisfy { $0.hasPrefix("# ") || $0.split(separator: "\t").count == 9 })
  }

  @Test(
    "says what it does not understand",
    arguments: [
      (["--region", "zeroes"], "did you mean 'zeros'?"), (["--point", "m=1"], "the point lacks k, c, x0, v0, t"),
      (["--point", "m=1", "--seed", "2"], "'--point' and '--seed' cannot be combined"),
      (["--worst-cases", "3", "--format", "csv"], "'--worst-cases' and '--format' cannot be combined"),
    ])
  func usage(_ words: [String], _ message: String) async {
    let outcome = await dashpot(["accuracy"] + words)
    #expect(outcome.code == .usage)
    #expect(outcome.errors.contains(message), "\(outcome.errors)")
  }
}
