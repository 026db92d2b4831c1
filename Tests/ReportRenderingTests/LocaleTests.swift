import Foundation
import ReportRendering
import RunRecords
import Testing

@Suite(.serialized) struct LocaleTests {
  private static let names = ["de_DE.UTF-8", "de_DE.utf8", "fr_FR.UTF-8", "fr_FR.utf8", "de_DE", "fr_FR"]

  /// The first of the locales with a decimal comma that this system has.
  private static let available: String? = {
    defer { setlocale(LC_ALL, "C") }
    return names.first { setlocale(LC_ALL, $0) != nil }
  }()

  @Test(.enabled(if: available != nil, "no locale with a decimal comma is installed"))
  func aDecimalCommaReachesNoReport() throws {
    let expected = texts()
    let name = try #require(Self.available)
    defer { setlocale(LC_ALL, "C") }
    try #require(setlocale(LC_ALL, name) != nil)
    var buffer = [CChar](repeating: 0, count: 16)
    withVaList([1.5]) { _ = vsnprintf(&buffer, 16, "%.1f", $0) }
    try #require(buffer.prefix(3).map { UInt8($0) } == Array("1,5".utf8), "the locale is in force")
    #expect(texts() == expected)
    #expect(ShortestNumber.text(14029.255) == "14029.255")
    #expect(ShortestNumber.value(of: "14029.255") == 14029.255)
    #expect(ShownNumber.text(1.27017, .seconds) == "1.2702")
  }

  private func texts() -> [String] {
    let run = SampleReport.run
    let summary = SampleReport.summary
    return [
      RunReport.text(run, summary, width: 200, colour: false), RunReport.markdown(run, summary),
      json(run, SampleReport.cases, summary).text, csv(SampleReport.cases).text,
    ]
  }

  /// What formats by the user's locale is not used at all.
  @Test(arguments: ["RunRecords", "RunStore", "ReportRendering"])
  func nothingFormatsByLocale(_ module: String) throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Sources/Laboratory/\(module)")
    let files = try #require(FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil))
      .compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }
    #expect(files.count > 5)
    for file in files {
      let source = try String(contentsOf: file, encoding: .utf8)
      for word in ["String(format:", "NumberFormatter", ".formatted(", "import Foundation", "printf(", "strtod("] {
        #expect(!source.contains(word), "\(file.lastPathComponent) has \(word)")
      }
    }
  }
}
