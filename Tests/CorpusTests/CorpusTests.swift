import FoundationEssentials
import Judging
import Testing

/// How notes and statements with labels are read. The figures are printed; the least that they may be rises with them.
@Suite struct CorpusTests {
  private func score(_ corpus: Corpus) throws -> NoteScore {
    var (score, judge) = (NoteScore(), NoteJudge())
    for number in try corpus.numbers {
      let reading = try Reading(path: "\(number).md", bytes: corpus.text(number), &judge)
      score.add(reading, against: try corpus.label(number))
    }
    return score
  }

  @Test func ownNotes() throws {
    let score = try score(.own)
    print("Notes of our own:\n\(score.text)")
    #expect(try Corpus.own.numbers.count == 100)
    #expect(score.mentions.precision >= 0.99)
    #expect(score.mentions.recall >= 0.99)
    #expect(score.orders.precision >= 0.91)
    #expect(score.orders.recall >= 0.75)
    #expect(score.orderVerdicts.share >= 0.74)
    #expect(score.understood >= 0.5)
    #expect(score.claimVerdicts.share >= 0.73)
    #expect(score.falseAlarmShare <= 0.25)
  }

  @Test(.enabled(if: Corpus.shared != nil, "the shared notes are not on this machine"))
  func sharedNotes() throws {
    let score = try score(#require(Corpus.shared))
    print("Notes of the wild:\n\(score.text)")
    #expect(score.mentions.precision >= 0.95)
    #expect(score.mentions.recall >= 0.95)
    #expect(score.orders.precision >= 0.79)
    #expect(score.orders.recall >= 0.6)
  }

  /// Statements of a file, and the least that may be said of how they are read.
  struct Bank: Sendable, CustomTestStringConvertible {
    let name: String
    let count: Int
    let right: Double
    let falseAlarms: Double
    let falseHolds: Double
    var testDescription: String { name }
  }

  @Test(arguments: [
    Bank(name: "statements", count: 810, right: 0.66, falseAlarms: 0.015, falseHolds: 0.01),
    // Thirty plain meanings, each in twelve ways and six languages.
    Bank(name: "plain", count: 2160, right: 0.61, falseAlarms: 0.03, falseHolds: 0.01),
    // Of these at most the wrong ones were looked at, but for the dev part of the first bank.
    Bank(name: "fresh", count: 696, right: 0.5, falseAlarms: 0.02, falseHolds: 0.015),
  ])
  func statements(of bank: Bank) throws {
    let score = try score(statements: bank.name)
    #expect(score.all == bank.count)
    #expect(score.share(.right) >= bank.right)
    #expect(score.share(.falseAlarm) <= bank.falseAlarms)
    #expect(score.share(.falseHolds) <= bank.falseHolds)
  }

  private func score(statements name: String) throws -> StatementScore {
    let data = try Data(contentsOf: URL(filePath: Corpus.statements(name)))
    var (score, judge) = (StatementScore(), NoteJudge())
    for line in data.split(separator: UInt8(ascii: "\n")) {
      let statement = try JSONDecoder().decode(Statement.self, from: Data(line))
      let text = [UInt8](statement.note.text.utf8)
      score.add(statement, try Reading(path: "\(statement.id).md", bytes: text, &judge))
    }
    print("\(name):\n\(score.text)")
    return score
  }
}
