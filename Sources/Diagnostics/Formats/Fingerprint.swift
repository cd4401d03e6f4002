/// Names for findings that stay the same when lines are added above them.
package enum Fingerprint {
  /// One for each diagnostic: what it is, in which file, and the words it is about, without the spaces. Findings
  /// that are alike in all of this are counted.
  ///
  /// Complexity: O(bytes of the marked ranges).
  package static func all(of diagnostics: [Diagnostic]) -> [String] {
    var seen: [UInt64: Int] = [:]
    return diagnostics.map { diagnostic in
      let hash = hash(of: diagnostic)
      let count = seen[hash, default: 0] + 1
      seen[hash] = count
      return hash.hexadecimal + (count == 1 ? "" : ":\(count)")
    }
  }

  private static func hash(of diagnostic: Diagnostic) -> UInt64 {
    let file = diagnostic.file
    var range = diagnostic.range.clamped(to: 0..<file.bytes.count)
    if range.isEmpty { range = file.lineRange(file.line(at: range.lowerBound)) }
    let words = file.bytes[range].filter { !isSpace($0) }
    // Parts are divided by what no UTF-8 holds.
    return FNV1a.hash(
      [Array(diagnostic.code.utf8), Array(FileReference.path(file.path).utf8), words].flatMap { $0 + [0xFF] })
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
}
