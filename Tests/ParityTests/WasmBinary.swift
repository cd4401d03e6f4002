/// A WebAssembly module as its sections, to which functions and data can be added at the end: nothing that is there
/// moves, and what is tested is the module that readers get.
struct WasmBinary {
  private var sections: [(id: UInt8, bytes: [UInt8])] = []
  /// The function index of each exported function.
  private(set) var functions: [String: Int] = [:]
  private var addedFunctions: [(type: [UInt8], export: String?, body: [UInt8])] = []
  private var addedData: [[UInt8]] = []

  private enum Section: UInt8 {
    case type = 1, function = 3, export = 7, code = 10, data = 11, dataCount = 12
  }

  /// Nil if the bytes are not a module without imports.
  init?(_ bytes: [UInt8]) {
    guard bytes.starts(with: [0x00, 0x61, 0x73, 0x6D, 1, 0, 0, 0]) else { return nil }
    var reader = Reader(bytes: bytes, offset: 8)
    while let id = reader.byte() {
      guard let size = reader.number(), let content = reader.bytes(size), id != 2 else { return nil }
      sections.append((id, content))
    }
    guard readExports() else { return nil }
  }

  private mutating func readExports() -> Bool {
    guard let exports = sections.first(where: { $0.id == Section.export.rawValue })?.bytes else { return false }
    var reader = Reader(bytes: exports, offset: 0)
    for _ in 0..<(reader.number() ?? 0) {
      guard let length = reader.number(), let name = reader.bytes(length), let kind = reader.byte(),
        let index = reader.number()
      else { return false }
      if kind == 0 { functions[String(decoding: name, as: UTF8.self)] = index }
    }
    return true
  }

  // MARK: Adding

  /// Adds data that no memory holds until a function copies it there; the result is its index.
  mutating func addData(_ bytes: [UInt8]) -> Int {
    addedData.append(bytes)
    return count(of: .data) + addedData.count - 1
  }

  /// Adds a function; the result is its index. Types are those of WebAssembly's binary format, locals come with the body.
  mutating func addFunction(
    _ parameters: [UInt8], _ results: [UInt8], export: String? = nil, _ body: [UInt8]
  ) -> Int {
    let type = [0x60] + vector(parameters) + vector(results)
    addedFunctions.append((type, export, body))
    return count(of: .function) + addedFunctions.count - 1
  }

  // MARK: Writing

  var bytes: [UInt8] {
    var result: [UInt8] = [0x00, 0x61, 0x73, 0x6D, 1, 0, 0, 0]
    let types = addedFunctions.map(\.type)
    let first = count(of: .function)
    let exports = addedFunctions.enumerated().compactMap { offset, function in
      function.export.map { vector(Array($0.utf8)) + [0] + unsigned(first + offset) }
    }
    for section in sections {
      switch Section(rawValue: section.id) {
      case .type: result += extended(section, by: types)
      case .function: result += extended(section, by: addedFunctions.indices.map { unsigned(count(of: .type) + $0) })
      case .export: result += extended(section, by: exports)
      case .code:
        result += [Section.dataCount.rawValue] + vector(unsigned(count(of: .data) + addedData.count))
        result += extended(section, by: addedFunctions.map { vector($0.body) })
      case .data: result += extended(section, by: addedData.map { [1] + vector($0) })
      case .dataCount: break
      case nil: result += [section.id] + vector(section.bytes)
      }
    }
    return result
  }

  private func count(of section: Section) -> Int {
    guard let bytes = sections.first(where: { $0.id == section.rawValue })?.bytes else { return 0 }
    var reader = Reader(bytes: bytes, offset: 0)
    return reader.number() ?? 0
  }

  private func extended(_ section: (id: UInt8, bytes: [UInt8]), by items: [[UInt8]]) -> [UInt8] {
    var reader = Reader(bytes: section.bytes, offset: 0)
    let count = reader.number() ?? 0
    return [section.id]
      + vector(unsigned(count + items.count) + section.bytes[reader.offset...] + items.flatMap { $0 })
  }

  private struct Reader {
    let bytes: [UInt8]
    var offset: Int

    mutating func byte() -> UInt8? {
      guard offset < bytes.count else { return nil }
      offset += 1
      return bytes[offset - 1]
    }

    mutating func bytes(_ count: Int) -> [UInt8]? {
      guard count >= 0, offset + count <= bytes.count else { return nil }
      offset += count
      return Array(bytes[(offset - count)..<offset])
    }

    /// An unsigned number in groups of seven bits, the lowest first.
    mutating func number() -> Int? {
      var value = 0
      for shift in stride(from: 0, to: 35, by: 7) {
        guard let byte = byte() else { return nil }
        value |= Int(byte & 0x7F) << shift
        if byte & 0x80 == 0 { return value }
      }
      return nil
    }
  }
}

/// A number as the binary format has it: seven bits a byte, the lowest first.
func unsigned(_ number: Int) -> [UInt8] {
  var rest = number
  var bytes: [UInt8] = []
  while rest >= 0x80 {
    bytes.append(UInt8(rest & 0x7F) | 0x80)
    rest >>= 7
  }
  return bytes + [UInt8(rest)]
}

/// The same for numbers with a sign, as constants are written.
func signed(_ number: Int64) -> [UInt8] {
  var rest = number
  var bytes: [UInt8] = []
  while true {
    let byte = UInt8(truncatingIfNeeded: rest & 0x7F)
    rest >>= 7
    if rest == 0 && byte & 0x40 == 0 || rest == -1 && byte & 0x40 != 0 { return bytes + [byte] }
    bytes.append(byte | 0x80)
  }
}

/// Bytes with their count in front.
func vector(_ bytes: [UInt8]) -> [UInt8] { unsigned(bytes.count) + bytes }
