extension ScenarioParser {
  /// `when A.viewDidLoad: call super; present B`, `when completion dismiss: …`.
  mutating func parseWhen(_ words: [Slice], _ key: Slice, _ value: Slice) {
    var receiver: NameID?
    var isOfGesture = false
    var callback: Callback?
    if words.count == 3, words[1].is("completion") {
      callback = Callback(call: words[2].text)
      if callback == nil { return note(.unknownCallback, words[2]) }
    } else if words.count == 2, let (subject, selector) = cutReceiver(words[1]) {
      isOfGesture = subject.hasSuffix(".gesture")
      receiver = name(isOfGesture ? subject.dropLast(8) : subject)
      callback = self.callback(selector)
      if callback == nil { return note(.unknownCallback, selector) }
    }
    guard let callback else { return note(.unknownCallback, key) }
    var actions: [Action] = []
    for part in value.split(UInt8(ascii: ";")) where !part.isEmpty {
      guard var action = parseAction(part, inOverride: true) else { continue }
      // Its own method of super by name is what `call super` says.
      if action.verb == .callOtherSuper, action.method == callback { action = Action(.callSuper) }
      actions.append(action)
    }
    scenario.overrides.append(
      Override(receiver: receiver, isOfGesture: isOfGesture, callback: callback, actions: actions))
  }

  mutating func parseLog(_ value: Slice) {
    var log = scenario.log ?? LogDeclaration()
    for part in value.split(UInt8(ascii: ";")) {
      for piece in part.split(UInt8(ascii: ",")) where !piece.isEmpty {
        if !parseLogOption(piece, &log) { parseLogEntry(piece, &log) }
      }
    }
    scenario.log = log
  }

  private mutating func parseLogOption(_ piece: Slice, _ log: inout LogDeclaration) -> Bool {
    switch true {
    case piece.is("all"): log.isAll = true
    case piece.is("after super"): log.afterSuper = true
    case piece.is("exact layout"): log.exactLayout = true
    case piece.is("exact hits"): log.exactHits = true
    default: return false
    }
    return true
  }

  private mutating func parseLogEntry(_ piece: Slice, _ log: inout LogDeclaration) {
    let pseudoReceivers: [StaticString] = ["completion", "return", "notification", "console"]
    if pseudoReceivers.contains(where: { piece.is($0) }) {
      if let receiver = receiver(piece) { log.entries.append(LogEntry(receiver: receiver, callback: nil)) }
      return
    }
    if piece.is("main") {
      return log.entries.append(LogEntry(receiver: pseudo(.main), callback: .main))
    }
    if let callback = callback(piece) { return log.entries.append(LogEntry(receiver: nil, callback: callback)) }
    guard let (subject, selector) = cutReceiver(piece) else { return note(.unknownCallback, piece) }
    guard let callback = callback(selector) else { return note(.unknownCallback, selector) }
    if let receiver = receiver(subject) { log.entries.append(LogEntry(receiver: receiver, callback: callback)) }
  }

  /// `V.gesture.action` → `V.gesture` and `action`; `A.viewDidLoad` → `A` and `viewDidLoad`.
  private func cutReceiver(_ piece: Slice) -> (Slice, Slice)? {
    guard let (subject, rest) = piece.cut(at: UInt8(ascii: ".")) else { return nil }
    let gesture: StaticString = "gesture."
    guard rest.hasPrefix(gesture) else { return (subject, rest) }
    let end = subject.text.endIndex + gesture.utf8CodeUnitCount
    return (Slice(piece.text[piece.text.startIndex..<end]), rest.dropFirst(gesture.utf8CodeUnitCount))
  }
}
