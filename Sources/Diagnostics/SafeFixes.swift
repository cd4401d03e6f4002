/// Makes the edits that need no person to look at them.
package enum SafeFixes {
  /// The text with every safe fix made, and how many these were. Of edits that overlap, the first is made.
  ///
  /// Complexity: O(bytes + fixes × log fixes).
  package static func apply(_ diagnostics: [Diagnostic], to file: SourceFile) -> (bytes: [UInt8], count: Int) {
    var fixes = diagnostics.filter { $0.file.path == file.path }.flatMap(\.fixes).filter { fix in
      fix.isSafe && fix.range.lowerBound >= 0 && fix.range.upperBound <= file.bytes.count
    }
    fixes.sort { left, right in
      (left.range.lowerBound, left.range.upperBound) < (right.range.lowerBound, right.range.upperBound)
    }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(file.bytes.count)
    var done = 0
    var count = 0
    for fix in fixes where fix.range.lowerBound >= done {
      bytes += file.bytes[done..<fix.range.lowerBound]
      bytes += fix.replacement.utf8
      done = fix.range.upperBound
      count += 1
    }
    bytes += file.bytes[done...]
    return (bytes, count)
  }
}
