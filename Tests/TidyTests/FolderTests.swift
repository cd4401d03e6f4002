import Testing

/// Which folders of a target use which. What uses each other in a circle is one thing in two folders.
///
/// A folder uses another where it names a type that is declared there. Members of extensions are not seen, and what lies in
/// the target's own folder is its face or its ground, and counts for none.
@Suite("Folders of a target")
struct FolderTests {
  /// Circles that are there still, as the folders in them.
  static let known: [String: Set<String>] = [:]

  @Test("No folders use each other in a circle", arguments: Set(SourceTree.sources.compactMap(\.target)).sorted())
  func circles(in target: String) {
    let uses = FolderUses(of: SourceTree.sources.filter { $0.target == target })
    let known = Self.known[target, default: []]
    for (user, used) in uses.inCircles where !known.isSuperset(of: [user.folder, used]) {
      Issue.record("\(user.path) names \(user.type) of \(used), which uses \(user.folder) itself")
    }
    let gone = known.subtracting(uses.inCircles.flatMap { [$0.user.folder, $0.used] })
    #expect(gone.isEmpty, "no longer in a circle, take it out of the table: \(gone.sorted())")
  }

  @Test("A circle of folders is seen, and one that only comments and texts draw is not")
  func recognition() {
    let ring = [file("A/X.swift", "struct X { var y: Y }"), file("B/Y.swift", "enum Y { case x(X) }")]
    #expect(FolderUses(of: ring).inCircles.count == 2)
    let line = [
      file("A/X.swift", "struct X { var y: Y }"), file("B/Y.swift", "/// For X.\nenum Y { static let x = \"X\" }"),
    ]
    #expect(FolderUses(of: line).inCircles.isEmpty)
  }

  private func file(_ path: String, _ text: String) -> TextFile {
    let lines = text.split(separator: "\n")
    return TextFile(
      path: "Sources/T/" + path, lines: lines.enumerated().map { Line(number: $0.offset + 1, text: $0.element) })
  }
}

/// The folders of one target and the types by which they use each other.
private struct FolderUses {
  struct User {
    let folder: String
    let path: String
    let type: String
  }

  private(set) var all: [(user: User, used: String)] = []

  init(of files: [TextFile]) {
    var homes: [Substring: Set<String>] = [:]
    for file in files {
      for line in file.lines {
        if let type = Self.declared(on: line) { homes[type, default: []].insert(Self.folder(file)) }
      }
    }
    for file in files {
      let folder = Self.folder(file)
      var seen: Set<Substring> = []
      for code in Self.code(of: file) {
        for word in code.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "_" }) {
          guard let home = homes[word], home.count == 1, let used = home.first, used != folder, !used.isEmpty,
            !folder.isEmpty, seen.insert(word).inserted
          else { continue }
          all.append((User(folder: folder, path: file.path, type: String(word)), used))
        }
      }
    }
  }

  /// The uses that a way leads back from.
  var inCircles: [(user: User, used: String)] {
    var reached = Dictionary(grouping: all, by: \.user.folder).mapValues { Set($0.map(\.used)) }
    var grows = true
    while grows {
      grows = false
      for (folder, near) in reached {
        let far = near.reduce(near) { $0.union(reached[$1] ?? []) }
        grows = grows || far.count > near.count
        reached[folder] = far
      }
    }
    return all.filter { reached[$0.used]?.contains($0.user.folder) == true }
  }

  /// What a file says outside of comments and texts, in pieces of at most a line.
  private static func code(of file: TextFile) -> [Substring] {
    var isText = false
    return file.lines.flatMap { line -> [Substring] in
      if line.text.contains("\"\"\"") { isText.toggle() }
      guard !isText, !line.isComment else { return [] }
      let pieces = line.text.split(separator: "\"", omittingEmptySubsequences: false)
      return pieces.enumerated().filter { $0.offset % 2 == 0 }.map(\.element)
    }
  }

  /// The folder inside the target; empty for the target's own.
  private static func folder(_ file: TextFile) -> String {
    let parts = file.path.split(separator: "/")
    return parts.count > 3 ? String(parts[2]) : ""
  }

  /// The type that a line declares for the whole target.
  private static func declared(on line: Line) -> Substring? {
    let modifiers: Set<Substring> = ["public", "package", "internal", "final", "indirect"]
    guard line.indentation == 0 else { return nil }
    let words = line.text.split(whereSeparator: { " :<{(".contains($0) }).drop {
      modifiers.contains($0) || $0.hasPrefix("@")
    }
    guard let kind = words.first, ["struct", "enum", "class", "protocol", "actor", "typealias"].contains(kind) else {
      return nil
    }
    return words.dropFirst().first
  }
}
