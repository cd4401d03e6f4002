public import Diagnostics
import Mustache
import Synchronization

/// The templates and assets of a site: those in the program, with files of a folder in their place.
public struct TemplateSet: Sendable {
  /// The templates that came with the program.
  public static func builtIn() throws(TemplateErrors) -> TemplateSet {
    try TemplateSet(overrides: [])
  }

  /// Files for the site's `assets` folder.
  let assets: [SiteFile]
  private let library: MustacheLibrary
  private let templates: [MustacheTemplate]
  private let sectionFields: [UInt64]
  private let stamps = StampCache()

  /// Takes files that stand in for the built-in ones of the same path, for instance `note.mustache` or
  /// `assets/site.css`; a further `.mustache` file is a partial.
  ///
  /// - Throws: everything that is wrong with the templates: unknown names, unclosed sections, files that
  ///   nothing would use.
  public init(overrides: [SourceFile]) throws(TemplateErrors) {
    var reader = TemplateReader()
    for file in EmbeddedTemplates.files {
      reader.add(SourceFile(path: String(describing: file.path), text: String(describing: file.text)))
    }
    for file in overrides { reader.replace(with: file) }
    assets = reader.assets
    (templates, library, sectionFields) = try reader.compile()
  }

  /// Writes a template with its values.
  func fill<Values: TemplateValues>(_ values: Values, in language: Language, into out: inout HTML) {
    let fields = values.fields
    let index = Values.template.index
    var shown: UInt64 = 0
    for (position, field) in fields.enumerated() where field.isShown { shown |= 1 << UInt64(position) }
    let sections = sectionFields[index]
    let key = StampCache.Key(template: index, language: language, shown: shown & sections)
    let stamp = stamps.stamp(for: key) {
      let source = StampSource(fields: fields, hidden: sections & ~shown, words: UIWords(language: language))
      return Stamp(rendered: templates[index].render(source, library: library))
    }
    stamp.fill(fields, into: &out)
  }

  /// A template with its values.
  func html<Values: TemplateValues>(_ values: Values, in language: Language) -> HTML {
    var out = HTML()
    fill(values, in: language, into: &out)
    return out
  }
}

/// Everything that is wrong with a set of templates.
public struct TemplateErrors: Error, Sendable {
  public let diagnostics: [Diagnostic]
}

/// Stamps made so far; pages are rendered on several threads.
private final class StampCache: Sendable {
  struct Key: Hashable {
    let template: Int
    let language: Language
    let shown: UInt64
  }

  private let stamps = Mutex<[Key: Stamp]>([:])

  func stamp(for key: Key, make: () -> Stamp) -> Stamp {
    if let stamp = stamps.withLock({ $0[key] }) { return stamp }
    let stamp = make()
    stamps.withLock { $0[key] = stamp }
    return stamp
  }
}

/// What Mustache sees while a template is pressed: marks instead of values, and which sections are shown.
private struct StampSource: MustacheParent {
  let fields: [TemplateField]
  /// The fields whose sections are left out. Any other field leaves its hole, also if the value at hand is
  /// empty: the next page's may not be.
  let hidden: UInt64
  let words: UIWords

  func child(named name: String) -> Any? {
    if name == "text" { return words }
    for (index, field) in fields.enumerated() where String(describing: field.name) == name {
      guard hidden & (1 << UInt64(index)) == 0 else { return nil }
      if case .flag = field.value { return true }
      return Mark(field: index)
    }
    return nil
  }
}

/// What Mustache puts in the place of a value. Inside a section it is what names are looked up in first: it says at
/// once that it has none, where a string would be mirrored for each.
private struct Mark: MustacheCustomRenderable, MustacheParent {
  let field: Int

  var renderText: String { Stamp.mark(field) }
  var isNull: Bool { false }

  func child(named name: String) -> Any? { nil }
}

/// The site's own words under their names.
private struct UIWords: MustacheParent {
  let language: Language

  func child(named name: String) -> Any? { UIText(rawValue: name)?.text(in: language) }
}
