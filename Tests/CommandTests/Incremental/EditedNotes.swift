import Foundation
import LifecycleEngine
import Testing

@testable import Project

/// A folder of notes that somebody edits at random: the same seed gives the same edits.
final class EditedNotes {
  let folder: TemporaryFolder
  let seed: UInt64
  private(set) var settings = Settings()
  var isChinese = false
  private(set) var hasTemplates = false
  /// What was done, for a failure to tell.
  private(set) var history: [String] = []
  private var state: UInt64

  /// - Parameters:
  ///   - seed: nil for that in `LCDOC_SEED`, else one that nobody had before.
  ///   - texts: the first files; nil for four at random.
  init(seed: UInt64? = nil, texts: [String: String]? = nil) throws {
    let stated = ProcessInfo.processInfo.environment["LCDOC_SEED"].flatMap { UInt64($0) }
    self.seed = seed ?? stated ?? .random(in: 0 ... .max)
    state = self.seed
    folder = try TemporaryFolder()
    for (name, text) in texts ?? [:] { try folder.write("notes/" + name, text) }
    if texts == nil { for _ in 0..<4 { try addFile() } }
    try folder.write("templates/part.mustache", Self.part.replacing("<", with: "<!-- ours --><", maxReplacements: 1))
  }

  /// A template of the program's.
  private static let part: String = {
    let root = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(4).joined(separator: "/")
    return (try? String(contentsOfFile: root + "/templates/part.mustache", encoding: .utf8)) ?? ""
  }()

  /// The folder of other templates, where they are used.
  var templates: String? { hasTemplates ? folder.path + "/templates" : nil }

  /// How many times notes are edited from the beginning: one, for checks without optimisation take seconds; as many as
  /// `LCDOC_SEQUENCES` says where somebody has the time.
  static var sequences: Int { ProcessInfo.processInfo.environment["LCDOC_SEQUENCES"].flatMap { Int($0) } ?? 1 }

  /// What a failure is told with.
  var story: Comment { "LCDOC_SEED=\(seed): \(history.joined(separator: ", "))" }

  /// The folder of the notes.
  var notes: String { folder.path + "/notes" }

  /// One edit.
  func edit() throws {
    let names = self.names
    switch random(11) {
    case 0...1: try addFile()
    case 2...5 where !names.isEmpty: try write(names[random(names.count)])
    case 6 where names.count > 1: try move(names[random(names.count)], to: newName(isScenario: false))
    case 7 where names.count > 2: try delete(names[random(names.count)])
    case 8:
      settings.versions = [nil, VersionRange(Version(5), Version(12)), VersionRange(Version(13), .newest)][random(3)]
      history.append("versions")
    case 9:
      isChinese.toggle()
      history.append("language")
    case 10:
      hasTemplates.toggle()
      history.append("templates")
    default: try addFile()
    }
  }

  func random(_ count: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var word = state
    word = (word ^ word >> 30) &* 0xBF58_476D_1CE4_E5B9
    word = (word ^ word >> 27) &* 0x94D0_49BB_1331_11EB
    return Int((word ^ word >> 31) % UInt64(count))
  }

  private var names: [String] {
    let all = (try? FileManager.default.subpathsOfDirectory(atPath: notes)) ?? []
    return all.filter { $0.hasSuffix(".md") || $0.hasSuffix(".scenario") }.sorted()
  }

  private func newName(isScenario: Bool) -> String {
    ["", "a/", "b/"][random(3)] + ["one", "two", "three", "four"][random(4)] + (isScenario ? ".scenario" : ".md")
  }

  private func addFile() throws { try write(newName(isScenario: random(4) == 0)) }

  private func write(_ name: String) throws {
    history.append("write \(name)")
    guard !name.hasSuffix(".scenario") else {
      return try folder.write("notes/" + name, Self.scenarios[random(Self.scenarios.count)])
    }
    var text = random(3) == 0 ? "" : "# \(["Push", "A controller", "视图的出现"][random(3)])\n\n"
    for _ in 0...random(3) { text += Self.parts[random(Self.parts.count)] + "\n" }
    try folder.write("notes/" + name, text)
  }

  private func move(_ name: String, to other: String) throws {
    guard !names.contains(other), name.hasSuffix(".md") else { return try addFile() }
    history.append("move \(name) to \(other)")
    try folder.write("notes/" + other, folder.read("notes/" + name) ?? "")
    try FileManager.default.removeItem(atPath: notes + "/" + name)
  }

  private func delete(_ name: String) throws {
    history.append("delete \(name)")
    try FileManager.default.removeItem(atPath: notes + "/" + name)
  }

  private static let scenarios = [
    "root: nav(A)\nlog: viewDidLoad, viewDidAppear\n\nlaunch\npush B\n  > B viewDidLoad\n  > B viewDidAppear:\n",
    "# title: Push, wrongly\nios: 15\nroot: nav(A)\nlog: B.viewDidLoad\n\nlaunch\npush B\n  > A viewDidLoad\n",
    "# source: https://example.org\n# kind: log\n# deviates: it is made up\nroot: nav(A)\n\nlaunch\npush C\n  > x\n",
  ]

  private static let parts = [
    "On a push these come:\n\n1. `A viewWillDisappear`\n2. `B viewWillAppear`\n3. `A viewDidDisappear`\n4. `B viewDidAppear`\n",
    "1. `A viewDidDisappear`\n2. `A viewWillDisappear`\n3. `B viewWillAppear`\n4. `B viewDidAppear`\n",
    "`viewDidLoad` is called only once.\n",
    "When a controller is presented, the presenter gets `viewWillDisappear`.\n",
    "视图加载后会调用 `viewDidLoad`，每次出现前都会调用 `viewWillAppear`。\n",
    "`viewDidApper` comes last. See [the other](two.md), [a place](../one.md#push) and [here](#push).\n",
    "<!-- lc-allow-next LC4002: quoted -->\n\n1. `viewDidAppear`\n2. `viewWillAppear`\n",
    "## A part\n\nNothing is said here about `sceneDidBecomeActive`, nor of [this](a/three.md#a-part).\n",
    "```scenario push\nios: 13...\nroot: nav(A)\nlog: viewDidLoad\n\nlaunch\npush B\n  > B viewDidLoad\n```\n",
    "```\n-[A viewWillAppear:]\n-[A viewDidAppear:]\n-[A viewDidLoad]\n```\n",
  ]
}
