import Diagnostics
import Foundation
import Project
import LifecycleEngine
import Markup
import Notes
import Parallel
import Testing

@testable import Judging
@testable import Site

/// The site of the notes that come with the project, every page of it.
@Suite("All pages of the project's own site")
struct ContentSiteTests {
  @Test("Pages are valid, and links between them lead somewhere", arguments: Language.allCases)
  func everyPage(language: Language) throws {
    let files = try ContentSite.files(in: language)
    let check = try PageCheck(files)
    #expect(check.count > 400)
    #expect(check.problems == [])
    if let validator = Validator() { #expect(try validator.errors(in: files) == "") }
  }

  @Test("No sentence says twice what something depends on", arguments: Language.allCases)
  func wording(language: Language) throws {
    for file in try ContentSite.files(in: language) where file.path.text.hasPrefix("notes/") {
      let text = String(decoding: file.bytes, as: UTF8.self)
      for twice in ["Depends on</small>", "取决于</small>", "取决于 取决于"] { #expect(!text.contains(twice), "\(file.path)") }
    }
  }

  @Test("Each callback has a run that shows it, or says why there is none", arguments: Language.allCases)
  func runs(language: Language) throws {
    let callbacks = try ContentSite.callbacks(in: language)
    let silent = callbacks.filter { $0.situations.isEmpty && $0.steps.isEmpty && $0.answeredIn.isEmpty }
    #expect(silent.map(\.selector) == [])
  }

  @Test("Links between the notes lead to notes and headings")
  func links() throws {
    let notes = try ContentSite.documents()
    #expect(notes.flatMap(\.links).count > 20)
    let links = LinkDiagnostics(notes.map(\.file)) { FileManager.default.fileExists(atPath: $0) }
    #expect(notes.flatMap { links.diagnostics(of: $0.links, in: $0.file, .english).map(\.message) } == [])
  }
}

/// The site of `content/`, made once for each language.
enum ContentSite {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  static func documents() throws -> [Document] {
    try sources(".md").map { Document.parse($0) }
  }

  static func files(in language: Language) throws -> [SiteFile] {
    switch language {
    case .english: try english.get()
    case .chinese: try chinese.get()
    }
  }

  /// The scenarios of the site as they were run for it.
  static func scenarios() throws -> [ScenarioPage] { try model.get().scenarios }

  /// The callbacks as their pages show them.
  static func callbacks(in language: Language) throws -> [CallbackPage] {
    try (language == .chinese ? chineseModel : model).get().callbacks
  }

  private static let english = Result {
    SiteRenderer(templates: try TemplateSet.builtIn()).render(try model.get())
  }
  private static let chinese = Result {
    SiteRenderer(templates: try TemplateSet.builtIn()).render(try chineseModel.get())
  }
  private static let model = Result { try makeModel(.english) }
  private static let chineseModel = Result {
    // What the other found out is there then.
    _ = try model.get()
    return try makeModel(.chinese)
  }

  /// Verdicts are the same in every language: copies of this judge share them, and only words are found anew.
  private static let judge = NoteJudge()

  private static func makeModel(_ language: Language) throws -> SiteModel {
    var judge = Self.judge
    judge.language = language == .chinese ? language : nil
    let folder = language == .chinese ? "content/zh/" : "content/"
    let documents = try documents().filter { $0.file.path.hasPrefix("content/zh/") == (language == .chinese) }
    let notes = Parallel.map(documents, state: judge) { judge, document in
      SiteInput.Entry(note: judge.judge(Note.read(document)), relativePath: name(document.file.path, in: folder))
    }
    let traces = try sources(".scenario").filter { $0.path.hasPrefix("content/zh/") == (language == .chinese) }
    let scenarios = Parallel.map(traces) { file in
      SiteInput.ScenarioEntry(
        scenario: ScenarioCheck.check(file: file, in: language), relativePath: name(file.path, in: folder),
        path: file.path)
    }
    let reference = SiteReference.known(in: language)
    var input = SiteInput(language: language, notes: notes, scenarios: scenarios)
    input.questions =
      notes.flatMap { QuizSources.sources(of: $0.note, named: $0.source.relativePath) }
      + scenarios.flatMap { QuizSources.sources(of: $0.scenario, named: $0.relativePath) }
    return SiteBuilder.build(input, reference)
  }

  private static func sources(_ ending: String) throws -> [SourceFile] {
    let content = root.appending(path: "content").path
    let names = FileManager.default.enumerator(atPath: content)?.compactMap { $0 as? String } ?? []
    return try names.filter { $0.hasSuffix(ending) }.sorted().map { name in
      let data = try Data(contentsOf: URL(filePath: content).appending(path: name))
      return SourceFile(path: "content/" + name, bytes: Array(data))
    }
  }

  private static func name(_ path: String, in folder: String) -> String {
    String(path.dropFirst(folder.count).prefix { $0 != "." })
  }
}

/// The Nu HTML Checker, where `LCDOC_NU_VALIDATOR` names its `vnu.jar`.
private struct Validator {
  let archive: String

  init?() {
    guard let archive = ProcessInfo.processInfo.environment["LCDOC_NU_VALIDATOR"] else {
      print("skipped: pages are not held against the Nu HTML Checker: LCDOC_NU_VALIDATOR names no vnu.jar")
      return nil
    }
    self.archive = archive
  }

  /// Its errors about all pages, a line each.
  func errors(in files: [SiteFile]) throws -> String {
    let folder = try TemporaryFolder()
    for file in files { try folder.write(file.path.text, file.bytes) }
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["java", "-jar", archive, "--errors-only", "--skip-non-html", folder.path]
    process.standardError = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return text
  }
}
