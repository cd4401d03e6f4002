import Diagnostics
import Mustache

/// Collects the files of a template set, checks and compiles them.
struct TemplateReader {
  private(set) var assets: [SiteFile] = []
  private var sources: [String: TemplateSource] = [:]
  private var problems: [Diagnostic] = []

  static let templateSuffix = ".mustache"
  /// What Mustache is given of one template: its parser takes time with the square of the length.
  static let longestMarked = 64 << 10
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

  /// All templates as they are rendered.
  func compile() throws(TemplateErrors) -> CompiledTemplates {
    var problems = problems
    var known: Set<Place> = []
    var sectionFields: [UInt64] = []
    var fields: [String: [String]] = [:]
    let partials = sources.values.flatMap { $0.tags.filter { $0.kind == .partial } }.map(\.name)
    for name in TemplateName.allCases {
      let checker = TemplateChecker(name, sources: sources)
      // A partial is checked once for each template that includes it.
      problems += checker.problems.filter { known.insert(Place($0)).inserted }
      sectionFields.append(checker.sectionFields)
      if !partials.contains(name.fileName) { fields[name.fileName] = checker.names }
    }
    problems += missing
    if let layout = sources[TemplateName.layout.fileName] {
      problems += [PolicyCheck.problem(layout)].compactMap(\.self)
    }
    // Mustache sees only what is known to be fit for it.
    guard problems.isEmpty else { throw TemplateErrors(diagnostics: problems) }
    var parsed: [String: MustacheTemplate] = [:]
    var marks = TemplateMarks()
    for (name, source) in sources.sorted(by: { $0.key < $1.key }) {
      let marked = marks.marked(source, fields: fields[name] ?? [])
      guard marked.utf8.count <= Self.longestMarked else {
        problems.append(
          TemplateProblem.limit(
            "a template may have up to \(Self.longestMarked >> 10) KiB besides plain text", source.file, 0..<0))
        continue
      }
      do {
        parsed[name] = try MustacheTemplate(string: marked)
      } catch {
        problems.append(TemplateProblem.diagnostic("this is no Mustache template", source.file, 0..<0))
      }
    }
    guard problems.isEmpty else { throw TemplateErrors(diagnostics: problems) }
    return CompiledTemplates(
      templates: TemplateName.allCases.compactMap { parsed[$0.fileName] }, library: MustacheLibrary(templates: parsed),
      marks: marks, sectionFields: sectionFields)
  }

  /// Tells problems of a file apart without a look at all of its bytes.
  private struct Place: Hashable {
    let path: String
    let range: Range<Int>
    let message: String
    /// Names that a template gets differ, and so does what is said of a partial in it.
    let helps: [String]

    init(_ problem: Diagnostic) {
      path = problem.file.path
      range = problem.range
      message = problem.message
      helps = problem.helps
    }
  }

  private var missing: [Diagnostic] {
    TemplateName.allCases.filter { sources[$0.fileName] == nil }.map { name in
      let file = SourceFile(path: name.fileName + Self.templateSuffix, bytes: [])
      return TemplateProblem.diagnostic("this template is missing", file, 0..<0)
    }
  }
}

/// Templates as they are rendered.
struct CompiledTemplates: Sendable {
  /// In the order of `TemplateName`.
  let templates: [MustacheTemplate]
  /// All of them and the partials under their names.
  let library: MustacheLibrary
  /// What marks in them stand for.
  let marks: TemplateMarks
  /// For each template the fields whose sections it shows or hides.
  let sectionFields: [UInt64]
}
