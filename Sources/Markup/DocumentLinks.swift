import Diagnostics
/// A link of a note with the address that is written there.
package struct DocumentLink: Sendable, Hashable {
  /// As it is written: a URL, or a path with or without a fragment.
  package var address: String
  /// The bytes of the whole link in the note.
  package var range: Range<Int>

  /// A link that was read before.
  package init(address: String, range: Range<Int>) {
    self.address = address
    self.range = range
  }
}

/// What links of a note can name in it: its headings, and what raw HTML names.
package struct DocumentAnchors: Sendable {
  /// The ids that the page has.
  package let ids: Set<String>

  /// Whether a fragment, without `#` and as it is written in a link, names a heading. Case does not count.
  package func contains(_ fragment: String) -> Bool { ids.contains(Self.id(of: fragment)) }

  /// The id that a fragment stands for on the page.
  package static func id(of fragment: String) -> String {
    let decoded = URLPolicy.percentDecoded(Array(fragment.utf8))
    // Where an emoji stands at an end, GitHub leaves a hyphen.
    let hyphen = UInt8(ascii: "-")
    let words = decoded.drop { $0 == hyphen }.reversed().drop { $0 == hyphen }.reversed()
    return Slugs.prefix + String(decoding: words, as: UTF8.self).lowercased()
  }

  /// The fragments that links can use, sorted.
  package var fragments: [String] { ids.map { String($0.dropFirst(Slugs.prefix.count)) }.sorted() }

  /// What was found before.
  package init(_ ids: Set<String>) { self.ids = ids }
}

extension Document {
  /// All links in text, in the order of the file; tags of raw HTML are left out.
  package var links: [DocumentLink] {
    var links: [DocumentLink] = []
    func add(_ inlines: [Inline]) {
      for inline in inlines {
        if case .link(let url, _) = inline.kind { links.append(DocumentLink(address: url, range: inline.range)) }
        add(inline.children)
      }
    }
    forEachBlock { add($0.inlines) }
    return links
  }

  /// The ids that the renderer gives: to headings, and to what raw HTML names.
  ///
  /// Complexity: that of rendering the note.
  package var anchors: DocumentAnchors {
    var writer = HTMLWriter(HTMLRenderer(), file: file, length: file.bytes.count)
    writer.write(blocks)
    return DocumentAnchors(writer.slugs.given)
  }

  /// Visits all blocks, those inside others after them.
  private func forEachBlock(_ visit: (Block) -> Void) {
    func walk(_ blocks: [Block]) {
      for block in blocks {
        visit(block)
        walk(block.children)
      }
    }
    walk(blocks)
  }
}

/// Where a link of a note leads.
package enum NoteAddress: Sendable, Hashable {
  /// Into the note itself.
  case here(fragment: String)
  /// To a file: its path as seen from where the note's own path is seen from, and a fragment, empty for none.
  case file(path: String, fragment: String)
  /// To another site, or from the root of this one's server.
  case elsewhere

  /// Reads the address of a link in the file at `path`.
  package init(_ address: String, in path: String) {
    guard let address = URLPolicy.cleaned(address), !URLPolicy.isExternal(address), !address.utf8.isEmpty else {
      self = .elsewhere
      return
    }
    let parts = address.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let fragment = parts.count > 1 ? String(parts[1]) : ""
    let written = parts[0].prefix { $0 != "?" }
    guard !written.isEmpty else {
      self = parts[0].isEmpty ? .here(fragment: fragment) : .elsewhere
      return
    }
    guard !written.hasPrefix("/"), !written.hasPrefix("\\") else {
      self = .elsewhere
      return
    }
    let decoded = String(decoding: URLPolicy.percentDecoded(Array(written.utf8)), as: UTF8.self)
    let folder = path.lastIndex(of: "/").map { path[...$0] } ?? ""
    self = .file(path: Self.normalized(folder + decoded), fragment: fragment)
  }

  /// The same path without `.` and, as far as possible, without `..`.
  package static func normalized(_ path: String) -> String {
    if isNormal(path) { return path }
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." { parts.removeLast() } else { parts.append(part) }
    }
    return (path.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
  }

  /// Whether no part is empty or begins with a dot, as most paths are.
  private static func isNormal(_ path: String) -> Bool {
    var last = UInt8(ascii: "/")
    for byte in path.utf8 {
      if last == UInt8(ascii: "/"), byte == UInt8(ascii: ".") || byte == UInt8(ascii: "/") { return false }
      last = byte
    }
    return last != UInt8(ascii: "/")
  }
}
