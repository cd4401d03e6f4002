/// Makes the edits that need no person to look at them.
package enum SafeFixes {
  /// The text with every safe fix made, and how many these were. Of edits that overlap, the first is made.
  ///
  /// Complexity: O(bytes + fixes × log fixes).
  package static func apply(_ diagnostics: [Diagnostic], to file: SourceFile) -> (bytes: [UInt8], count: Int) {
    let fixes = diagnostics.filter { $0.file.path == file.path }.flatMap(\.fixes).filter { fix in
      fix.isSafe && fix.range.lowerBound >= 0 && fix.range.upperBound <= file.bytes.count
    }
    return file.replacing(fixes.map { ($0.range, Array($0.replacement.utf8)) })
  }
}

extension SourceFile {
  /// The bytes with others in the place of some ranges, and how many these were. Of ranges that overlap, the first is
  /// replaced.
  package func replacing(_ edits: [(range: Range<Int>, replacement: [UInt8])]) -> (bytes: [UInt8], count: Int) {
    let sorted = edits.sorted {
      ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
    }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var done = 0
    var count = 0
    for edit in sorted where edit.range.lowerBound >= done {
      result += bytes[done..<edit.range.lowerBound] + edit.replacement
      done = edit.range.upperBound
      count += 1
    }
    return (result + bytes[done...], count)
  }
}
