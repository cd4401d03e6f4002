import Diagnostics
import FoundationEssentials
@testable import Quiz
import Testing

@testable import QuizStore

/// A folder of its own for every test. The suite holds it, so that it lives as long as the test and no shorter.
private final class Folder {
  let path: String

  init() {
    path = FileManager.default.temporaryDirectory.appending(path: "lcdoc-tests-\(UUID().uuidString)").path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  var file: String { path + "/data/progress.sqlite" }

  func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path + "/data").sorted()
  }

  func write(_ bytes: [UInt8]) throws {
    try FileManager.default.createDirectory(atPath: path + "/data", withIntermediateDirectories: true)
    try Data(bytes).write(to: URL(filePath: file))
  }
}

private func answer(_ uid: String, day: Int = 100, rating: Rating = .good) -> Answer {
  Answer(
    uid: uid, itemID: "push", semanticHash: .max, kind: .next, time: Int64(day) * 86_400, day: day, rating: rating,
    credit: 0.5, attemptCount: 2, hintCount: 1, isRight: true, asked: ["viewDidLoad", "scene:willConnectToSession:"],
    missed: ["viewDidLoad"], slip: Answer.Slip(earlier: "A.viewDidLoad", later: "视图"))
}

struct ProgressStoreTests {
  private let folder = Folder()

  @Test func answersComeBackAsTheyWere() throws {
    let store = try ProgressStore(path: folder.file)
    #expect(store.setAside == nil)
    #expect(try store.answers().isEmpty)
    try store.keep(answer("b", day: 101))
    try store.keep(answer("a"))
    #expect(try store.answers() == [answer("a"), answer("b", day: 101)])
    try store.keep(answer("a", rating: .again))
    #expect(try ProgressStore(path: folder.file).answers().map(\.rating) == [.again, .good])
  }

  @Test func twoTerminalsAtOnce() async throws {
    let path = folder.file
    try await withThrowingTaskGroup(of: Void.self) { group in
      for terminal in 0..<4 {
        group.addTask {
          let store = try ProgressStore(path: path)
          for number in 0..<25 { try store.keep(answer("\(terminal)-\(number)")) }
        }
      }
      try await group.waitForAll()
    }
    #expect(try ProgressStore(path: path).answers().count == 100)
  }

  @Test func aHistoryIsAddedOnce() throws {
    let store = try ProgressStore(path: folder.file)
    try store.keep(answer("a", rating: .again))
    #expect(try store.add([answer("a"), answer("b"), answer("c")]) == 2)
    #expect(try store.add([answer("a"), answer("b"), answer("c")]) == 0)
    #expect(try store.answers().map(\.rating) == [.again, .good, .good])
  }

  @Test("What cannot be used is moved and not changed", arguments: ["half", "newer"])
  func setAside(_ kind: String) throws {
    var store: ProgressStore? = try ProgressStore(path: folder.file)
    for number in 0..<400 { try store?.keep(answer("\(number)")) }
    store = nil
    let wanted = try spoil(folder, kind)
    let spoiled = try Data(contentsOf: URL(filePath: folder.file))
    let opened = try ProgressStore(path: folder.file)
    let aside = try #require(opened.setAside)
    #expect(aside.reason == wanted && aside.path.hasPrefix(folder.file + "." + wanted.rawValue + "-"))
    #expect(try Data(contentsOf: URL(filePath: aside.path)) == spoiled)
    #expect(try opened.answers().isEmpty)
    try opened.keep(answer("new"))
    #expect(try ProgressStore(path: folder.file).setAside == nil)
  }

  private func spoil(_ folder: Folder, _ kind: String) throws -> ProgressStore.SetAside.Reason {
    switch kind {
    case "half":
      try Database(path: folder.file).execute("PRAGMA wal_checkpoint(TRUNCATE)")
      let bytes = Array(try Data(contentsOf: URL(filePath: folder.file)))
      try folder.write(Array(bytes[..<(bytes.count / 2)]))
      return .corrupt
    default:
      try Database(path: folder.file).execute("INSERT INTO grdb_migrations VALUES ('99 from the future')")
      return .newer
    }
  }

