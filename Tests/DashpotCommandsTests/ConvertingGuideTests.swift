import Foundation
import PlatformSprings
import Testing

@testable import DashpotCommands

/// The guide to conversions: its commands, and that it leaves nothing out.
@Suite("The guide to conversions")
struct ConvertingGuideTests {
  private static let text = ShownCommand.page("docs/guides/converting-springs.md")
  static let shown = ShownCommand.all(in: text)

  @Test("Its commands print what it says, on 100 columns", arguments: shown)
  func prints(_ shown: ShownCommand) async { await shown.expectPrinted() }

  @Test("There are five")
  func count() {
    #expect(Self.shown.count == 5)
    #expect(Self.shown.allSatisfy { !$0.runs.isEmpty })
  }

  @Test("Every form has its row, with its words")
  func forms() {
    let lines = Self.text.split(separator: "\n")
    for platform in SpringPlatform.all {
      for form in platform.forms {
        let words = form.words.map { "`\($0.name)`" }.joined(separator: ", ")
        #expect(lines.contains { $0.contains("| `\(form.name)` | \(words) |") }, "\(form.name)")
      }
    }
    for platform in DecayPlatform.all {
      let words = platform.words.map { "`\($0.name)`" }.joined(separator: ", ")
      let row = "| \(platform.title) | `\(platform.name)` | \(words) | \(platform.velocityUnit.rawValue) |"
      #expect(lines.contains { $0 == row }, "\(platform.name)")
    }
  }

  @Test("Every kind of loss is explained")
  func losses() {
    for kind in ConversionLoss.Kind.allCases { #expect(Self.text.contains("\n| `\(kind.rawValue)` | "), "\(kind)") }
  }

  /// The names of all members, at any depth; words are the platforms' own.
  private func names(_ value: Any) -> Set<String> {
    if let array = value as? [Any] { return array.reduce(into: []) { $0.formUnion(names($1)) } }
    guard let object = value as? [String: Any] else { return [] }
    return object.reduce(into: Set(object.keys)) { found, member in
      if member.key != "words" { found.formUnion(names(member.value)) }
    }
  }

  @Test(
    "Every member of the data is named",
    arguments: [["core-animation", "stiffness=100", "damping=40"], ["scroll-view"]])
  func data(_ words: [String]) async throws {
    let json = await dashpot(["convert"] + words + ["--format", "json"])
    let found = names(try JSONSerialization.jsonObject(with: Data(json.output.utf8)))
    #expect(found.count > 15)
    for name in found { #expect(Self.text.contains("`\(name)`"), "\(name)") }
    let csv = await dashpot(["convert"] + words + ["--format", "csv"])
    for column in try #require(csv.output.split(whereSeparator: \.isNewline).first).split(separator: ",") {
      #expect(Self.text.contains("`\(column)`"), "\(column)")
    }
  }
}
