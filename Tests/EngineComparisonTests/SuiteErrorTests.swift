import Testing

@testable import EngineComparison

@Suite struct SuiteErrorTests {
  /// A file that is wrong, and what the error must say of it.
  struct Fault: Sendable, CustomTestStringConvertible {
    let name, text: String
    let line, column: Int
    /// What the sentence must hold, so that it names the place and the way out.
    let says: [String]
    var testDescription: String { name }

    init(_ name: String, _ text: String, at line: Int, _ column: Int, says: String...) {
      self.name = name
      self.text = text
      self.line = line
      self.column = column
      self.says = says
    }

    /// A fault in the axes, whose text starts at line 7, column 11.
    init(_ name: String, axes: String, template: String = "{dampingRatio: 0.5}", column: Int, says: String...) {
      self.name = name
      text = suiteText(template: template, axes: axes)
      line = 7
      self.column = column
      self.says = says
    }
  }

  @Test(arguments: fileFaults + wordFaults + axisFaults + meaningFaults + playbackFaults)
  func namesThePlaceAndTheWayOut(fault: Fault) {
    do {
      let suite = try parse(fault.text)
      Issue.record("\(fault.name): accepted, with \(suite.caseCount) cases")
    } catch {
      #expect(error.line == fault.line, "\(error)")
      #expect(error.column == fault.column, "\(error)")
      let text = "\(error)"
      #expect(text.hasPrefix("trial.yaml:\(fault.line):\(fault.column): "), "\(text)")
      #expect(!text.contains("\n") && text.count < 500, "\(text)")
      for words in fault.says { #expect(text.contains(words), "\(text)") }
    }
  }

  @Test func bytesThatAreNotUTF8AreNamedWithTheirPlace() {
    let cases: [(bytes: [UInt8], line: Int, column: Int)] = [
      (Array("suite: ä\nb: ".utf8) + [0xE9, 0x0A], 2, 4), ([0xFF, 0xFE, 0x73, 0x00], 1, 1),
      (Array("ä".utf8) + [0xC3], 1, 2), ([0x61, 0xC0, 0x80], 1, 2),
    ]
    for (bytes, line, column) in cases {
      #expect { try Suite.parse(bytes, path: "x") } throws: { error in
        guard let error = error as? SuiteError, case .notUTF8 = error.kind else { return false }
        return error.line == line && error.column == column
      }
    }
  }

  @Test func aFileBeyondReasonIsRefusedUnread() {
    let bytes = [UInt8](repeating: UInt8(ascii: "#"), count: YAMLDocument.largestFile + 1)
    #expect(
      throws: SuiteError(.fileTooLarge(bytes: bytes.count, limit: 1 << 24), at: Mark(line: 1, column: 1), path: "x")
    ) { try Suite.parse(bytes, path: "x") }
  }

  @Test func namesAreCheckedAgainstTheCallersVocabulary() throws {
    let text = suiteText(
      template: "{}", axes: "[{parameter: spring, list: [pop-default]}]",
      more: """
        springs:
          - {name: pop-default, mass: 1, stiffness: 1, dampingCoefficient: 1}
        """)
    #expect(try parse(text, vocabulary: SuiteVocabulary(engines: ["dashpot"], springs: ["pop-default"])).caseCount == 1)
    #expect { try parse(text, vocabulary: SuiteVocabulary(engines: ["dashpott"])) } throws: { error in
      "\(error)" == "trial.yaml:3:20: there is no engine 'dashpot'; did you mean 'dashpott'?"
    }
    #expect { try parse(text, vocabulary: SuiteVocabulary(springs: ["pop-defaults"])) } throws: { error in
      "\(error)" == "trial.yaml:9:12: there is no spring 'pop-default'; did you mean 'pop-defaults'?"
    }
  }

  @Test func windowsLineEndingsAndAByteOrderMarkAreRead() throws {
    let text = "\u{FEFF}" + suiteText(axes: Self.stiffness).split(separator: "\n").joined(separator: "\r\n")
    #expect(try parse(text).caseCount == 1)
  }
}
