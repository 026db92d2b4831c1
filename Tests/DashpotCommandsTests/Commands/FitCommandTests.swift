import Foundation
import Testing

@testable import DashpotCommands

@Suite("dashpot fit")
struct FitCommandTests {
  /// What the table's twelve digits leave of a constant.
  static let printed = 1e-9

  @Test(
    "What 'solve' prints, 'fit' reads back",
    arguments: [
      (["--stiffness", "200", "--damping-ratio", "0.4"], "spring", ["stiffness": 200, "dampingRatio": 0.4]),
      (
        ["--stiffness", "80", "--damping-coefficient", "40", "--mass", "2", "--from", "-3", "--to", "12"], "spring",
        ["stiffness": 80, "dampingCoefficient": 40, "from": -3, "target": 12]
      ),
      (
        ["--friction-rate", "2", "--velocity", "-1000", "--from", "100"], "exponential-friction",
        ["frictionRate": 2, "velocity": -1000, "from": 100]
      ),
      (
        ["--friction-deceleration", "1400", "--friction-rate", "2", "--velocity", "2000"], "combined-friction",
        ["frictionRate": 2, "frictionDeceleration": 1400]
      ),
      (
        ["--drag", "0.01", "--velocity", "700", "--until", "2"], "quadratic-drag",
        ["dragCoefficient": 0.01, "velocity": 700]
      ),
    ] as [([String], String, [String: Double])])
  func roundTrip(words: [String], model: String, expected: [String: Double]) async throws {
    let folder = try TemporaryFolder()
    let solved = await dashpot(["solve", "--samples", "101", "--format", "csv"] + words)
    let path = try folder.write(solved.output, to: "trace.csv")
    let mass = words.contains("--mass") ? ["--mass", "2"] : []
    let outcome = await dashpot(["fit", path, "--format", "json"] + mass)
    #expect(outcome.code == .allWithin, "\(outcome.errors)")
    let fit = try #require(try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
    #expect(fit["model"] as? String == model)
    let found = try Self.constants(fit)
    for (quantity, value) in expected {
      let observed = try #require(found[quantity]?["value"] as? Double)
      #expect(abs(observed - value) <= Self.printed * abs(value), "\(quantity): \(observed), expected \(value)")
    }
  }

  @Test("A noisy table with decimal commas, milliseconds and outliers: the truth lies in the intervals")
  func noisy() async throws {
    let folder = try TemporaryFolder()
    var lines = ["Zeit (ms);Ort"]
    for index in 0...80 {
      let time = Double(index) / 50
      let value = 10 - 7 * exp(-4 * time) * (cos(12 * time) + sin(12 * time) / 3)
      let noise = 0.1 * sin(Double(index * index) * 1.7) + (index == 31 ? 5 : 0)
      lines.append("\(1000 * time);\(value + noise)".replacing(".", with: ","))
    }
    let path = try folder.write(lines.joined(separator: "\r\n"), to: "noisy.csv")
    let outcome = await dashpot(
      "fit", path, "--time-column", "1", "--time-unit", "ms", "--model", "spring", "--robust", "cauchy", "--format",
      "json")
    let fit = try #require(try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
    let found = try Self.constants(fit)
    for (quantity, truth) in [("stiffness", 160.0), ("dampingCoefficient", 8), ("from", 3), ("target", 10)] {
      let lower = try #require(found[quantity]?["lower"] as? Double)
      let upper = try #require(found[quantity]?["upper"] as? Double)
      #expect(lower <= truth && truth <= upper, "\(quantity): \(truth) is not in \(lower) … \(upper)")
      #expect(upper - lower < 0.2 * truth, "\(quantity): \(lower) … \(upper)")
    }
    #expect(fit["regime"] as? String == "underdamped")
  }

  @Test("The text says what was found, what is held, and how to go on")
  func text() async throws {
    let folder = try TemporaryFolder()
    let solved = await dashpot("solve", "--stiffness", "100", "--damping-ratio", "1", "--format", "csv")
    let path = try folder.write(solved.output.replacing("value", with: "pos\u{1B}[2J"), to: "trace.csv")
    let outcome = await dashpot(["fit", path, "--value-column", "2"], variables: ["LC_ALL": "C.UTF-8"])
    for part in ["Held", "mass 1", "stiffness", "dAICc", "residual", "dashpot solve --from", "dashpot convert"] {
      #expect(outcome.output.contains(part), "\(part) is missing in\n\(outcome.output)")
    }
    #expect(!outcome.output.contains("\u{1B}"))
    let markdown = await dashpot("fit", path, "--value-column", "2", "--format", "markdown", "--table", "models")
    #expect(markdown.output.contains("| critical-spring |"))
    let residuals = await dashpot("fit", path, "--value-column", "2", "--format", "csv", "--table", "residuals")
    #expect(residuals.output.split(separator: "\n").count == 22)
  }

  @Test(
    "Bad files end with 65 and one sentence that says where",
    arguments: [
      ("", "there are no rows of numbers"), ("t,x\n0,1\n", "1 sample shows no motion"),
      ("t,x\n0,1\n1,nan\n", "line 3, column 2 (x) says 'nan'"), ("t,x\n0,1\n1,2\n1,3\n", "line 4 has the same time"),
      ("t,x\n0,1\n1,2\n0,3\n", "the time falls"), ("t,x\n0,1\n1,1\n2,1\n3,1\n4,1\n", "nothing moves"),
    ])
  func refusals(text: String, sentence: String) async throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(text, to: "bad.csv")
    let outcome = await dashpot("fit", path)
    #expect(outcome.code == .badInput)
    #expect(outcome.errors.contains(sentence) && outcome.errors.count { $0 == "\n" } == 1, "\(outcome.errors)")
    #expect(outcome.output.isEmpty)
  }

  @Test("No file ends with 66, words that are not understood with 64, a signal with its own code")
  func codes() async throws {
    let folder = try TemporaryFolder()
    #expect(await dashpot("fit", folder.file("none.csv")).code == .noInput)
    #expect(await dashpot("fit").code == .usage)
    #expect(await dashpot("fit", "x", "--level", "2").code == .usage)
    #expect(await dashpot("fit", "x", "--model", "sprung").errors.contains("did you mean 'spring'?"))
    let path = try folder.write("0 0\n1 1\n2 4\n3 2\n4 3\n5 3\n6 3\n7 3\n8 3\n", to: "short.txt")
    let stopped = await dashpot(["fit", path], stopRequest: { .interrupted })
    #expect(stopped.code == .interrupted)
  }

  private static func constants(_ fit: [String: Any]) throws -> [String: [String: Any]] {
    let list = try #require(fit["constants"] as? [[String: Any]])
    return Dictionary(
      uniqueKeysWithValues: list.compactMap { entry in
        (entry["quantity"] as? String).map { ($0, entry) }
      })
  }
}
