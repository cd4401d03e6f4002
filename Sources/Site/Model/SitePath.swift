import Cache
import Diagnostics

/// Where a page lies inside the site: relative, with `/`, never leaving the folder.
package struct SitePath: Sendable, Hashable, CustomStringConvertible {
  /// The path as it is on disk, for instance `notes/push.html`.
  package let text: String

  /// The longest name that common file systems take.
  private static let longestComponent = 255

  /// Refuses what could leave the folder or could not be a file on some system: an empty path or part, `.` and
  /// `..`, a leading `/` or `~`, a backslash, a colon (a drive or a stream on Windows), control characters.
  package init?(_ text: String) {
    var text = text
    guard text.withUTF8(Self.isPath) else { return nil }
    self.text = text
  }

  private static func isPath(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard bytes.first != UInt8(ascii: "~") else { return false }
    // Of the part that a byte belongs to.
    var (length, dots) = (0, 0)
    func isPart() -> Bool { length > 0 && length <= longestComponent && !(length == dots && dots <= 2) }
    for byte in bytes {
      switch byte {
      case UInt8(ascii: "/"):
        guard isPart() else { return false }
        (length, dots) = (0, 0)
      case 0..<0x20, 0x7F, UInt8(ascii: "\\"), UInt8(ascii: ":"): return false
      default:
        length += 1
        if byte == UInt8(ascii: ".") { dots += 1 }
      }
    }
    return isPart()
  }

  /// The number of folders above the page.
  var depth: Int { text.utf8.count { $0 == UInt8(ascii: "/") } }

  /// What stands for it in an address.
  var encoded: String { text.percentEncoded }

  /// Reads its text.
  init(from reader: inout ByteReader) throws(ByteReader.Malformed) {
    guard let path = SitePath(try reader.text()) else { throw ByteReader.Malformed() }
    self = path
  }

  /// The text.
  package var description: String { text }

  /// The path of the folder that the page lies in; empty for the site's root.
  var folder: String { lastSlash.map { String(text[..<$0]) } ?? "" }

  /// The page's name in its folder.
  var name: String { lastSlash.map { String(text[text.utf8.index(after: $0)...]) } ?? text }

  /// Whether it is a file in a folder itself, of any name or of that one. Makes no text, for all files of a site are asked.
  func lies(in folder: String, as name: String? = nil) -> Bool {
    var (text, folder) = (text, folder)
    return text.withUTF8 { text in
      let start = folder.isEmpty ? 0 : folder.utf8.count + 1
      let isBelow = folder.withUTF8 { folder in
        folder.isEmpty || text.count >= start && text[folder.count] == UInt8(ascii: "/") && text.starts(with: folder)
      }
      guard isBelow else { return false }
      guard var name else { return !text[start...].contains(UInt8(ascii: "/")) }
      return name.withUTF8 { text[start...].elementsEqual($0) }
    }
  }

  /// Looked for in the bytes as they lie: a view of them goes back step by step.
  private var lastSlash: String.Index? {
    var text = text
    let place = text.withUTF8 { $0.lastIndex(of: UInt8(ascii: "/")) }
    return place.map { text.utf8.index(text.startIndex, offsetBy: $0) }
  }

  /// Whether a part begins with a dot. No page does; `.git` does.
  var isHidden: Bool {
    var text = text
    return text.withUTF8 { bytes in
      bytes.indices.contains {
        bytes[$0] == UInt8(ascii: ".") && ($0 == 0 || bytes[$0 - 1] == UInt8(ascii: "/"))
      }
    }
  }

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
    writer.write(label)
    writer.write(path.text)
    writer.write(fragment)
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
