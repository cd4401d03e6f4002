import Diagnostics
import LifecycleEngine
import Site
import Testing

@testable import Project

/// What `lcdoc.yml` may say, and what is said of the rest.
@Suite struct SettingsTests {
  private func read(_ text: String) throws -> Settings {
    try Settings(SourceFile(path: "lcdoc.yml", text: text))
  }

  @Test func everySetting() throws {
    let settings = try read(
      """
      notes: [a, b/c.md]
      exclude: drafts/
      versions: 9...12
      severity: {LC5001: off, LC2001: error}
      baseline: known.json
      fail-on: error
      language: zh
      base-url: https://example.org/notes
      translations: {zh: a/zh}
      """)
    #expect(settings.notes == ["a", "b/c.md"])
    #expect(settings.exclude == [PathPattern("drafts")])
    #expect(settings.versions == VersionRange(Version(9), Version(12)))
    #expect(settings.severities == ["LC5001": nil, "LC2001": .error])
    #expect(settings.baseline == "known.json")
    #expect(settings.language == .chinese)
    #expect(settings.address?.text == "https://example.org/notes/")
    #expect(settings.failOn.fails(.error) && !settings.failOn.fails(.warning))
    #expect(settings.translations == [Settings.Translation(language: .chinese, folder: "a/zh")])
    #expect(try read("") == Settings())
    #expect(try read("# nothing\n") == Settings())
  }

  @Test func whatInitWritesCanBeRead() throws {
    var wanted = Settings()
    wanted.notes = ["my notes", "b: \"c\""]
    #expect(try read(Settings.text(notes: wanted.notes)) == wanted)
  }

