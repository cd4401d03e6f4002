package import Cache
package import Diagnostics
import Judging
import Parallel

/// Where the pages of notes and of scenario files lie: their names tell it before anybody reads them, so that the page of a note
/// can be made as soon as that is judged.
package struct NotePlaces: Sendable {
  /// Of each note, in their order; nil for one whose name gives none.
  let notes: [SitePath?]
  /// Of each scenario file, in their order.
  let files: [SitePath?]
  /// The paths that were given out.
  let taken: PagePaths
  let links: NoteLinks
  let cache: Cache
  private let pages: [String: SitePath]
  private let language: Language
  /// Tells from all others where notes and files have their pages.
  let ground: Digest

  /// - Parameters:
  ///   - notes: in the order of the site.
  ///   - files: scenario files: the path of each by which links find it, and that below the folder that was named.
  ///   - language: of the site.
  package init(
    notes: [NoteSource], files: [(path: String, relativePath: String)], language: Language, _ cache: Cache
  ) {
    var taken = PagePaths(count: notes.count + files.count)
    let wishes = Parallel.map(notes) { PagePaths.Wish("notes", $0.relativePath) }
    self.notes = wishes.map { taken.give($0) }
    self.files = files.map { taken.make("scenarios", $0.relativePath) }
    self.taken = taken
    self.language = language
    self.cache = cache
    let (notePaths, filePaths) = (self.notes, self.files)
    // Neither needs the other.
    (links, (ground, pages)) = Parallel.both {
      NoteLinks(Array(zip(notes, notePaths)), Array(zip(files.map(\.path), filePaths)), cache)
    } _: {
      let ground = cache.digest { writer in
        writer.write("places")
        writer.write(language)
        for note in notes { writer.write(note.path) }
        for file in files { writer.write(file.path) }
        // No path is empty.
        for path in notePaths + filePaths { writer.write(path?.text ?? "") }
      }
      let pages = zip(notes, notePaths).compactMap { note, page in page.map { (note.path, $0) } }
      return (ground, Dictionary(pages, uniquingKeysWith: { first, _ in first }))
    }
  }

  /// What is kept of a note that was judged.
  func content(of source: NoteSource, _ summary: NoteSummary, _ note: JudgedNote) -> SiteInput.Entry.Content {
    guard !summary.hasScenarios, let path = pages[source.path] else { return .judged(note) }
    let page = NotePageBuilder(
      source: source, summary: summary, note: note, path: path, scenarios: [], siteLanguage: language, links: links
    ).page()
    // What is left out is said each time.
    guard page.limit == nil, let digest = source.digest, let key = key(of: source, summary, at: path) else {
      return .made(page)
    }
    let tally = VerdictCounts(page)
    cache.keep(for: digest, KeptNote(summary: summary, tally: tally).write)
    cache.keep(for: key, page.write)
    return .kept(tally, page: key)
  }

  /// What the page of a note is made from, but for its links; nil where it has none, or is made each time.
  func key(of source: NoteSource, _ summary: NoteSummary) -> Digest? {
    pages[source.path].flatMap { key(of: source, summary, at: $0) }
  }

  private func key(of source: NoteSource, _ summary: NoteSummary, at path: SitePath) -> Digest? {
    source.digest.map { digest in
      cache.digest { writer in
        writer.write("note")
        writer.write(digest)
        writer.write(language)
        writer.write(path.text)
        writer.write(summary.links.count)
        for link in summary.links {
          let target = links.target(link.path, link.fragment)
          writer.write(target != nil)
          guard let target else { continue }
          writer.write(target.page.text)
          writer.write(target.fragment)
        }
      }
    }
  }
}
