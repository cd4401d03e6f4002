import Diagnostics
import Markup

extension HiddenText {
  /// One finding for each kind of what a file hides from its reader.
  static func diagnostics(_ found: [HiddenText], in file: SourceFile, _ language: Language) -> [Diagnostic] {
    found.map { $0.diagnostic(in: file, language) }
  }

  private func diagnostic(in file: SourceFile, _ language: Language) -> Diagnostic {
    let scalar = file.bytes[first].map { String($0, radix: 16, uppercase: true) }.joined(separator: " ")
    let name =
      switch kind {
      case .notUTF8: language("the byte \(scalar)", "字节 \(scalar)")
      case .direction, .control: codePoint(file.text(first))
      }
    var diagnostic: Diagnostic
    switch kind {
    case .notUTF8:
      diagnostic = Diagnostic(
        code: "LC1005", severity: .warning, message: language("this is no UTF-8", "这里不是 UTF-8"), file: file,
        range: first, label: name,
        notes: [language("such bytes are read as U+FFFD", "这样的字节按 U+FFFD 读入")],
        helps: [language("save the file as UTF-8", "请把文件存为 UTF-8")])
    case .direction:
      diagnostic = Diagnostic(
        code: "LC1004", severity: .warning,
        message: language("a hidden character turns the text around", "有不可见字符改变文字方向"), file: file, range: first,
        label: name,
        notes: [language("what is shown is not what is read", "显示的内容与读到的不同")],
        helps: [language("take it out", "请去掉它")])
    case .control:
      diagnostic = Diagnostic(
        code: "LC1004", severity: .note, message: language("a control character", "有控制字符"), file: file, range: first,
        label: name, helps: [language("take it out", "请去掉它")])
    }
    if count > 1 { diagnostic.notes.append(language("there are \(count) of them", "共有 \(count) 处")) }
    diagnostic.language = language
    return diagnostic
  }

  private func codePoint(_ text: String) -> String {
    let value = String(text.unicodeScalars.first?.value ?? 0, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - value.count)) + value
  }
}
