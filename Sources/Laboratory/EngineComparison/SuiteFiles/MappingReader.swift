/// The entries of a mapping whose keys are all known, none twice.
package struct MappingReader {
  let what: String
  package let mark: Mark
  private let values: [String: YAMLNode]
  /// In the order of the file.
  package let keys: [(name: String, mark: Mark)]

  /// - Parameters:
  ///   - what: how messages call it, such as "sweep grid".
  ///   - known: the keys it may have; nil for any.
  package init(_ node: YAMLNode, what: String, known: [String]?) throws(SuiteError) {
    guard case .mapping(let entries) = node.content else {
      throw SuiteError(.wrongType(what: what, expected: "a mapping", found: node.kindText), at: node.mark)
    }
    var values: [String: YAMLNode] = [:]
    var keys: [(name: String, mark: Mark)] = []
    for (key, value) in entries {
      guard case .scalar(let name, _) = key.content else {
        throw SuiteError(.wrongType(what: "a key of \(what)", expected: "a word", found: key.kindText), at: key.mark)
      }
      if let known, !known.contains(name) {
        let nearest = NearestWord.nearest(to: name, among: known)
        throw SuiteError(.unknownKey(name, within: what, nearest: nearest, known: known), at: key.mark)
      }
      if let first = keys.first(where: { $0.name == name }) {
        throw SuiteError(.duplicateKey(name, firstLine: first.mark.line), at: key.mark)
      }
      values[name] = value
      keys.append((name, key.mark))
    }
    self.what = what
    mark = node.mark
    self.values = values
    self.keys = keys
  }

  package subscript(key: String) -> YAMLNode? { values[key] }

  package func required(_ key: String) throws(SuiteError) -> YAMLNode {
    guard let value = values[key] else { throw SuiteError(.missingKey(key, within: what), at: mark) }
    return value
  }

  /// The one key of several that must be there alone.
  package func exactlyOne(of keys: [String]) throws(SuiteError) -> (key: String, node: YAMLNode) {
    let present = keys.compactMap { key in values[key].map { (key: key, node: $0) } }
    guard present.count == 1 else { throw SuiteError(.oneOf(what: what, keys: keys), at: mark) }
    return present[0]
  }
}
