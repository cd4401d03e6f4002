import Diagnostics

/// Sheets to print: the questions with room to write, and the key on pages of its own.
struct SheetExport {
  let items: [QuizItem]
  let title: String

  private var language: Language { items.first?.language ?? .english }

  var export: Export {
    let strings = Strings(language)
    let questions = items.enumerated().map { question($1, number: $0 + 1) }.joined()
    let answers = items.enumerated().map { answer($1, number: $0 + 1) }.joined()
    let text = """
      <!DOCTYPE html>
      <html lang="\(language.tag)">
      <head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
      <meta http-equiv="Content-Security-Policy" content="\(Self.policy)">
      <title>\(XMLText.escaped(title))</title>
      <style>\(Self.style)</style></head>
      <body>
      <main>
      <h1>\(XMLText.escaped(title))</h1>
      \(questions)
      <section class="key">
      <h2>\(XMLText.escaped(strings(.sheetKey)))</h2>
      \(answers)</section>
      </main>
      </body>
      </html>

      """
    return Export(bytes: Array(text.utf8), losses: [], count: items.count)
  }

  /// Nothing is loaded and nothing runs, whatever a note says.
  private static let policy = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'"

  private static let style = """
    body{font:11pt/1.4 system-ui,sans-serif;margin:0 auto;max-width:44rem;padding:1rem}\
    article{break-inside:avoid;margin:0 0 1.6rem}h2{font-size:1rem;margin:0 0 .3rem}p{margin:.1rem 0}\
    ul{list-style:none;margin:.4rem 0;padding:0}li{padding:.15rem 0}\
    .box{border:1px solid;display:inline-block;height:1.3em;margin-right:.6em;vertical-align:middle;width:2em}\
    code{font:10pt ui-monospace,monospace;overflow-wrap:anywhere}.key{break-before:page}.key article{margin:0 0 .8rem}\
    @media (prefers-color-scheme:dark){body{background:#111;color:#eee}}@media print{body{background:#fff;color:#000}}
    """

  private func question(_ item: QuizItem, number: Int) -> String {
    let text = ExportText(item)
    let labels = text.labels
    let rows = text.shown.map {
      "<li><span class=\"box\"></span><code lang=\"en\">\(XMLText.escaped(labels[$0]))</code></li>"
    }
    let lines = text.question
    return "<article><h2>\(number). \(XMLText.escaped(lines[0]))</h2>\(XMLText.paragraphs(Array(lines.dropFirst())))"
      + "<ul>\(rows.joined())</ul></article>\n"
  }

  /// For an order, the number that belongs into each box, from the top; for a choice, the label.
  private func answer(_ item: QuizItem, number: Int) -> String {
    let text = ExportText(item)
    let labels = text.labels
    let key: String
    switch item {
    case .ordering(let item):
      let place = Dictionary(uniqueKeysWithValues: item.canonicalOrder.enumerated().map { ($1, $0 + 1) })
      key = text.shown.map { place[$0].map(String.init) ?? "–" }.joined(separator: " ")
    case .choice: key = text.answer.map { labels[$0] }.joined()
    }
    return "<article><h2>\(number). \(XMLText.escaped(key))</h2>\(XMLText.paragraphs(text.explanation))</article>\n"
  }
}
