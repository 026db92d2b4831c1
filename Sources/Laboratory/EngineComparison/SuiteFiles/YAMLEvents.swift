internal import CYAML

/// libyaml's event stream over bytes in memory, with positions.
///
/// Anchors, aliases and tags are refused here: a suite file says everything where it stands, and an alias could make a
/// few lines stand for billions.
struct YAMLEvents: ~Copyable {
  enum Event {
    case streamStart, streamEnd, documentStart, documentEnd, sequenceStart, sequenceEnd, mappingStart, mappingEnd
    case scalar(text: String, isPlain: Bool)
  }

  private let parser: UnsafeMutablePointer<yaml_parser_t>
  private let bytes: UnsafeBufferPointer<UInt8>

  /// - Parameter bytes: UTF-8; must outlive the reader.
  init(_ bytes: UnsafeBufferPointer<UInt8>) throws(SuiteError) {
    parser = .allocate(capacity: 1)
    self.bytes = bytes
    guard yaml_parser_initialize(parser) == 1 else {
      parser.initialize(to: yaml_parser_t())
      throw SuiteError(.syntax(problem: "out of memory"), at: Mark(line: 1, column: 1))
    }
    yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    yaml_parser_set_input_string(parser, bytes.baseAddress, bytes.count)
  }

  deinit {
    yaml_parser_delete(parser)
    parser.deallocate()
  }

  /// The next event and where it starts.
  func next() throws(SuiteError) -> (event: Event, mark: Mark) {
    var raw = yaml_event_t()
    guard yaml_parser_parse(parser, &raw) == 1 else { throw syntaxError() }
    defer { yaml_event_delete(&raw) }
    let mark = Mark(raw.start_mark)
    return (try Self.event(from: raw, at: mark), mark)
  }

  private static func event(from raw: yaml_event_t, at mark: Mark) throws(SuiteError) -> Event {
    switch raw.type {
    case YAML_STREAM_START_EVENT: return .streamStart
    case YAML_STREAM_END_EVENT: return .streamEnd
    case YAML_DOCUMENT_START_EVENT: return .documentStart
    case YAML_DOCUMENT_END_EVENT: return .documentEnd
    case YAML_SEQUENCE_END_EVENT: return .sequenceEnd
    case YAML_MAPPING_END_EVENT: return .mappingEnd
    case YAML_SCALAR_EVENT:
      let scalar = raw.data.scalar
      try refuse(anchor: scalar.anchor, tag: scalar.tag, at: mark)
      let text = String(decoding: UnsafeBufferPointer(start: scalar.value, count: Int(scalar.length)), as: UTF8.self)
      return .scalar(text: text, isPlain: scalar.style == YAML_PLAIN_SCALAR_STYLE)
    case YAML_SEQUENCE_START_EVENT:
      try refuse(anchor: raw.data.sequence_start.anchor, tag: raw.data.sequence_start.tag, at: mark)
      return .sequenceStart
    case YAML_MAPPING_START_EVENT:
      try refuse(anchor: raw.data.mapping_start.anchor, tag: raw.data.mapping_start.tag, at: mark)
      return .mappingStart
    case YAML_ALIAS_EVENT:
      throw SuiteError(.notAllowed(feature: "an alias", text: "*" + text(raw.data.alias.anchor)), at: mark)
    default:
      throw SuiteError(.syntax(problem: "libyaml reported an unknown event"), at: mark)
    }
  }

  private static func refuse(
    anchor: UnsafeMutablePointer<yaml_char_t>?, tag: UnsafeMutablePointer<yaml_char_t>?, at mark: Mark
  ) throws(SuiteError) {
    if anchor != nil { throw SuiteError(.notAllowed(feature: "an anchor", text: "&" + text(anchor)), at: mark) }
    if tag != nil { throw SuiteError(.notAllowed(feature: "a tag", text: text(tag)), at: mark) }
  }

  private static func text(_ cString: UnsafeMutablePointer<yaml_char_t>?) -> String {
    cString.map { String(cString: $0) } ?? ""
  }

  private func syntaxError() -> SuiteError {
    let problem = parser.pointee.problem.map { String(cString: $0) } ?? "libyaml gave up"
    // Why: the reader, which looks at bytes before lines exist, knows an offset only.
    if parser.pointee.error == YAML_READER_ERROR {
      return SuiteError(.syntax(problem: problem), at: Mark(ofByte: Int(parser.pointee.problem_offset), in: bytes))
    }
    let context = parser.pointee.context.map { ", " + String(cString: $0) } ?? ""
    return SuiteError(.syntax(problem: problem + context), at: Mark(parser.pointee.problem_mark))
  }
}

extension Mark {
  fileprivate init(_ mark: yaml_mark_t) {
    self.init(line: Int(mark.line) + 1, column: Int(mark.column) + 1)
  }
}
