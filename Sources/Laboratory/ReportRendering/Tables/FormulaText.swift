/// Text that a spreadsheet takes for text.
enum FormulaText {
  /// With an apostrophe before what a spreadsheet would take for a formula: text that begins with `=`, `+`, `-`, `@`, a
  /// tab or a carriage return, or with an apostrophe, so that each text has a form of its own.
  static func disarmed(_ text: String) -> String {
    guard let first = text.utf8.first, "=+-@\t\r'".utf8.contains(first) else { return text }
    return "'" + text
  }
}
