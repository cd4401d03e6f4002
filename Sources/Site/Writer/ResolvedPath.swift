#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The absolute path of a file or folder without links and `..`: where it really lies.
package struct ResolvedPath: Sendable, Hashable {
  /// Starts with `/`.
  package let text: String

  /// Asks the system. What does not exist yet keeps its name behind the nearest folder that does.
  package init(_ path: String) { text = Self.resolved(path) }

  /// Whether another path is this one or inside of it. By parts: `/root` does not hold `/roots`.
  package func holds(_ other: ResolvedPath) -> Bool {
    other.text == text || other.text.utf8.starts(with: (text == "/" ? text : text + "/").utf8)
  }

  private static func resolved(_ path: String) -> String {
    if let real = realPath(path) { return real }
    var parts = path.split(separator: "/", omittingEmptySubsequences: true)
    var missing: [Substring] = []
    let isAbsolute = path.utf8.first == UInt8(ascii: "/")
    while let last = parts.popLast() {
      missing.insert(last, at: 0)
      let parent = (isAbsolute ? "/" : "./") + parts.joined(separator: "/")
      guard let real = realPath(parent) else { continue }
      return collapsed(real + "/" + missing.joined(separator: "/"))
    }
    return collapsed(path)
  }

  /// `..` behind a folder that does not exist yet means its parent.
  private static func collapsed(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return "/" + parts.joined(separator: "/")
  }

  private static func realPath(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }
}
