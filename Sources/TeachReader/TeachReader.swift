import FoundationEssentials
import Reading

/// Learns from `lexicon/examples` how sentences are built that say something, and writes `lexicon/learned`: `make teach`.
///
/// `TeachReader LEXICON` writes the weights; `TeachReader LEXICON --left-out` instead leaves out each writer in turn, learns
/// from the others, and says how often what was learned is right for the one who was left out.
@main
enum TeachReader {
  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    guard let folder = arguments.first else { throw Failure.usage }
    let examples = try Examples.read("\(folder)/examples")
    print("\(examples.count) examples")
    if arguments.contains("--left-out") { return leaveOut(examples) }
    for lesson in Lesson.all {
      let path = "\(folder)/learned/\(lesson.name).weights"
      try Data(lesson.choice(examples).letters).write(to: URL(filePath: path), options: .atomic)
      print("wrote \(path)")
    }
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

  enum Failure: Error { case usage }
}
