/// Tells a heading whose space is missing (`##App`, `#生命周期`) from the other words that start with `#`.
enum HashWord {
  /// - Parameters:
  ///   - words: what follows the hashes up to the end of the line; not empty.
  ///   - level: how many hashes there are.
  static func isHeading(_ words: ArraySlice<UInt8>, level: Int) -> Bool {
    guard let first = words.first, !isKeycap(words) else { return false }
    guard level == 1 else { return true }
    switch first {
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      return isNumbered(words)
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"):
      return !directives.contains(where: { startsWith($0, words) }) && !hasFurtherTag(words)
    case UInt8(ascii: "`"), UInt8(ascii: "*"), UInt8(ascii: "["), UInt8(ascii: "<"):
      return true
    case 0x80...0xFF:
      return !hasFurtherTag(words)
    default:
      return false
    }
  }

  /// Words of C, Objective-C and Swift that stand behind a `#` in code pasted without a fence.
  private static let directives: [[UInt8]] = [
    "include", "import", "pragma", "define", "undef", "if", "ifdef", "ifndef", "elif", "else", "elseif",
    "endif",
    "error", "warning", "line", "available", "unavailable", "selector", "keyPath", "file", "fileID",
    "filePath",
    "function", "column", "colorLiteral", "imageLiteral", "sourceLocation", "dsohandle", "Preview",
    "externalMacro",
  ].map { Array($0.utf8) }

  /// `#️⃣` is an emoji.
  private static func isKeycap(_ words: ArraySlice<UInt8>) -> Bool {
    words.starts(with: [0xEF, 0xB8, 0x8F]) || words.starts(with: [0xE2, 0x83, 0xA3])
  }

  /// `#1.标题` is a heading, `#12` an issue.
  private static func isNumbered(_ words: ArraySlice<UInt8>) -> Bool {
    guard let mark = words.first(where: { $0 &- UInt8(ascii: "0") >= 10 }) else { return false }
    return mark == UInt8(ascii: ".") || mark >= 0x80
  }

  private static func startsWith(_ directive: [UInt8], _ words: ArraySlice<UInt8>) -> Bool {
    guard words.starts(with: directive) else { return false }
    guard let next = words.dropFirst(directive.count).first else { return true }
    return !(next | 0x20 >= UInt8(ascii: "a") && next | 0x20 <= UInt8(ascii: "z")) && next < 0x80
  }

  /// `#ios #swift` is a line of tags.
  private static func hasFurtherTag(_ words: ArraySlice<UInt8>) -> Bool {
    var index = words.startIndex
    while index + 2 < words.endIndex {
      if words[index] == 0x20, words[index + 1] == UInt8(ascii: "#"), words[index + 2] != UInt8(ascii: "#"),
        words[index + 2] != 0x20
      {
        return true
      }
      index += 1
    }
    return false
  }
}

/// Recognises a line that holds nothing but `<br>` or `<img …>` tags.
enum BreakTag {
  private static let names: [[UInt8]] = ["<br", "</br", "<img"].map { Array($0.utf8) }

  static func fills(_ line: ArraySlice<UInt8>) -> Bool {
    var index = line.startIndex
    while index < line.endIndex {
      if line[index] == 0x20 || line[index] == 0x09 {
        index += 1
        continue
      }
      guard let name = names.first(where: { starts(line[index...], with: $0) }) else { return false }
      index += name.count
      guard index < line.endIndex, isTagBreak(line[index]) else { return false }
      while index < line.endIndex, line[index] != UInt8(ascii: ">") {
        if line[index] == UInt8(ascii: "<") { return false }
        index += 1
      }
      guard index < line.endIndex else { return false }
      index += 1
    }
    return true
  }

  private static func starts(_ line: ArraySlice<UInt8>, with name: [UInt8]) -> Bool {
    line.count > name.count && zip(line, name).allSatisfy { $0 == $1 || $0 | 0x20 == $1 }
  }

  private static func isTagBreak(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ">") || byte == UInt8(ascii: "/") || byte == 0x20 || byte == 0x09
  }
}
