import Diagnostics
import FoundationEssentials
import Judging
import Markup
import Notes
import Verify

/// A folder of notes with the labels that somebody gave them.
struct Corpus {
  let notes: String
  let labels: String

  private static let checkout = "/" + #filePath.split(separator: "/").dropLast(3).joined(separator: "/")

  /// The invented notes of this project.
  static let own = Corpus(
    notes: checkout + "/Tests/ReadingCorpus/notes", labels: checkout + "/Tests/ReadingCorpus/labels")

  /// Notes of the wild, where they lie beside the checkout; the project does not need them.
  static let shared: Corpus? = {
    let folder = checkout + "/../shared/notes"
    return FileManager.default.fileExists(atPath: folder + "/labels")
      ? Corpus(notes: folder, labels: folder + "/labels") : nil
  }()

  /// Statements of this project's own, by the name of their file.
  static func statements(_ name: String) -> String { checkout + "/Tests/ReadingCorpus/\(name).jsonl" }

  /// The numbers of the notes that have labels.
  var numbers: [String] {
    get throws {
      try FileManager.default.contentsOfDirectory(atPath: labels).sorted()
        .filter { $0.hasSuffix(".json") }.map { String($0.dropLast(5)) }
        .filter { FileManager.default.fileExists(atPath: "\(notes)/\($0).md") }
    }
  }

  func label(_ number: String) throws -> Label {
    try JSONDecoder().decode(Label.self, from: Data(contentsOf: URL(filePath: "\(labels)/\(number).json")))
  }

  func text(_ number: String) throws -> [UInt8] {
    try [UInt8](Data(contentsOf: URL(filePath: "\(notes)/\(number).md")))
  }
}

/// What somebody who knows UIKit says of a note.
struct Label: Decodable {
  struct Callback: Decodable {
    var symbol: String
    var count: Int?
    var variant: String?
  }
  struct Order: Decodable {
    var line: Int
    var line_end: Int?
    var sequence: [String]
    var true_on_real_ios: String
    var optional: Bool?
  }
  struct Claim: Decodable {
    var line: Int
    var line_end: Int?
    var `true`: String
    var optional: Bool?
  }
  struct Trap: Decodable {
    var line: Int?
    var line_end: Int?
    var neutral: Bool?
  }
  var callbacks: [Callback]
  var orderings: [Order]
  var other_claims: [Claim]
  var traps: [Trap]?
}

/// What `lcdoc read --format json` says of a note.
struct Reading: Decodable {
  struct Mention: Decodable { var symbol: String }
  struct Order: Decodable {
    var line: Int
    var endLine: Int?
    var sequence: [String]
    var verdict: String?
  }
  struct Claim: Decodable {
    var line: Int
    var endLine: Int?
    var reading: String
    var verdict: String?
  }
  var mentions: [Mention]
  var orderings: [Order]
  var claims: [Claim]

  /// - Parameter judge: As in the program one judge for many notes: it keeps what it ran.
  init(path: String, bytes: [UInt8], _ judge: inout NoteJudge) throws {
    let note = Note.read(Document.parse(SourceFile(path: path, bytes: bytes)))
    let judged = judge.judge(note)
    let text = NoteJSON.write(note, orders: judged.orderings, claims: judged.claims)
    self = try JSONDecoder().decode(Reading.self, from: Data(text.utf8))
  }
}
