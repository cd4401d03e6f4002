import Testing

/// What readers and tools rely on in the texts that come with the project.
@Suite("Notes and recorded traces")
struct ContentTests {
  static let traces = SourceTree.texts(under: "content/conformance", suffix: ".scenario")
  static let systems = SourceTree.texts(under: "content/systems", suffix: ".scenario")
  static let notes = SourceTree.texts(under: "content", suffix: ".md").filter {
    !$0.path.hasSuffix("README.md")
  }

  @Test("There are traces and notes to look at")
  func presence() {
    #expect(Self.traces.count >= 130)
    #expect(Self.notes.count >= 13)
    #expect(Self.systems.count >= 30)
  }

  @Test("A recorded trace says where it comes from", arguments: traces)
  func header(of trace: TextFile) {
    let keys = trace.lines.prefix { $0.text.hasPrefix("#") }.compactMap { key(of: $0) }
    let wanted = ["source", "recorded on", "versions", "kind", "tier"]
    #expect(keys.starts(with: wanted), "\(trace.path): the header has \(keys)")
    #expect(
      keys.dropFirst(wanted.count).allSatisfy { $0 == "setup" || $0 == "deviates" },
      "\(trace.path): the header has \(keys)")
  }

  @Test("A recorded trace expects something", arguments: traces)
  func expectations(of trace: TextFile) {
    #expect(trace.lines.contains { ">!".contains($0.content.first ?? " ") }, "\(trace.path) expects nothing")
  }

  @Test("A note names its sources, and each of its scenarios once", arguments: notes)
  func shape(of note: TextFile) {
    let isIndex = note.path.hasSuffix("/index.md")
    let namesSources = note.lines.contains { ["## Sources", "## 来源"].contains($0.text) }
    #expect(isIndex || namesSources, "\(note.path) names no sources")
    let names = note.lines.filter { $0.text.hasPrefix("```scenario ") }.map { $0.text.dropFirst(12) }
    #expect(Set(names).count == names.count, "\(note.path) uses the name of a scenario twice")
    #expect(isIndex || names.count >= 2, "\(note.path) shows fewer than two scenarios")
  }

  @Test("A note has its translation, which shows the same runs", arguments: notes)
  func translation(of note: TextFile) throws {
    let isTranslation = note.path.contains("/zh/")
    let path =
      isTranslation
      ? note.path.replacing("content/zh/", with: "content/") : note.path.replacing("content/", with: "content/zh/")
    let other = try #require(Self.notes.first { $0.path == path }, "\(note.path) has no \(path)")
    #expect(Self.runs(in: note) == Self.runs(in: other), "\(note.path) and its translation show other runs")
  }

  @Test("A scenario about a callback has its translation: another title of the same run", arguments: systems)
  func translation(ofScenario file: TextFile) throws {
    let path = file.path.replacing("content/systems/", with: "content/zh/systems/")
    let other = try #require(
      SourceTree.texts(under: "content/zh/systems", suffix: ".scenario").first { $0.path == path },
      "\(file.path) has no \(path)")
    for text in [file, other] {
      #expect(text.lines.prefix(2).compactMap { key(of: $0) } == ["title", "group"], "\(text.path) has no title")
    }
    #expect(file.lines.dropFirst(2).map(\.text) == other.lines.dropFirst(2).map(\.text), "\(path) shows another run")
  }

  /// The lines of all scenarios, without remarks.
  private static func runs(in note: TextFile) -> [String] {
    var lines: [String] = []
    var isInside = false
    for line in note.lines {
      if line.text.hasPrefix("```") { isInside = line.text.hasPrefix("```scenario") }
      guard isInside, !line.content.hasPrefix("#") else { continue }
      lines.append(line.content.prefix { $0 != "#" }.trimmingPrefix(" ").description)
    }
    return lines.map { $0.replacing(/[ ]+$/, with: "") }.filter { !$0.isEmpty }
  }

  private func key(of line: Line) -> String? {
    guard line.text.hasPrefix("# "), !line.text.hasPrefix("#  "), let colon = line.text.firstIndex(of: ":")
    else {
      return nil
    }
    return String(line.text[..<colon].dropFirst(2))
  }
}
