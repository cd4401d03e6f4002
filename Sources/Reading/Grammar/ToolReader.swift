/// Takes out what an app is said to be made with, where that is what all runs are: "built with Xcode 15", "用 Xcode 16 编译".
/// An older tool links another UIKit, of which nothing is known here: its number stays, and is not understood.
enum ToolReader {
  /// The first Xcode whose apps behave on every system as the runs do: its SDK brought `viewIsAppearing(_:)`, for iOS 13 and
  /// later (release notes of Xcode 15; WWDC 2023, session 10055).
  private static let oldest = 15
  private static let madeWith: FeatureSet = [
    .light, .that, .tool, .create, .app, .when, .if, .by, .at, .of, .from, .to,
  ]

  static func read(_ tokens: [Token], _ order: Lexicon.Order) -> [Token] {
    guard tokens.contains(where: { $0.has(.tool) }) else { return tokens }
    var result: [Token] = []
    var index = 0
    while index < tokens.count {
      guard let end = endOfTool(at: index, tokens, order) else {
        result.append(tokens[index])
        index += 1
        continue
      }
      // "When the app is built with …", "при сборке в …": the words for the making go with it.
      while let last = result.last, isOfMaking(last),
        order == .first || last.features.isSubset(of: [.light, .tool, .by])
      {
        result.removeLast()
        if last.features.meets([.when, .if]) { break }
      }
      index = end
      while index < tokens.count, isOfMaking(tokens[index]), order == .last || tokens[index].has(.tool) { index += 1 }
    }
    return result
  }

  /// The end of "Xcode 15 or later"; nil where none stands.
  private static func endOfTool(at start: Int, _ tokens: [Token], _ order: Lexicon.Order) -> Int? {
    guard tokens[start].has(.tool), start + 1 < tokens.count, case .number(let number) = tokens[start + 1].kind,
      number >= oldest
    else { return nil }
    let (bounds, last) = VersionReader(tokens: tokens, order: order).wordsBehind(start + 1)
    return bounds.meets([.upTo, .earlier, .before]) ? nil : last + 1
  }

  private static func isOfMaking(_ token: Token) -> Bool {
    token.kind == .word && token.features.isSubset(of: madeWith)
  }
}
