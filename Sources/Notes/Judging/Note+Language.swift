public import Diagnostics
import Markup
public import Verify

extension Verdict {
  /// The verdict, in words.
  public func words(in language: Language) -> String {
    switch self {
    case .holds: language("holds", "成立")
    case .depends: language("depends", "视情况")
    case .open: language("open", "尚无定论")
    case .contradicted: language("contradicted", "不成立")
    case .vacuous: language("vacuous", "未被检验")
    case .notUnderstood: language("not understood", "未读懂")
    }
  }
}

extension Language {
  /// The language that a note is in: what its front matter says (`language: zh`), else what its letters are. Code and
  /// names are Latin in every note, so a few Chinese letters among them tell. Complexity: O(bytes).
  init(of document: Document) {
    let values = document.frontMatter.values
    if let stated = values["language"] ?? values["lang"] {
      self = stated.hasPrefix("zh") ? .chinese : .english
      return
    }
    let (chinese, latin) = document.file.bytes.withUnsafeBufferPointer { text in
      (ByteScan.count(in: text, where: { $0.isChineseStart }), ByteScan.count(in: text, where: { $0.isLetter }))
    }
    self = chinese > 0 && chinese * 30 >= latin ? .chinese : .english
  }
}
