import Diagnostics

/// Collects the files of a template set, checks them and makes them ready.
struct TemplateReader {
  private(set) var assets: [TemplateAsset] = []
  private var sources: [String: TemplateSource] = [:]
  private var problems: [Diagnostic] = []

  static let templateSuffix = ".mustache"
  private static let assetPrefix = "assets/"

  /// Takes a file of the program's own.
  mutating func add(_ path: String, _ text: StaticString) {
    if let name = Self.templateName(path) {
      add(SourceFile(path: path, text: text.description), as: name)
    } else if let path = SitePath(path) {
      assets.append(TemplateAsset(path: path) { text.withUTF8Buffer(Array.init) })
    }
  }

  private mutating func add(_ file: SourceFile, as name: String) {
    let scanner = TemplateScanner(file)
    problems += scanner.problems
    sources[name] = TemplateSource(file: file, tags: scanner.tags)
  }

  /// Takes a file that stands in for one of the program's own.
  mutating func replace(with file: SourceFile) {
    if let name = Self.templateName(file.path) { return add(file, as: name) }
    guard let path = SitePath(file.path), file.path.utf8.starts(with: Self.assetPrefix.utf8) else {
      problems.append(
        TemplateProblem.diagnostic(
          "nothing uses this file", file, 0..<0,
          helps: ["templates end in `.mustache`; files for the site lie in `assets/`"]))
      return
    }
    assets.removeAll { $0.path == path }
    assets.append(TemplateAsset(path: path) { file.bytes })
  }

  /// The name of a template; nil for other files.
  static func templateName(_ path: String) -> String? {
    guard path.utf8.count > templateSuffix.utf8.count,
      path.utf8.suffix(templateSuffix.utf8.count).elementsEqual(templateSuffix.utf8)
    else { return nil }
    return String(path.dropLast(templateSuffix.count))
  }

  /// All templates as they are filled, in the order of `TemplateName`.
  func templates() throws(TemplateErrors) -> [Language: [Template]] {
    var problems = problems
    var known: Set<Place> = []
    for name in TemplateName.allCases {
      guard let source = sources[name.fileName] else { continue }
      let checker = TemplateChecker(source, fields: name.shape, sources: sources)
      // A partial is checked once for each template that includes it.
      problems += checker.problems.filter { known.insert(Place($0)).inserted }
    }
    problems += missing
    if let layout = sources[TemplateName.layout.fileName] {
      problems += [PolicyCheck.problem(layout)].compactMap(\.self)
    }
    guard problems.isEmpty else { throw TemplateErrors(diagnostics: problems) }
    return Dictionary(uniqueKeysWithValues: Language.allCases.map { ($0, templates(in: $0)) })
  }

  private func templates(in language: Language) -> [Template] {
    TemplateName.allCases.compactMap { name in
      sources[name.fileName].map {
        Template($0, fields: name.shape.map(\.name.description), including: sources, in: language)
      }
    }
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
