import Foundation
import Testing

@testable import DashpotCommands

@Suite("dashpot tune")
struct TuneCommandTests {
  private func json(_ words: [String], code: ExitCode = .allWithin) async throws -> [String: Any] {
    let outcome = await dashpot(["tune"] + words + ["--format", "json"])
    #expect(outcome.code == code && outcome.errors.isEmpty, "\(outcome.errors)")
    return try #require(try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
  }

  private func springs(_ object: [String: Any], _ key: String = "springs") throws -> [[String: Any]] {
    try #require(object[key] as? [[String: Any]])
  }

  @Test("An overshoot and a settling time are a spring, in every platform's words")
  func spring() async throws {
    let object = try await json(["--overshoot", "10%", "--settling", "0.5"])
    #expect(object["verdict"] as? String == "exact")
    let spring = try #require(try springs(object).first)
    let stiffness = try #require(spring["stiffness"] as? Double)
    #expect(abs(stiffness - 409.548945486239367) <= 1e-9)
    let targets = try #require(spring["targets"] as? [[String: Any]])
    #expect(targets.map { $0["name"] as? String } == ["settling time within 0.001", "overshoot"])
    #expect(targets.allSatisfy { ($0["miss"] as? Double).map { $0 <= 1e-12 } == true })
    let conversion = try #require(object["conversion"] as? [String: Any])
    let forms = try #require(conversion["targets"] as? [[String: Any]])
    #expect(forms.count > 40)
    let response = try #require(forms.first { $0["form"] as? String == "swiftui/response" })
    let words = try #require(response["words"] as? [String: Double])
    #expect(abs((words["dampingFraction"] ?? 0) - 0.591155033798897509) <= 1e-12)
  }

