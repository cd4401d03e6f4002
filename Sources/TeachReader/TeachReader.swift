import ArgumentParser
import FoundationEssentials
import Reading

/// Learns from `lexicon/examples` how sentences are built that say something, and writes `lexicon/learned`: `make teach`.
@main
struct TeachReader: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "TeachReader", abstract: "Learns how sentences are built that say something.")

  @Argument(help: "The folder with examples/ to learn from and learned/ to write.")
  var lexicon: String

  @Flag(
    help: "Leave out each writer in turn, learn from the others, and say how often that is right for the one left out.")
  var leftOut = false

  func run() throws {
    let examples = try Examples.read("\(lexicon)/examples")
    print("\(examples.count) examples")
    if leftOut { return Self.leaveOut(examples) }
    try write(Data(Words.learned(from: examples).utf8), "words.txt")
    for lesson in Lesson.all { try write(Data(lesson.letters(examples)), "\(lesson.name).weights") }
  }

  private func write(_ data: Data, _ name: String) throws {
    let path = "\(lexicon)/learned/\(name)"
    try data.write(to: URL(filePath: path), options: .atomic)
    print("wrote \(path)")
  }

  private static func leaveOut(_ examples: [Example]) {
    for writer in Set(examples.map { $0.writer.suffix(1) }).sorted() {
      let others = examples.filter { $0.writer.hasSuffix(writer) }
      for lesson in Lesson.all {
        let score = lesson.score(examples.filter { !$0.writer.hasSuffix(writer) }, on: others)
        print(
          "writers \(writer), \(lesson.name): \(score.right) of \(score.all) right;",
          "sure of \(score.sure), and of these \(score.sure - score.sureAndRight) wrong")
      }
    }
  }
}
