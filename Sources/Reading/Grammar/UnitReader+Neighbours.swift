/// What words mean beside others.
extension UnitReader {
  /// A word as its neighbours let it be meant; nil where it adds nothing to them.
  static func meant(at index: Int, _ tokens: ArraySlice<Token>, _ order: Lexicon.Order) -> Token? {
    var token = tokens[index]
    let behind = tokens[(index + 1)...]
    // "通知控制器视图即将显示": who is told adds nothing to what.
    if order == .last, token.features == [.notification], token.others.contains(.light),
      tokens[..<index].allSatisfy({ $0.isLight || $0.isMark || $0.isName }),
      behind.first?.features.isSubset(of: [.controller, .view, .delegate, .app]) ?? false,
      behind.contains(where: { $0.features.meets([.soon, .done, .appear, .disappear]) })
    {
      return nil
    }
    if order == .last, isPartOf(index, tokens) { return nil }
    if order == .last, isBetweenThingAndChange(index, tokens) {
      // "view刚加载完", "同じタブをもう一度タップ": of what happens.
      if token.features == [.right] || token.features == [.again] { return nil }
      return token
    }
    // "Only the origin changes": whoever says so tells it apart from the size.
    if token.features == [.only] {
      let thing = order == .first ? behind.first { !$0.isLight } : tokens[..<index].last { !$0.isLight }
      if thing?.has(.origin) ?? false { return nil }
    }
    guard order == .first else {
      // "X부터 다시 호출되고": X is, and what follows behind it.
      let isStart = token.features == [.from] && token.others.contains(.since) && tokens[..<index].last?.isName ?? false
      return isStart && behind.first { !$0.isLight && !$0.has(.again) }?.isVerb ?? false ? nil : token
    }
    if isIdle(token, at: index, tokens) { return nil }
    if token.features == [.at] || token.features == [.when, .to], isReached(behind, from: tokens[..<index]) {
      token.features = [.to]
    }
    switch token.features {
    // "Once X has returned", "once B is dismissed": a time, and no number.
    case [.once] where behind.count > 1 && behind.first.map { $0.isName || $0.kind == .actor } ?? false:
      token.features = [.after]
    // "Not just once".
    case [.only, .heavy] where behind.first { !$0.isLight }?.features == [.once]: return nil
    case [.once] where tokens[..<index].last { !$0.isLight }?.features == [.only, .heavy]: token.features = [.many]
    // "Один раз за показ": for each.
    case [.after] where token.others == [.every, .when]:
      if tokens[..<index].last(where: { !$0.isLight })?.features.meets([.once, .twice, .many]) ?? false {
        token.features = token.others
      }
    // "For the first time": which of several, and no time of its own.
    case [.of] where behind.first { !$0.isLight }?.features == [.first, .when]: return nil
    case [.first, .when] where tokens[..<index].last { !$0.isLight }?.features == [.of]: token.features = [.first]
    // "Another viewDidLoad": one more call of it.
    case [.other] where behind.first?.isName ?? false:
      if !(tokens[..<index].last?.others.contains(.article) ?? false) { token.features = [.again] }
    // "Se activa cuando …": a callback does.
    case [.active] where tokens[..<index].allSatisfy({ $0.isLight || $0.isMark || $0.isName }):
      if behind.first?.features == [.when] { token.features = [.call] }
    // "Is sent to the background": nothing is called there.
    case [.call] where behind.first?.features == [.to]:
      let place = behind.dropFirst().first { !$0.isLight }
      if place?.features.meets([.background, .foreground]) ?? false { token.features = [.enter] }
    // "Se va a mostrar": it is about to.
    case [.leave] where behind.first?.features == [.to]:
      let next = behind.dropFirst().first
      if let next, next.features.meets(.changes), !next.features.meets(.things) { token.features = [.soon] }
    // "Gets dismissed": no more than that it happens.
    case [.get]:
      if let next = behind.first, next.kind == .word, next.features.meets(.changes), !next.features.meets(.things) {
        return nil
      }
    default: break
    }
    return token
  }

  /// Whether a word says nothing beside those around it.
  private static func isIdle(_ token: Token, at index: Int, _ tokens: ArraySlice<Token>) -> Bool {
    let behind = tokens[(index + 1)...]
    // "El controlador al que se vuelve": which one it is, and no place of its own.
    if token.features.isSubset(of: [.to, .at, .when, .light]), behind.first?.isRelative ?? false,
      tokens[..<index].last?.features.meets([.controller, .tab]) ?? false
    {
      return true
    }
    switch token.features {
    // "Controllers that are not on screen at that time": which ones, and no time of its own.
    case [.at] where behind.first?.features == [.that, .when], [.that, .when]:
      let isEnd = behind.allSatisfy { $0.isLight || $0.isMark || $0.features == [.that, .when] }
      let shown = tokens[..<index].last { !$0.isLight && $0.features != [.at] }
      return isEnd && shown?.features.meets([.visible, .hidden]) ?? false
    // "One after another": in order. "Does not cause another one": none at all.
    case [.other]:
      return tokens[..<index].last { !$0.isLight }?.features == [.order]
        || behind.first?.isName ?? false && tokens[..<index].contains { $0.has(.not) }
    // "Leaves X uncalled": nobody leaves anything.
    case [.leave]:
      let next = behind.first { !$0.isLight }
      return next?.isName ?? false && behind.contains { $0.features == [.not, .call] }
    default: return false
    }
  }

  /// "夹在中间的控制器": who stands between is named by the next word. "viewDidLoad までは走る": as far as that, and no time.
  private static func isPartOf(_ index: Int, _ tokens: ArraySlice<Token>) -> Bool {
    let rest = tokens[(index + 1)...].prefix { !$0.setsOff }
    switch tokens[index].features {
    // "X 同样会调用": it is called, too.
    case [.same]:
      return tokens[..<index].last?.isName ?? false && rest.first { !$0.isLight && !$0.has(.not) }?.isVerb ?? false
    case [.between]: return rest.first?.features == [.idle]
    case [.until]:
      return tokens[..<index].last?.isName ?? false && rest.first { !$0.isLight }?.isVerb ?? false
        && !rest.contains { $0.features.meets(.denials) }
    default: return false
    }
  }

  /// Whether what stands before a word is a thing, and what stands behind it happens to that.
  private static func isBetweenThingAndChange(_ index: Int, _ tokens: ArraySlice<Token>) -> Bool {
    guard let thing = tokens[..<index].last(where: { !$0.isLight }), thing.features.meets(.things),
      let change = tokens[(index + 1)...].first(where: { !$0.isLight })
    else { return false }
    return !thing.features.meets(.changes) && change.features.meets(.changes) && !change.features.meets(.things)
  }

  /// "Переход приложения в активное состояние": where it goes.
  private static func isReached(_ behind: ArraySlice<Token>, from before: ArraySlice<Token>) -> Bool {
    guard let state = behind.first(where: { !$0.isLight }), state.features.meets(.states) else { return false }
    let way = before.reversed().prefix { !$0.isName && !$0.isVerb && !$0.features.meets(.relations) }
    // "Del estado activo al inactivo": from one to another, whatever the verb.
    let isLeft = way.contains { $0.features.meets(.states) } && way.contains { $0.features.meets([.from, .of]) }
    return isLeft || way.contains { $0.features.meets([.transition, .change, .move, .enter]) }
  }
}
