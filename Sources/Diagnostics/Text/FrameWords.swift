/// The words around a diagnostic's own, in its language.
struct FrameWords {
  private let language: Language
  private let level: Diagnostic.Severity

  fileprivate init(_ diagnostic: Diagnostic) {
    language = diagnostic.language
    level = diagnostic.severity
  }

  var severity: String {
    guard language == .chinese else { return level.rawValue }
    switch level {
    case .error: return "错误"
    case .warning: return "警告"
    case .note: return "提示"
    }
  }

  var note: String { language("note", "说明") }
  var help: String { language("help", "建议") }
  var inFile: String { language("in", "位于") }
  var also: String { language("also", "另见") }
  var comma: String { language(", ", "，") }

  func quote(_ line: Int) -> String { language("line \(line) says:", "第 \(line) 行写道：") }

  func place(_ start: SourcePosition, _ end: SourcePosition) -> String {
    if language == .chinese {
      if start == end { return "第 \(start.line) 行第 \(start.column) 列" }
      if start.line == end.line { return "第 \(start.line) 行第 \(start.column) 到 \(end.column) 列" }
      return "第 \(start.line) 行第 \(start.column) 列到第 \(end.line) 行第 \(end.column) 列"
    }
    if start == end { return "line \(start.line), column \(start.column)" }
    if start.line == end.line { return "line \(start.line), columns \(start.column) to \(end.column)" }
    return "line \(start.line), column \(start.column) to line \(end.line), column \(end.column)"
  }
}

extension Diagnostic {
  var frame: FrameWords { FrameWords(self) }
}
