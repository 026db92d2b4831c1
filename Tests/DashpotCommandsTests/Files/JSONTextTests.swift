import Foundation
import Testing

@testable import DashpotCommands

@Suite("JSON")
struct JSONTextTests {
  @Test("A whole document")
  func document() {
    let value = JSONText.object([
      "a": .number(0.5), "b": .array([.number(1), .null]), "c": nil, "d": .array([.object(["e": .string("f")])]),
    ])
    #expect(
      value.text() == """
        {
          "a": 0.5,
          "b": [1, null],
          "d": [
            {
              "e": "f"
            }
          ]
        }
        """)
  }

  @Test(
    "Numbers keep their bits, and what is not finite is a word",
    arguments: [1.2e-08, 22843, 14029.255, 6.123233995736766e-17, -0.0, .leastNonzeroMagnitude, 1.7976931348623157e308])
  func numbers(_ value: Double) throws {
    let text = JSONText.array([.number(value)]).text()
    let array = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [NSNumber]
    #expect(array?.first?.doubleValue.bitPattern == value.bitPattern, "\(text)")
    #expect(JSONText.number(.nan).text() == "\"nan\"")
    #expect(JSONText.number(-.infinity).text() == "\"-infinity\"")
  }

  @Test("Any text comes back", arguments: ["a\"b\\c", "\u{0}\u{1B}\u{7F}\n\t\r", "ä 😀 </script>", ""])
  func strings(_ text: String) throws {
    let json = JSONText.array([.string(text)]).text()
    #expect(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String] == [text])
  }
}
