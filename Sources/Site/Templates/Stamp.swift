import Diagnostics

/// A template with everything filled in but the values: bytes with holes.
///
/// Mustache renders a template once for each set of shown sections; a page then only joins bytes. Rendering
/// each page through Mustache would cost about 2 µs for each name.
struct Stamp: Sendable {
  private let bytes: [UInt8]
  private let holes: [Hole]

  private struct Hole {
    /// The value goes before the byte at this offset.
    let offset: Int
    /// Which of the template's fields.
    let field: Int
  }

  /// The most fields of a template: their numbers are smaller than this, those of other marks are not.
  static let mostFields = 64

  /// The text that marks the place of a field, or of a piece of text, in what Mustache renders; nothing in it is changed
  /// by escaping.
  static func mark(_ number: Int) -> String { "\u{1}\(number)\u{2}" }

  /// Takes rendered text with marks.
  init(_ rendered: String, _ marks: TemplateMarks, in language: Language) {
    var bytes: [UInt8] = []
    var holes: [Hole] = []
    var number: Int?
    for byte in rendered.utf8 {
      if byte == 1 {
        number = 0
      } else if let current = number {
        if byte == 2 {
          let isField = !marks.write(current, in: language, to: &bytes)
          if isField { holes.append(Hole(offset: bytes.count, field: current)) }
          number = nil
        } else {
          number = current * 10 + Int(byte &- UInt8(ascii: "0"))
        }
      } else {
        bytes.append(byte)
      }
    }
    self.bytes = bytes
    self.holes = holes
  }

  /// Writes the text with the values in its holes.
  func fill(_ fields: [TemplateField], into out: inout HTML) {
    var start = 0
    for hole in holes {
      out.append(template: bytes[start..<hole.offset])
      start = hole.offset
      switch fields[hole.field].value {
      case .text(let text): out.append(text: text)
      case .html(let html): out.append(html)
      case .flag: break
      }
    }
    out.append(template: bytes[start...])
  }
}
