import FoundationEssentials
import Notes
import Reading
import Verify

/// A sentence with what it says, as a line of `lexicon/examples`: who wrote it, what it says, who gets its callbacks, and the
/// sentence, with tabs between them.
struct Example: Sendable {
  /// The language and a letter for the writer: `en-a`.
  var writer: String
  /// What it says of its callbacks; nil where no build can hold it, or it is not told apart.
  var build: Build?
  /// How far it goes.
  var reach: Reach
  /// Who gets each of them; empty where that is not told apart.
  var getters: [Getter]
  /// What it tells to happen; nil where that is not told apart.
  var happening: Happening?
  /// What the reader sees of it.
  var seen: Seen

  /// Reads a line.
  ///
  /// - Returns: nil where the callbacks of the sentence do not stand in one sentence of their own.
  /// - Throws: `Failure` where the line is written wrong.
  init?(_ line: Substring) throws {
    let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
    guard fields.count == 5 else {
      throw Failure(column: 1, reason: "\(fields.count) fields with tabs between; an example has 5")
    }
    let build = Build(name: fields[1])
    guard build != nil || ["other", "beyond"].contains(fields[1]) else {
      throw Failure(column: fields[0].count + 2, reason: "“\(fields[1])” is no build")
    }
    let getters = try fields[2].enumerated().map { place, letter -> Getter in
      guard let getter = Getter(letter: letter) else {
        throw Failure(column: fields[0].count + fields[1].count + 3 + place, reason: "“\(letter)” stands for no getter")
      }
      return getter
    }
    let happening = Happening.all.first { $0.name == fields[3] }
    guard happening != nil || fields[3].isEmpty else {
      throw Failure(
        column: fields[0...2].reduce(4) { $0 + $1.count }, reason: "“\(fields[3])” is nothing that is told to happen")
    }
    let seen = Passage.of(String(fields[4])).seen
    guard seen.count == 1, 1...2 ~= seen[0].names else { return nil }
    self.init(
      writer: String(fields[0]), build: build, reach: Self.reach(build, happening, isBeyond: fields[1] == "beyond"),
      getters: getters, happening: happening, seen: seen[0])
  }

  private static func reach(_ build: Build?, _ happening: Happening?, isBeyond: Bool) -> Reach {
    if isBeyond || build == .nothing { return .beyond }
    return build == nil || happening?.situation == .unknown ? .other : .within
  }

  private init(writer: String, build: Build?, reach: Reach, getters: [Getter], happening: Happening?, seen: Seen) {
    self.writer = writer
    self.build = build
    self.reach = reach
    self.getters = getters.count == seen.names ? getters : []
    self.happening = happening
    self.seen = seen
  }

  /// Why a line is no example, and where it shows.
  struct Failure: Error {
    /// In characters, from 1.
    var column: Int
    var reason: String
  }
}

extension Build {
  /// The build of that name.
  init?(name: some StringProtocol) {
    guard let build = Build.allCases.first(where: { "\($0)" == name }) else { return nil }
    self = build
  }
}

extension Happening {
  /// `push`, `present/popover`; `none` where nothing is told to happen.
  var name: String { (situation.map { "\($0)" } ?? "none") + (style.map { "/\($0)" } ?? "") }
}

extension Getter {
  /// By its first letter; `-` is anybody.
  init?(letter: Character) {
    switch letter {
    case "-": self = .anybody
    case "a": self = .arriving
    case "l": self = .leaving
    case "c": self = .child
    case "p": self = .parent
    default: return nil
    }
  }
}

/// All examples of a folder.
enum Examples {
  /// Reads the files of a folder, in the order of their names.
  ///
  /// - Throws: `Failure` for the first line that is no example, or what the system says of a file.
  static func read(_ folder: String) throws -> [Example] {
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
      throw Failure(description: "\(folder): there is no such folder, or it cannot be read")
    }
    return try names.filter { $0.hasSuffix(".tsv") }.sorted().flatMap { name in
      let path = "\(folder)/\(name)"
      let lines = try String(contentsOfFile: path, encoding: .utf8).split(
        separator: "\n", omittingEmptySubsequences: false)
      return try lines.enumerated().compactMap { number, line in
        do { return line.isEmpty ? nil : try Example(line) } catch let failure as Example.Failure {
          throw Failure(description: "\(path):\(number + 1):\(failure.column): \(failure.reason)")
        }
      }
    }
  }

  /// A line that is no example, with its place.
  struct Failure: Error, CustomStringConvertible { var description: String }
}
