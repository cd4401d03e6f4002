import Diagnostics
import Mustache

/// Collects the files of a template set, checks and compiles them.
struct TemplateReader {
  private(set) var assets: [SiteFile] = []
  private var sources: [String: TemplateSource] = [:]
  private var problems: [Diagnostic] = []

  static let templateSuffix = ".mustache"
  private static let assetPrefix = "assets/"

  /// Takes a file of the program's own.
  mutating func add(_ file: SourceFile) {
    if let name = Self.templateName(file.path) {
      let scanner = TemplateScanner(file)
      problems += scanner.problems
      sources[name] = TemplateSource(file: file, tags: scanner.tags)
    } else if let path = SitePath(file.path) {
      assets.append(SiteFile(path: path, bytes: file.bytes))
    }
  }

  /// Takes a file that stands in for one of the program's own.
  mutating func replace(with file: SourceFile) {
    if Self.templateName(file.path) != nil { return add(file) }
    guard let path = SitePath(file.path), file.path.utf8.starts(with: Self.assetPrefix.utf8) else {
      problems.append(
        TemplateProblem.diagnostic(
          "nothing uses this file", file, 0..<0,
          helps: ["templates end in `.mustache`; files for the site lie in `assets/`"]))
      return
    }
    assets.removeAll { $0.path == path }
    assets.append(SiteFile(path: path, bytes: file.bytes))
  }

  /// The name of a template; nil for other files.
  static func templateName(_ path: String) -> String? {
    guard path.utf8.count > templateSuffix.utf8.count,
      path.utf8.suffix(templateSuffix.utf8.count).elementsEqual(templateSuffix.utf8)
    else { return nil }
    return String(path.dropLast(templateSuffix.count))
  }

  /// The templates in order of `TemplateName`, all of them under their names, what marks in them stand for, and
  /// the fields whose sections each of them shows or hides.
  func compile() throws(TemplateErrors) -> ([MustacheTemplate], MustacheLibrary, TemplateMarks, [UInt64]) {
    var problems = problems
    var sectionFields: [UInt64] = []
    var fields: [String: [String]] = [:]
    let partials = sources.values.flatMap { $0.tags.filter { $0.kind == .partial } }.map(\.name)
    for name in TemplateName.allCases {
      let checker = TemplateChecker(name, sources: sources)
      // A partial is checked once for each template that includes it.
      problems += checker.problems.filter { !problems.contains($0) }
      sectionFields.append(checker.sectionFields)
      if !partials.contains(name.fileName) { fields[name.fileName] = checker.names }
    }
    var compiled: [String: MustacheTemplate] = [:]
    var marks = TemplateMarks()
    for (name, source) in sources.sorted(by: { $0.key < $1.key }) {
      do {
        compiled[name] = try MustacheTemplate(string: marks.mark(source, fields: fields[name] ?? []))
      } catch {
        problems.append(TemplateProblem.diagnostic("this is no Mustache template", source.file, 0..<0))
      }
    }
    var templates: [MustacheTemplate] = []
    for name in TemplateName.allCases {
      if let template = compiled[name.fileName] {
        templates.append(template)
      } else if sources[name.fileName] == nil {
        let file = SourceFile(path: name.fileName + Self.templateSuffix, bytes: [])
        problems.append(TemplateProblem.diagnostic("this template is missing", file, 0..<0))
      }
    }
    guard problems.isEmpty else { throw TemplateErrors(diagnostics: problems) }
    return (templates, MustacheLibrary(templates: compiled), marks, sectionFields)
  }
}
