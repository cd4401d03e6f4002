import Cache
import Diagnostics

/// A note's page, and what a search finds in it.
struct MadeNote: Sendable {
  let file: SiteFile
  /// The note and its headings, as a search finds them. Cost: that of making the page, where earlier runs did not keep it.
  let search: @Sendable () -> SearchPart
}

extension SiteFrame {
  /// The page of a note, or of one that earlier runs made what they kept of it.
  ///
  /// - Parameters:
  ///   - title: what browsers call it; nil where its own title does.
  ///   - previous: its neighbour in reading order, as `next` is.
  func made(_ note: NotePage, titled title: String?, previous: PageLink?, next: PageLink?) -> MadeNote {
    guard let digest = note.digest else {
      let search = searchPart(of: note)
      return MadeNote(file: page(note, titled: title, previous: previous, next: next), search: { search })
    }
    let key = key(digest, of: note.path, titled: title) { writer in
      writer.write(note.links) { $1.write(to: &$0) }
      writer.write(previous) { $1.write(to: &$0) }
      writer.write(next) { $1.write(to: &$0) }
    }
    // Of the page itself nothing is kept, for it lies in the folder of the site: its key is free for what a search finds in it.
    if !cache.use(key) { cache.keep(for: key, searchPart(of: note.whole).write) }
    let whole = { @Sendable in note.whole }
    // Made where it is written: all pages together would be most of what is in memory.
    return MadeNote(
      file: SiteFile(path: note.path, key: key) { [self] in
        page(whole(), titled: title, previous: previous, next: next).bytes
      },
      search: { [self] in cache.value(for: key) { searchPart(of: whole()) } })
  }

  private func searchPart(of note: NotePage) -> SearchPart {
    SearchPart(SearchEntry.all(of: note), from: SiteRenderer.home)
  }

  /// The page of a quiz.
  func made(_ quiz: QuizPage) -> SiteFile {
    guard let digest = quiz.digest else { return page(quiz) }
    return SiteFile(path: quiz.path, key: key(digest, of: quiz.path, titled: title(of: quiz.path)) { _ in }) { [self] in
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
    return SiteFile(path: path, key: key(ground, of: path, titled: title(of: path), write)) { make().bytes }
  }

  /// What a page is made from: its own, and what all pages have.
  private func key(
    _ digest: Digest, of path: SitePath, titled title: String?, _ write: (inout ByteWriter) -> Void
  ) -> Digest {
    cache.digest { writer in
      writer.write(digest)
      writer.write(ground)
      writer.write(path.text)
      writer.write(title ?? "")
      write(&writer)
    }
  }
}