  @Test("What was found is what 'solve' says of it")
  func asSolved() async throws {
    let object = try await json(["--rise-time", "0.1", "--settling", "0.5", "--mass", "2"])
    let spring = try #require(try springs(object).first)
    let constants = try ["mass", "stiffness", "dampingCoefficient"].map { try #require(spring[$0] as? Double) }
    let solved = await dashpot(
      "solve", "--mass", "\(constants[0])", "--stiffness", "\(constants[1])", "--damping-coefficient",
      "\(constants[2])", "--format", "json")
    let motion = try #require(try JSONSerialization.jsonObject(with: Data(solved.output.utf8)) as? [String: Any])
    #expect(abs((motion["settlingTime"] as? Double ?? 0) - 0.5) <= 1e-12)
    #expect(constants[0] == 2)
  }

  @Test("Several solutions are all printed, and one of them is said")
  func several() async throws {
    let words = ["--settling", "0.5", "--response", "0.4", "--to", "swiftui/response"]
    let object = try await json(words + ["--solution", "2"])
    #expect(try springs(object).count == 2 && object["solution"] as? Double == 2)
    let text = await dashpot(["tune"] + words).output
    #expect(text.contains("2 springs, by a bracketed root") && text.contains("dampingFraction: 0.956788040340"))
    #expect(await dashpot(["tune"] + words + ["--solution", "2"]).output.contains("dampingFraction: 0.90941006563"))
    let surplus = await dashpot(["tune"] + words + ["--solution", "3"])
    #expect(surplus.code == .usage && surplus.errors.contains("there are 2 solutions, not 3"))
  }

  @Test("A settling time within a jump ends with 1, and both sides of it are printed")
  func jump() async throws {
    let object = try await json(["--peak-time", "0.1", "--settling", "0.49"], code: .exceeds)
    #expect(object["verdict"] as? String == "infeasible" && object["missed"] as? String == "settling time within 0.001")
    #expect(try springs(object, "nearest").count == 2)
    #expect(object["leastSquares"] != nil && object["conversion"] == nil)
    let text = await dashpot("tune", "--peak-time", "0.1", "--settling", "0.49").output
    #expect(text.contains("settling time jumps from 0.44837917 to 0.5"))
    #expect(text.contains("\nbelow ") && text.contains("\nabove ") && text.contains("\nsquares "))
  }

  @Test("Targets that leave a choice end with 2, and what they determine is printed")
  func choice() async throws {
    let object = try await json(["--overshoot", "0.1"], code: .nothingJudged)
    let determined = try #require(object["determined"] as? [[String: Any]])
    #expect(abs((determined.first?["value"] as? Double ?? 0) - 0.591155033798897509) <= 1e-15)
    #expect(await dashpot("tune", "--overshoot", "0.1").output.contains("Known   damping ratio 0.591155033799"))
  }

  @Test("Bounds hold the constants within them", arguments: ["250..420", "250...420"])
  func bounds(_ word: String) async throws {
    _ = try await json(["--overshoot", "10%", "--settling", "0.5", "--stiffness", word])
    let outside = await dashpot("tune", "--overshoot", "10%", "--settling", "0.5", "--stiffness", "50..400")
    #expect(outside.code == .exceeds && outside.output.contains("a stiffness of 409.54895, outside of 50..400"))
  }

  @Test("A throw that goes a given way, in a scroll view's words")
  func decay() async throws {
    let object = try await json([
      "--decay", "exponential", "--velocity", "2000", "--stopping-distance", "600", "--to", "scroll-view",
    ])
    let decay = try #require(try springs(object, "decays").first)
    #expect(decay["frictionRate"] as? Double == 2000.0 / 600)
    let conversion = try #require(object["conversion"] as? [String: Any])
    let form = try #require((conversion["targets"] as? [[String: Any]])?.first)
    let words = try #require(form["words"] as? [String: Double])
    #expect(abs((words["decelerationRate"] ?? 0) - exp(-1.0 / 300)) <= 1e-12)
    let stopping = try await json([
      "--decay", "combined", "--velocity", "2000", "--stopping-distance", "600", "--stopping-time", "0.9",
    ])
    let rate = try #require(try springs(stopping, "decays").first?["frictionRate"] as? Double)
    #expect(abs(rate - 2.3879175554522917134) <= 1e-10)
    let far = await dashpot(
      "tune", "--decay", "combined", "--velocity", "2000", "--stopping-distance", "1200", "--stopping-time", "0.9")
    #expect(far.code == .exceeds && far.output.contains("lies between 0 and 900, not at"))
    let open = await dashpot("tune", "--decay", "exponential", "--stopping-distance", "600")
    #expect(open.code == .nothingJudged && open.output.contains("velocity are free"))
  }

  @Test("Tables as CSV and Markdown", arguments: ["csv", "markdown"])
  func tables(_ format: String) async {
    for words in [
      ["--settling", "0.5", "--response", "0.4"], ["--peak-time", "0.1", "--settling", "0.49"],
      ["--decay", "constant", "--velocity", "100", "--stopping-time", "2"],
    ] {
      let output = await dashpot(["tune"] + words + ["--format", format]).output
      #expect(output.contains(format == "csv" ? "reached" : "| ") || output.contains("settling time within 0.001"))
      #expect(!output.contains("nan") && !output.isEmpty)
    }
  }

  @Test(
    "The text keeps to 80 columns", arguments: [["--overshoot", "10%", "--settling", "0.5"], ["--peak-time", "0.3"]])
  func width(_ words: [String]) async {
    let lines = await dashpot(["tune"] + words).output.split(separator: "\n")
    #expect(lines.allSatisfy { $0.count <= 80 }, "\(lines.filter { $0.count > 80 })")
  }

  static let refusals: [([String], String)] = [
    ([], "nothing is asked of the motion"),
    (["--overshoot", "-3"], "'-3' is no value for '--overshoot', which takes a fraction such as 0.1"),
    (["--overshoot", "10"], "'10' is no value for '--overshoot', which takes a fraction such as 0.1, or a percentage"),
    (["--settling", "nan"], "'nan' is no value for '--settling'"),
    (["--settling", "0"], "'0' is no value for '--settling', which takes a finite number greater than 0"),
    (["--overshoot", "0.1", "--stiffness", "-50..400"], "'-50..400' is no value for '--stiffness'"),
    (["--overshoot", "0.1", "--stiffness=-50..400"], "two such bounds that ascend"),
    (["--overshoot", "0.1", "--stiffness", "400..50"], "two such bounds that ascend"),
    (["--overshoot", "0.1", "--to", "swiftu"], "unknown target 'swiftu'; did you mean 'swiftui'?"),
    (
      ["--overshoot", "0.1", "--to", "100"], "'--to' names a platform; where the motion ends is said by '--target 100'"
    ),
    (["--settling", "0.1", "--target", "0"], "the motion starts at its target"),
    (["--band", "0.1", "--overshoot", "0.1"], "a band is that of a settling time"),
    (["--settling", "0.1", "--band", "0"], "a band is a fraction of the way between 0 and 1"),
    (["--value", "0.5"], "a value, an at sign, and a time after 0"),
    (["--rise-time", "1", "--stiffness", "100", "--response", "1"], "cannot all be held"),
    (["--stopping-time", "1"], "'--stopping-time' is said of a decay; give '--decay LAW' with it"),
    (["--decay", "exponentiell"], "did you mean 'exponential'?"),
    (["--decay", "constant", "--overshoot", "0.1"], "a decay has neither a spring's targets nor its constants"),
    (["--decay", "constant", "--velocity", "-3", "--stopping-time", "1"], "the velocity must be greater than 0"),
    (["--decay", "constant", "--stopping-time", "1", "--to", "pop"], "platforms slow a throw down exponentially"),
    (["--decay", "exponential", "--stopping-distance", "1", "--drag", "2"], "exponential friction has no drag"),
  ]

  @Test("Bad input is one clear sentence and 64", arguments: refusals)
  func refused(_ row: ([String], String)) async {
    let outcome = await dashpot(["tune"] + row.0)
    #expect(outcome.code == .usage && outcome.output.isEmpty, "\(row.0): \(outcome.output)")
    #expect(outcome.errors.contains(row.1), "\(outcome.errors)")
    #expect(outcome.errors.split(separator: "\n").count == 1)
  }
}
