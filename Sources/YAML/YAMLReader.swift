internal import CYAML

extension YAMLNode {
  /// The one document of a text; nil where there is none.
  ///
  /// It is read recursively, and refused where it is nested deeper than `YAMLReader.deepest`. What is not UTF-8 is repaired.
  /// Complexity: O(bytes).
  package init?(_ text: ArraySlice<UInt8>) throws(YAMLError) {
    let reader = YAMLReader()
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let repaired = Array(
      String(decoding: text.starts(with: mark) ? text.dropFirst(mark.count) : text, as: UTF8.self).utf8)
    let result = repaired.withUnsafeBufferPointer { text in
      Result { () throws(YAMLError) in try reader.document(in: text) }
    }
    guard let node = try result.get() else { return nil }
    self = node
  }
}

/// Makes values of the events of libyaml.
private final class YAMLReader {
  /// What people write is two or three levels deep.
  private static let deepest = 24

  /// libyaml keeps its address.
  private let parser = UnsafeMutablePointer<yaml_parser_t>.allocate(capacity: 1)
  private let isReady: Bool
  private var anchors: [String: YAMLNode] = [:]

  init() {
    parser.initialize(to: yaml_parser_t())
    isReady = yaml_parser_initialize(parser) == 1
  }

  deinit {
    if isReady { yaml_parser_delete(parser) }
    parser.deallocate()
  }

  /// What an event tells.
  private enum Event {
    case scalar(String, anchor: String?)
    case alias(String)
    case sequence(anchor: String?)
    case mapping(anchor: String?)
    case end
    case document, streamEnd
  }

  func document(in text: UnsafeBufferPointer<UInt8>) throws(YAMLError) -> YAMLNode? {
    guard isReady else { throw YAMLError(problem: "cannot be read", mark: nil) }
    yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    yaml_parser_set_input_string(parser, text.baseAddress, text.count)
    _ = try next()
    if case (.streamEnd, _) = try next() { return nil }
    let node = try node(try next(), 0)
    _ = try next()
    let (event, mark) = try next()
    guard case .streamEnd = event else { throw YAMLError(problem: "there is another document", mark: mark) }
    return node
  }

  private func next() throws(YAMLError) -> (Event, YAMLMark) {
    var event = yaml_event_t()
    guard yaml_parser_parse(parser, &event) == 1 else { throw failure }
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
    let isPlaced = parser.pointee.error == YAML_SCANNER_ERROR || parser.pointee.error == YAML_PARSER_ERROR
    return YAMLError(
      problem: isPlaced ? String(cString: parser.pointee.problem) : "cannot be read",
      mark: isPlaced ? YAMLMark(parser.pointee.problem_mark) : nil)
  }

  private func node(_ event: (Event, YAMLMark), _ depth: Int) throws(YAMLError) -> YAMLNode {
    let mark = event.1
    guard depth <= Self.deepest else { throw YAMLError(problem: YAMLError.tooDeep, mark: mark) }
    switch event.0 {
    case .scalar(let text, let anchor): return keep(YAMLNode(content: .scalar(text), mark: mark), anchor)
    case .sequence(let anchor): return keep(YAMLNode(content: .sequence(try elements(depth + 1)), mark: mark), anchor)
    case .mapping(let anchor): return keep(YAMLNode(content: .mapping(try mapping(depth + 1)), mark: mark), anchor)
    case .alias(let anchor):
      guard let node = anchors[anchor] else { throw YAMLError(problem: "found undefined alias", mark: mark) }
      return node
    case .end, .document, .streamEnd: throw YAMLError(problem: "cannot be read", mark: mark)
    }
  }

  private func keep(_ node: YAMLNode, _ anchor: String?) -> YAMLNode {
    if let anchor { anchors[anchor] = node }
    return node
  }

  private func elements(_ depth: Int) throws(YAMLError) -> [YAMLNode] {
    var elements: [YAMLNode] = []
    while true {
      let event = try next()
      if case .end = event.0 { return elements }
      elements.append(try node(event, depth))
    }
  }

  private func mapping(_ depth: Int) throws(YAMLError) -> YAMLMapping {
    var pairs: [(key: YAMLNode, value: YAMLNode)] = []
    var keys: Set<String> = []
    while true {
      let event = try next()
      if case .end = event.0 { return YAMLMapping(pairs: pairs) }
      let key = try node(event, depth)
      if let text = key.scalar, !keys.insert(text).inserted {
        throw YAMLError(problem: "a key is there twice", mark: key.mark)
      }
      pairs.append((key, try node(try next(), depth)))
    }
  }
}

extension YAMLMark {
  fileprivate init(_ mark: yaml_mark_t) { self.init(line: Int(mark.line) + 1, column: Int(mark.column) + 1) }
}
