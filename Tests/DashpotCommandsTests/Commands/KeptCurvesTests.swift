import RunRecords
import RunStore
import Testing

@testable import DashpotCommands

@Suite("Curves that a run keeps")
struct KeptCurvesTests {
  private func samples(in file: String) throws -> [SampleRecord] { try RunReader(path: file).samples() }

  /// Twenty springs of which each engine is worst on others.
  private static let suite = SmallSuite.yaml(
    engines: "{judged: [dashpot], shown: [rk4, explicit-euler]}",
    stiffnesses: "[" + (1...20).map { "\($0 * 37 % 101 + 5)" }.joined(separator: ", ") + "]")

  @Test("They are the same of any number of threads, of parts joined, and of a run that went on")
  func everyWay() async throws {
    let folder = try TemporaryFolder()
    let suite = try folder.write(Self.suite, to: "small.yaml")
    func file(_ name: String) -> String { folder.file(name) }
    _ = await dashpot("verify", suite, "--run", file("whole"), "--jobs", "3")
    let whole = try samples(in: file("whole"))
    #expect(whole.count == 9)
    #expect(Set(whole.map(\.engine)) == ["dashpot", "rk4", "explicit-euler"])

    _ = await dashpot("verify", suite, "--run", file("alone"), "--jobs", "1")
    #expect(try samples(in: file("alone")) == whole)

    var parts: [String] = []
    for number in [3, 1, 4, 2] {
      parts.append(file("part-\(number)"))
      _ = await dashpot("verify", suite, "--shard", "\(number)/4", "--run", parts[parts.count - 1])
    }
    _ = await dashpot(["merge"] + parts + ["--run", file("merged")])
    #expect(try samples(in: file("merged")) == whole)

    _ = await dashpot(["verify", suite, "--run", file("cut"), "--jobs", "1"], stopRequest: { .interrupted })
    #expect(try samples(in: file("cut")).isEmpty)
    _ = await dashpot("verify", "--resume", file("cut"))
    #expect(try samples(in: file("cut")) == whole)
  }
}
