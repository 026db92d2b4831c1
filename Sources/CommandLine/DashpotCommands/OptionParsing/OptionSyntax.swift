/// How one option is written: what the parser and the help screen know of it.
struct OptionSyntax: Hashable, Sendable {
  enum Arity: Hashable, Sendable {
    /// Stands alone.
    case flag
    /// Takes one value and may be given once.
    case single
    /// Takes one value each time it is given.
    case repeated
  }

  /// Without the leading `--`.
  let name: String
  let arity: Arity
  /// The word for the value in help screens; empty for a flag.
  let placeholder: String
  let summary: String

  var word: String { "--\(name)" }

  /// The left column of a help screen.
  var display: String {
    switch arity {
    case .flag: name == "help" ? "-h, --help" : word
    case .single: "\(word) \(placeholder)"
    case .repeated: "\(word) \(placeholder) ..."
    }
  }
}

/// An option that stands alone.
struct Flag: Sendable {
  let syntax: OptionSyntax

  init(_ name: String, _ summary: String) {
    syntax = OptionSyntax(name: name, arity: .flag, placeholder: "", summary: summary)
  }

  static let help = Flag("help", "print this screen")
}

/// An option with a value of a type.
struct Option<Value: Sendable>: Sendable {
  let syntax: OptionSyntax
  let reader: ValueReader<Value>

  init(_ name: String, _ placeholder: String, _ reader: ValueReader<Value>, repeats: Bool = false, _ summary: String) {
    syntax = OptionSyntax(
      name: name, arity: repeats ? .repeated : .single, placeholder: placeholder, summary: summary)
    self.reader = reader
  }
}

/// A word that is known by its place.
struct Positional: Hashable, Sendable {
  let placeholder: String
  let isRequired: Bool
  /// Whether any number of words may stand in its place; only the last may.
  var repeats = false
  let summary: String
}
