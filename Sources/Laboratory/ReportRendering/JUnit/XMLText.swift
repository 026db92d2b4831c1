/// Text for XML 1.0: escaped once, and what XML cannot hold even as a reference replaced by the mark that stands for it
/// in every report.
enum XMLText {
  /// For content and for attributes alike: line breaks and tabs within the text are marks too, so that an attribute keeps
  /// them visible.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in VisibleText.of(text).unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&apos;"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// ` name="value"` for each.
  static func attributes(_ pairs: [(name: String, value: String)]) -> String {
    pairs.map { " \($0.name)=\"\(escaped($0.value))\"" }.joined()
  }
}
