/// A pattern of paths: `*` is anything but `/`, `**` anything at all. A folder's pattern is about all that is in it;
/// one without `/` is about that name in any folder.
struct PathPattern: Sendable, Equatable {
  private let parts: [UInt8]
  private let isName: Bool

  init(_ text: String) {
    var text = text[...]
    if text.hasPrefix("./") { text = text.dropFirst(2) }
    while text.hasSuffix("/") { text = text.dropLast() }
    parts = Array(text.utf8)
    isName = !text.contains("/")
  }

  /// Whether a path, or a folder that it is in, fits.
  func fits(_ path: String) -> Bool {
    let path = Array((path.hasPrefix("./") ? String(path.dropFirst(2)) : path).utf8)
    let slash = UInt8(ascii: "/")
    if isName { return path.split(separator: slash).contains { fits($0) } }
    for end in path.indices where path[end] == slash && fits(path[..<end]) { return true }
    return fits(path[...])
  }

  /// - Complexity: O(pattern × path): one row of "what can be matched up to here" for each byte of the pattern.
  private func fits(_ path: ArraySlice<UInt8>) -> Bool {
    let path = Array(path)
    var reached = [true] + Array(repeating: false, count: path.count)
    var index = 0
    while index < parts.count {
      let isStar = parts[index] == UInt8(ascii: "*")
      let isDouble = isStar && index + 1 < parts.count && parts[index + 1] == UInt8(ascii: "*")
      var next = Array(repeating: false, count: path.count + 1)
      if isStar {
        next[0] = reached[0]
        for place in path.indices {
          next[place + 1] = reached[place + 1] || (next[place] && (isDouble || path[place] != UInt8(ascii: "/")))
        }
      } else {
        for place in path.indices { next[place + 1] = reached[place] && path[place] == parts[index] }
      }
      reached = next
      index += isDouble ? 2 : 1
    }
    return reached[path.count]
  }
}
