import Foundation
import Testing

@testable import DashpotCommands

@Suite("dashpot verify easing")
struct EasingCommandTests {
  @Test("prints the same with any number of jobs, every region once, and ends with the verdict")
  func regions() async {
    let one = await dashpot("verify", "easing", "--points", "4000", "--jobs", "1")
    let three = await dashpot("verify", "easing", "--points", "4000", "--jobs", "3")
    #expect(one.code == .allWithin)
    #expect(one.output == three.output)
    #expect(one.output.contains("\nordinary") && one.output.contains("\nnamed-curves"))
    #expect(one.output.hasSuffix("within 2 ulp at all of them, and none falls where it rises.\n"), "\(one.output)")
  }

  @Test("a region alone, in every format", arguments: ["text", "markdown", "csv", "json"])
  func formats(_ format: String) async throws {
    let outcome = await dashpot("verify", "easing", "--points", "400", "--filter", "steep-ends", "--format", format)
    #expect(outcome.code == .allWithin)
    #expect(outcome.output.contains("steep-ends") && !outcome.output.contains("steep-starts"))
    if format == "json" {
      let object = try #require(try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
      #expect(object["format"] as? String == "dashpot-easing" && object["beyond"] as? Int == 0)
      #expect((object["tables"] as? [String: Any])?.keys.sorted() == ["regions", "specimens", "worst"])
    }
    if format == "csv" { #expect(outcome.output.split(separator: "\n").count == 2) }
  }

  @Test("a printed point evaluates again", arguments: ["text", "json", "csv", "markdown"])
  func replay(_ format: String) async throws {
    let report = await dashpot("verify", "easing", "--points", "2000", "--filter", "vertical-tangents").output
    let line = try #require(report.split(separator: "\n").first { $0.contains("easing --case '") })
    let point = try #require(line.split(separator: "'").dropFirst().first).description
    let again = await dashpot("verify", "easing", "--case", point, "--format", format)
    #expect(again.code == .allWithin)
    #expect(again.output.contains("textbook-newton"), "\(again.output)")
  }

  @Test(
    "says what it does not understand",
    arguments: [
      (["easing", "--filter", "steep-end"], "did you mean 'steep-ends'?"),
      (["easing", "--case", "x1=0"], "the point lacks y1, x2, y2, t"),
      (["easing", "--case", "curve=css/ease t=0.5", "--seed", "2"], "'--case' and '--seed' cannot be combined"),
      (["easing", "--run", "a"], "'--run' does not go with easing curves"),
      (["easing", "--format", "junit"], "'junit' tells"),
      (["smoke", "--points", "5"], "'--points' goes with 'easing' alone"), (["esing"], "did you mean 'easing'?"),
    ])
  func usage(_ words: [String], _ message: String) async {
    let outcome = await dashpot(["verify"] + words)
    #expect(outcome.code == .usage)
    #expect(outcome.errors.contains(message), "\(outcome.errors)")
  }

  @Test("a vertical tangent has no slope, and that is told")
  func vertical() async {
    let outcome = await dashpot("verify", "easing", "--case", "x1=1 y1=0 x2=0 y2=1 t=0.5")
    #expect(outcome.code == .badInput && outcome.errors.contains("vertical"), "\(outcome.errors)")
  }
}