  @Test(arguments: [
    ("note: a", "this is no setting", "note"), ("notes: {a: b}", "this is one word or text", "{a"),
    ("notes: [[a]]", "this is one word or text", "[a"),
    ("versions: thirteen", "this is no version or range of versions", "thirteen"),
    ("severity: {LC9999: off}", "this is no code of a finding", "LC9999"),
    ("severity: {LC0004: off}", "this code always counts", "LC0004"),
    ("severity: {LC2001: loud}", "a severity is error, warning, note or off", "loud"),
    ("severity: LC2001", "this is a list of codes with severities", "LC2001"),
    ("language: de", "this is one of: en, zh", "de"),
    ("base-url: example.org", "this is no address of a site", "example.org"),
    ("fail-on: note", "this is one of: error, warning", "note"), ("- a", "the file is a list of keys with values", ""),
    ("notes: [a", "this is not valid YAML", ""), ("notes: a\nnotes: b", "this is not valid YAML", ""),
    (String(repeating: "[", count: 90), "this is nested too deeply to be read", ""),
    // What no count of brackets and indentation sees.
    ("? c\n: " + String(repeating: "- ", count: 90), "this is nested too deeply to be read", ""),
    (
      "# " + String(repeating: "]", count: 90) + "\n" + String(repeating: "[", count: 90),
      "this is nested too deeply to be read", ""
    ),
  ])
  func mistakesAreShownWhereTheyAre(text: String, message: String, word: String) {
    do {
      _ = try read(text)
      Issue.record("this was read")
    } catch let error as SettingsError {
      #expect(error.diagnostic.message == message && error.diagnostic.code == "LC0001")
      if !word.isEmpty { #expect(error.diagnostic.file.text(error.diagnostic.range) == word) }
    } catch {
      Issue.record(error)
    }
  }

  @Test(arguments: [
    ("drafts", "content/drafts/a.md", true), ("drafts", "content/drafts.md", false), ("*.md", "a/b.md", true),
    ("a/*.md", "a/b.md", true), ("a/*.md", "a/b/c.md", false), ("a/**.md", "a/b/c.md", true), ("a/b", "a/b/c.md", true),
    ("a/b", "a/bc.md", false), ("./a/b", "a/b/c", true), ("a/", "./a/b", true), ("**", "a/b", true),
    ("a*b*c", "axbyc", true),
    ("a*b*c", "axbyd", false), (String(repeating: "*a", count: 50), String(repeating: "a", count: 200) + "b", false),
  ])
  func patterns(pattern: String, path: String, fits: Bool) {
    #expect(PathPattern(pattern).fits(path) == fits)
  }

  @Test func severitiesAreTheProjects() {
    var settings = Settings()
    settings.severities = ["LC2001": .error, "LC4002": nil, "LC4003": .error]
    func adjusted(_ code: String, _ severity: Diagnostic.Severity) -> Diagnostic.Severity? {
      settings.adjusted(
        Diagnostic(code: code, severity: severity, message: "m", file: SourceFile(path: "a", text: ""), range: 0..<0)
      )?.severity
    }
    #expect(adjusted("LC2001", .warning) == .error)
    #expect(adjusted("LC4002", .error) == nil)
    #expect(adjusted("LC4003", .note) == .note)
    #expect(adjusted("LC4001", .error) == .error)
  }

  /// One of a minified file on a single line, one in YAML with quotes of its own or none; names of files in any script.
  @Test(arguments: [
    "{\"version\":1,\"findings\":[{\"file\":\"笔记.md\",\"code\":\"LC4002\",\"fingerprint\":\"0a:2\"},"
      + "{\"file\":\"é.md\",\"code\":\"LC2001\",\"fingerprint\":\"0b\"}]}",
    "version: 1\nfindings:\n- {file: 笔记.md, code: LC4002, fingerprint: '0a:2'}\n"
      + "- file: é.md\n  code: LC2001\n  fingerprint: 0b\n",
  ])
  func staleEntriesAreShownWhereTheyStand(text: String) throws {
    let file = try BaselineFile(SourceFile(path: "b.json", text: text))
    let shown = file.baseline.entries.map { entry in
      let stale = file.diagnostic(forStale: entry)
      return stale.file.text(stale.range)
    }
    #expect(shown == file.baseline.entries.map(\.fingerprint) && Set(shown) == ["0a:2", "0b"])
  }

  @Test func placesInALongLineAreFoundWithoutASearch() throws {
    let entries = (0..<2_000).map { number in
      Baseline.Entry(file: "笔记/\(number).md", code: "LC4002", fingerprint: String(number + 0x1000, radix: 16))
    }
    let text = Baseline(entries: entries).text.filter { $0 != "\n" }
    let file = try BaselineFile(SourceFile(path: "b.json", text: text))
    for entry in file.baseline.entries {
      let stale = file.diagnostic(forStale: entry)
      #expect(stale.file.text(stale.range) == entry.fingerprint)
    }
  }

  @Test func aBaselineReadsBack() throws {
    let file = SourceFile(path: "a \"b\"\u{1}.md", text: "x y")
    let found = Diagnostic(code: "LC4002", severity: .error, message: "m", file: file, range: 0..<1)
    let baseline = Baseline(of: [found, found])
    let read = try BaselineFile(SourceFile(path: "b.json", text: baseline.text))
    #expect(read.baseline == baseline)
    let stale = read.diagnostic(forStale: baseline.entries[1])
    #expect(stale.file.text(stale.range) == baseline.entries[1].fingerprint && stale.code == "LC9004")
    #expect(stale.range.lowerBound > baseline.text.utf8.count / 2, "the second entry, not the first")
    for broken in ["", "{}", "{\"version\":2,\"findings\":[]}", "{\"version\":1,\"findings\":[{}]}", "[1]"] {
      #expect(throws: SettingsError.self) { try BaselineFile(SourceFile(path: "b.json", text: broken)) }
    }
  }

  @Test func notesOfOneLanguage() throws {
    let settings = try read("translations: {zh: a/zh}\n")
    #expect(settings.notes(below: ["a"], in: .chinese).paths == ["a/zh"])
    #expect(settings.notes(below: ["a"], in: .english).paths == ["a"])
    #expect(settings.notes(below: ["a"], in: .english).settings == settings.without("a/zh"))
    #expect(settings.notes(below: ["b"], in: .english).settings == settings)
    #expect(settings.notes(below: ["a/zh"], in: .english).settings == settings)
  }
}
