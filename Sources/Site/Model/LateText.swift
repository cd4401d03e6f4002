import Cache

/// A text that is made where somebody shows it.
package struct LateText: Sendable, Hashable {
  /// What it is made from; nil where only the text tells.
  private let origin: Digest?
  private let make: @Sendable () -> String

  /// A text that is there.
  package init(_ text: String) { self.init(of: nil) { text } }

  /// - Parameter origin: what it is made from, besides its place in it.
  init(of origin: Digest?, make: @escaping @Sendable () -> String) {
    self.origin = origin
    self.make = make
  }

  /// The text. Cost: that of making it, each time.
  package var text: String { make() }

  /// Writes what tells it from others of the same place.
  func writeOrigin(to writer: inout ByteWriter) {
    writer.write(origin) { $0.write($1) }
    if origin == nil { writer.write(text) }
  }

  /// Whether both say the same.
  package static func == (one: LateText, other: LateText) -> Bool { one.text == other.text }

  /// Takes what it says.
  package func hash(into hasher: inout Hasher) { hasher.combine(text) }
}
