import Testing

/// Which module may import which. SwiftPM alone does not hold a target to what it declares.
@Suite("What may import what")
struct ImportTests {
  /// One target's row: everything it may import, be it ours, a dependency or the system's.
  static let allowed: [String: Set<String>] = [
    "LifecycleEngine": [],
    "Diagnostics": [],
    "Parallel": ["Dispatch", "Synchronization", "Glibc", "Musl", "Darwin"],
    "Cache": ["Synchronization"],
    "Verify": ["LifecycleEngine"],
    "Reading": ["LifecycleEngine", "Verify"],
    "YAML": ["CYAML"],
    "Markup": ["CCmark", "Diagnostics", "YAML"],
    "Notes": ["Reading", "Markup", "LifecycleEngine", "Verify", "Diagnostics", "Synchronization"],
    "Judging": ["Notes", "Markup", "LifecycleEngine", "Verify", "Diagnostics", "Synchronization"],
    "Quiz": ["LifecycleEngine", "Verify", "Diagnostics", "Glibc", "Musl", "Darwin"],
    "QuizStore": ["Quiz", "CSQLite", "FoundationEssentials", "Synchronization", "Glibc", "Musl", "Darwin"],
    "Site": [
      "Judging", "Notes", "Quiz", "Verify", "LifecycleEngine", "Markup", "Diagnostics",
      "Parallel", "Cache", "Synchronization", "Glibc", "Musl", "Darwin",
    ],
    "EmbedFiles": ["FoundationEssentials", "Foundation"],
    "Project": [
      "LifecycleEngine", "Verify", "Diagnostics", "Parallel", "Cache", "Markup", "Notes", "Judging", "Quiz", "Site",
      "YAML", "Dispatch", "Synchronization", "Glibc", "Musl", "Darwin",
    ],
    "LCDocCommands": [
      "Project", "LifecycleEngine", "Verify", "Diagnostics", "Quiz", "QuizStore", "Site",
      "ArgumentParser", "Dispatch", "Synchronization", "Glibc", "Musl", "Darwin",
    ],
    "lcdoc": ["LCDocCommands", "CMalloc"],
    "Benchmarks": [
      "LifecycleEngine", "Verify", "Quiz", "Project", "Judging", "Notes", "Markup", "Diagnostics", "ArgumentParser",
      "FoundationEssentials", "Glibc", "Musl", "Darwin",
    ],
    "TeachReader": ["Reading", "Notes", "Verify", "ArgumentParser", "FoundationEssentials"],
    "LifecycleWasm": ["LifecycleEngine", "Verify", "Notes", "Diagnostics"],
  ]

  @Test("A target imports only what its row names", arguments: SourceTree.sources)
  func row(of file: TextFile) throws {
    let target = try #require(file.target)
    let row = try #require(Self.allowed[target], "no row for \(target): add one with what it may import")
    for (module, line) in imports(of: file) {
      #expect(row.contains(module), "\(file.path):\(line): \(target) may not import \(module)")
    }
  }

  @Test("A target imports all that its row names", arguments: allowed.keys.sorted())
  func need(of target: String) {
    let files = SourceTree.sources.filter { $0.target == target }
    let imported = Set(files.flatMap { file in imports(of: file).map(\.module) })
    let unused = Self.allowed[target, default: []].subtracting(imported).sorted()
    #expect(unused.isEmpty, "nothing in \(target) imports \(unused.joined(separator: ", ")): take it out of the row")
  }

  @Test("libcmark stays inside Markup", arguments: SourceTree.all)
  func cmark(in file: TextFile) {
    let users = imports(of: file).filter { $0.module == "CCmark" }
    #expect(users.isEmpty || file.path.hasPrefix("Sources/Markup/"), "\(file.path) imports CCmark")
  }

  @Test(
    "Imports are recognised in all their spellings",
    arguments: [
      "import Verify": "Verify", "public import Verify": "Verify", "@testable import Verify": "Verify",
      "  internal import struct Verify.World": "Verify", "@_exported public import Verify": "Verify",
      "// import Verify": nil, "important()": nil, "let importer = 1": nil,
    ] as [String: String?])
  func spelling(line: String, module: String?) {
    #expect(importedModule(in: Line(number: 1, text: Substring(line))) == module)
  }

  private func imports(of file: TextFile) -> [(module: String, line: Int)] {
    file.lines.compactMap { line in importedModule(in: line).map { ($0, line.number) } }
  }

  private func importedModule(in line: Line) -> String? {
    let modifiers: Set<Substring> = ["public", "package", "internal", "fileprivate", "private"]
    let kinds: Set<Substring> = ["struct", "class", "enum", "protocol", "func", "var", "let", "typealias"]
    var words = line.content.split(separator: " ")[...]
    words = words.drop { $0.hasPrefix("@") || modifiers.contains($0) }
    guard words.popFirst() == "import" else { return nil }
    words = words.drop { kinds.contains($0) }
    return words.first?.split(separator: ".").first.map(String.init)
  }
}
