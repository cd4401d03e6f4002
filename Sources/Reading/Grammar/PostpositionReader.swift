/// "A から B を": the word behind a name that says where one comes from is read before it, where other languages have it; and
/// "X가 호출된 다음 A의 Y": what is next behind a call comes after it, and is nobody who comes.
enum PostpositionReader {
  static func read(_ tokens: [Token], _ bytes: [UInt8]) -> [Token] {
    var tokens = tokens
    for index in tokens.indices where tokens[index].features == [.arriving] {
      guard tokens[..<index].last(where: { !$0.isLight })?.isVerb ?? false else { continue }
      if next.withUTF8Buffer({ bytes[tokens[index].range].elementsEqual($0) }) { tokens[index].features = [.after] }
    }
    for index in tokens.indices.dropLast(2)
    where tokens[index].kind == .actor && tokens[index + 1].features == [.from] {
      // With nobody else to go to it says where something is.
      let others = tokens[(index + 2)...].prefix { !$0.isName && !$0.isCuttingMark }
      if others.contains(where: { $0.kind == .actor }) { tokens.swapAt(index, index + 1) }
    }
    return tokens
  }

  private static let next: StaticString = "다음"
}
