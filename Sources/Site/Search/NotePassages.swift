/// The words of a note between its headings, read from the markup that the page has.
enum NotePassages {
  struct Passage: Equatable {
    /// The id of the heading above; empty above the first.
    var id = ""
    var text = ""
  }

  /// Passages in order; the first stands for the note, though it may have no words.
  ///
  /// Complexity: O(bytes).
  static func of(_ body: [BodyPart]) -> [Passage] {
    var passages = [Passage()]
    var bytes: [UInt8] = []
    func end() {
      passages[passages.count - 1].text += String(decoding: bytes, as: UTF8.self)
      bytes = []
    }
    for part in body {
      var rest = part.html.bytes[...]
      while let start = rest.firstIndex(where: { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "&") }) {
        bytes += rest[..<start]
        let close = rest[start] == UInt8(ascii: "<") ? UInt8(ascii: ">") : UInt8(ascii: ";")
        let stop = rest[start...].firstIndex(of: close) ?? rest.endIndex - 1
        if let id = headingID(rest[start...stop]) {
          end()
          passages.append(Passage(id: id))
        } else if !isInline(rest[start...stop]) {
          bytes.append(0x20)
        }
        rest = rest[(stop + 1)...]
      }
      bytes += rest
      bytes.append(0x20)
    }
    end()
    return passages
  }

  /// Of `<h2 id="push">`: push.
  private static func headingID(_ tag: ArraySlice<UInt8>) -> String? {
    let bytes = Array(tag)
    guard bytes.count > 3, bytes[1] == UInt8(ascii: "h"), (UInt8(ascii: "1")...UInt8(ascii: "6")).contains(bytes[2])
    else {
      return nil
    }
    let opening = Array(" id=\"".utf8)
    guard bytes[3...].starts(with: opening) else { return nil }
    return String(decoding: bytes[(3 + opening.count)...].prefix { $0 != UInt8(ascii: "\"") }, as: UTF8.self)
  }

  /// What may stand inside a word: links, emphasis and code; of names like `viewDidLoad()` the name is a link.
  private static func isInline(_ tag: ArraySlice<UInt8>) -> Bool {
    let name = tag.dropFirst().drop { $0 == UInt8(ascii: "/") }.prefix { $0 != UInt8(ascii: ">") && $0 != 0x20 }
    return ["a", "em", "strong", "code"].contains { name.elementsEqual($0.utf8) }
  }
}
