import Testing

@testable import DashpotCommands

@Suite("dashpot list")
struct ListCommandTests {
  @Test(
    "Each list has the names that other commands take, in 80 columns",
    arguments: [
      ("suites", ["standard", "smoke"]), ("engines", ["dashpot", "rk4"]),
      ("springs", ["pop-default", "swiftui-bouncy"]),
      ("steppers", ["rk8pd", "msbdf"]),
    ])
  func lists(kind: String, names: [String]) async {
    let outcome = await dashpot("list", kind)
    #expect(outcome.code == .allWithin)
    let lines = outcome.output.split(separator: "\n")
    for name in names { #expect(lines.contains { $0.hasPrefix("\(name) ") }, "\(name)") }
    #expect(lines.allSatisfy { $0.count <= 80 })
  }

  @Test("A kind that is not known is told with the nearest one")
  func unknown() async {
    let outcome = await dashpot("list", "springz")
    #expect(outcome.code == .usage)
    #expect(
      outcome.errors == "dashpot: unknown kind of list 'springz'; did you mean 'springs'? See 'dashpot help list'.\n")
    #expect(await dashpot("list").errors == "dashpot: argument KIND is missing. See 'dashpot help list'.\n")
  }
}
