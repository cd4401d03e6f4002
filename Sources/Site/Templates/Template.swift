import Diagnostics
import Markup

/// A template as it is filled, in one language: words and what it includes are in their places.
///
/// What lcdoc uses of Mustache is values, sections that are shown or not, partials and comments; a tag of these but a value
/// that stands alone on its line takes the line with it, and so a partial brings the ends of its own lines.
struct Template: Sendable {
  private let parts: [Part]

  private indirect enum Part: Sendable {
    case text([UInt8])
    /// The value of a field, by its place among all.
    case value(Int)
    /// What is written where a field is shown, or where it is not.
    case section(Int, isInverted: Bool, [Part])
  }

  /// - Parameters:
  ///   - source: checked: it includes nothing without end, its sections are closed, and its names are known.
  ///   - fields: the names of the template's values in order.
  ///   - sources: what it may include.
  init(_ source: TemplateSource, fields: [String], including sources: [String: TemplateSource], in language: Language) {
    var builder = Builder(fields: fields, sources: sources, language: language)
    builder.add(source)
    parts = builder.finished
  }

  /// Writes the template with its values.
  func fill(_ fields: [TemplateField], into out: inout HTML) { Self.fill(parts, fields, into: &out) }

  private static func fill(_ parts: [Part], _ fields: [TemplateField], into out: inout HTML) {
    for part in parts {
      switch part {
      case .text(let bytes): out.append(template: bytes[...])
      case .value(let field):
        switch fields[field].value {
        case .text(let text): out.append(text: text)
        case .html(let html): out.append(html)
        case .flag: break
        }
      case .section(let field, let isInverted, let parts):
        if fields[field].isShown != isInverted { fill(parts, fields, into: &out) }
      }
    }
  }

  /// Puts the parts together as the tags open and close sections.
  private struct Builder {
    let fields: [String]
    let sources: [String: TemplateSource]
    let language: Language
    /// The sections that are open, each with what stands in it so far; the first is the template itself.
    private var open: [(field: Int, isInverted: Bool, parts: [Part])] = [(0, false, [])]
    /// Text that is not among the parts yet.
    private var text: [UInt8] = []

    init(fields: [String], sources: [String: TemplateSource], language: Language) {
      self.fields = fields
      self.sources = sources
      self.language = language
    }

    var finished: [Part] {
      mutating get {
        endText()
        return open[0].parts
      }
    }

    mutating func add(_ source: TemplateSource) {
      var start = 0
      for tag in source.tags {
        let place = source.place(of: tag)
        text += source.file.bytes[start..<place.lowerBound]
        start = place.upperBound
        add(tag)
      }
      text += source.file.bytes[start...]
    }

    private mutating func add(_ tag: TemplateTag) {
      switch tag.kind {
      case .comment: break
      case .partial: if let partial = sources[tag.name] { add(partial) }
      case .variable, .unescaped:
        if let word = UIText(tag: tag.name) { return HTMLText.append(word.text(in: language), to: &text) }
        endText()
        if let field = fields.firstIndex(of: tag.name) { open[open.count - 1].parts.append(.value(field)) }
      case .section, .inverted:
        endText()
        open.append((fields.firstIndex(of: tag.name) ?? 0, tag.kind == .inverted, []))
      case .end:
        endText()
        guard open.count > 1, let section = open.popLast() else { return }
        open[open.count - 1].parts.append(.section(section.field, isInverted: section.isInverted, section.parts))
      }
    }

    private mutating func endText() {
      if !text.isEmpty { open[open.count - 1].parts.append(.text(text)) }
      text = []
    }
  }
}

extension TemplateSource {
  /// The bytes that a tag takes: all of its line, where it is no value and stands there alone.
  fileprivate func place(of tag: TemplateTag) -> Range<Int> {
    guard tag.kind != .variable, tag.kind != .unescaped else { return tag.range }
    let bytes = file.bytes
    var (start, end) = (tag.range.lowerBound, tag.range.upperBound)
    while start > 0, bytes[start - 1].isBlank { start -= 1 }
    while end < bytes.count, bytes[end].isBlank { end += 1 }
    guard start == 0 || bytes[start - 1] == 0x0A, end == bytes.count || bytes[end] == 0x0A else { return tag.range }
    return start..<min(end + 1, bytes.count)
  }
}

extension UInt8 {
  fileprivate var isBlank: Bool { self == 0x20 || self == 0x09 }
}

extension UIText {
  /// Whether a tag is meant to stand for words.
  static func isNamed(by tag: String) -> Bool { tag.utf8.starts(with: "text.".utf8) }

  /// The words that a tag stands for; nil where it is none of words.
  init?(tag name: String) {
    guard UIText.isNamed(by: name) else { return nil }
    guard let text = Self.named[String(name.dropFirst(5))] else { return nil }
    self = text
  }

  /// By their names: templates have a thousand tags, and to compare each with all names would take longer than all else.
  private static let named = Dictionary(uniqueKeysWithValues: allCases.map { ($0.rawValue, $0) })
}