  @Test("What is not lcdoc's stays where it is", arguments: ["text", "database", "named", "migrated", "link"])
  func foreign(_ kind: String) throws {
    try folder.write([])
    switch kind {
    case "text": try folder.write(Array("this is no database, only a text that is long enough to be one".utf8))
    case "link":
      try FileManager.default.removeItem(atPath: folder.file)
      try FileManager.default.createSymbolicLink(atPath: folder.file, withDestinationPath: "/etc/passwd")
    default:
      let database = try Database(path: folder.file)
      if kind == "named" { try database.execute("PRAGMA application_id = 252006674") }
      let table = kind == "migrated" ? "grdb_migrations (identifier TEXT)" : "recipe (name TEXT)"
      try database.execute("CREATE TABLE \(table)")
      if kind == "migrated" { try database.execute("INSERT INTO grdb_migrations VALUES ('1 recipes')") }
    }
    let before = try Data(contentsOf: URL(filePath: folder.file))
    let failure = #expect(throws: ProgressStore.Failure.self) { try ProgressStore(path: folder.file) }
    #expect(failure?.reason.contains("left as it is") == true)
    #expect(try Data(contentsOf: URL(filePath: folder.file)) == before)
    #expect(try folder.names().filter { $0 != "progress.sqlite.lock" } == ["progress.sqlite"])
  }

  @Test func aSecondFileGetsAnotherName() throws {
    for _ in 0..<3 {
      var store: ProgressStore? = try ProgressStore(path: folder.file)
      for number in 0..<400 { try store?.keep(answer("\(number)")) }
      store = nil
      _ = try spoil(folder, "half")
      #expect(try ProgressStore(path: folder.file).setAside?.reason == .corrupt)
    }
    #expect(
      try folder.names().filter { $0.contains(".corrupt-") && !$0.hasSuffix("-wal") && !$0.hasSuffix("-shm") }.count
        == 3)
  }

  @Test func anEmptyFileIsANewOne() throws {
    try folder.write([])
    #expect(try ProgressStore(path: folder.file).setAside == nil)
  }

  @Test func aPlaceThatCannotBeIsSaid() {
    let failure = #expect(throws: ProgressStore.Failure.self) { try ProgressStore(path: "/dev/null/progress.sqlite") }
    #expect(failure?.path == "/dev/null/progress.sqlite")
  }

  @Test(arguments: [
    (["XDG_DATA_HOME": "/data", "HOME": "/home/a"], "/data/lcdoc/progress.sqlite"),
    (["XDG_DATA_HOME": "data", "HOME": "/home/a"], "/home/a/.local/share/lcdoc/progress.sqlite"),
    (["HOME": "/home/a"], "/home/a/.local/share/lcdoc/progress.sqlite"), ([:], nil),
  ])
  func place(_ environment: [String: String], _ path: String?) {
    #expect(ProgressFile.standardPath { environment[$0] } == path)
  }

  @Test func aPackageForAnkiHasItsNotes() throws {
    let facts = ItemFacts(
      id: "a", language: .english, stem: "Which?", fixed: [], given: Item.Given(), canonicalWorld: "", worldCount: 1,
      source: SourceNote(path: "a.md", line: 1), semanticHash: 1, difficulty: 1)
    let item = ChoiceItem(
      facts: facts, kind: .next, log: [], options: [.init(label: "x", why: "y")], answer: 0, start: [0], run: [],
      callbacks: [])
    let deck = AnkiDeck([.choice(item)], title: "t")
    let bytes = try AnkiPackage.bytes(of: deck, time: 1_700_000_000)
    #expect(try AnkiPackage.bytes(of: deck, time: 1_700_000_000) == bytes)
    // The database is stored, so it starts after the first header and its name.
    let start = 30 + "collection.anki2".utf8.count
    #expect(bytes[start...].starts(with: Array("SQLite format 3".utf8)))
    #expect(try AnkiPackage.bytes(of: deck, time: 1_700_000_001) != bytes)
  }
}
