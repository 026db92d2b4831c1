/// Text for HTML: in an element or between the quotes of an attribute it is shown as it is and opens nothing.
enum HTMLText {
  static func escaped(_ text: String) -> String {
    var result = ""
    result.reserveCapacity(text.utf8.count)
    for scalar in VisibleText.of(text).unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// A script's text with what would end its element, or begin a comment in it, written another way that means the same
  /// in a text and in a regular expression.
  static func script(_ text: String) -> String {
    text.replacing(#/<(?=/script|!--)/#.ignoresCase(), with: "\\x3c")
  }
}
