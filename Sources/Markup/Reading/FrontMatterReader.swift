internal import Diagnostics
internal import YAML

/// Reads the mapping between `---` lines at the very top of a note.
enum FrontMatterReader {
  /// More than this is no front matter; it also bounds what the YAML parser is given.
  private static let longest = 16_384

  enum Result {
    case none
    /// The values, the offsets of the title and of the day of the last change if that is no day, and the offset of the first
    /// byte behind the closing line.
    case values([String: String], title: Int?, badDay: Int?, end: Int)
    /// No YAML: where, why, and the offset of the first byte behind the closing line.
    case broken(at: Int, reason: String, end: Int)
  }

  /// Reads the front matter of a clean text.
  static func read(_ bytes: [UInt8]) -> Result {
    guard let lines = bounds(in: bytes) else { return .none }
    let inner = bytes[lines.inner]
    do {
      guard let node = try YAMLNode(inner) else {
        return .values([:], title: nil, badDay: nil, end: lines.end)
      }
      guard let mapping = node.mapping else { return .none }
      var values: [String: String] = [:]
      for (key, value) in mapping.pairs {
        if let key = key.scalar, let text = text(of: value) { values[key] = text }
      }
      let day = mapping[FrontMatter.updatedKey]
      let isDay = day.map { FrontMatter.isDay($0.scalar ?? "") } ?? true
      let place = isDay ? nil : day.map { offset(of: $0.mark, in: inner) } ?? lines.inner.lowerBound
      let title = mapping[FrontMatter.titleKey].map { offset(of: $0.mark, in: inner) }
      return .values(values, title: title, badDay: place, end: lines.end)
    } catch {
      let place = error.mark.map { offset(of: $0, in: inner) } ?? inner.startIndex
      return .broken(at: place, reason: error.problem, end: lines.end)
    }
  }

  private static func text(of node: YAMLNode) -> String? {
    switch node.content {
    case .scalar(let text): text
    case .sequence(let elements): elements.compactMap(\.scalar).joined(separator: ", ")
    case .mapping: nil
    }
  }

  /// The bytes between the two `---` lines, if the text starts with something like front matter.
  private static func bounds(in bytes: [UInt8]) -> (inner: Range<Int>, end: Int)? {
    guard bytes.starts(with: [0x2D, 0x2D, 0x2D]), let first = lineEnd(in: bytes, from: 0),
      isBar(bytes[0..<first], UInt8(ascii: "-")), startsLikeMapping(bytes[(first + 1)...])
    else { return nil }
    var start = first + 1
    while start < bytes.count, start < longest {
      let end = lineEnd(in: bytes, from: start) ?? bytes.count
      if isBar(bytes[start..<end], UInt8(ascii: "-")) || isBar(bytes[start..<end], UInt8(ascii: ".")) {
        return (first + 1..<start, min(end + 1, bytes.count))
      }
      start = end + 1
    }
    return nil
  }

  private static func lineEnd(in bytes: [UInt8], from start: Int) -> Int? {
    bytes[start...].firstIndex(of: 0x0A)
  }

  private static func isBar(_ line: ArraySlice<UInt8>, _ mark: UInt8) -> Bool {
    line.starts(with: [mark, mark, mark]) && line.dropFirst(3).allSatisfy(\.isSpaceInLine)
  }

  /// A rule at the top of a note is followed by prose; front matter by a key, a comment or its end.
  private static func startsLikeMapping(_ rest: ArraySlice<UInt8>) -> Bool {
    let line = rest.prefix { $0 != 0x0A }
    if line.first == UInt8(ascii: "#") || isBar(line, UInt8(ascii: "-")) { return true }
    guard let colon = line.firstIndex(of: UInt8(ascii: ":")), colon > line.startIndex else { return false }
    return line[..<colon].allSatisfy {
      $0.isASCIIAlphanumeric || $0 >= 0x80 || "_-. \"'".utf8.contains($0)
    }
  }

  private static func offset(of mark: YAMLMark, in text: ArraySlice<UInt8>) -> Int {
    var start = text.startIndex
    for _ in 1..<max(mark.line, 1) {
      guard let end = text[start...].firstIndex(of: 0x0A) else { break }
      start = end + 1
    }
    return min(start + max(mark.column - 1, 0), max(text.endIndex - 1, text.startIndex))
  }
}
