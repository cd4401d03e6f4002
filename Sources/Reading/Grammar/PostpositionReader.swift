/// "A から B を": the word behind a name that says where one comes from is read before it, where other languages have it; and
/// "X가 호출된 다음 A의 Y": what is next behind a call comes after it, and is nobody who comes. What is only an example
/// is left out.
enum PostpositionReader {
  static func read(_ tokens: [Token]) -> [Token] {
    var tokens = tokens
    for index in tokens.indices where tokens[index].features == [.arriving] && tokens[index].others.contains(.after) {
      if tokens[..<index].last(where: { !$0.isLight })?.isVerb ?? false { tokens[index].features = [.after] }
    }
    // "何度表示されても": whatever often.
    if let many = tokens.firstIndex(where: { $0.features == [.question, .many] }),
      let although = tokens[many...].firstIndex(where: { $0.features == [.when, .although] }),
      !tokens[many..<although].contains(where: { $0.isName || $0.isCuttingMark })
    {
      tokens[although].features = [.regardless]
      tokens[many].features = [.light]
    }
    // "A할 때 그리고 B할 때": another time, and no step behind it.
    for index in tokens.indices.dropFirst() where tokens[index].features == [.then] && tokens[index - 1].has(.when) {
      tokens[index].features = [.and]
    }
    for index in tokens.indices.dropLast(2) where tokens[index].kind == .actor {
      // "A 탭에서 B 탭으로".
      let from = tokens[index + 1].features.isSubset(of: [.tab, .controller, .display, .view]) ? index + 2 : index + 1
      guard from < tokens.count, tokens[from].features == [.from] else { continue }
      // With nobody else to go to it says where something is.
      let others = tokens[(from + 1)...].prefix { !$0.isName && !$0.isCuttingMark }
      if others.contains(where: { $0.kind == .actor }) { tokens.insert(tokens.remove(at: from), at: index) }
    }
    return withoutExample(tokens)
  }

  /// "タブの切り替えなどにより画面が表示されるたびに": one way in which it comes to that restricts nothing.
  private static func withoutExample(_ tokens: [Token]) -> [Token] {
    func way(_ example: Int) -> Int? {
      guard tokens[example].features == [.example] else { return nil }
      return tokens[(example + 1)...].firstIndex { !$0.isLight }.flatMap { tokens[$0].features == [.by] ? $0 : nil }
    }
    guard let example = tokens.indices.first(where: { way($0) != nil }), let by = way(example),
      tokens[by...].contains(where: { $0.features.meets([.every, .when]) })
    else { return tokens }
    let start = tokens[..<example].lastIndex { $0.isCuttingMark || $0.isName }.map { $0 + 1 } ?? 0
    return Array(tokens[..<start] + tokens[(by + 1)...])
  }
}
