import Cache
import Diagnostics

/// A note's page, and what other pages show of it that only its text tells.
struct MadeNote: Sendable {
  let file: SiteFile
  let tally: VerdictCounts
  /// The note and its headings, as a search finds them. Cost: that of making the page, where earlier runs did not keep it.
  let search: @Sendable () -> SearchPart
}

extension SiteFrame {
  /// The page of a note, or of one that earlier runs made what they kept of it; its neighbours are those in reading order.
  func made(_ note: NotePage, previous: PageLink?, next: PageLink?) -> MadeNote {
    guard let digest = note.digest else {
      let search = searchPart(of: note)
      return MadeNote(
        file: page(note, previous: previous, next: next), tally: VerdictCounts(note), search: { search })
    }
    let key = key(digest, of: note.path) { writer in
      writer.write(note.links) { $1.write(to: &$0) }
      for neighbour in [previous, next] { writer.write(neighbour) { $1.write(to: &$0) } }
    }
    let searchKey = cache.digest { writer in
      writer.write("search")
      writer.write(key)
    }
    let search = { @Sendable in cache.value(for: searchKey) { searchPart(of: note.whole) } }
    // Made where it is written: all pages together would be most of what is in memory.
    let file = SiteFile(path: note.path, key: key) { page(note.whole, previous: previous, next: next).bytes }
    if let tally = cache.value(for: key, VerdictCounts.init) {
      cache.use(searchKey)
      return MadeNote(file: file, tally: tally, search: search)
    }
    let whole = note.whole
    let tally = VerdictCounts(whole)
    cache.keep(for: key, tally.write)
    cache.keep(for: searchKey, searchPart(of: whole).write)
    return MadeNote(file: file, tally: tally, search: search)
  }

  private func searchPart(of note: NotePage) -> SearchPart {
    SearchPart(SearchEntry.all(of: note), from: SiteRenderer.home)
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

  /// A page that is made only where none lies there that was made from the same.
  ///
  /// - Parameter write: writes all that the page is made from, besides what all pages are.
  func page(_ path: SitePath, from write: (inout ByteWriter) -> Void, make: @escaping @Sendable () -> SiteFile)
    -> SiteFile
  {
    guard cache.isOn else { return make() }
    return SiteFile(path: path, key: key(ground, of: path, write)) { make().bytes }
  }

  /// What a page is made from: its own, and what all pages have.
  private func key(_ digest: Digest, of path: SitePath, _ write: (inout ByteWriter) -> Void) -> Digest {
    cache.digest { writer in
      writer.write(digest)
      writer.write(ground)
      writer.write(path.text)
      writer.write(title(of: path) ?? "")
      write(&writer)
    }
  }
}
