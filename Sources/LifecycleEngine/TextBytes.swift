/// Bytes of a text that somebody else keeps: what the parser cuts into pieces. Unlike an `ArraySlice` it holds nothing
/// alive, so that pieces come and go without being counted; that was a tenth of the browser's module.
///
/// Valid while the text is: inside `withUnsafeBufferPointer`, or for ever where it is a literal.
struct TextBytes: RandomAccessCollection, @unchecked Sendable {
  private let base: UnsafePointer<UInt8>
  let startIndex: Int
  let endIndex: Int

  /// The bytes of a literal.
  init(_ text: StaticString) { self.init(text.utf8Start, 0..<text.utf8CodeUnitCount) }

  /// Offsets are counted from `base`.
  init(_ base: UnsafePointer<UInt8>, _ range: Range<Int>) {
    self.base = base
    startIndex = range.lowerBound
    endIndex = range.upperBound
  }

  subscript(index: Int) -> UInt8 {
    @inline(__always) get {
      precondition(startIndex <= index && index < endIndex, "a byte beside the text")
      return base[index]
    }
  }

  subscript(range: Range<Int>) -> TextBytes {
    precondition(startIndex <= range.lowerBound && range.upperBound <= endIndex, "bytes beside the text")
    return TextBytes(base, range)
  }
}
