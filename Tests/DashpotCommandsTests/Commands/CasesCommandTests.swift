import Foundation
import Testing

@testable import DashpotCommands

@Suite("dashpot cases")
struct CasesCommandTests {
  private func objects(_ text: String) throws -> [[String: Any]] {
    try text.split(separator: "\n").map {
      try #require(try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
    }
  }

  @Test("Ids, all of them or a part")
  func ids() async {
    let all = await dashpot("cases", "smoke")
    #expect(all.code == .allWithin && all.errors.isEmpty)
    let lines: [Substring] = all.output.split(separator: "\n")
    #expect(lines.count > 50 && lines.allSatisfy { $0.hasPrefix("smoke@") })
    let part = await dashpot("cases", "smoke", "--filter", "dampingRatio=1")
    let partLines: [Substring] = part.output.split(separator: "\n")
    #expect(!partLines.isEmpty && partLines.count < lines.count && partLines.allSatisfy(lines.contains))
    let one = await dashpot("cases", "smoke", "--case", String(lines[3]))
    #expect(one.output == lines[3] + "\n")
    let sample = await dashpot("cases", "smoke", "--sample", "1")
    #expect(
      Set(sample.output.split(separator: "\n").map { $0.split(separator: "/")[1] }).count
        == sample.output.count { $0 == "\n" })
  }

  @Test("A suite of one's own, stated and solved, an object a line")
  func json() async throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(SmallSuite.yaml(), to: "small.yaml")
    let outcome = await dashpot("cases", path, "--format", "json", "--instants", "3")
    let cases = try objects(outcome.output)
    #expect(cases.map { $0["stiffness"] as? Double } == [100, 150, 200])
    #expect(
      cases.allSatisfy { ($0["positions"] as? [Double])?.count == 4 && ($0["retargets"] as? [Any])?.isEmpty == true })
    #expect(cases[0]["law"] as? String == "spring" && cases[0]["frictionRate"] == nil)
    let times = try #require(cases[0]["times"] as? [Double])
    let positions = try #require(cases[0]["positions"] as? [Double])
    for (time, position) in zip(times, positions) {
      // ζ = 0.5, ω = 10: −e^(−5t) (cos ω_d t + sin(ω_d t)/√3) with ω_d = 5√3.
      let angle = 5 * 3.0.squareRoot() * time
      let expected = -exp(-5 * time) * (cos(angle) + sin(angle) / 3.0.squareRoot())
      #expect(abs(position - expected) < 1e-15)
    }
    let friction = try objects(
      await dashpot("cases", "--sample", "1", "--filter", "friction-constant", "--format", "json").output)
    #expect(friction.count == 1 && friction[0]["law"] as? String == "friction")
    #expect(friction[0]["stoppingTime"] != nil && friction[0]["mass"] == nil)
  }

  @Test(
    "Says what it does not understand",
    arguments: [
      (["smoke", "--filter", "dampingRato=1"], ExitCode.usage, "dampingRatio"),
      (["smoke", "--case", "a", "--filter", "b"], .usage, "'--case' and '--filter' cannot be combined"),
      (["smoke", "--instants", "3"], .usage, "give '--format json' with '--instants'"),
      (["smok"], .usage, "did you mean 'smoke'?"), (["no-such.yaml"], .noInput, "there is no file"),
    ])
  func usage(_ words: [String], _ code: ExitCode, _ message: String) async {
    let outcome = await dashpot(["cases"] + words)
    #expect(outcome.code == code)
    #expect(outcome.errors.contains(message), "\(outcome.errors)")
  }

  @Test("Stops when it is told to")
  func stopped() async {
    #expect(await dashpot(["cases", "smoke"], stopRequest: { .interrupted }).code == .interrupted)
  }
}
