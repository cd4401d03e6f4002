internal import CYAML

extension YAMLNode {
  /// The one document of a text; nil where there is none.
  ///
  /// It is read recursively: who reads what others wrote bounds how deeply it is nested. Complexity: O(bytes).
  package init?(_ text: ArraySlice<UInt8>) throws(YAMLError) {
    var reader = YAMLReader()
    defer { reader.end() }
    let result = text.withUnsafeBufferPointer { text in
      Result { () throws(YAMLError) in try reader.document(in: text) }
    }
    guard let node = try result.get() else { return nil }
    self = node
  }
}

/// Makes values of the events of libyaml.
private struct YAMLReader {
  private var parser = yaml_parser_t()
  private var anchors: [String: YAMLNode] = [:]

  init() { yaml_parser_initialize(&parser) }

  mutating func end() { yaml_parser_delete(&parser) }

  /// What an event tells.
  private enum Event {
    case scalar(String, anchor: String?)
    case alias(String)
    case sequence(anchor: String?)
    case mapping(anchor: String?)
    case end
    case document, streamEnd
  }

  mutating func document(in text: UnsafeBufferPointer<UInt8>) throws(YAMLError) -> YAMLNode? {
    yaml_parser_set_encoding(&parser, YAML_UTF8_ENCODING)
    yaml_parser_set_input_string(&parser, text.baseAddress, text.count)
    _ = try next()
    if case (.streamEnd, _) = try next() { return nil }
    let node = try node(try next())
    _ = try next()
    let (event, mark) = try next()
    guard case .streamEnd = event else { throw YAMLError(problem: "but found another document", mark: mark) }
    return node
  }

  private mutating func next() throws(YAMLError) -> (Event, YAMLMark) {
    var event = yaml_event_t()
    guard yaml_parser_parse(&parser, &event) == 1 else { throw failure }
    defer { yaml_event_delete(&event) }
    return (Self.event(event), YAMLMark(event.start_mark))
  }

  private static func event(_ event: yaml_event_t) -> Event {
    switch event.type {
    case YAML_SCALAR_EVENT:
      let scalar = event.data.scalar
      let text = String(decoding: UnsafeBufferPointer(start: scalar.value, count: scalar.length), as: UTF8.self)
      return .scalar(text, anchor: name(scalar.anchor))
    case YAML_ALIAS_EVENT: return .alias(name(event.data.alias.anchor) ?? "")
    case YAML_SEQUENCE_START_EVENT: return .sequence(anchor: name(event.data.sequence_start.anchor))
    case YAML_MAPPING_START_EVENT: return .mapping(anchor: name(event.data.mapping_start.anchor))
    case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT: return .end
    case YAML_STREAM_END_EVENT: return .streamEnd
    default: return .document
    }
  }

  private static func name(_ anchor: UnsafeMutablePointer<UInt8>?) -> String? {
    anchor.map { String(cString: $0) }
  }

  private var failure: YAMLError {
    let isPlaced = parser.error == YAML_SCANNER_ERROR || parser.error == YAML_PARSER_ERROR
    return YAMLError(
      problem: isPlaced ? String(cString: parser.problem) : "cannot be read",
      mark: isPlaced ? YAMLMark(parser.problem_mark) : nil)
  }

  private mutating func node(_ event: (Event, YAMLMark)) throws(YAMLError) -> YAMLNode {
    let mark = event.1
    switch event.0 {
    case .scalar(let text, let anchor): return keep(YAMLNode(content: .scalar(text), mark: mark), anchor)
    case .sequence(let anchor): return keep(YAMLNode(content: .sequence(try elements()), mark: mark), anchor)
    case .mapping(let anchor): return keep(YAMLNode(content: .mapping(try mapping()), mark: mark), anchor)
    case .alias(let anchor):
      guard let node = anchors[anchor] else { throw YAMLError(problem: "found undefined alias", mark: mark) }
      return node
    case .end, .document, .streamEnd: throw YAMLError(problem: "cannot be read", mark: mark)
    }
  }

  private mutating func keep(_ node: YAMLNode, _ anchor: String?) -> YAMLNode {
    if let anchor { anchors[anchor] = node }
    return node
  }

  private mutating func elements() throws(YAMLError) -> [YAMLNode] {
    var elements: [YAMLNode] = []
    while true {
      let event = try next()
      if case .end = event.0 { return elements }
      elements.append(try node(event))
    }
  }

  private mutating func mapping() throws(YAMLError) -> YAMLMapping {
    var pairs: [(key: YAMLNode, value: YAMLNode)] = []
    var keys: Set<String> = []
    while true {
      let event = try next()
      if case .end = event.0 { return YAMLMapping(pairs: pairs) }
      let key = try node(event)
      if let text = key.scalar, !keys.insert(text).inserted {
        throw YAMLError(problem: "a key is there twice", mark: key.mark)
      }
      pairs.append((key, try node(try next())))
    }
  }
}

extension YAMLMark {
  fileprivate init(_ mark: yaml_mark_t) { self.init(line: Int(mark.line) + 1, column: Int(mark.column) + 1) }
}
