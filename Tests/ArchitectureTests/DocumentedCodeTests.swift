import Foundation
import Testing

/// Every piece of Swift in the README, the guides and the articles is compiled and run by a test.
@Suite("The code in the documentation")
struct DocumentedCodeTests {
  /// The pages with code that promises to work.
  private static func pages() throws -> [String] {
    let guides = try RepositoryFiles.files(under: "docs/guides", endingWith: ".md")
    let articles = try RepositoryFiles.files(under: "Sources/Engine", endingWith: ".md")
    return ["README.md"] + guides + articles
  }

  private static func tests() throws -> [CodeUnderTest] {
    try RepositoryFiles.swiftFiles(under: ["Tests"])
      .map { CodeUnderTest(path: $0, text: try RepositoryFiles.text(of: $0)) }
      .filter { file in file.lines.contains { $0.hasPrefix("@Test") } }
  }

  @Test("Every block stands line for line in one test")
  func everyBlock() throws {
    let pages = try Self.pages()
    let tests = try Self.tests()
    var count = 0
    for page in pages {
      for block in DocumentedCode.blocks(in: try RepositoryFiles.text(of: page)) {
        count += 1
        let matches = tests.map { (test: $0.path, match: block.match(in: $0)) }
        guard !matches.contains(where: { $0.match.missing == nil }) else { continue }
        let nearest = matches.max { $0.match.count < $1.match.count }
        Issue.record(
          """
          \(page):\(block.line): no test has this code. The nearest, \(nearest?.test ?? "none"), lacks the line \
          '\(nearest?.match.missing ?? "")'
          """)
      }
    }
    // Why: a scan that finds no code would find no fault either.
    #expect(count > 20)
  }

  @Test("Each guide shows code, and each library has an article of its own")
  func everyPage() throws {
    for guide in try RepositoryFiles.files(under: "docs/guides", endingWith: ".md") {
      #expect(!DocumentedCode.blocks(in: try RepositoryFiles.text(of: guide)).isEmpty, "\(guide)")
    }
    for library in [
      "MotionEngine", "PlatformSprings", "PopInterface", "CoreAnimationInterface", "UIKitInterface", "INTUInterface",
    ] {
      let page = try RepositoryFiles.text(of: "Sources/Engine/\(library)/\(library).docc/\(library).md")
      #expect(page.hasPrefix("# ``\(library)``\n"))
      #expect(!DocumentedCode.blocks(in: page).isEmpty, "\(library)")
    }
  }

  struct Plant: Sendable {
    let page: String
    let test: String
    let missing: String?
  }

  @Test(
    "A line that is missing, changed or out of place is found",
    arguments: [
      Plant(page: "let a = 1\nlet b = 2", test: "    let a = 1\n\n    let b = 2", missing: nil),
      Plant(page: "let a = 1\nlet b = 2", test: "let a = 1\n#expect(\n  a == 1)\nlet b = 2", missing: nil),
      Plant(page: "let a = 1\nlet b = 2", test: "let a = 1\nlet c = 3\nlet b = 2", missing: "let b = 2"),
      Plant(page: "let a = 1\nlet b = 2", test: "let b = 2\nlet a = 1", missing: "let b = 2"),
      Plant(page: "let a = 1  // one", test: "let a = 1", missing: "let a = 1  // one"),
      Plant(page: "import Ours\nlet a = 1", test: "@testable import Ours\nlet a = 1", missing: nil),
      Plant(page: "import Ours\nlet a = 1", test: "import Others\nlet a = 1", missing: "import Ours"),
    ])
  func teeth(plant: Plant) throws {
    let block = try #require(DocumentedCode.blocks(in: "Text\n```swift\n\(plant.page)\n```\n").first)
    #expect(block.line == 3)
    #expect(block.match(in: CodeUnderTest(path: "planted", text: plant.test)).missing == plant.missing)
  }
}
