/// The one document of a YAML file as a tree of nodes.
package enum YAMLDocument {
  /// A suite is at most five deep; anything near this is a mistake or an attack.
  static let deepestNesting = 16
  /// 16 MiB: a list of a million numbers, and far more than a suite needs.
  static let largestFile = 1 << 24

  package static func parse(_ bytes: [UInt8]) throws(SuiteError) -> YAMLNode {
    guard bytes.count <= largestFile else {
      throw SuiteError(.fileTooLarge(bytes: bytes.count, limit: largestFile), at: Mark(line: 1, column: 1))
    }
    if let offset = firstInvalidByte(in: bytes) {
      throw SuiteError(.notUTF8(byte: bytes[offset]), at: Mark(ofByte: offset, in: bytes))
    }
    return try bytes.withUnsafeBufferPointer { buffer throws(SuiteError) in
      // Why: told that the input is UTF-8, libyaml takes a byte order mark for content.
      let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
      let text = buffer.starts(with: mark) ? UnsafeBufferPointer(rebasing: buffer.dropFirst(mark.count)) : buffer
      return try document(from: YAMLEvents(text))
    }
  }

  private static func document(from events: consuming YAMLEvents) throws(SuiteError) -> YAMLNode {
    _ = try events.next()
    let (first, mark) = try events.next()
    guard case .documentStart = first else { throw SuiteError(.emptyFile, at: mark) }
    let (event, start) = try events.next()
    let root = try node(event, at: start, depth: 0, from: events)
    _ = try events.next()
    let (last, end) = try events.next()
    guard case .streamEnd = last else { throw SuiteError(.secondDocument, at: end) }
    return root
  }

  private static func node(
    _ event: YAMLEvents.Event, at mark: Mark, depth: Int, from events: borrowing YAMLEvents
  ) throws(SuiteError) -> YAMLNode {
    guard depth <= deepestNesting else { throw SuiteError(.nestedTooDeep(limit: deepestNesting), at: mark) }
    switch event {
    case .scalar(let text, let isPlain):
      return YAMLNode(content: .scalar(text: text, isPlain: isPlain), mark: mark)
    case .sequenceStart:
      return YAMLNode(content: .sequence(try sequence(depth: depth, from: events)), mark: mark)
    case .mappingStart:
      return YAMLNode(content: .mapping(try mapping(depth: depth, from: events)), mark: mark)
    default:
      throw SuiteError(.syntax(problem: "a value is missing"), at: mark)
    }
  }

  private static func sequence(depth: Int, from events: borrowing YAMLEvents) throws(SuiteError) -> [YAMLNode] {
    var items: [YAMLNode] = []
    while true {
      let (event, mark) = try events.next()
      if case .sequenceEnd = event { return items }
      items.append(try node(event, at: mark, depth: depth + 1, from: events))
    }
  }

  private static func mapping(
    depth: Int, from events: borrowing YAMLEvents
  ) throws(SuiteError) -> [(key: YAMLNode, value: YAMLNode)] {
    var entries: [(key: YAMLNode, value: YAMLNode)] = []
    while true {
      let (keyEvent, keyMark) = try events.next()
      if case .mappingEnd = keyEvent { return entries }
      let key = try node(keyEvent, at: keyMark, depth: depth + 1, from: events)
      let (valueEvent, valueMark) = try events.next()
      entries.append((key, try node(valueEvent, at: valueMark, depth: depth + 1, from: events)))
    }
  }

  /// The offset of the first byte that does not continue valid UTF-8, or nil.
  private static func firstInvalidByte(in bytes: [UInt8]) -> Int? {
    if String(validating: bytes, as: UTF8.self) != nil { return nil }
    // Why: scalar by scalar is slow, and only a broken file pays for it.
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    var offset = 0
    while case .scalarValue(let scalar) = decoder.decode(&iterator) { offset += UTF8.width(scalar) }
    return offset
  }
}
