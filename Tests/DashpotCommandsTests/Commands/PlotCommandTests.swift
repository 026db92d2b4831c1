import Foundation
import RunRecords
import Testing

@testable import DashpotCommands

@Suite("dashpot plot, and the page of dashpot report")
struct PlotCommandTests {
  private static let suite = """
    suite: small
    version: 1
    engines: {judged: [dashpot], shown: [rk4]}
    sweeps:
      - name: frames
        axes:
          - {parameter: stiffness, list: [100, 200]}
          - {parameter: dampingRatio, list: [0.5, 1]}
          - {parameter: frameRate, list: [60, 120]}
    """

  private func run(in folder: TemporaryFolder) async throws -> String {
    let suite = try folder.write(Self.suite, to: "small.yaml")
    _ = await dashpot("verify", suite, "--run", folder.file("run.sqlite"))
    return folder.file("run.sqlite")
  }

  /// A folder with a bundle, and a Python that gives back what it is to draw.
  private func vega(in folder: TemporaryFolder, python: String = "cp \"$5\" \"$6\"") throws -> String {
    let path = folder.file("vega")
    try FileManager.default.createDirectory(atPath: path + "/bin", withIntermediateDirectories: true)
    try Data("window.bundle = 1;".utf8).write(to: URL(fileURLWithPath: path + "/vega.js"))
    try Data("#!/bin/sh\n\(python)\n".utf8).write(to: URL(fileURLWithPath: path + "/bin/python"))
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path + "/bin/python")
    return path
  }

  @Test(
    "Every chart, in the terminal and as a specification",
    arguments: ["verdicts", "heat-map", "frame-rates", "settling", "trace"])
  func everyChart(_ kind: String) async throws {
    let folder = try TemporaryFolder()
    let file = try await run(in: folder)
    let text = await dashpot("plot", file, kind)
    #expect(text.code == .allWithin && text.output.split(separator: "\n").count > 3 && text.errors.isEmpty)
    #expect(!text.output.contains("\u{1B}"))
    let specification = await dashpot("plot", file, kind, "--format", "vega-lite")
    let object = try JSONSerialization.jsonObject(with: Data(specification.output.utf8)) as? [String: Any]
    #expect((object?["$schema"] as? String)?.contains("vega-lite") == true)
    _ = await dashpot("plot", file, kind, "--format", "vega-lite", "--to", folder.file("chart.json"))
    #expect(try String(contentsOfFile: folder.file("chart.json"), encoding: .utf8) == specification.output)
  }

  @Test("Colour is for terminals, unless nobody wants it")
  func colour() async throws {
    let folder = try TemporaryFolder()
    let file = try await run(in: folder)
    let terminal = CapturedSink(isTerminal: true, columns: 90)
    let shown = await dashpot(["plot", file], output: terminal)
    #expect(shown.output.contains("\u{1B}[48;5;"))
    let plain = await dashpot(
      ["plot", file], output: CapturedSink(isTerminal: true, columns: 90), variables: ["NO_COLOR": "1"])
    #expect(!plain.output.contains("\u{1B}"))
  }

  @Test("Pictures are drawn by the Python of the folder, from the specification")
  func pictures() async throws {
    let folder = try TemporaryFolder()
    let file = try await run(in: folder)
    let vega = try vega(in: folder)
    let specification = await dashpot("plot", file, "--format", "vega-lite").output
    #expect(await dashpot("plot", file, "--format", "svg", "--vega", vega).output == specification)
    let picture = folder.file("chart.png")
    _ = await dashpot(["plot", file, "--format", "png", "--to", picture], variables: ["DASHPOT_VEGA": vega])
    #expect(try String(contentsOfFile: picture, encoding: .utf8) == specification)
  }

  @Test("A Python that fails is told of, with its last words")
  func failingPython() async throws {
    let folder = try TemporaryFolder()
    let file = try await run(in: folder)
    let vega = try vega(in: folder, python: "echo no such module >&2; exit 1")
    let outcome = await dashpot("plot", file, "--format", "svg", "--vega", vega)
    #expect(outcome.code == .ioError && outcome.errors.contains("no such module"))
    #expect(outcome.errors.contains("make charts") && outcome.output.isEmpty)
    let empty = try folder.write("", to: "nothing")
    let noFolder = await dashpot("plot", file, "--format", "svg", "--vega", empty)
    #expect(noFolder.code == .noInput)
  }

  static let refusals: [(words: [String], says: String)] = [
    (["pie"], "there is no chart 'pie'"), (["heatmap"], "did you mean 'heat-map'?"),
    (["--format", "png"], "--to FILE"), (["--theme", "dark"], "a terminal has its own colours"),
    (["verdicts", "--engine", "rk4"], "means nothing to the chart 'verdicts'"),
    (["settling", "--sweep", "frames"], "means nothing to the chart 'settling'"),
    (["--place", "2"], "means nothing to the chart 'heat-map'"), (["trace", "--place", "4"], "from 1 to 3"),
    (["--vega", "x"], "Vega draws pictures alone"), (["--sweep", "frame"], "did you mean 'frames'?"),
    (["--engine", "rk5"], "did you mean 'rk4'?"), (["settling", "--engine", "rk4"], "never says that it is at rest"),
  ]

  @Test("What cannot be drawn is refused, with a way out", arguments: refusals.indices)
  func refused(_ row: Int) async throws {
    let folder = try TemporaryFolder()
    let outcome = await dashpot(["plot", try await run(in: folder)] + Self.refusals[row].words)
    #expect([.usage, .badInput].contains(outcome.code), "\(outcome.code)")
    #expect(outcome.errors.contains(Self.refusals[row].says), "\(outcome.errors)")
    #expect(outcome.output.isEmpty)
  }

  @Test("The page has the bundle in it; without one it says how to get it")
  func page() async throws {
    let folder = try TemporaryFolder()
    let file = try await run(in: folder)
    let vega = try vega(in: folder)
    let page = await dashpot("report", file, "--format", "html", "--vega", vega)
    #expect(page.code == .exceeds || page.code == .allWithin)
    #expect(page.output.contains("window.bundle = 1;") && page.output.contains("data-chart=\"heat-map\""))
    let without = await dashpot(["report", file, "--format", "html", "--vega", folder.file("none")])
    #expect(without.code == .noInput)
    #expect(await dashpot("report", file, "--format", "html", "--table", "worst").code == .usage)
    #expect(await dashpot("report", file, "--vega", vega).code == .usage)
    #expect(await dashpot("verify", "smoke", "--format", "html").code == .usage)
  }

  @Test("Page and charts are the same bytes of parts joined, of a run that went on, and of any number of threads")
  func sameBytes() async throws {
    let folder = try TemporaryFolder()
    let file = try await run(in: folder)
    let vega = try vega(in: folder)
    let suite = folder.file("small.yaml")
    func page(_ file: String) async -> String {
      await dashpot("report", file, "--format", "html", "--vega", vega).output
    }
    let whole = await page(file)
    #expect(whole.contains("\"trace\": [{"))
    _ = await dashpot("verify", suite, "--run", folder.file("alone"), "--jobs", "1")
    #expect(await page(folder.file("alone")) == whole)
    let parts = [2, 3, 1].map { folder.file("part-\($0)") }
    for (part, number) in zip(parts, [2, 3, 1]) {
      _ = await dashpot("verify", suite, "--shard", "\(number)/3", "--run", part)
    }
    _ = await dashpot(["merge"] + parts + ["--run", folder.file("merged")])
    #expect(await page(folder.file("merged")) == whole)
    _ = await dashpot(["verify", suite, "--run", folder.file("cut"), "--jobs", "1"], stopRequest: { .interrupted })
    #expect(await page(folder.file("cut")) != whole)
    _ = await dashpot("verify", "--resume", folder.file("cut"))
    #expect(await page(folder.file("cut")) == whole)
  }
}
