package import Diagnostics
package import Notes

extension Ordering.Form {
  /// How an order is written down, in words.
  package func words(in language: Language) -> String {
    switch self {
    case .numberedList: language("numbered list", "编号列表")
    case .numberedHeadings: language("numbered headings", "编号标题")
    case .headings: language("headings", "标题")
    case .bullets: language("bullets", "项目列表")
    case .log: language("log", "日志")
    case .codeBlock: language("code block", "代码块")
    case .codeComments: language("code comments", "代码注释")
    case .prose: language("prose", "正文")
    case .plainLines: language("plain lines", "逐行文字")
    case .table: language("table", "表格")
    case .arrows: language("arrows", "箭头")
    }
  }
}
