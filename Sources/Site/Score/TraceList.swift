/// A run as nested lists: steps, and in each step the callbacks. Complete without the picture beside it.
struct TraceList {
  /// The page that the list stands on; links are relative to it.
  let page: SitePath

  func html(of steps: [TraceStep]) -> HTML {
    var out = HTML()
    out.reserveCapacity(steps.reduce(64) { $0 + 96 + $1.rows.count * 144 })
    out.append("<ol class=\"run\">")
    var number = 1
    for step in steps {
      out.append("<li><p class=\"step\">")
      out.append(text: step.text)
      out.append("</p>")
      if !step.rows.isEmpty {
        out.append("<ol start=\"")
        out.append(number)
        out.append("\">")
        for row in step.rows { append(row, to: &out) }
        out.append("</ol>")
        number += step.rows.count
      }
      out.append("</li>")
    }
    out.append("</ol>")
    return out
  }

  /// A name longer than this may take two lines; on a phone the receiver's name then gives way to it.
  private static let longName = 30
  /// A name longer than this takes three lines, in smaller letters.
  private static let longestName = 60

  private func append(_ row: TraceRow, to out: inout HTML) {
    switch row.callback.utf8.count {
    case ...Self.longName: out.append("<li>")
    case ...Self.longestName: out.append("<li class=\"long\">")
    default: out.append("<li class=\"long longest\">")
    }
    out.append("<span class=\"cb\">")
    if let link = row.link {
      out.append("<a href=\"")
      out.append(text: page.link(to: link))
      out.append("\">")
      appendBreakable(row.callback, to: &out)
      out.append("</a>")
    } else {
      appendBreakable(row.callback, to: &out)
    }
    if !row.argument.isEmpty {
      out.append(" <i>")
      out.append(text: row.argument)
      out.append("</i>")
    }
    out.append("</span> <span class=\"rc\">")
    out.append(text: row.receiver)
    out.append("</span>")
    append(row.phase, as: " <span class=\"ph\">", to: &out)
    append(row.state, as: " <span class=\"st\">", to: &out)
    append(row.cause, as: " <span class=\"why\">", to: &out)
    out.append("</li>")
  }

  private func append(_ text: String, as opening: StaticString, to out: inout HTML) {
    guard !text.isEmpty else { return }
    out.append(opening)
    out.append(text: text)
    out.append("</span>")
  }

  /// Long selectors may break after a colon and nowhere else.
  private func appendBreakable(_ name: String, to out: inout HTML) {
    var rest = name[...]
    while let colon = rest.utf8.firstIndex(of: UInt8(ascii: ":")) {
      let next = rest.utf8.index(after: colon)
      out.append(text: String(rest[..<next]))
      rest = rest[next...]
      if !rest.utf8.isEmpty, rest.utf8.first != UInt8(ascii: ":") { out.append("<wbr>") }
    }
    out.append(text: String(rest))
  }
}
