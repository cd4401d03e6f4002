import Diagnostics
import Synchronization

/// Where notes lie: what a link that leads nowhere can have meant. A folder that was moved leaves a dead link in each note, and
/// none of them is held against every path.
final class NotePlaces: Sendable {
  private let paths: @Sendable () -> [String]
  /// Made for the first dead link: most projects have none.
  private let places = Mutex<Places?>(nil)

  /// - Parameter paths: of all notes, normalised.
  init(_ paths: @escaping @Sendable () -> [String]) { self.paths = paths }

  /// Notes of that name in other folders, those with a like path first; else those with a like name in the same folder.
  /// Complexity: O(notes of that name, or in that folder, up to a thousand).
  func meant(by path: String) -> [String] {
    let (folder, name) = Self.parts(of: path)
    let (moved, beside) = places.withLock { known in
      let places = known ?? Places(paths().sorted())
      known = places
      return (places.named[name.lowercased()] ?? [], places.inFolder[folder] ?? [])
    }
    let candidates = moved.isEmpty ? beside : moved
    let near = NearNames(Array(candidates.prefix(Self.mostCompared))).near(path)
    return near.isEmpty && moved.count <= NearNames.most ? moved : near
  }

  private static let mostCompared = 1000

  private static func parts(of path: String) -> (folder: String, name: String) {
    guard let slash = path.lastIndex(of: "/") else { return ("", path) }
    return (String(path[..<slash]), String(path[path.index(after: slash)...]))
  }

  /// Paths in their order, by the file's name in lower case and by their folder.
  private struct Places {
    let named: [String: [String]]
    let inFolder: [String: [String]]

    init(_ paths: [String]) {
      named = Dictionary(grouping: paths) { NotePlaces.parts(of: $0).name.lowercased() }
      inFolder = Dictionary(grouping: paths) { NotePlaces.parts(of: $0).folder }
    }
  }
}
