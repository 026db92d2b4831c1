import Testing

@testable import EngineComparison

@Suite("The name that was meant")
struct NearestWordTests {
  @Test(
    "Edits are insertions, removals, replacements and swaps of neighbours",
    arguments: [
      ("", "", 0), ("abc", "abc", 0), ("abc", "", 3), ("", "abc", 3), ("abc", "abd", 1), ("abc", "ab", 1),
      ("abc", "acb", 1), ("kitten", "sitting", 3), ("verify", "vreify", 1), ("ca", "abc", 3),
    ])
  func distance(first: String, second: String, edits: Int) {
    #expect(NearestWord.distance(Array(first), Array(second)) == edits)
    #expect(NearestWord.distance(Array(second), Array(first)) == edits)
  }

  @Test(
    "A near name is offered, a far one is not",
    arguments: [
      ("verfy", "verify"), ("VERIFY", "verify"), ("repot", "report"), ("sol", "solve"), ("l", nil), ("", nil),
      ("wibble", nil), ("lsit", "list"),
    ] as [(String, String?)])
  func nearest(word: String, name: String?) {
    #expect(NearestWord.nearest(to: word, among: ["verify", "report", "solve", "list"]) == name)
  }

  @Test("Ties go to the earlier name, and fewer edits win")
  func ties() {
    #expect(NearestWord.nearest(to: "bat", among: ["cat", "hat"]) == "cat")
    #expect(NearestWord.nearest(to: "standart", among: ["standby", "standard"]) == "standard")
  }
}
