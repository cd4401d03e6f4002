import Diagnostics

/// Where a site will be found on the web. Pages link to each other by relative addresses and need none; search engines and
/// those who show a link elsewhere do.
package struct SiteAddress: Sendable, Hashable {
  /// The address of the first page, with a `/` at its end.
  package let text: String
  /// What follows the server in it: `/` or, for instance, `/notes/`.
  let root: String

  /// More than this no browser is sure to take, with the path of a page behind it.
  private static let longest = 1_000

  /// Takes `https://example.org/notes`, with or without a `/` at the end; refuses what is not `http:` or `https:`, names
  /// no server, has a query, a fragment or a user, or bytes that an address encodes.
  package init?(_ text: String) {
    let bytes = Array(text.utf8)
    let schemes = ["https://", "http://"].map { Array($0.utf8) }
    guard bytes.count <= Self.longest, let scheme = schemes.first(where: bytes.starts) else { return nil }
    let rest = bytes[scheme.count...]
    let slash = UInt8(ascii: "/")
    let server = rest.prefix { $0 != slash }
    let path = rest[server.endIndex...]
    guard let first = server.first, first.isASCIIAlphanumeric, server.allSatisfy(Self.mayBeInServer) else {
      return nil
    }
    guard path.allSatisfy(Self.mayBeInPath) else { return nil }
    let end = path.last == slash ? "" : "/"
    self.text = text + end
    root = String(decoding: path, as: UTF8.self) + end
  }

  private static func mayBeInServer(_ byte: UInt8) -> Bool { byte.isASCIIAlphanumeric || "-.:".utf8.contains(byte) }

  private static func mayBeInPath(_ byte: UInt8) -> Bool { byte.isASCIIAlphanumeric || "-._~%/".utf8.contains(byte) }
}
