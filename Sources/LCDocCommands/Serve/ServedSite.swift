import Site
import Synchronization

/// A site as browsers see it while its notes are edited. It lies in memory: whatever is asked for, no file is opened.
final class ServedSite: Sendable {
  private struct State {
    var files: [String: SiteFile] = [:]
    /// Whether a note was another when a page was made.
    var isStale: @Sendable () -> Bool = { false }
    /// When each page was another last, by the number of the site.
    var changes: [String: Int] = [:]
    var number: Int
    var watchers: [Watcher] = []
  }

  /// A page in a browser that wants to know when it changes.
  private struct Watcher {
    var path: String
    var connection: Connection
  }

  /// More than anybody has open.
  private static let mostWatchers = 64
  private let state: Mutex<State>

  /// - Parameter start: A number that no earlier site had, by which browsers see that theirs is an old one.
  init(start: Int) { state = Mutex(State(number: start)) }

  /// The site is this one now; the browsers that show pages that are others are told.
  ///
  /// - Parameter isStale: whether a note was another when a page was made than when its key was taken, be it that the page was
  ///   made late. What was made then stays neither here nor in browsers.
  func show(_ files: [SiteFile], isStale: @escaping @Sendable () -> Bool = { false }) {
    state.withLock { state in
      let (old, wasStale) = (state.files, state.isStale())
      state.isStale = isStale
      state.number += 1
      let files = Dictionary(files.map { ($0.path.text, $0) }, uniquingKeysWith: { first, _ in first })
      let others = Set(files.filter { path, file in wasStale || old[path]?.isSame(as: file) != true }.keys)
      // What was made stays made; what was not is made of the notes as they are now.
      state.files = files.mapValues { file in
        guard !others.contains(file.path.text), let old = old[file.path.text], old.isMade else { return file }
        return old
      }
      // What all pages load; the search index changes with every note, and is loaded when somebody searches.
      let isNew = others.contains { $0.hasPrefix("assets/") && !$0.hasPrefix("assets/search/") }
      for path in isNew ? Set(state.files.keys) : others { state.changes[path] = state.number }
      for path in old.keys where state.files[path] == nil { state.changes[path] = state.number }
      state.watchers.removeAll { watcher in
        let hasChanged = state.changes[watcher.path] == state.number
        // A comment: who has gone does not take it.
        let isThere = watcher.connection.send(Array((hasChanged ? Self.event : ": still here\n\n").utf8))
        if !isThere { watcher.connection.end() }
        return !isThere
      }
    }
  }

  private static let event = "data: changed\n\n"

  /// Makes the pages that nobody has asked for yet, one after the other, so that who asks need not wait. Ends early where
  /// another site is shown.
  func makePages() {
    let (unmade, number) = state.withLock { state in (state.files.values.filter { !$0.isMade }, state.number) }
    for file in unmade where state.withLock({ $0.number == number }) { keep(file.made, of: number) }
  }

  /// Keeps a page that was made, unless another site is shown by now, or a note was another.
  private func keep(_ made: SiteFile, of number: Int) {
    state.withLock { state in
      if state.number == number, !state.isStale() { state.files[made.path.text] = made }
    }
  }

  /// Answers a browser and, where it stays, remembers it.
  func answer(_ connection: Connection, port: UInt16) {
    guard let head = connection.readHead() else { return connection.end() }
    let request: HTTPRequest
    do {
      request = try HTTPRequest(head)
    } catch {
      _ = connection.send(Self.response(error.rawValue, "text/plain", Array("\(error.rawValue)\n".utf8)))
      return connection.end()
    }
    // Another site may have its name lead here, to read what only this machine is meant to.
    guard ["127.0.0.1:\(port)", "localhost:\(port)"].contains(request.host) else {
      _ = connection.send(Self.response("403 Forbidden", "text/plain", Array("403 Forbidden\n".utf8)))
      return connection.end()
    }
    if request.path == ReloadScript.events, request.method == .get { return watch(request, connection) }
    _ = connection.send(answer(request))
    connection.end()
  }

  private func watch(_ request: HTTPRequest, _ connection: Connection) {
    let path = Self.file(request.query["page"] ?? "/")
    let shown = request.query["number"].flatMap { Int($0) } ?? 0
    state.withLock { state in
      let isOld = state.changes[path].map { $0 > shown } ?? false
      let head = "HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\nCache-Control: no-store\r\n\r\nretry: 1000\n\n"
      guard connection.send(Array((head + (isOld ? Self.event : "")).utf8)) else { return connection.end() }
      if state.watchers.count == Self.mostWatchers { state.watchers.removeFirst().connection.end() }
      state.watchers.append(Watcher(path: path, connection: connection))
    }
  }

  /// The answer to a request, as it is sent.
  func answer(_ request: HTTPRequest) -> [UInt8] {
    if request.path == ReloadScript.path {
      return Self.response("200 OK", "text/javascript", Array(ReloadScript.text.utf8), isHead: request.method == .head)
    }
    let path = Self.file(request.path)
    var (file, missing, number) = state.withLock { ($0.files[path], $0.files["404.html"], $0.number) }
    if let asked = file, !asked.isMade {
      file = asked.made
      file.map { keep($0, of: number) }
    }
    var bytes = (file ?? missing)?.bytes ?? Array("404 Not Found\n".utf8)
    let type = file != nil || missing != nil ? Self.type(of: file == nil ? "404.html" : path) : "text/plain"
    if type == "text/html" { bytes = ReloadScript.added(to: bytes, number: number) }
    return Self.response(
      file == nil ? "404 Not Found" : "200 OK", type, bytes, isHead: request.method == .head)
  }

  /// The file that an address stands for.
  private static func file(_ path: String) -> String {
    let file = path.drop { $0 == "/" }
    return file.isEmpty || file.hasSuffix("/") ? file + "index.html" : String(file)
  }

  private static func type(of path: String) -> String {
    switch path.split(separator: ".").last {
    case "html": "text/html"
    case "css": "text/css"
    case "js": "text/javascript"
    case "svg": "image/svg+xml"
    case "xml": "application/xml"
    default: "application/octet-stream"
    }
  }

  private static func response(_ status: String, _ type: String, _ body: [UInt8], isHead: Bool = false) -> [UInt8] {
    let head = """
      HTTP/1.1 \(status)\r
      Content-Type: \(type); charset=utf-8\r
      Content-Length: \(body.count)\r
      Cache-Control: no-store\r
      X-Content-Type-Options: nosniff\r
      Connection: close\r
      \r

      """
    return Array(head.utf8) + (isHead ? [] : body)
  }
}
