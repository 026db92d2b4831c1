import Foundation
import Testing

@testable import DashpotCommands

@Suite("dashpot solve")
struct SolveCommandTests {
  /// m = 1, k = 100, c = 10 from 0 to 1: the settling time in 0.1 % from a public report that was checked with 60 digits
  /// (software-mansion/react-native-reanimated#3424); positions from x(t) = 1 − e^(−5t)(cos ωt + 5/ω sin ωt), ω = √75.
  @Test("Table, settling time, peak and overshoot are those of the closed form")
  func spring() async throws {
    let outcome = await dashpot(
      "solve", "--stiffness", "100", "--damping-coefficient", "10", "--until", "0.5", "--samples", "6", "--format",
      "json", "--engine", "dashpot", "--engine", "rk4")
    #expect(outcome.code == .allWithin)
    let solved = try #require(
      try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
    let frequency = 75.0.squareRoot()
    let overshoot = exp(-5 * Double.pi / frequency)
    let expected: [(String, Double, Double)] = [
      ("settlingTime", 1.270165195653986, 1e-14), ("overshoot", overshoot, 1e-15),
      ("peakTime", Double.pi / frequency, 1e-15), ("peakValue", 1 + overshoot, 4e-16), ("way", 1, 0),
    ]
    for (name, value, tolerance) in expected {
      let found = try #require(solved[name] as? Double)
      #expect(abs(found - value) <= tolerance, "\(name): observed \(found), expected \(value) ± \(tolerance)")
    }
    let rows = try #require(solved["samples"] as? [[String: Double]])
    #expect(rows.count == 6)
    for (index, row) in rows.enumerated() {
      let time = Double(index) / 10
      let value = 1 - exp(-5 * time) * (cos(frequency * time) + 5 / frequency * sin(frequency * time))
      let velocity = exp(-5 * time) * 100 / frequency * sin(frequency * time)
      #expect(abs((row["time"] ?? .nan) - time) <= 1e-16)
      #expect(abs((row["value"] ?? .nan) - value) <= 1e-15, "t = \(time): \(row), expected \(value)")
      #expect(abs((row["velocity"] ?? .nan) - velocity) <= 1e-14, "t = \(time): \(row), expected \(velocity)")
    }
    let engines = try #require(solved["engines"] as? [[String: Any]])
    #expect(engines.map { $0["name"] as? String } == ["dashpot", "rk4"])
    let errors = engines.compactMap { $0["largestError"] as? Double }
    #expect(errors.count == 2 && errors[0] < 1e-15 && (1e-12...1e-6).contains(errors[1]), "\(errors)")
  }

  @Test("Values are in the words of whoever asked: another origin, a target below, a target that moves")
  func origin() async throws {
    let outcome = await dashpot(
      "solve", "--stiffness", "100", "--damping-ratio", "1", "--from", "50", "--to", "20", "--retarget", "0.5:80",
      "--until", "4", "--samples", "2", "--format", "csv")
    let lines = outcome.output.split(separator: "\n").map { $0.split(separator: ",") }
    #expect(lines[0] == ["time", "value", "velocity"])
    #expect(lines[1] == ["0", "50", "0"])
    #expect(lines[2][0] == "4")
    let last = try #require(Double(lines[2][1]))
    // (1 + ωt) e^(−ωt) of the way is left 3.5 s after the target moved.
    #expect(abs(last - 80) < 60 * 37 * exp(-35))
  }

  @Test("A decay comes to rest where v/λ says, and settles when a thousandth of the way is left")
  func decay() async throws {
    let outcome = await dashpot(
      "solve", "--friction-rate", "2", "--velocity", "-1000", "--from", "100", "--format", "json")
    let solved = try #require(
      try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
    #expect(solved["restsAt"] as? Double == -400)
    #expect(solved["way"] as? Double == 500)
    let settling = try #require(solved["settlingTime"] as? Double)
    #expect(abs(settling - log(1000) / 2) <= 1e-15)
    #expect(solved["to"] == nil)
  }

