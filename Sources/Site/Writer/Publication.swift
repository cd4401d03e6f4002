/// What has to be moved and removed so that a folder holds a new site.
///
/// New pages are written beside the old ones first; then this is written, in one step; then they are moved. Whoever
/// finds it moves what is left, so that a site is wholly old until it is there and wholly new once it is gone.
struct Publication: Sendable, Hashable {
  /// New files by the number under which they wait, ascending.
  var moves: [Int: SitePath] = [:]
  /// Files of the old site that the new one does not have.
  var removals: [SitePath] = []

  /// Where new files wait, in the folder of the site.
  static let waitingRoom = ".lcdoc-new"
  /// The file that holds a publication while it is under way.
  static let name = ".lcdoc-journal"
  /// Under which the new manifest waits; it is moved last.
  static let manifest = "manifest"
  private static let header = "lcdoc-journal 1"

  init() {}

  /// Reads one; nil if it is none. It is somebody's input: paths that lead out of the folder are passed over.
  init?(bytes: [UInt8]) {
    var lines = bytes.split(separator: UInt8(ascii: "\n"))[...]
    guard let first = lines.popFirst(), first.elementsEqual(Self.header.utf8) else { return nil }
    for line in lines {
      let words = line.split(separator: UInt8(ascii: " "), maxSplits: 1).map { String(decoding: $0, as: UTF8.self) }
      guard words.count == 2, let path = SitePath(words[1]), !path.isHidden else { continue }
      if words[0] == "-" { removals.append(path) } else if let number = Int(words[0]) { moves[number] = path }
    }
  }

  /// A line for each file.
  var bytes: [UInt8] {
    var out = Array((Self.header + "\n").utf8)
    for (number, path) in moves.sorted(by: { $0.key < $1.key }) { out += "\(number) \(path.text)\n".utf8 }
    for path in removals { out += "- \(path.text)\n".utf8 }
    return out
  }
}
