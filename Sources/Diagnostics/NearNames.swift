/// Finds the names that somebody may have meant who wrote one that does not exist.
///
///     NearNames(["viewDidLoad", "viewDidAppear"]).near("viewDidApper")  // ["viewDidAppear"]
package struct NearNames: Sendable {
  /// More suggestions than this help nobody.
  package static let most = 4
  /// Names longer than this are not compared: nothing in UIKit is, and the work is the product of the lengths.
  static let longest = 200

  private let names: [String]

  /// Takes the names that exist.
  package init(_ names: [String]) {
    self.names = names
  }

  /// At most four names, the nearest first: those that differ only in case; else those a few slips away; else
  /// those with the same words in another order.
  package func near(_ wanted: String) -> [String] {
    let wanted = Array(wanted.unicodeScalars.prefix(Self.longest + 1))
    guard !wanted.isEmpty, wanted.count <= Self.longest else { return [] }
    let folded = Self.folded(wanted)
    var sameLetters: [String] = []
    var near: [(distance: Int, name: String)] = []
    for name in names {
      let candidate = Self.folded(Array(name.unicodeScalars))
      if candidate == folded {
        sameLetters.append(name)
      } else if candidate.count <= Self.longest,
        let distance = EditDistance.between(folded, candidate, limit: max(wanted.count, 3) / 3)
      {
        near.append((distance, name))
      }
    }
    if !sameLetters.isEmpty { return Self.first(sameLetters.map { (0, $0) }) }
    if !near.isEmpty { return Self.first(near) }
    let words = Self.words(wanted)
    guard words.count > 1 else { return [] }
    return Self.first(names.filter { Self.words(Array($0.unicodeScalars)) == words }.map { (0, $0) })
  }

  private static func first(_ found: [(distance: Int, name: String)]) -> [String] {
    let sorted = found.sorted { left, right in
      left.distance != right.distance
        ? left.distance < right.distance : left.name.utf8.lexicographicallyPrecedes(right.name.utf8)
    }
    // A name much further away than the nearest was not meant.
    let limit = (sorted.first?.distance ?? 0) + 1
    return sorted.prefix(most).filter { $0.distance <= limit }.map(\.name)
  }

  private static func folded(_ name: [Unicode.Scalar]) -> [Unicode.Scalar] {
    name.map { $0.isASCIICapital ? Unicode.Scalar(UInt8($0.value) + 32) : $0 }
  }

  /// The words of a camel-case name in lower case and alphabetical order; empty if there is only one.
  private static func words(_ name: [Unicode.Scalar]) -> [String] {
    var words: [String] = [""]
    for scalar in name {
      if scalar.isASCIICapital || scalar == "_" { words.append("") }
      if scalar != "_" { words[words.count - 1].unicodeScalars.append(folded([scalar])[0]) }
    }
    words.removeAll(where: \.isEmpty)
    return words.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}

extension Unicode.Scalar {
  fileprivate var isASCIICapital: Bool { ("A"..."Z").contains(self) }
}
