import Cache
package import Diagnostics

/// The templates and assets of a site: those in the program, with files of a folder in their place.
package struct TemplateSet: Sendable {
  /// The templates that came with the program.
  package static func builtIn() throws(TemplateErrors) -> TemplateSet {
    try TemplateSet(overrides: [])
  }

  /// Files for the site's `assets` folder.
  let assets: [TemplateAsset]
  /// Whether pages can run scenarios again: lcdoc was built with the simulation for browsers, or the folder has it.
  package var hasEngine: Bool { assets.contains { $0.path.text == Self.enginePath } }
  private static let enginePath = "assets/engine.js"
  /// The files that stand in for the program's own.
  private let overrides: [SourceFile]
  private let embedsEngine: Bool
  /// Whether pages can explain logs, too.
  package var hasExplainer: Bool { assets.contains { $0.path.text == Self.explainerPath } }
  private static let explainerPath = "assets/explainer.js"
  /// In the order of `TemplateName`.
  private let templates: [Language: [Template]]

  /// Takes files that stand in for the built-in ones of the same path, for instance `note.mustache` or
  /// `assets/site.css`; a further `.mustache` file is a partial.
  ///
  /// - Parameter embeddingEngine: Whether the simulation for browsers is taken that lcdoc was built with, if it was.
  /// - Throws: everything that is wrong with the templates: unknown names, unclosed sections, files that
  ///   nothing would use.
  package init(overrides: [SourceFile], embeddingEngine: Bool = true) throws(TemplateErrors) {
    var reader = TemplateReader()
    for file in EmbeddedTemplates.files {
      reader.add(file.path.description, file.text)
    }
    for file in EmbeddedEngine.files where embeddingEngine {
      reader.add("assets/\(file.path)", file.text)
    }
    for file in overrides { reader.replace(with: file) }
    assets = reader.assets
    self.overrides = overrides
    embedsEngine = embeddingEngine
    templates = try reader.templates()
  }

  /// Writes what tells these templates from others of the same program.
  func writeOverrides(to writer: inout ByteWriter) {
    writer.write(embedsEngine)
    writer.write(overrides) { writer, file in
      writer.write(file.path)
      writer.write(file.bytes)
    }
  }

  /// Writes a template with its values.
  func fill<Values: TemplateValues>(_ values: Values, in language: Language, into out: inout HTML) {
    templates[language]?[Values.template.index].fill(values.fields, into: &out)
  }

  /// A template with its values.
  func html<Values: TemplateValues>(_ values: Values, in language: Language) -> HTML {
    var out = HTML()
    fill(values, in: language, into: &out)
    return out
  }
}

/// A file for the site's `assets` folder.
struct TemplateAsset: Sendable {
  let path: SitePath
  /// What it holds. Cost: that of copying it.
  let bytes: @Sendable () -> [UInt8]
}

/// Everything that is wrong with a set of templates.
package struct TemplateErrors: Error, Sendable {
  /// What is wrong, each with its place.
  package let diagnostics: [Diagnostic]
}
