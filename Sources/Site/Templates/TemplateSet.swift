package import Diagnostics
import Mustache
import Synchronization

/// The templates and assets of a site: those in the program, with files of a folder in their place.
package struct TemplateSet: Sendable {
  /// The templates that came with the program.
  package static func builtIn() throws(TemplateErrors) -> TemplateSet {
    try TemplateSet(overrides: [])
  }

  /// Files for the site's `assets` folder.
  let assets: [SiteFile]
  private let compiled: CompiledTemplates
  private let stamps = StampCache()

  /// Takes files that stand in for the built-in ones of the same path, for instance `note.mustache` or
  /// `assets/site.css`; a further `.mustache` file is a partial.
  ///
  /// - Throws: everything that is wrong with the templates: unknown names, unclosed sections, files that
  ///   nothing would use.
  package init(overrides: [SourceFile]) throws(TemplateErrors) {
    var reader = TemplateReader()
    for file in EmbeddedTemplates.files {
      reader.add(SourceFile(path: file.path.description, text: file.text.description))
    }
    for file in overrides { reader.replace(with: file) }
    assets = reader.assets
    compiled = try reader.compile()
  }

  /// Writes a template with its values.
  func fill<Values: TemplateValues>(_ values: Values, in language: Language, into out: inout HTML) {
    let fields = values.fields
    let index = Values.template.index
    var shown: UInt64 = 0
    for (position, field) in fields.enumerated() where field.isShown { shown |= 1 << UInt64(position) }
    let sections = compiled.sectionFields[index]
    let key = StampCache.Key(template: index, language: language, shown: shown & sections)
    let stamp = stamps.stamp(for: key) {
      let source = StampSource(fields: fields, hidden: sections & ~shown)
      let rendered = compiled.templates[index].render(Pressed.values(source), library: compiled.library)
      return Stamp(rendered, compiled.marks, in: language)
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
package struct TemplateErrors: Error, Sendable {
  package let diagnostics: [Diagnostic]
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

/// What Mustache sees while a template is pressed: which sections are shown, and marks instead of values.
///
/// One type for everything that it meets: for each type that it asks what it can do, the runtime looks through all that
/// the program's types can.
private enum Pressed: MustacheParent, MustacheCustomRenderable {
  case values(StampSource)
  /// The mark of a value. Inside a section it is what names are looked up in first; it has none.
  case mark(Int)

  func child(named name: String) -> Any? {
    if case .values(let source) = self { source.child(named: name) } else { nil }
  }

  var renderText: String {
    if case .mark(let field) = self { Stamp.mark(field) } else { "" }
  }

  var isNull: Bool { false }
}

private struct StampSource {
  let fields: [TemplateField]
  /// The fields whose sections are left out. Any other field leaves its hole, also if the value at hand is
  /// empty: the next page's may not be.
  let hidden: UInt64

  func child(named name: String) -> Pressed? {
    let index = fields.firstIndex { $0.name.description == name }
    return index.flatMap { hidden & (1 << UInt64($0)) == 0 ? .mark($0) : nil }
  }
}
