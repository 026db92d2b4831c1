/// Text for a terminal, in colour where that is wanted.
struct Colour: Sendable {
  let isOn: Bool

  func red(_ text: String) -> String { wrapped(text, "31") }
  func green(_ text: String) -> String { wrapped(text, "32") }
  func bold(_ text: String) -> String { wrapped(text, "1") }

  private func wrapped(_ text: String, _ code: String) -> String {
    isOn ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
