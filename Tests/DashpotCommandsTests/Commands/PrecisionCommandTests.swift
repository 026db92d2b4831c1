import Foundation
import Testing

@testable import DashpotCommands

@Suite("dashpot precision")
struct PrecisionCommandTests {
  private static let spring = ["precision", "--stiffness", "100", "--damping-coefficient", "10", "--halvings", "9"]

  @Test("The textbook methods and three steppers, when nothing is named")
  func standard() async {
    let outcome = await dashpot(Self.spring)
    #expect(outcome.code == .allWithin)
    for method in [
      "dashpot", "explicit-euler", "semi-implicit-euler", "velocity-verlet", "rk4", "gsl-rkf45", "gsl-rk8pd",
      "gsl-msadams",
    ] {
      #expect(outcome.output.contains("\n\(method) "), "\(method)")
    }
    #expect(outcome.output.hasSuffix("Every order that could be judged is at least the formal one.\n"))
    #expect(!outcome.output.contains("without-first-stage"), "no specimen unasked")
    #expect(await dashpot(Self.spring).output == outcome.output, "the same bytes where nothing is timed")
    let lines: [Substring] = outcome.output.split(separator: "\n")
    #expect(lines.prefix { !$0.hasPrefix("Not shown") }.allSatisfy { $0.count <= 80 })
  }

  @Test("A stiff spring gets steppers that suit it")
  func stiff() async {
    let words = ["precision", "--stiffness", "100", "--damping-ratio", "30", "--halvings", "9", "--format", "csv"]
    let outcome = await dashpot(words)
    #expect(outcome.output.contains("gsl-rk4imp,steps") && outcome.output.contains("gsl-msbdf,tolerances"))
    #expect(!outcome.output.contains("gsl-rk8pd"))
  }

  @Test("Runge-Kutta without its first stage is flagged, and the code says so")
  func specimen() async {
    let outcome = await dashpot(Self.spring + ["--engine", "rk4", "--engine", "rk4-without-first-stage"])
    #expect(outcome.code == .exceeds)
    let last = outcome.output.split(separator: "\n").last.map(String.init) ?? ""
    #expect(last.hasPrefix("rk4-without-first-stage misses its order: observed 0.0") && last.hasSuffix(", formal 4."))
  }

  @Test("Nothing judged is a code of its own")
  func nothingJudged() async {
    let words = Self.spring + ["--stepper", "msadams"]
    let outcome = await dashpot(words)
    #expect(outcome.code == .nothingJudged)
    #expect(outcome.output.hasSuffix("No order could be judged.\n"))
    #expect(await dashpot(Self.spring + ["--engine", "dashpot"]).code == .nothingJudged)
    #expect(await dashpot(Self.spring + ["--engine", "rk4", "--halvings=1"]).code == .usage, "given twice")
  }

  @Test("Every format", arguments: ["text", "markdown", "csv", "json", "vega-lite"])
  func formats(_ format: String) async throws {
    let outcome = await dashpot(Self.spring + ["--engine", "rk4", "--stepper", "rkf45", "--format", format])
    #expect(outcome.code == .allWithin)
    #expect(outcome.output.contains("gsl-rkf45") && !outcome.output.contains("seconds"))
    guard format == "json" || format == "vega-lite" else { return }
    let object = try #require(try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
    #expect(object[format == "json" ? "series" : "hconcat"] != nil)
  }

  @Test(
    "Every way of stating a motion that 'solve' has",
    arguments: [
      ["--spring", "pop-default", "--to", "100", "--retarget", "0.2:50"],
      ["--friction-rate", "2", "--velocity", "1000"],
      ["--deceleration-factor", "0.998", "--velocity", "-1000"], ["--drag", "0.01", "--velocity", "500"],
      ["--friction-rate", "1", "--friction-deceleration", "300", "--velocity", "2000"],
    ])
  func motions(_ words: [String]) async {
    let outcome = await dashpot(["precision"] + words + ["--engine", "velocity-verlet", "--halvings", "10"])
    #expect(outcome.code == .allWithin, "\(outcome.output)\(outcome.errors)")
  }

