import Foundation
import Testing

/// A command as somebody types it, and all that has to come of it.
struct CommandCase: CustomTestStringConvertible, Sendable {
  var arguments: [String]
  /// What stands on standard input.
  var input: String?
  var environment: [String: String]
  var code: Int32
  /// Parts of standard output; where there are none nothing may be written there.
  var output: [String]
  /// The same for standard error.
  var errors: [String]
  /// The files that are new or changed, each with a part of what it holds then. A name that ends in `/` stands for all
  /// that lies in the folder. All other files have to be as they were.
  var files: [String: String]

  init(
    _ arguments: String..., input: String? = nil, environment: [String: String] = [:], code: Int32 = 0,
    output: [String] = [], errors: [String] = [], files: [String: String] = [:]
  ) {
    self.arguments = arguments
    self.input = input
    self.environment = environment
    self.code = code
    self.output = output
    self.errors = errors
    self.files = files
  }

  var testDescription: String { arguments.joined(separator: " ") }

  /// Runs it in a folder and holds what came of it against what is expected.
  func check(in folder: TemporaryFolder) throws {
    let before = try folder.files()
    let program = try Program(arguments, in: folder.path, input: input, environment: environment)
    #expect(program.code == code, "\(self): \(program.said)")
    expect(output, in: program.output)
    // What was built where no simulation for browsers could be says so.
    let remarks = program.errors.split(separator: "\n", omittingEmptySubsequences: false)
    let isOfBuild = { (line: Substring) in line.hasPrefix("lcdoc: this lcdoc was built without the simulation") }
    expect(errors, in: remarks.filter { !isOfBuild($0) }.joined(separator: "\n"))
    #expect(!program.said.contains(folder.path), "\(self) says where it was run: \(program.said)")
    let after = try folder.files()
    let changed = after.filter { before[$0.key] != $0.value }
    for name in changed.keys {
      // A file of answers has another beside it that keeps two programs apart.
      let isExpected = files.keys.contains {
        name == $0 || name == $0 + ".lock" || $0.hasSuffix("/") && name.hasPrefix($0)
      }
      #expect(isExpected, "\(self) wrote \(name)")
    }
    for (name, part) in files where !name.hasSuffix("/") {
      let text = changed[name].map { String(decoding: $0, as: UTF8.self) }
      #expect(text?.contains(part) == true, "\(self): \(name) holds \(text?.prefix(800) ?? "what it held")")
    }
    #expect(before.keys.allSatisfy { after[$0] != nil }, "\(self) took a file away")
  }

  private func expect(_ parts: [String], in text: String) {
    for part in parts { #expect(text.contains(part), "\(self): “\(part)” is not in: \(text.prefix(800))") }
    if parts.isEmpty { #expect(text.isEmpty, "\(self)") }
  }
}

/// Commands one after the other in one folder.
struct CommandStory: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let commands: [CommandCase]
}

extension TemporaryFolder {
  /// A folder with inputs of all kinds, good and broken ones.
  static func withSamples() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for (name, text) in samples { try folder.write(name, text) }
    return folder
  }

  /// All files below it with what they hold.
  func files() throws -> [String: Data] {
    var files: [String: Data] = [:]
    for name in try FileManager.default.subpathsOfDirectory(atPath: path) {
      files[name] = FileManager.default.contents(atPath: "\(path)/\(name)")
    }
    return files
  }

  private static let samples = [
    "push.scenario": push + "  > B viewDidAppear:\n",
    "stale.scenario": push,
    "recorded.scenario": "# source: a forum, 2021\n# recorded on: iOS 15\n# kind: recorded\n" + push,
    "broken.scenario": "ios: 15\nroot: nav(A)\n\nlaunch\npsuh B\n",
    "impossible.scenario": "ios: 15\nroot: A\nlog: viewDidLoad\n\nlaunch\npop\n",
    "note.md": """
    # Push

    On a push:

    1. B.viewDidLoad
    2. B.viewWillAppear
    3. B.viewDidAppear

    viewDidLoad is called before viewWillAppear.

    ```scenario a push
    ios: 15
    root: nav(A)

    launch
    push B
    ```

    """,
    "wrong.md": "# Push A to B\n\n1. `A viewDidDisappear`\n2. `A viewWillDisappear`\n3. `B viewWillAppear`\n",
    "misspelt.md": "`viewDidLod` is called once the view is loaded.\n",
    "plain.md": "# Cooking\n\nA pinch of salt.\n",
    "app.log": "-[A viewWillDisappear:]\n-[B viewWillAppear:]\n-[A viewDidDisappear:]\n-[B viewDidAppear:]\n",
    "wrong.log": "-[A viewDidLoad]\n-[A viewDidAppear:]\n-[A viewWillAppear:]\n",
    "broken.yml": "notes: [\n",
    "unknown.yml": "nots: a\n",
    "broken.json": "{",
    "templates/note.mustache": "{{#a}\n",
  ]

  private static let push = """
    ios: 15
    root: nav(A)
    log: viewDidLoad, viewDidAppear

    launch
      > A viewDidLoad
      > A viewDidAppear:
    push B
      > B viewDidLoad

    """
}
