import Cache
import Diagnostics

/// A note's page, and what other pages show of it that only its text tells.
struct MadeNote: Sendable {
  let file: SiteFile
  let tally: VerdictCounts
  /// The note and its headings, as a search finds them.
  let entries: [SearchEntry]
}

extension SiteFrame {
  /// The page of a note, or what earlier runs made of the same; its neighbours are those in reading order.
  func made(_ note: NotePage, previous: NotePage?, next: NotePage?) -> MadeNote {
    guard let digest = note.digest else { return make(note, previous: previous, next: next) }
    let key = key(digest, of: note.path) { writer in
      for link in note.links + [previous, next].map({ PageLink(label: $0?.title ?? "", path: $0?.path ?? note.path) }) {
        for text in [link.label, link.path.text, link.fragment] { writer.write(text) }
      }
    }
    let known = cache.value(for: key) { (reader) throws(ByteReader.Malformed) in
      try MadeNote(from: &reader, at: note.path)
    }
    if let known { return known }
    let made = make(note.whole, previous: previous, next: next)
    cache.keep(for: key, made.write)
    return made
  }

  private func make(_ note: NotePage, previous: NotePage?, next: NotePage?) -> MadeNote {
    MadeNote(
      file: page(note, previous: previous, next: next), tally: VerdictCounts(note), entries: SearchEntry.all(of: note))
  }

  /// The page of a quiz, or what earlier runs made of the same.
  func made(_ quiz: QuizPage) -> SiteFile {
    guard let digest = quiz.digest else { return page(quiz) }
    let key = key(digest, of: quiz.path) { _ in }
    let known = cache.value(for: key) { (reader) throws(ByteReader.Malformed) in Array(try reader.bytes()) }
    if let known { return SiteFile(path: quiz.path, bytes: known) }
    var whole = quiz
    if let rest = quiz.rest { whole.items = rest() }
    let file = page(whole)
    cache.keep(for: key) { $0.write(file.bytes) }
    return file
  }

  /// What a page is made from: its own, and what all pages have.
  private func key(_ digest: Digest, of path: SitePath, _ write: (inout ByteWriter) -> Void) -> Digest {
    cache.digest { writer in
      writer.write(digest)
      writer.write(ground)
      writer.write(title(of: path) ?? "")
      write(&writer)
    }
  }
}

extension MadeNote {
  fileprivate func write(to writer: inout ByteWriter) {
    writer.write(file.bytes)
    tally.write(to: &writer)
    writer.write(entries) { writer, entry in
      for text in [entry.title, entry.section, entry.fragment] { writer.write(text) }
      writer.write(entry.titleTerms.bytes)
      writer.write(entry.textTerms.bytes)
    }
  }

  /// Reads what was written of the note at a path.
  fileprivate init(from reader: inout ByteReader, at path: SitePath) throws(ByteReader.Malformed) {
    file = SiteFile(path: path, bytes: Array(try reader.bytes()))
    tally = try VerdictCounts(from: &reader)
    entries = try reader.list { (reader) throws(ByteReader.Malformed) in
      SearchEntry(
        note: path, title: try reader.text(), section: try reader.text(), fragment: try reader.text(),
        titleTerms: TermList(kept: try reader.bytes()), textTerms: TermList(kept: try reader.bytes()))
    }
  }
}
