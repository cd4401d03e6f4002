import Diagnostics
import Judging
import Markup
import Notes

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

  private struct Page: Sendable {
    var path: SitePath
    /// nil where no link asks for one.
    var anchors: DocumentAnchors?
  }

  init(_ placed: SiteBuilder.Placed) {
    let documents = placed.notes.map(\.entry.note.note.document)
    var wanted: Set<String> = []
    for document in documents {
      for link in document.links {
        if case .file(let path, let fragment) = NoteAddress(link.address, in: document.file.path), !fragment.isEmpty {
          wanted.insert(path)
        }
      }
    }
    var pages: [String: Page] = [:]
    for (note, document) in zip(placed.notes, documents) {
      let path = NoteAddress.normalized(document.file.path)
      pages[path] = Page(path: note.path, anchors: wanted.contains(path) ? document.anchors : nil)
    }
    for file in placed.files {
      pages[NoteAddress.normalized(file.entry.path)] = Page(path: file.path, anchors: nil)
    }
    self.pages = pages
  }

  /// The address of a link on its page; nil where it leads to no page, so that only its text is left.
  func target(of address: String, from source: LinkSource) -> String? {
    switch NoteAddress(address, in: source.file) {
    // From the root of a server it led somewhere where the note comes from; this site may lie in any folder.
    case .elsewhere: return URLPolicy.isExternal(address) ? address : nil
    case .here(""): return "#"
    case .here(let fragment):
      return source.anchors?.contains(fragment) == false ? nil : "#" + DocumentAnchors.id(of: fragment)
    case .file(let path, let fragment):
      guard let page = pages[path] else { return nil }
      let isKnown = page.anchors?.contains(fragment) == true
      return source.page.link(to: page.path, fragment: isKnown ? DocumentAnchors.id(of: fragment) : "")
    }
  }
}
