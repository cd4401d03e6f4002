/// The words around a diagnostic's own, in its language.
struct FrameWords {
  let isChinese: Bool
  private let level: Diagnostic.Severity

  fileprivate init(_ diagnostic: Diagnostic) {
    isChinese = diagnostic.language == .chinese
    level = diagnostic.severity
  }

  var severity: String {
    guard isChinese else { return level.rawValue }
    switch level {
    case .error: return "错误"
    case .warning: return "警告"
    case .note: return "提示"
    }
  }

  var note: String { isChinese ? "说明" : "note" }
  var help: String { isChinese ? "建议" : "help" }
  var inFile: String { isChinese ? "位于" : "in" }
  var also: String { isChinese ? "另见" : "also" }
  var comma: String { isChinese ? "，" : ", " }

  func quote(_ line: Int) -> String { isChinese ? "第 \(line) 行写道：" : "line \(line) says:" }

  func place(_ start: SourcePosition, _ end: SourcePosition) -> String {
    if isChinese {
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
