import Foundation
import Testing

@testable import DashpotCommands

@Suite("dashpot merge")
struct MergeCommandTests {
  /// The files of all shards of a suite.
  private func parts(
    of count: Int, _ suite: String, in folder: TemporaryFolder, _ words: [String] = []
  ) async -> [String] {
    var files: [String] = []
    for number in 1...count {
      let file = folder.file("part-\(number)-of-\(count)\(words.joined()).sqlite")
      _ = await dashpot(["verify", suite, "--shard", "\(number)/\(count)", "--run", file] + words)
      files.append(file)
    }
    return files
  }

  @Test("Seven parts of the smoke suite, in any order, report the bytes of the whole, in every format")
  func sevenParts() async throws {
    let folder = try TemporaryFolder()
    let files = await parts(of: 7, "smoke", in: folder)
    let order = [4, 0, 6, 2, 5, 1, 3].map { files[$0] }
    for format in ReportFormat.allCases {
      let whole = await dashpot("verify", "smoke", "--format", format.rawValue)
      let merged = await dashpot(["merge"] + order + ["--format", format.rawValue])
      #expect(merged.output == whole.output, "\(format)")
      #expect(merged.code == whole.code)
    }
    let kept = folder.file("whole.sqlite")
    _ = await dashpot(["merge"] + order + ["--run", kept])
    #expect(await dashpot("report", kept).output == (await dashpot("verify", "smoke")).output)
  }

  @Test("Parts of part of a suite are joined too")
  func filtered() async throws {
    let folder = try TemporaryFolder()
    let words = ["--engine", "dashpot"]
    let files = await parts(of: 2, "smoke", in: folder, words)
    #expect(await dashpot(["merge"] + files).output == (await dashpot(["verify", "smoke"] + words)).output)
  }

  @Test("Parts that do not make a whole are refused, by name")
  func refusals() async throws {
    let folder = try TemporaryFolder()
    let suite = try folder.write(SmallSuite.yaml(), to: "small.yaml")
    let thirds = await parts(of: 3, suite, in: folder)
    let halves = await parts(of: 2, suite, in: folder)
    let filtered = await parts(of: 3, suite, in: folder, ["--engine", "dashpot"])
    let whole = folder.file("whole.sqlite")
    _ = await dashpot("verify", suite, "--run", whole)
    let rows: [([String], String)] = [
      (Array(thirds.prefix(2)), "part 3/3 is missing"), ([thirds[0]], "part 2/3 and 1 more are missing"),
      ([thirds[0], thirds[0]], "name each part once"), ([thirds[0], halves[1]], "its number of parts is not that of"),
      ([thirds[0], filtered[1]], "its choice of cases is not that of"), ([whole], "it is no part of a run"),
      ([folder.file("none")], "there is no file"),
    ]
    for (files, says) in rows {
      let outcome = await dashpot(["merge"] + files)
      #expect([.badInput, .noInput].contains(outcome.code), "\(says): \(outcome.code)")
      #expect(outcome.errors.contains(says), "\(outcome.errors)")
      #expect(outcome.output.isEmpty)
    }
    #expect(await dashpot("merge").code == .usage)
  }

  @Test("A part of another suite, and one that was interrupted, are refused")
  func ofAnotherSuite() async throws {
    let folder = try TemporaryFolder()
    let suite = try folder.write(SmallSuite.yaml(), to: "small.yaml")
    let other = try folder.write(SmallSuite.yaml(name: "other"), to: "other.yaml")
    let (first, second, cut) = (folder.file("1"), folder.file("2"), folder.file("3"))
    _ = await dashpot("verify", suite, "--shard", "1/2", "--run", first)
    _ = await dashpot("verify", other, "--shard", "2/2", "--run", second)
    _ = await dashpot(
      ["verify", suite, "--shard", "1/2", "--run", cut, "--jobs", "1"], stopRequest: { .interrupted })
    let mixed = await dashpot("merge", first, second)
    #expect(mixed.errors.contains("its suite is not that of"), "\(mixed.errors)")
    let interrupted = await dashpot("merge", cut, second)
    #expect(interrupted.errors.contains("it was interrupted; go on with 'dashpot verify --resume"))
    _ = await dashpot("verify", "--resume", cut)
    let again = await dashpot("verify", suite, "--shard", "2/2", "--run", second, "--replace")
    #expect(again.code == .allWithin)
    #expect(await dashpot("merge", cut, second).output == (await dashpot("verify", suite)).output)
  }

  @Test("A share that has no case is refused")
  func emptyShard() async throws {
    let folder = try TemporaryFolder()
    let suite = try folder.write(SmallSuite.yaml(), to: "small.yaml")
    let outcome = await dashpot("verify", suite, "--shard", "4/4")
    #expect(outcome.code == .usage)
    #expect(outcome.errors.contains("there is no case for share 4/4 of 3 cases"), "\(outcome.errors)")
    for word in ["0/3", "4/3", "1", "a/b", "1/0", "1/99999"] {
      #expect(await dashpot("verify", suite, "--shard", word).code == .usage, "\(word)")
    }
  }
}
