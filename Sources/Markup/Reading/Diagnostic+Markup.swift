internal import Diagnostics

/// What reading Markdown can find, in one place.
extension Diagnostic {
  static func tooLarge(_ file: SourceFile, limit: Int) -> Diagnostic {
    Diagnostic(
      code: "LC0004", severity: .error, message: "a note may have up to \(limit / 1_048_576) MiB",
      file: file, range: 0..<0, label: "this file has \(file.bytes.count) bytes and was not read",
      helps: ["split the note"])
  }

  static func tooDeep(_ file: SourceFile, at offset: Int, limit: Int) -> Diagnostic {
    Diagnostic(
      code: "LC0004", severity: .warning,
      message: "quotes and lists are followed \(limit) levels deep", file: file,
      range: offset..<min(offset + 1, file.bytes.count), label: "this level is too deep",
      notes: ["what is deeper was read as if it stood one level higher"])
  }

  static func unclosedFence(_ file: SourceFile, _ fence: Range<Int>) -> Diagnostic {
    let mark = file.text(fence)
    return Diagnostic(
      code: "LC1002", severity: .warning, message: "a code fence is opened and never closed", file: file,
      range: fence, label: "opened here",
      notes: ["everything from here to the end of the note, quote or list item is read as code"],
      helps: ["put a line `\(mark)` after the code"])
  }

  static func badFrontMatter(_ file: SourceFile, _ range: Range<Int>, reason: String) -> Diagnostic {
    Diagnostic(
      code: "LC1003", severity: .warning, message: "the front matter is not valid YAML", file: file,
      range: range, label: reason, notes: ["it is kept as text"],
      helps: ["put quotes around values with `: `, `#`, `[` or `{`"])
  }

  static func badDay(_ file: SourceFile, _ range: Range<Int>) -> Diagnostic {
    Diagnostic(
      code: "LC1008", severity: .warning, message: "`updated` names no day", file: file, range: range,
      label: "this is no day of the calendar", notes: ["the feed of changes leaves the note out"],
      helps: ["write the day as in `updated: 2026-11-20`"])
  }
}
