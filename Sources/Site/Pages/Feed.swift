import Diagnostics

/// What changed on a site last, for those who have a program look: Atom (RFC 4287). Entries are found by their whole address,
/// so only a site that knows its own has one.
struct Feed {
  private let site: SiteModel
  private let address: SiteAddress
  private let notes: [NotePage]

  /// nil where no note says when it changed.
  init?(_ site: SiteModel) {
    guard let address = site.address else { return nil }
    let dated = site.notes.filter { !$0.updated.isEmpty }.enumerated()
    // Of one day in the order of the site.
    let sorted = dated.sorted { ($1.element.updated, $0.offset) < ($0.element.updated, $1.offset) }
    guard !sorted.isEmpty else { return nil }
    notes = sorted.prefix(Self.longest).map(\.element)
    self.site = site
    self.address = address
  }

  /// Who has not looked for longer reads the site.
  private static let longest = 50
  /// Where it lies.
  static let path = "feed.xml"

  /// The file.
  var file: SiteFile? {
    guard let path = SitePath(Self.path) else { return nil }
    var out = HTML()
    out.append("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<feed xmlns=\"http://www.w3.org/2005/Atom\" xml:lang=\"")
    out.append(text: site.language.tag)
    out.append("\">\n")
    append(site.title, as: "title", to: &out)
    append(site.tagline, as: "subtitle", to: &out)
    append(address.text, as: "id", to: &out)
    append(time(notes[0]), as: "updated", to: &out)
    out.append("<author>")
    append(site.title, as: "name", to: &out)
    out.append("</author>\n<link rel=\"self\" type=\"application/atom+xml\" href=\"")
    out.append(text: address.url(of: path))
    out.append("\"/>\n<link rel=\"alternate\" type=\"text/html\" href=\"")
    out.append(text: address.text)
    out.append("\"/>\n")
    for note in notes { append(note, to: &out) }
    out.append("</feed>\n")
    return SiteFile(path: path, bytes: out.bytes)
  }

  private func append(_ note: NotePage, to out: inout HTML) {
    let page = address.url(of: note.path)
    out.append("<entry>\n")
    append(note.title, as: "title", to: &out)
    append(page, as: "id", to: &out)
    append(time(note), as: "updated", to: &out)
    out.append("<link rel=\"alternate\" type=\"text/html\" href=\"")
    out.append(text: page)
    out.append("\"/>\n")
    append(note.change, as: "summary", to: &out)
    out.append("</entry>\n")
  }

  private func append(_ text: String, as name: StaticString, to out: inout HTML) {
    guard !text.isEmpty else { return }
    out.append("<")
    out.append(name)
    out.append(">")
    out.append(text: text)
    out.append("</")
    out.append(name)
    out.append(">\n")
  }

  /// A day has no time, and the format wants one.
  private func time(_ note: NotePage) -> String { note.updated + "T00:00:00Z" }
}