  /// v₀²/2a and v₀/a; with a rate beside it ln(1 + λ v₀/a)/λ and (v₀ − a T)/λ, by mpmath.
  @Test(
    "Friction that stops says where and when",
    arguments: [
      (["--friction-deceleration", "1000"], -1900.0, 2.0),
      (["--friction-deceleration", "1400", "--friction-rate", "2"], -427.52564906784448, 0.67496335847450788),
    ])
  func stopping(words: [String], rest: Double, stop: Double) async throws {
    let outcome = await dashpot(
      ["solve", "--velocity", "-2000", "--from", "100", "--engine", "dashpot", "--format", "json"] + words)
    let solved = try #require(
      try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
    #expect(abs(try #require(solved["restsAt"] as? Double) - rest) <= 3e-13)
    #expect(abs(try #require(solved["stopsAfter"] as? Double) - stop) <= 1e-15)
    let engines = try #require(solved["engines"] as? [[String: Any]])
    #expect(try #require(engines[0]["largestError"] as? Double) <= 1e-15)
    let text = await dashpot(["solve", "--velocity", "-2000", "--from", "100"] + words).output
    #expect(text.contains(", stopped after "), "\(text)")
  }

  @Test("Quadratic drag never rests and still has a table")
  func drag() async throws {
    let outcome = await dashpot(
      "solve", "--drag", "0.002", "--velocity", "2000", "--until", "0.75", "--samples", "2", "--format", "json")
    let solved = try #require(
      try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
    let rows = try #require(solved["samples"] as? [[String: Double]])
    // ln(4)/0.002.
    #expect(abs((rows[1]["value"] ?? .nan) - 693.1471805599453) <= 2e-13, "\(rows)")
    #expect(solved["restsAt"] == nil && solved["settlingTime"] as? String == "infinity")
    #expect(await dashpot("solve", "--drag", "0.002", "--velocity", "2000").output.contains("Quadratic drag"))
  }

  @Test("What never settles says so and still has a table")
  func undamped() async {
    let text = await dashpot("solve", "--stiffness", "100", "--damping-ratio", "0").output
    #expect(text.contains("Settles             never (within 0.001 of the way)") || text.contains("never ("))
    let json = await dashpot("solve", "--stiffness", "100", "--damping-ratio", "0", "--format", "json").output
    #expect(json.contains("\"settlingTime\": \"infinity\""))
  }

  @Test(
    "The text fits the terminal, and has the plot in ASCII where the locale has no Unicode", arguments: [60, 80, 120])
  func text(columns: Int) async {
    let words = ["solve", "--spring", "pop-default", "--engine", "dashpot", "--samples", "5"]
    let plain = await dashpot(words, variables: ["COLUMNS": "\(columns)", "LANG": "C"])
    #expect(plain.code == .allWithin)
    #expect(plain.output.contains("*"))
    let plot = plain.output.split(separator: "\n").suffix(17)
    #expect(plot.allSatisfy { $0.count <= columns && $0.allSatisfy(\.isASCII) })
    let braille = await dashpot(words, variables: ["COLUMNS": "\(columns)", "LANG": "de_DE.UTF-8"])
    #expect(braille.output.unicodeScalars.contains { (0x2801...0x28FF).contains($0.value) })
    #expect(plain.output.hasPrefix("Spring pop-default  mass 1, stiffness 342.100588235"))
  }

  @Test("A window of more frames than anyone would wait for is refused")
  func tooLong() async {
    let words = ["solve", "--stiffness", "1", "--damping-ratio", "0", "--until", "1e9"]
    let outcome = await dashpot(words + ["--engine", "dashpot"])
    #expect(outcome.code == .usage)
    #expect(
      outcome.errors.contains("more than 100000 frames for engines; give a smaller '--until'"), "\(outcome.errors)")
    #expect(await dashpot(words).code == .allWithin)
  }

  @Test("A number rounded up has two digits and is not smaller", arguments: [0.58446, 1, 99.1, 0.00123, 12.0, 987.6])
  func roundedUp(_ value: Double) {
    let rounded = MotionSolver.roundedUp(value)
    #expect(rounded >= value && rounded <= value * 1.1, "\(rounded)")
  }
}
