package import Cache
import Diagnostics
import Judging
import LifecycleEngine
import Markup
import Notes

/// What other pages say of a note, and what its own page is made from besides its text. Of a note whose page is known it is
/// all that a site needs.
package struct NoteSummary: Sendable {
  /// The front matter's title, the first heading, or the file's name.
  let title: String
  /// The addresses of its links, in the order of the file.
  let links: [String]
  /// Each callback once for a line that names it, in the order of the file.
  let mentions: [Mention]
  /// Whether scenarios stand in it. These have pages of their own, and are run each time.
  package let hasScenarios: Bool
  /// What its questions are made from; nil for none.
  package let questions: Digest?

  /// That a line names a callback.
  struct Mention: Sendable, Hashable {
    let callback: Callback
    /// From 1.
    let line: Int
  }

  /// - Parameter name: What the note is called that calls itself nothing.
  init(_ judged: JudgedNote, name: String, questions: Digest? = nil) {
    let document = judged.note.document
    if let title = document.frontMatter.title, !title.isEmpty {
      self.title = title
    } else {
      title = judged.note.sections.first?.title ?? name
    }
    links = document.links.map(\.address)
    var seen: Set<Mention> = []
    mentions = judged.note.mentions.compactMap { mention in
      let place = Mention(callback: mention.callback, line: document.file.line(at: mention.range.lowerBound))
      return seen.insert(place).inserted ? place : nil
    }
    hasScenarios = !judged.scenarios.isEmpty || judged.note.firstLeftOut != nil
    self.questions = questions
  }

  func write(to writer: inout ByteWriter) {
    writer.write(title)
    writer.write(links) { $0.write($1) }
    writer.write(mentions) { writer, mention in
      writer.write(Int(mention.callback.rawValue))
      writer.write(mention.line)
    }
    writer.write(questions) { $0.write($1) }
  }

  /// Reads what was written of a note without scenarios whose file has so many lines.
  package init(from reader: inout ByteReader, lines: Int) throws(ByteReader.Malformed) {
    title = try reader.text()
    links = try reader.list { (reader) throws(ByteReader.Malformed) in try reader.text() }
    mentions = try reader.list { (reader) throws(ByteReader.Malformed) in
      let callback = Callback(rawValue: UInt16(clamping: try reader.number()))
      let line = try reader.number()
      guard let callback, (1...lines).contains(line) else { throw ByteReader.Malformed() }
      return Mention(callback: callback, line: line)
    }
    questions = try reader.optional { (reader) throws(ByteReader.Malformed) in try reader.digest() }
    hasScenarios = false
  }
}
