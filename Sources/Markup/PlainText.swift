extension Inline {
  /// The words alone: marks, tags and targets of links left out, breaks as spaces.
  package var plainText: String {
    var text = ""
    appendPlainText(to: &text)
    return text
  }

  fileprivate func appendPlainText(to text: inout String) {
    switch kind {
    case .text(let words), .code(let words): text += words
    case .softBreak, .lineBreak: text += " "
    case .html: break
    case .emphasis, .strong, .strikethrough, .link, .image:
      for child in children { child.appendPlainText(to: &text) }
    }
  }
}

extension Block {
  /// The words of a block's own inlines; those of blocks inside are not part of it.
  package var plainText: String {
    var text = ""
    for inline in inlines { inline.appendPlainText(to: &text) }
    return text
  }
}

extension Document {
  /// The words of the first paragraph; empty if there is none.
  package var summary: String {
    let first = blocks.first { block in
      guard case .paragraph = block.kind else { return false }
      return !block.plainText.isEmpty
    }
    return first?.plainText ?? ""
  }
}
