internal import Diagnostics
internal import LifecycleEngine

/// A table with a row an item, for spreadsheets.
struct CSVExport {
  let items: [QuizItem]

  var export: Export {
    var rows = [["id", "kind", "language", "question", "shown", "answer", "explanation", "difficulty", "source"]]
    var losses: [Export.Loss] = []
    for item in items {
      let text = ExportText(item)
      let labels = text.labels
      rows.append([
        item.id, item.kind.rawValue, item.language.tag, text.question.joined(separator: "\n"),
        text.shown.map { labels[$0] }.joined(separator: "\n"), text.answer.map { labels[$0] }.joined(separator: "\n"),
        text.explanation.joined(separator: "\n"), "\(item.difficulty)", item.source.text,
      ])
      if case .ordering(let item) = item, item.key.linearExtensionCount() != 1 {
        losses.append(Export.Loss(itemID: item.id, what: "one of its accepted orders is written, the others are not"))
      }
    }
    let text = rows.map { $0.map(Self.field).joined(separator: ",") + "\r\n" }.joined()
    // The mark tells spreadsheets that it is UTF-8.
    return Export(bytes: [0xEF, 0xBB, 0xBF] + Array(text.utf8), losses: losses, count: items.count)
  }

  /// Quoted; what a spreadsheet would take for a formula is made text, and nothing steers where the table is printed.
  private static func field(_ text: String) -> String {
    let text = text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { DisplayWidth.printable(String($0)) }.joined(separator: "\n")
    let isFormula = text.unicodeScalars.first.map { ["=", "+", "-", "@"].contains($0) } ?? false
    return "\"" + (isFormula ? "'" : "") + text.replacing("\"", with: "\"\"") + "\""
  }
}
