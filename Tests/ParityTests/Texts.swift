import Foundation
import LifecycleEngine

/// A scenario as text, with the place that a failing test names.
struct ScenarioText: Sendable {
  let place: String
  let text: [UInt8]
}

/// The scenarios of the notes and the recorded traces.
enum Content {
  static let scenarios: [ScenarioText] = {
    let folder = WasmKit.root.appending(path: "content")
    let paths = (FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []).sorted()
    return paths.flatMap { path -> [ScenarioText] in
      guard let text = try? String(contentsOf: folder.appending(path: path), encoding: .utf8) else { return [] }
      if path.hasSuffix(".scenario") { return [ScenarioText(place: path, text: Array(text.utf8))] }
      return path.hasSuffix(".md") ? blocks(of: text, in: path) : []
    }
  }()

  private static func blocks(of note: String, in path: String) -> [ScenarioText] {
    var found: [ScenarioText] = []
    var name: Substring?
    var lines: [Substring] = []
    for line in note.split(separator: "\n", omittingEmptySubsequences: false) {
      if let open = name {
        guard line.hasPrefix("```") else {
          lines.append(line)
          continue
        }
        found.append(ScenarioText(place: "\(path) \(open)", text: Array(lines.joined(separator: "\n").utf8)))
        name = nil
      } else if line.hasPrefix("```scenario") {
        name = line.dropFirst("```scenario".count)
        lines = []
      }
    }
    return found
  }
}

/// Small apps and steps made by chance; many are impossible, and both engines have to say so.
enum Chance {
  static func scenario(seed: UInt64) -> ScenarioText {
    var state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1
    func pick(_ words: [String]) -> String {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return words[Int(state >> 33) % words.count]
    }
    var lines = ["root: " + pick(["A", "nav(A)", "tab(A, B)", "tab(nav(A), B)", "nav(A, B)"]), "log: all"]
    lines.insert("ios: \((2...18).map(String.init).shuffledFirst(pick))", at: 0)
    if pick(["yes", "no"]) == "yes" { lines.append("when A.viewDidLoad: call super; present C") }
    lines.append("launch")
    for _ in 0..<12 {
      lines.append(
        pick([
          "push B", "push C", "pop", "pop to root", "present B", "present C", "dismiss", "home", "open", "lock",
          "unlock", "memory warning", "rotate", "select B", "select A", "swipe back", "swipe back cancelled",
          "kill", "launch", "add child C to A", "remove child C", "app switcher", "back to app", "suspend",
        ]))
    }
    return ScenarioText(place: "seed \(seed)", text: Array(lines.joined(separator: "\n").utf8))
  }
}

extension [String] {
  fileprivate func shuffledFirst(_ pick: ([String]) -> String) -> String { pick(self) }
}
