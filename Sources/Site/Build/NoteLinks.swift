import Cache
import Diagnostics
import Judging
import Markup
import Notes
import Synchronization

/// The note that a link stands in, and its page.
struct LinkSource: Sendable {
  let file: String
  let page: SitePath
  let anchors: DocumentAnchors?

  init(_ document: Document, _ page: SitePath) {
    file = document.file.path
    self.page = page
    // Only where they are asked for: to find them is to render the note.
    let hasOwn = document.links.contains { link in
      if case .here = NoteAddress(link.address, in: "") { true } else { false }
    }
    anchors = hasOwn ? document.anchors : nil
  }
}

/// Turns links between notes and scenario files into links between their pages.
struct NoteLinks: Sendable {
  /// By the normalised paths of the files.
  private let pages: [String: Page]

  private let anchors: AnchorTable

  private struct Page: Sendable {
    let path: SitePath
    /// Nil for what has no anchors.
    var note: NoteSource?
  }

  /// - Parameters:
  ///   - notes: with their pages.
  ///   - files: the paths of scenario files by which links find them, with their pages.
  init(_ notes: [(NoteSource, SitePath?)], _ files: [(String, SitePath?)], _ cache: Cache) {
    var pages = [String: Page](minimumCapacity: notes.count + files.count)
    for (note, path) in notes {
      guard let path else { continue }
      pages[NoteAddress.normalized(note.path)] = Page(path: path, note: note)
    }
    for (file, path) in files {
      if let path { pages[NoteAddress.normalized(file)] = Page(path: path) }
    }
    self.pages = pages
    anchors = AnchorTable(cache: cache)
  }

  /// The address of a link on its page; nil where it leads to no page, so that only its text is left.
  func target(of address: String, from source: LinkSource) -> String? {
    switch NoteAddress(address, in: source.file) {
    case .file(let path, let fragment): return file(path, fragment, on: source.page)
    // From the root of a server it led somewhere where the note comes from; this site may lie in any folder.
    case .elsewhere: return URLPolicy.isExternal(address) ? address : nil
    case .here(""): return "#"
    case .here(let fragment):
      return source.anchors?.contains(fragment) == false ? nil : "#" + DocumentAnchors.id(of: fragment)
    }
  }

  /// The address of a link to another file, on a page; nil where it leads to none.
  private func file(_ path: String, _ fragment: String, on page: SitePath) -> String? {
    target(path, fragment).map { page.link(to: $0.page, fragment: $0.fragment) }
  }

  /// The page that a link to another file leads to, and its fragment; nil where it leads to none. This is all of a note's page
  /// that other notes decide.
  func target(_ path: String, _ fragment: String) -> (page: SitePath, fragment: String)? {
    guard let target = pages[path] else { return nil }
    let isKnown = !fragment.isEmpty && target.note.map { anchors.anchors(of: $0).contains(fragment) } == true
    return (target.path, isKnown ? DocumentAnchors.id(of: fragment) : "")
  }
}

/// The anchors of notes, found where a link asks for one: to find those of a note is to parse it, so all links that lead to it
/// share them.
private final class AnchorTable: Sendable {
  private let cache: Cache
  /// By the paths of the notes.
  private let asked = Mutex<[String: Later<DocumentAnchors>]>([:])

  /// - Parameter cache: the anchors that earlier runs found.
  init(cache: Cache) { self.cache = cache }

  /// The anchors of a note. Who asks while somebody finds them waits, and who asks for those of another note does not.
  func anchors(of note: NoteSource) -> DocumentAnchors {
    let anchors = asked.withLock { asked in
      let anchors = asked[note.path] ?? Later { [cache] in Self.found(in: note, cache) }
      asked[note.path] = anchors
      return anchors
    }
    return anchors.value
  }

  private static func found(in note: NoteSource, _ cache: Cache) -> DocumentAnchors {
    let find = { Document.parse(note.read()).anchors }
    guard let digest = note.digest else { return find() }
    let key = cache.digest { writer in
      writer.write("anchors")
      writer.write(digest)
    }
    return cache.value(for: key) { KeptAnchors(anchors: find()) }.anchors
  }
}

/// The anchors of a note as they are kept.
private struct KeptAnchors: Cacheable {
  let anchors: DocumentAnchors

  init(anchors: DocumentAnchors) { self.anchors = anchors }

  func write(to writer: inout ByteWriter) { writer.write(anchors.ids.sorted()) { $0.write($1) } }

  init(from reader: inout ByteReader) throws(ByteReader.Malformed) {
    let ids = try reader.list { (reader) throws(ByteReader.Malformed) in try reader.text() }
    anchors = DocumentAnchors(Set(ids))
  }
}
