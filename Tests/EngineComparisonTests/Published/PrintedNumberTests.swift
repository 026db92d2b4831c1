import Testing

@testable import EngineComparison

@Suite("Numbers as they were printed")
struct PrintedNumberTests {
  @Test(
    "are known to half a unit of their last digit, and to four ulp",
    arguments: [
      (".5", 0.5, 0.05), ("1e-3", 1e-3, 0.5e-3), ("13.91321015404625", 13.91321015404625, 0.5e-14),
      ("231.57894736842105", 231.57894736842105, 0.5e-14), ("-.20", -0.2, 0.005), ("250", 250, 0.5),
      ("7.667648073722e-50", 7.667648073722e-50, 0.5e-62), ("2.50E2", 250, 0.5), ("0", 0, 0.5),
      ("-62.83", -62.83, 0.005),
      ("3.4028234663852886e38", 3.4028234663852886e38, 0.5e22),
    ] as [(String, Double, Double)])
  func tolerance(text: String, value: Double, half: Double) throws {
    let printed = try #require(PrintedNumber(text), "\(text)")
    #expect(printed.value == value, "\(text): observed \(printed.value), expected \(value)")
    let expected = half + 4 * value.ulp
    #expect(
      (printed.tolerance - expected).magnitude <= 1e-12 * expected,
      "\(text): tolerance \(printed.tolerance), expected \(expected)")
  }

  @Test("Infinity is met by infinity alone")
  func infinity() throws {
    let printed = try #require(PrintedNumber("infinity"))
    #expect(printed.value == .infinity && printed.tolerance == 0)
  }

  @Test(
    "What is no number is refused",
    arguments: ["", ".", "-", "1,5", "nan", "inf", "0x10", "1e", "1e999", "1 ", "--1", "1e2e3"])
  func refused(text: String) { #expect(PrintedNumber(text) == nil, "\(text)") }
}
