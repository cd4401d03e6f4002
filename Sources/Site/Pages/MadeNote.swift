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
  /// The page of a note, or of one that earlier runs made what they kept of it; its neighbours are those in reading order.
  func made(_ note: NotePage, previous: NotePage?, next: NotePage?) -> MadeNote {
    guard let digest = note.digest else { return make(note, nil, previous: previous, next: next) }
    let key = key(digest, of: note.path) { writer in
      for link in note.links + [previous, next].map({ PageLink(label: $0?.title ?? "", path: $0?.path ?? note.path) }) {
        for text in [link.label, link.path.text, link.fragment] { writer.write(text) }
      }
    }
    let file = SiteFile(path: note.path, key: key) { page(note.whole, previous: previous, next: next).bytes }
    let known = cache.value(for: key) { (reader) throws(ByteReader.Malformed) in try MadeNote(file, from: &reader) }
    if let known { return known }
    let made = make(note.whole, key, previous: previous, next: next)
    cache.keep(for: key, made.write)
    return made
  }

  private func make(_ note: NotePage, _ key: Digest?, previous: NotePage?, next: NotePage?) -> MadeNote {
    MadeNote(
      file: SiteFile(path: note.path, bytes: page(note, previous: previous, next: next).bytes, key: key),
      tally: VerdictCounts(note), entries: SearchEntry.all(of: note))
  }

  /// The page of a quiz.
  func made(_ quiz: QuizPage) -> SiteFile {
    guard let digest = quiz.digest else { return page(quiz) }
    return SiteFile(path: quiz.path, key: key(digest, of: quiz.path) { _ in }) {
      var whole = quiz
      if let rest = quiz.rest { whole.items = rest() }
      return page(whole).bytes
    }
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
    tally.write(to: &writer)
    writer.write(entries) { writer, entry in
      for text in [entry.title, entry.section, entry.fragment] { writer.write(text) }
      writer.write(entry.titleTerms.bytes)
      writer.write(entry.textTerms.bytes)
    }
  }

  /// Reads what was written of the note with this page.
  fileprivate init(_ file: SiteFile, from reader: inout ByteReader) throws(ByteReader.Malformed) {
    self.file = file
    tally = try VerdictCounts(from: &reader)
    entries = try reader.list { (reader) throws(ByteReader.Malformed) in
      SearchEntry(
        note: file.path, title: try reader.text(), section: try reader.text(), fragment: try reader.text(),
        titleTerms: TermList(kept: try reader.bytes()), textTerms: TermList(kept: try reader.bytes()))
    }
  }
}
