/// A piece of a YAML document that remembers where it stands.
package struct YAMLNode {
  package enum Content {
    /// `isPlain` is false for text in quotes and for block text.
    case scalar(text: String, isPlain: Bool)
    case sequence([YAMLNode])
    case mapping([(key: YAMLNode, value: YAMLNode)])
  }

  package let content: Content
  package let mark: Mark

  /// What it is, for messages that expected something else.
  var kindText: String {
    switch content {
    case .scalar(let text, _): text.isEmpty ? "nothing" : "'\(text.clipped)'"
    case .sequence: "a list"
    case .mapping: "a mapping"
    }
  }
}

extension String {
  /// At most 40 characters of it: a message stays one line whatever the file holds.
  var clipped: String {
    let oneLine = String(map { $0.isNewline ? " " : $0 })
    return oneLine.count <= 40 ? oneLine : oneLine.prefix(39) + "…"
  }
}
