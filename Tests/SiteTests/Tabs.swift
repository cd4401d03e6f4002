import Foundation
import Testing

/// Tabs of a browser that says what goes wrong in them. It is spoken to through its pipe: JSON, each message with a zero
/// byte behind it, in the words of the Chrome DevTools Protocol.
final class Tabs {
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private var received = Data()
  private var lastNumber = 0
  /// The page that each tab shows, by the tab's session.
  private var shown: [String: String] = [:]
  private var problems: [String] = []

  /// - Parameter folder: where the browser keeps what it must.
  init(_ executable: String, in folder: TemporaryFolder) throws {
    process.executableURL = URL(filePath: "/bin/sh")
    // The browser reads from 3 and writes to 4.
    process.arguments = [
      "-c", #"exec "$0" "$@" 3<&0 4>&1 >/dev/null 2>&1"#, executable, "--headless=new", "--no-sandbox", "--disable-gpu",
      "--disable-features=BackForwardCache", "--user-data-dir=\(folder.path)/profile", "--remote-debugging-pipe",
    ]
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    // A page that is never loaded ends the browser, and with it the wait for its next word.
    DispatchQueue.global().asyncAfter(deadline: .now() + Self.patience) { [process] in process.terminate() }
  }

  deinit {
    process.terminate()
    process.waitUntilExit()
  }

  private static let patience: TimeInterval = 400

  /// Opens pages one after the other, as many at a time as there are tabs; what went wrong until each was loaded, in a line
  /// each: errors in the console, exceptions, requests that failed or that the page's policy forbids.
  func problems(opening pages: [String], tabs: Int) throws -> [String] {
    var waiting = pages.makeIterator()
    var left = pages.count
    for _ in 0..<tabs { try send("Target.createTarget", ["url": "about:blank", "background": true]) }
    while left > 0 {
      let message = try next()
      if let target = message.result?.targetId {
        try send("Target.attachToTarget", ["targetId": target, "flatten": true])
      } else if let session = message.result?.sessionId {
        for domain in ["Page", "Runtime", "Log"] { try send("\(domain).enable", to: session) }
        try open(waiting.next(), in: session)
      } else if message.method == "Page.loadEventFired", let session = message.sessionId {
        left -= 1
        try open(waiting.next(), in: session)
      } else if let problem = message.problem {
        problems.append("\(message.sessionId.flatMap { shown[$0] } ?? ""): \(problem)")
      }
    }
    return problems
  }

  private func open(_ page: String?, in session: String) throws {
    guard let page else { return }
    shown[session] = page
    try send("Page.navigate", ["url": page], to: session)
  }

  private func send(_ method: String, _ parameters: [String: Any] = [:], to session: String? = nil) throws {
    lastNumber += 1
    var message: [String: Any] = ["id": lastNumber, "method": method, "params": parameters]
    message["sessionId"] = session
    try input.fileHandleForWriting.write(contentsOf: JSONSerialization.data(withJSONObject: message) + [0])
  }

  private func next() throws -> Message {
    while true {
      if let end = received.firstIndex(of: 0) {
        defer { received = received[(end + 1)...] }
        return try JSONDecoder().decode(Message.self, from: Data(received[..<end]))
      }
      let more = output.fileHandleForReading.availableData
      try #require(!more.isEmpty, "the browser ended while it showed \(shown.values.sorted())")
      received = Data(received) + more
    }
  }
}

/// What the browser says: an answer or an event.
private struct Message: Decodable {
  var method: String?
  var sessionId: String?
  var result: Result?
  var params: Parameters?
  var error: Failure?

  struct Result: Decodable {
    var targetId: String?
    var sessionId: String?
    var errorText: String?
  }
  struct Parameters: Decodable {
    var entry: Entry?
    var exceptionDetails: Exception?
    var type: String?
    var args: [Value]?
  }
  struct Entry: Decodable {
    var level: String
    var text: String
    var url: String?
  }
  struct Exception: Decodable {
    var text: String
    var url: String?
    var exception: Value?
  }
  /// A text by itself, or what the browser calls something else.
  struct Value: Decodable {
    var description: String?

    private enum Key: CodingKey { case value, description }

    init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: Key.self)
      description =
        (try? values.decode(String.self, forKey: .value)) ?? (try? values.decode(String.self, forKey: .description))
    }
  }
  struct Failure: Decodable {
    var message: String
  }

  /// nil where nothing is wrong.
  var problem: String? {
    if let error { return error.message }
    if let text = result?.errorText { return text }
    switch method {
    case "Log.entryAdded":
      guard let entry = params?.entry, entry.level == "error" else { return nil }
      return "\(entry.text) \(entry.url ?? "")"
    case "Runtime.exceptionThrown":
      let details = params?.exceptionDetails
      return "\(details?.text ?? "") \(details?.exception?.description ?? "") \(details?.url ?? "")"
    case "Runtime.consoleAPICalled":
      guard params?.type == "error" || params?.type == "assert" else { return nil }
      return "console: \(params?.args?.compactMap(\.description).joined(separator: " ") ?? "")"
    default: return nil
    }
  }
}
