package import Cache
import Verify

/// A page is kept without its links to its quiz and scenarios, which others decide.
extension NotePage: Cacheable {
  /// Writes it.
  package func write(to writer: inout ByteWriter) {
    for text in [path.text, title, titleID, summary, updated, change, group, language, source, coverage] {
      writer.write(text)
    }
    writer.write(verdictLanguage) { $0.write($1) }
    writer.write(outline) { writer, entry in
      writer.write(entry.level)
      for text in [entry.title, entry.id] { writer.write(text) }
    }
    writer.write(body) { writer, part in
      writer.write(part.html.bytes)
      writer.write(part.verdicts) { $1.write(to: &$0) }
    }
    writer.write(hasScenario)
  }

  /// Reads what was written.
  package init(from reader: inout ByteReader) throws(ByteReader.Malformed) {
    self.init(path: try SitePath(from: &reader), title: try reader.text())
    titleID = try reader.text()
    summary = try reader.text()
    updated = try reader.text()
    change = try reader.text()
    group = try reader.text()
    language = try reader.text()
    source = try reader.text()
    coverage = try reader.text()
    verdictLanguage = try reader.optional { (reader) throws(ByteReader.Malformed) in try reader.value() }
    outline = try reader.list { (reader) throws(ByteReader.Malformed) in
      OutlineEntry(level: try reader.number(), title: try reader.text(), id: try reader.text())
    }
    body = try reader.list { (reader) throws(ByteReader.Malformed) in
      BodyPart(html: HTML(trusted: Array(try reader.bytes())), verdicts: try reader.list(VerdictNote.init(from:)))
    }
    hasScenario = try reader.flag()
  }
}

extension VerdictNote {
  fileprivate func write(to writer: inout ByteWriter) {
    writer.write(Int(kind.rawValue))
    writer.write(line)
    for text in [anchor, headline, detail, decidingFact] { writer.write(text) }
    writer.write(run) { writer, run in
      writer.write(run.caption)
      writer.write(run.step.text)
      writer.write(run.step.rows) { $1.write(to: &$0) }
    }
    writer.write(links) { $1.write(to: &$0) }
  }

  fileprivate init(from reader: inout ByteReader) throws(ByteReader.Malformed) {
    guard let kind = Verdict(rawValue: UInt8(clamping: try reader.number())) else { throw ByteReader.Malformed() }
    self.init(line: try reader.number(), kind: kind, headline: "")
    anchor = try reader.text()
    headline = try reader.text()
    detail = try reader.text()
    decidingFact = try reader.text()
    run = try reader.optional { (reader) throws(ByteReader.Malformed) in
      Run(
        caption: try reader.text(),
        step: TraceStep(text: try reader.text(), rows: try reader.list(TraceRow.init(from:))))
    }
    links = try reader.list(PageLink.init(from:))
  }
}

extension TraceRow {
  fileprivate func write(to writer: inout ByteWriter) {
    for text in [receiver, callback, argument, phase, state, cause] { writer.write(text) }
    writer.write(link) { $0.write($1.text) }
  }

  fileprivate init(from reader: inout ByteReader) throws(ByteReader.Malformed) {
    self.init(receiver: try reader.text(), callback: try reader.text())
    argument = try reader.text()
    phase = try reader.text()
    state = try reader.text()
    cause = try reader.text()
    link = try reader.optional(SitePath.init(from:))
  }
}
