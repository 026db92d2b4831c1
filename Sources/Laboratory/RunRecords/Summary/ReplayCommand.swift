/// The command that runs one case again.
public enum ReplayCommand {
  /// `dashpot verify SUITE --case 'ID'`, quoted for a POSIX shell.
  public static func text(suite: String, caseID: String) -> String {
    "dashpot verify \(isPlain(suite) ? suite : quoted(suite)) --case \(quoted(caseID))"
  }

  private static func quoted(_ text: String) -> String {
    var result = "'"
    for scalar in text.unicodeScalars {
      if scalar == "'" { result += "'\\''" } else { result.unicodeScalars.append(scalar) }
    }
    return result + "'"
  }

  /// Nothing in it means anything to a shell, and it cannot be taken for an option.
  private static func isPlain(_ text: String) -> Bool {
    guard let first = text.utf8.first, first != UInt8(ascii: "-") else { return false }
    return text.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "/"), UInt8(ascii: "-"),
        UInt8(ascii: "_"), UInt8(ascii: "@"):
        true
      default: false
      }
    }
  }
}
