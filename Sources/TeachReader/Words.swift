import Reading

/// The words that no lexicon has and that examples show to be harmless where they stand: what is said there is all that the
/// sentence says.
enum Words {
  /// Used by fewer writers, a word could be one writer's alone.
  private static let fewestWriters = 2

  /// Each as the code of its language, a space and how it begins; a line each, sorted.
  static func learned(from examples: [Example]) -> String {
    var writers: [String: Set<String>] = [:]
    for example in examples where example.reach == .within {
      for word in example.seen.unknown {
        writers["\(example.writer.prefix(2)) \(word)", default: []].insert(example.writer)
      }
    }
    return writers.filter { $0.value.count >= fewestWriters }.keys.sorted().map { $0 + "\n" }.joined()
  }
}
