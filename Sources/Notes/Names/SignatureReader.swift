/// Reads the labels that follow a base name, however they are written: `(_:didFinish:)`,
/// `(_ app: UIApplication, didFinish options: …)`, `:didFinish:`, `:(UIApplication *)app didFinish:(…)`.
struct SignatureReader {
  /// A label in lower case and where it ends.
  struct Label {
    let name: [UInt8]
    let letters: LetterSet
    let end: Int

    init(name: [UInt8], end: Int) {
      self.name = name
      self.end = end
      letters = LetterSet(name)
    }
  }

  /// What follows a base name.
  struct Tail {
    var labels: [Label] = []
    /// The tail is in parentheses.
    var isSwift = false
    /// The first argument has no label: `(_ …` or `(_:`.
    var startsWithUnderscore = false
    /// The parentheses are empty.
    var isEmptyCall = false
    /// Where a compact reference such as `(_:with:)` or `:with:` ends; nil for declarations and calls.
    var compactEnd: Int?
  }

  /// No signature is longer; keeps the reading linear.
  private static let reach = 400

  let bytes: [UInt8]
  let limit: Int

  /// Reads what follows a base name that ends at `offset`.
  func tail(after offset: Int) -> Tail {
    let bound = min(limit, offset + SignatureReader.reach)
    var start = offset
    if start < bound, bytes[start] == 0x3F || bytes[start] == 0x21 { start += 1 }
    if start < bound, bytes[start] == 0x28 { return swiftTail(open: start, bound: bound) }
    return objectiveCTail(from: offset, bound: bound)
  }

  // MARK: Swift

  private func swiftTail(open: Int, bound: Int) -> Tail {
    var tail = Tail(isSwift: true)
    var index = open + 1
    var depth = 1
    var atArgument = true
    var sawOther = false
    while index < bound, depth > 0 {
      let byte = bytes[index]
      if atArgument, byte.isIdentifier {
        let end = bytes.endOfIdentifier(from: index, to: bound)
        add(index..<end, bound: bound, to: &tail)
        index = end
        atArgument = false
        continue
      }
      switch byte {
      case 0x28, 0x5B, 0x7B: depth += 1
      case 0x29, 0x5D, 0x7D: depth -= 1
      case 0x2C: atArgument = atArgument || depth == 1
      case 0x3A where depth == 1:
        // `_:with:` goes on with the next label; a declaration goes on with a type.
        atArgument = isReferenceLabel(at: index + 1, bound: bound)
      case 0x20, 0x09, 0x0A, 0x0D: break
      default: sawOther = true
      }
      index += 1
    }
    if tail.labels.isEmpty, !tail.startsWithUnderscore { tail.isEmptyCall = depth == 0 && !sawOther }
    if depth == 0, !sawOther { tail.compactEnd = index }
    return tail
  }

  /// Takes the first identifier of an argument as its label if a colon or a second name follows.
  private func add(_ range: Range<Int>, bound: Int, to tail: inout Tail) {
    if range.count == 1, bytes[range.lowerBound] == 0x5F {
      if tail.labels.isEmpty { tail.startsWithUnderscore = true }
      return
    }
    var next = bytes.skipBlanks(from: range.upperBound, to: bound)
    if next > range.upperBound, next < bound, bytes[next].isIdentifier {
      next = bytes.skipBlanks(from: bytes.endOfIdentifier(from: next, to: bound), to: bound)
    }
    let hasColon = next < bound && bytes[next] == 0x3A
    guard hasColon || (next < bound && bytes[next] == 0x29) else { return }
    tail.labels.append(Label(name: bytes[range].map({ $0.lowered }), end: range.upperBound))
  }

  private func isReferenceLabel(at offset: Int, bound: Int) -> Bool {
    let start = bytes.skipBlanks(from: offset, to: bound)
    guard start < bound, bytes[start].isIdentifier else { return false }
    let end = bytes.endOfIdentifier(from: start, to: bound)
    return end < bound && bytes[end] == 0x3A
  }

  // MARK: Objective-C

  private func objectiveCTail(from offset: Int, bound: Int) -> Tail {
    var tail = Tail()
    guard var index = colon(at: offset, bound: bound) else { return tail }
    var isCompact = true
    tail.compactEnd = index
    while index < bound {
      let start = index
      var next = index
      if next < bound, bytes[next].isIdentifier {
        // `:didFinish:` or, after an argument's own name, ` didFinish:`.
        let end = bytes.endOfIdentifier(from: next, to: bound)
        if let after = colon(at: end, bound: bound) {
          tail.labels.append(Label(name: bytes[next..<end].map({ $0.lowered }), end: end))
          index = after
          if isCompact { tail.compactEnd = after }
          continue
        }
        if isCompact, tail.labels.isEmpty {
          tail.labels.append(Label(name: bytes[next..<end].map({ $0.lowered }), end: end))
        }
      }
      isCompact = false
      next = endOfArgument(from: start, bound: bound)
      guard next < bound, bytes[next].isIdentifier, hasLabel(at: next, bound: bound) else { break }
      index = next
    }
    return tail
  }

  private func hasLabel(at offset: Int, bound: Int) -> Bool {
    colon(at: bytes.endOfIdentifier(from: offset, to: bound), bound: bound) != nil
  }

  /// The offset behind `:` or `：`.
  private func colon(at offset: Int, bound: Int) -> Int? {
    guard offset < bound else { return nil }
    if bytes[offset] == 0x3A { return offset + 1 }
    guard offset + 2 < bound, bytes[offset] == 0xEF, bytes[offset + 1] == 0xBC, bytes[offset + 2] == 0x9A
    else {
      return nil
    }
    return offset + 3
  }

  /// Skips an argument up to a word that could be the next label: a word after a blank, outside brackets.
  private func endOfArgument(from offset: Int, bound: Int) -> Int {
    var index = offset
    var depth = 0
    while index < bound {
      let byte = bytes[index]
      if byte == 0x28 || byte == 0x5B { depth += 1 }
      if byte == 0x29 || byte == 0x5D {
        if depth == 0 { return bound }
        depth -= 1
      }
      if byte == 0x7B || byte == 0x3B || (byte.isLineEnd && depth == 0) { return bound }
      index += 1
      if depth == 0, byte.isBlank, index < bound, bytes[index].isIdentifier,
        hasLabel(at: index, bound: bound)
      {
        return index
      }
    }
    return bound
  }
}
