import Foundation
import Testing

@testable import EngineComparison

@Suite struct SuiteNumberTests {
  static let accepted: [(String, Double)] = [
    ("0", 0), ("-0", 0), ("12", 12), ("-1.5", -1.5), ("1e-3", 1e-3), ("1E+3", 1e3), ("0.1", 0.1),
    ("5e-324", .leastNonzeroMagnitude),
    ("1.7976931348623157e308", .greatestFiniteMagnitude), ("0e999", 0),
    ("0.1000000000000000055511151231257827021181583404541015625", 0.1),
  ]

  @Test(arguments: accepted) func reads(text: String, value: Double) throws {
    let read = try StrictNumber.double(text)
    #expect(read == value)
    #expect(read.sign == .minus || read.bitPattern == value.magnitude.bitPattern)
  }

  static let refused: [(String, StrictNumber.Fault)] = [
    ("", .notANumber), ("+1", .notANumber), (".5", .notANumber), ("1.", .notANumber), ("01", .notANumber),
    ("1,5", .notANumber), ("1_000", .notANumber), ("0x1p3", .notANumber), ("1e", .notANumber), ("1e+", .notANumber),
    ("1 ", .notANumber), ("--1", .notANumber), ("٣", .notANumber), (".nan", .notFinite), ("nan", .notFinite),
    (".inf", .notFinite), ("-.INF", .notFinite), ("Infinity", .notFinite), ("1e309", .outOfRange),
    ("-1e400", .outOfRange), ("1e-330", .outOfRange), ("0.0001e-330", .outOfRange),
  ]

  @Test(arguments: refused) func refuses(text: String, fault: StrictNumber.Fault) {
    #expect(throws: fault) { try StrictNumber.double(text) }
  }

  @Test func integersKeepEveryDigit() throws {
    #expect(try StrictNumber.integer("18446744073709551615") == UInt64.max)
    #expect(throws: StrictNumber.Fault.outOfRange) { try StrictNumber.integer("18446744073709551616") as UInt64 }
    #expect(throws: StrictNumber.Fault.notANumber) { try StrictNumber.integer("1e3") as Int }
  }

  /// Under a locale whose decimal point is a comma the C library reads "1.5" as 1; a suite file must not care.
  @Test func aCommaLocaleChangesNothing() throws {
    let locale = try #require(try commaLocale())
    defer { freelocale(locale) }
    let previous = uselocale(locale)
    defer { uselocale(previous) }
    try #require(strtod("1,5", nil) == 1.5, "the locale is in force on this thread")
    let suite = try parse(suiteText(axes: "[{parameter: stiffness, list: [1.5, 1e-3, 2500.25]}]"))
    #expect(try (0..<3).map { try suite.case(at: $0).id.split(separator: "=").last } == ["1.5", "0.001", "2500.25"])
    guard case .spring(let spring) = try suite.case(at: 0).problem.law else { return }
    #expect(spring.stiffness == 1.5)
    #expect(throws: SuiteError.self) { try parse(suiteText(axes: "[{parameter: stiffness, list: ['1,5']}]")) }
  }

  /// German as installed, or compiled from its source into a folder of this test's own.
  private func commaLocale() throws -> locale_t? {
    for name in ["de_DE.UTF-8", "de_DE.utf8", "fr_FR.UTF-8"] {
      if let locale = newlocale(LC_NUMERIC_MASK, name, nil) { return locale }
    }
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("locale-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let compiler = Process()
    compiler.executableURL = URL(fileURLWithPath: "/usr/bin/localedef")
    compiler.arguments = ["--no-archive", "-i", "de_DE", "-f", "UTF-8", folder.path + "/de_DE.UTF-8"]
    compiler.standardError = FileHandle.nullDevice
    try compiler.run()
    compiler.waitUntilExit()
    setenv("LOCPATH", folder.path, 1)
    defer { unsetenv("LOCPATH") }
    return newlocale(LC_NUMERIC_MASK, "de_DE.UTF-8", nil)
  }
}
