import Cache
import Diagnostics
import Foundation
import Synchronization
import Testing

@testable import LCDocCommands
@testable import Project
@testable import Site

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What `lcdoc serve` answers browsers, and when it makes a site again.
@Suite struct ServeTests {
  @Test(
    arguments: [
      ("GET / HTTP/1.1\r\nHost: localhost:1", "/"),
      ("HEAD /a%20b.html?x=%C3%A9&y HTTP/1.0\r\nhost:localhost:1", "/a b.html"),
      ("GET /a HTTP/1.1", nil), ("GET /a HTTP/1.1\r\nHost: a\r\nHost: b", nil), ("GET a HTTP/1.1\r\nHost: a", nil),
      ("GET /%zz HTTP/1.1\r\nHost: a", nil), ("GET /%ff HTTP/1.1\r\nHost: a", nil), ("", nil), ("\u{0}", nil),
      ("POST / HTTP/1.1\r\nHost: a", nil), ("GET / HTTP/2\r\nHost: a", nil), ("GET  HTTP/1.1\r\nHost: a", nil),
    ] as [(String, String?)])
  func requests(head: String, path: String?) {
    let request = try? HTTPRequest(Array(head.utf8))
    #expect(request?.path == path)
    #expect(request == nil || request?.host == "localhost:1")
  }

  /// A site, the door to it, and what a browser is told.
  private struct Running {
    let served = ServedSite(start: 7)
    let listener: Listener

    init(_ files: [String: String]) throws {
      listener = try Listener(port: 0, isExact: true)
      show(files)
    }

    func show(_ files: [String: String]) {
      served.show(files.compactMap { path, text in SitePath(path).map { SiteFile(path: $0, bytes: Array(text.utf8)) } })
    }

    /// Connects, sends, and has the server answer.
    func ask(_ text: String) -> Int32 {
      #if canImport(Darwin)
        let client = socket(AF_INET, SOCK_STREAM, 0)
      #else
        let client = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
      #endif
      var address = sockaddr_in()
      address.sin_family = sa_family_t(AF_INET)
      address.sin_port = listener.port.bigEndian
      address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
      let size = socklen_t(MemoryLayout<sockaddr_in>.size)
      withUnsafePointer(to: &address) { pointer in
        pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { _ = connect(client, $0, size) }
      }
      let bytes = Array((text + "\r\n\r\n").utf8)
      _ = write(client, bytes, bytes.count)
      served.answer(listener.accept(), port: listener.port)
      return client
    }

    func get(_ path: String, method: String = "GET", host: String? = nil) -> String {
      let client = ask("\(method) \(path) HTTP/1.1\r\nHost: \(host ?? "127.0.0.1:\(listener.port)")")
      defer { close(client) }
      return read(client)
    }

    /// All that comes until the other side ends, or nothing more comes.
    func read(_ client: Int32) -> String {
      var patience = timeval(tv_sec: 0, tv_usec: 300_000)
      setsockopt(client, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
      var all: [UInt8] = []
      var chunk = [UInt8](repeating: 0, count: 4096)
      while case let count = recv(client, &chunk, chunk.count, 0), count > 0 { all += chunk[..<count] }
      return String(decoding: all, as: UTF8.self)
    }
  }

  private static let page = "<html><head><title>A</title></head><body>A</body></html>"

