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
      return padded(hash) + (count == 1 ? "" : ":\(count)")
    }
  }

  private static func hash(of diagnostic: Diagnostic) -> UInt64 {
    let file = diagnostic.file
    var range = diagnostic.range.clamped(to: 0..<file.bytes.count)
    if range.isEmpty { range = file.lineRange(file.line(at: range.lowerBound)) }
    var hash = FNV()
    hash.add(diagnostic.code.utf8)
    hash.add(FileReference.path(file.path).utf8)
    hash.add(file.bytes[range].lazy.filter { !isSpace($0) })
    return hash.value
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

  private static func padded(_ hash: UInt64) -> String {
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }

  /// The hash of Fowler, Noll and Vo, 1a, with 64 bits: the same in every run and on every machine.
  private struct FNV {
    var value: UInt64 = 0xCBF2_9CE4_8422_2325

    mutating func add(_ bytes: some Sequence<UInt8>) {
      for byte in bytes { add(byte) }
      // Parts are divided by what no UTF-8 holds.
      add(0xFF)
    }

    private mutating func add(_ byte: UInt8) { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }
  }
}
