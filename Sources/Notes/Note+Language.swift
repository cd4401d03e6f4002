package import Diagnostics
package import Markup

extension Language {
  /// The language that a note is in: what its front matter says (`language: zh`), else what most of its words are in.
  /// Complexity: O(bytes).
  package init(of document: Document) {
    let values = document.frontMatter.values
    if let stated = values["language"] ?? values["lang"] {
      self = stated.hasPrefix("zh") ? .chinese : .english
      return
    }
    var count = WordCount()
    for block in document.blocks { count.add(block) }
    self = count.han.isChinese && count.han.chinese >= count.english ? .chinese : .english
  }
}

/// The words of a note's text: code is in Latin letters in every note, and so are names.
private struct WordCount {
  /// Characters: a word has one or two.
  private(set) var han = HanCount()
  private(set) var english = 0

  mutating func add(_ block: Block) {
    for inline in block.inlines { add(inline) }
    for child in block.children { add(child) }
  }

  private mutating func add(_ inline: Inline) {
    if case .text(var text) = inline.kind { text.withUTF8 { add($0) } }
    for child in inline.children { add(child) }
  }

  /// Words in small letters, perhaps with a capital first: `viewDidLoad` is a name and no word.
  private mutating func add(_ text: UnsafeBufferPointer<UInt8>) {
    var index = 0
    while index < text.count {
      han.add(text, index)
      guard text[index].isLetter else {
        index += 1
        continue
      }
      let start = index
      while index < text.count,
        text[index].isLetter || text[index] == UInt8(ascii: "_") || text[index] >= 0x30 && text[index] <= 0x39
      { index += 1 }
      let isPlain = text[(start + 1)..<index].allSatisfy { $0 >= UInt8(ascii: "a") && $0 <= UInt8(ascii: "z") }
      if index - start > 1, isPlain { english += 1 }
    }
  }
}
