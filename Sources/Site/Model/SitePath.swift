import Cache
import Diagnostics

/// Where a page lies inside the site: relative, with `/`, never leaving the folder.
package struct SitePath: Sendable, Hashable, CustomStringConvertible {
  /// The path as it is on disk, for instance `notes/push.html`.
  package let text: String
  /// The number of folders above the page.
  let depth: Int
  /// What stands for it in an address.
  let encoded: String

  /// The longest name that common file systems take.
  private static let longestComponent = 255

  /// Refuses what could leave the folder or could not be a file on some system: an empty path or part, `.` and
  /// `..`, a leading `/` or `~`, a backslash, a colon (a drive or a stream on Windows), control characters.
  package init?(_ text: String) {
    let bytes = Array(text.utf8)
    guard !bytes.isEmpty, bytes[0] != UInt8(ascii: "~") else { return nil }
    let isForbidden = { (byte: UInt8) in
      byte < 0x20 || byte == 0x7F || byte == UInt8(ascii: "\\") || byte == UInt8(ascii: ":")
    }
    guard !bytes.contains(where: isForbidden) else { return nil }
    for part in bytes.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false) {
      guard !part.isEmpty, part.count <= Self.longestComponent else { return nil }
      guard !part.elementsEqual(".".utf8), !part.elementsEqual("..".utf8) else { return nil }
    }
    self.text = text
    depth = bytes.count { $0 == UInt8(ascii: "/") }
    encoded = text.percentEncoded
  }

  /// Reads its text.
  init(from reader: inout ByteReader) throws(ByteReader.Malformed) {
    guard let path = SitePath(try reader.text()) else { throw ByteReader.Malformed() }
    self = path
  }

  /// Whether the texts are the same.
  package static func == (one: SitePath, other: SitePath) -> Bool { one.text == other.text }
  /// By the text.
  package func hash(into hasher: inout Hasher) { hasher.combine(text) }

  /// The text.
  package var description: String { text }

  /// The path of the folder that the page lies in; empty for the site's root.
  var folder: String { text.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(text[..<$0]) } ?? "" }

  /// The page's name in its folder.
  var name: String {
    text.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(text[text.utf8.index(after: $0)...]) } ?? text
  }

  /// Whether a part begins with a dot. No page does; `.git` does.
  var isHidden: Bool { text.utf8.first == UInt8(ascii: ".") || text.contains("/.") }

  /// What leads from this page to the site's root: empty, `../`, `../../` and so on.
  var rootPrefix: String { String(repeating: "../", count: depth) }

  /// A relative link to another page, percent-encoded. Relative, so that the site works from any folder and
  /// from a disk.
  func link(to target: SitePath, fragment: String = "") -> String {
    let path = rootPrefix + target.encoded
    return fragment.isEmpty ? path : path + "#" + fragment.percentEncoded
  }
}

/// A link inside the site with the words it is shown as.
package struct PageLink: Sendable, Hashable {
  /// The words that are clicked.
  package var label: String
  /// The page that it leads to.
  package var path: SitePath
  /// An id on that page; empty for its top.
  package var fragment: String = ""

  /// All of it.
  func write(to writer: inout ByteWriter) {
    for text in [label, path.text, fragment] { writer.write(text) }
  }
}

extension PageLink {
  /// Reads what was written.
  init(from reader: inout ByteReader) throws(ByteReader.Malformed) {
    self.init(label: try reader.text(), path: try SitePath(from: &reader), fragment: try reader.text())
  }
}

/// Where something was said or recorded.
package struct SourceReference: Sendable, Hashable {
  /// The words for it.
  package var label: String
  /// Linked only if it is `http:` or `https:`.
  package var url: String = ""

  /// The address if it may stand in a link.
  var safeURL: String? {
    let lowercase = url.utf8.prefix(8).map { $0 | 0x20 }
    let schemes = ["http://", "https://"]
    guard schemes.contains(where: { lowercase.starts(with: $0.utf8.map { $0 | 0x20 }) }) else { return nil }
    return url.utf8.contains { $0 <= 0x20 || $0 == 0x7F } ? nil : url
  }
}