  @Test func filesOfTheSiteAndNothingElse() throws {
    let site = try Running(["index.html": Self.page, "404.html": Self.page, "notes/a b.html": Self.page, "a.css": "x"])
    for (path, status, type) in [
      ("/", "200 OK", "text/html"), ("/notes/a%20b.html", "200 OK", "text/html"), ("/a.css?v=1", "200 OK", "text/css"),
      ("/notes/", "404 Not Found", "text/html"), ("/../etc/passwd", "404 Not Found", "text/html"),
      ("//etc/passwd", "404 Not Found", "text/html"), ("/%2e%2e/%2e%2e/etc/passwd", "404 Not Found", "text/html"),
      (ReloadScript.path, "200 OK", "text/javascript"),
    ] {
      let answer = site.get(path)
      #expect(answer.hasPrefix("HTTP/1.1 \(status)\r\nContent-Type: \(type);"), "\(path): \(answer)")
      #expect(!answer.contains("root:"))
      if type == "text/html" { #expect(answer.contains("\(ReloadScript.path)\" data-number=\"8\"></script></head>")) }
      let head = site.get(path, method: "HEAD")
      #expect(head.hasSuffix("\r\n\r\n") && answer.hasPrefix(head), "the same without the body")
    }
    #expect(site.get("/", method: "PUT").hasPrefix("HTTP/1.1 405 "))
    #expect(site.get("/", host: "evil.example").hasPrefix("HTTP/1.1 403 "), "a name that leads here")
    #expect(site.get("/", host: "localhost:\(site.listener.port)").hasPrefix("HTTP/1.1 200 "))
    let long = site.ask("GET /\(String(repeating: "a", count: 20_000)) HTTP/1.1")
    #expect(!site.read(long).contains("200 OK"))
    close(long)
  }

  @Test func aPageIsToldWhenItIsAnother() throws {
    let site = try Running(["index.html": Self.page, "a.html": Self.page, "assets/site.css": "x"])
    func watch(_ page: String, _ number: Int = 8) -> Int32 {
      site.ask(
        "GET \(ReloadScript.events)?page=\(page)&number=\(number) HTTP/1.1\r\nHost: localhost:\(site.listener.port)")
    }
    let clients = [watch("/"), watch("/a.html")]
    defer { for client in clients { close(client) } }
    #expect(clients.allSatisfy { !site.read($0).contains("changed") })
    site.show(["index.html": Self.page, "a.html": Self.page + "!", "assets/site.css": "x", "assets/search/1.js": "y"])
    #expect(clients.map { site.read($0).contains("changed") } == [false, true])
    // One that was shown before the change and asks after it.
    let late = watch("/a.html")
    #expect(site.read(late).contains("changed"))
    close(late)
    site.show(["index.html": Self.page, "a.html": Self.page + "!", "assets/site.css": "z"])
    #expect(clients.allSatisfy { site.read($0).contains("changed") }, "what all pages load")
    // Who has gone is forgotten, and harms nobody.
    let gone = watch("/")
    close(gone)
    for number in 0..<3 { site.show(["index.html": Self.page + "\(number)"]) }
    #expect(site.get("/").contains("2"))
  }

  /// What turns out later.
  private final class Late: Sendable {
    let isStale = Atomic(false)
    let count = Atomic(0)
  }

  /// A page that is made late, when a note is another already, is neither kept nor left in a browser.
  @Test func whatIsMadeOfAnotherNoteIsNotKept() throws {
    let site = try Running([:])
    let makes = Late()
    let path = try #require(SitePath("a.html"))
    func show() -> Late {
      let late = Late()
      let file = SiteFile(path: path, key: Digest.of("a")) {
        Array("page \(makes.count.add(1, ordering: .relaxed).newValue)<".utf8)
      }
      site.served.show([file], isStale: { late.isStale.load(ordering: .relaxed) })
      return late
    }
    func asked() -> Int? {
      let answer = site.get("/a.html")
      return (1..<9).first { answer.contains("page \($0)<") }
    }
    func isTold(since number: Int) -> Bool {
      let client = site.ask(
        "GET \(ReloadScript.events)?page=/a.html&number=\(number) HTTP/1.1\r\nHost: localhost:\(site.listener.port)")
      defer { close(client) }
      return site.read(client).contains("changed")
    }
    _ = show()
    #expect([asked(), asked()] == [1, 1], "it is kept")
    let second = show()
    #expect([asked(), asked()] == [1, 1] && !isTold(since: 9), "the next site has the same")
    second.isStale.store(true, ordering: .relaxed)
    _ = show()
    #expect(isTold(since: 10) && [asked(), asked()] == [2, 2], "it is made again")
    site.show([:])
    show().isStale.store(true, ordering: .relaxed)
    #expect([asked(), asked()] == [3, 4], "it is not kept")
  }

  @Test func aPortThatIsInUse() throws {
    let first = try Listener(port: 0, isExact: true)
    #expect(throws: InputError.self) { try Listener(port: first.port, isExact: true) }
    if first.port < 65_000 { #expect(try Listener(port: first.port, isExact: false).port > first.port) }
    #expect(throws: Never.self) { try Listener(port: 0, isExact: false) }
  }

  @Test func errorsLeaveTheSessionAlive() throws {
    let folder = try TemporaryFolder()
    try folder.write("notes/a.md", "# A\n\n`viewDidLoad` is called only once.\n")
    let notes = folder.path + "/notes"
    let session = SiteSession(SiteRequest(paths: [notes], output: ""), config: nil, caches: .none)
    func page() throws -> String {
      let file = try #require(try session.make().files.first { $0.path.text == "notes/a.html" })
      return String(decoding: file.bytes, as: UTF8.self)
    }
    #expect(try page().contains("only once"))
    #expect(try session.check().findings.isEmpty, "at first in none")
    try folder.write("notes/a.md", "# A\n\n`viewDidApper` comes last.\n")
    _ = try session.make()
    let found = try session.check()
    #expect(found.findings.map(\.code).contains("LC2001") && found.summary.contains("1 file"))
    #expect(try session.check().findings.isEmpty, "it was said")
    try FileManager.default.moveItem(atPath: notes, toPath: folder.path + "/away")
    #expect(throws: InputError.self) { try session.make() }
    try FileManager.default.moveItem(atPath: folder.path + "/away", toPath: notes)
    #expect(try page().contains("comes last"))
  }

  /// A note is written after the site was made and before a page is that quotes it: what comes of that is not taken for what was
  /// known.
  @Test func aNoteThatIsWrittenBeforeAPageIsMade() throws {
    let folder = try TemporaryFolder()
    let texts = ["# A\n\nOf `viewDidLoad` (one).\n", "# A\n\nOf `viewDidLoad` (two).\n"]
    try folder.write("notes/a.md", texts[0])
    let session = SiteSession(SiteRequest(paths: [folder.path + "/notes"], output: ""), config: nil, caches: .none)
    func page() throws -> (made: SiteSession.Result, file: SiteFile) {
      let made = try session.make()
      return (made, try #require(made.files.first { $0.path.text == "callbacks/viewDidLoad.html" }))
    }
    let (_, first) = try page()
    let right = first.bytes
    let (made, late) = try page()
    let note = try #require(made.files.first { $0.path.text == "notes/a.html" })
    #expect(!late.isMade && late.isSame(as: first))
    try folder.write("notes/a.md", texts[1])
    #expect(!made.isStale)
    #expect(String(decoding: note.bytes, as: UTF8.self).contains("(one)") && !made.isStale, "what a note says is kept")
    let wrong = late.bytes
    #expect(made.isStale && wrong != right)
    let (other, second) = try page()
    #expect(second.bytes == wrong && !second.isSame(as: late) && !other.isStale)
    try folder.write("notes/a.md", texts[0])
    let (again, third) = try page()
    #expect(third.bytes == right && !again.isStale)
  }

  @Test func filesAreSeenToChange() throws {
    let folder = try TemporaryFolder()
    try folder.write("notes/a.md", "A\n")
    try folder.write("templates/note.mustache", "x")
    let path = folder.path
    let look = { @Sendable in
      FileStamps(notes: [path + "/notes"], templates: path + "/templates", others: [path + "/lcdoc.yml"])
    }
    var last = look()
    #expect(last == look())
    for change in ["notes/a.md", "notes/b.md", "templates/assets/x.css", "lcdoc.yml"] {
      try folder.write(change, "something longer\n")
      #expect(look() != last, "\(change)")
      last = look()
    }
    try FileManager.default.removeItem(atPath: folder.path + "/notes")
    #expect(look() != last, "gone")
    var watch = FileWatch(look)
    let start = ContinuousClock.now
    DispatchQueue.global().asyncAfter(deadline: .now() + 0.3) {
      try? FileManager.default.createDirectory(atPath: path + "/notes", withIntermediateDirectories: true)
      try? Data("again\n".utf8).write(to: URL(filePath: path + "/notes/a.md"))
    }
    watch.wait()
    #expect(ContinuousClock.now - start > .milliseconds(250))
  }

  /// What is seen look by look, and how many looks it takes until a change has come to rest: one more than the last change.
  static let looks: [(seen: [Int], count: Int)] = [
    ([0, 1, 1, 2], 3), ([0, 0, 1, 1, 2], 4), ([0, 1, 2, 2, 3], 4), ([0, 1, 2, 3, 3, 4], 5), ([0, 1, 0, 0, 2], 4),
  ]

  @Test("A change is told of as soon as a look finds nothing more", arguments: looks)
  func rest(seen: [Int], count: Int) {
    let looks = Late()
    var watch = FileWatch {
      let look = looks.count.add(1, ordering: .relaxed).oldValue
      // Nothing is there: why that is so is all that differs.
      return FileStamps(notes: ["/nowhere/\(seen[min(look, seen.count - 1)])"], templates: nil, others: [])
    }
    watch.wait()
    #expect(looks.count.load(ordering: .relaxed) == count)
  }

  #if os(Linux)
    @Test func theSystemTellsOfAChange() throws {
      let folder = try TemporaryFolder()
      try folder.write("notes/a.md", "A\n")
      let events = FileEvents()
      events.watch([folder.path + "/notes", folder.path + "/nowhere"])
      let start = ContinuousClock.now
      #expect(!events.wait(atMost: 50_000_000))
      #expect(ContinuousClock.now - start >= .milliseconds(49), "nothing changes")
      try folder.write("notes/a.md", "B\n")
      #expect(events.wait(atMost: 600_000_000_000))
      #expect(ContinuousClock.now - start < .seconds(9), "it does not wait for long")
    }

    /// A look that takes long is taken seldom, also where a program writes beside the notes all the time.
    @Test func manyEventsAreLookedAtTogether() throws {
      let folder = try TemporaryFolder()
      try folder.write("notes/a.md", "A\n")
      let notes = folder.path + "/notes"
      let looks = Late()
      var watch = FileWatch {
        looks.count.add(1, ordering: .relaxed)
        usleep(20_000)
        return FileStamps(notes: [notes], templates: nil, others: [])
      }
      DispatchQueue.global().async {
        for _ in 0..<200 {
          try? Data("x".utf8).write(to: URL(filePath: notes + "/a.log"))
          usleep(5000)
        }
        try? Data("something longer\n".utf8).write(to: URL(filePath: notes + "/a.md"))
      }
      let start = ContinuousClock.now
      watch.wait()
      // Ten in a second, and some more when something has changed.
      let most = 16 + (ContinuousClock.now - start - .seconds(1)) / .milliseconds(100)
      #expect(Double(looks.count.load(ordering: .relaxed)) < most)
    }
  #endif
}
