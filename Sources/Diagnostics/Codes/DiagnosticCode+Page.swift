extension DiagnosticCode {
  /// The whole page in Markdown: the title, what was found and what to do, and a wrong note beside a right one.
  package func page(in language: Language) -> String {
    var page = "# \(code): \(title.text(in: language))\n\n\(explanation.text(in: language))\n"
    if let example {
      page += "\n## \(language("Wrong", "错误的写法"))\n\n" + Self.block(example.wrong)
      page += "\n## \(language("Right", "正确的写法"))\n\n" + Self.block(example.right)
    }
    return page
  }

  /// A note inside a note: the fence is longer than every one inside.
  private static func block(_ note: String) -> String {
    let fence = CodeFence.around(note)
    return "\(fence)markdown\n\(note)\(note.hasSuffix("\n") ? "" : "\n")\(fence)\n"
  }
}

/// Fences of Markdown that what stands inside cannot close.
enum CodeFence {
  /// Backticks: at least three, and more than the text has in a row.
  static func around(_ text: String) -> String {
    var longest = 0
    var run = 0
    for byte in text.utf8 {
      run = byte == UInt8(ascii: "`") ? run + 1 : 0
      longest = max(longest, run)
    }
    return String(repeating: "`", count: max(3, longest + 1))
  }
}
