/// Where a page lies inside the site: relative, with `/`, never leaving the folder.
public struct SitePath: Sendable, Hashable, CustomStringConvertible {
  /// The path as it is on disk, for instance `notes/push.html`.
  public let text: String

  /// The longest name that common file systems take.
  private static let longestComponent = 255

  /// Refuses what could leave the folder or could not be a file on some system: an empty path or part, `.` and
  /// `..`, a leading `/` or `~`, a backslash, a colon (a drive or a stream on Windows), control characters.
  public init?(_ text: String) {
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
  }

  public var description: String { text }

  /// The number of folders above the page.
  var depth: Int { text.utf8.reduce(0) { $1 == UInt8(ascii: "/") ? $0 + 1 : $0 } }

  /// What leads from this page to the site's root: empty, `../`, `../../` and so on.
  var rootPrefix: String { String(repeating: "../", count: depth) }

  /// A relative link to another page, percent-encoded. Relative, so that the site works from any folder and
  /// from a disk.
  func link(to target: SitePath, fragment: String = "") -> String {
    var bytes = Array(rootPrefix.utf8)
    appendPercentEncoded(target.text, to: &bytes)
    if !fragment.isEmpty {
      bytes.append(UInt8(ascii: "#"))
      appendPercentEncoded(fragment, to: &bytes)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// Keeps what a URL path and fragment may hold as they are, and encodes every other byte.
private func appendPercentEncoded(_ text: String, to bytes: inout [UInt8]) {
  let digits = Array("0123456789ABCDEF".utf8)
  for byte in text.utf8 {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
      UInt8(ascii: "~"), UInt8(ascii: "/"):
      bytes.append(byte)
    default:
      bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
    }
  }
}

/// A link inside the site with the words it is shown as.
public struct PageLink: Sendable, Hashable {
  public var label: String
  public var path: SitePath
  /// An id on that page; empty for its top.
  public var fragment: String

  public init(label: String, path: SitePath, fragment: String = "") {
    self.label = label
    self.path = path
    self.fragment = fragment
  }
}

/// Where something was said or recorded.
public struct SourceReference: Sendable, Hashable {
  public var label: String
  /// Linked only if it is `http:` or `https:`.
  public var url: String

  public init(label: String, url: String = "") {
    self.label = label
    self.url = url
  }

  /// The address if it may stand in a link.
  var safeURL: String? {
    let lowercase = url.utf8.prefix(8).map { $0 | 0x20 }
    let schemes = ["http://", "https://"]
    guard schemes.contains(where: { lowercase.starts(with: $0.utf8.map { $0 | 0x20 }) }) else { return nil }
    return url.utf8.contains { $0 <= 0x20 || $0 == 0x7F } ? nil : url
  }
}