  @Test("Steppers are run over steps or over tolerances alone when asked")
  func over() async {
    let words = Self.spring + ["--stepper", "rk4", "--stepper", "msadams", "--engine", "rk4", "--format", "csv"]
    let steps = await dashpot(words + ["--over", "steps"])
    #expect(steps.output.contains("\nrk4,steps") && steps.output.contains("gsl-rk4,steps"))
    #expect(!steps.output.contains("tolerances"))
    let tolerances = await dashpot(words + ["--over", "tolerances"])
    #expect(tolerances.output.contains("gsl-msadams,tolerances") && !tolerances.output.contains("gsl-rk4,steps"))
  }

  @Test("The window, the instants and the halvings are what was asked for")
  func study() async throws {
    let words = ["precision", "--stiffness", "100", "--damping-ratio", "1", "--engine", "explicit-euler"]
    let outcome = await dashpot(words + ["--until", "0.5", "--instants", "5", "--halvings", "3", "--format", "json"])
    let object = try #require(try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
    #expect(object["instants"] as? Int == 5)
    #expect(abs((object["window"] as? Double ?? 0) - 0.5) < 1e-12)
    let series = try #require(object["series"] as? [[String: Any]])
    let points = try #require(series[0]["points"] as? [[String: Any]])
    #expect(points.map { $0["evaluations"] as? Int } == [5, 10, 20, 40])
  }

  @Test("The published page, with its specimen found out on every motion")
  func published() async throws {
    let folder = try TemporaryFolder()
    let first = await dashpot("precision", "--publish", folder.path, "--halvings", "12")
    #expect(first.code == .allWithin && first.output.isEmpty && first.errors.isEmpty)
    let page = try String(contentsOfFile: folder.path + "/work-precision.md", encoding: .utf8)
    #expect(page.components(separatedBy: "rk4-without-first-stage misses its order: observed").count == 8)
    #expect(!page.contains("(s)"), "no times")
  }

  @Test(
    "Says what it does not understand",
    arguments: [
      ([], "no motion was stated"),
      (["--stiffness", "1"], "the damping is missing"),
      (["--friction-rate", "2", "--velocity", "1", "--engine", "rk5"], "unknown engine 'rk5'; did you mean 'rk4'?"),
      (["--friction-rate", "2", "--velocity", "1", "--stepper", "rk9pd"], "did you mean 'rk8pd'?"),
      (
        ["--friction-rate", "2", "--velocity", "1", "--halvings", "21"],
        "21 halvings of 4 steps are more than 4194304 steps; give at most 20"
      ),
      (
        ["--friction-rate", "2", "--velocity", "1", "--stepper", "bsimp", "--over", "steps"],
        "these steppers choose their order as they go"
      ),
      (["--publish", "out", "--stiffness", "2"], "'--stiffness' and '--publish' cannot be combined"),
      (["--publish", "out", "--without-times"], "'--without-times' and '--publish' cannot be combined"),
      (
        ["--friction-rate", "2", "--velocity", "1", "--format", "svg"],
        "takes one of text, markdown, csv, json, vega-lite"
      ),
    ])
  func usage(_ words: [String], _ message: String) async {
    let outcome = await dashpot(["precision"] + words)
    #expect(outcome.code == .usage)
    #expect(outcome.errors.contains(message), "\(outcome.errors)")
    #expect(outcome.output.isEmpty)
  }

  @Test("Stops when it is told to, and shows progress on a terminal alone")
  func stopped() async {
    let stopped = await dashpot(Self.spring, stopRequest: { .terminated })
    #expect(stopped.code == .terminated && stopped.output.isEmpty)
    let terminal = CapturedSink(isTerminal: true, columns: 80)
    let outcome = await dashpot(Self.spring + ["--engine", "rk4"], errors: terminal)
    #expect(outcome.code == .allWithin && terminal.text.contains("0 of 1 cases"))
    #expect(await dashpot(Self.spring + ["--engine", "rk4"]).errors.isEmpty)
  }
}
