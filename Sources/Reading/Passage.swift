import LifecycleEngine
import Verify

/// A text that is read: its bytes, the callbacks named in it, and what is no text.
package struct Passage: Sendable {
  /// The text, as UTF-8.
  package let bytes: [UInt8]
  /// In lower case, byte for byte as long: made once for all sentences.
  let lowered: [UInt8]
  /// The callbacks that it names, in the order of the text.
  package let names: [Name]
  private let masks: [Range<Int>]
  /// The language of the note, for sentences whose letters leave it open.
  package let language: SentenceLanguage?

  /// A text with the names that were found in it; `masks` is what is no text, such as code.
  package init(bytes: [UInt8], names: [Name], masks: [Range<Int>] = [], language: SentenceLanguage? = nil) {
    self.bytes = bytes
    self.names = names
    self.masks = masks
    self.language = language ?? SentenceLanguage.of(bytes, bytes.indices, in: nil)
    lowered = Lowercase.text(bytes)
  }

  /// A stretch of the text with its tokens, versions put together: cut once, and read as sentences, as a title, by its words.
  package struct Part: Sendable {
    /// The bytes of the text that it stands in.
    package let range: Range<Int>
    /// Its tokens, in the order of the text.
    package let tokens: [Token]
    /// What it is written in.
    let language: SentenceLanguage

    /// Where its relation words stand.
    package var order: Lexicon.Order { language.order }

    /// Whether it has no word that nobody understands.
    package var isKnown: Bool { tokens.allSatisfy { $0.isUnderstood } }

    /// "After X is called", "在 X 之后": it names one callback, by which something else is measured.
    package var isMeasure: Bool {
      let said = tokens.filter { !$0.isLight && !$0.isMark && !$0.has(.call) }
      guard let name = said.firstIndex(where: { $0.isName }), said.count(where: { $0.isName }) == 1 else {
        return false
      }
      let beside = language.order == .first ? name - 1 : name + 1
      return said.indices.contains(beside) && said[beside].features.meets([.after, .before]) && !said[beside].has(.then)
    }
    /// Whether the rest of a sentence asks whether what stood before is so.
    package var asksWhether: Bool {
      tokens.prefix { !$0.isName && $0.kind != .mark(.stop) }.contains {
        $0.has(.question) || $0.kind == .mark(.question)
      }
    }
    /// Whether it begins with a yes or a no, or is a mark for one.
    package var isAnswer: Bool { AnswerReader.isAnswer(tokens) }
    /// Whether it has names, and nothing beside.
    package var isNamesAlone: Bool {
      tokens.contains { $0.isName }
        && tokens.allSatisfy { $0.isName || $0.isMark || $0.isLight || $0.has(.and) || $0.has(.or) }
    }
    /// All that its words contribute.
    package var features: FeatureSet { tokens.reduce(into: FeatureSet()) { $0.formUnion($1.features) } }
  }

  /// Cuts a stretch of the text. Complexity: O(bytes + log names).
  package func part(_ range: Range<Int>) -> Part {
    let language = language(of: range)
    var tokenizer = Tokenizer(
      bytes: bytes, names: names, masks: masks, words: WordReader(lowered: lowered, language))
    var tokens = LabelReader.withoutQuestion(tokenizer.read(range), bytes)
    // A letter alone has no language of its own.
    let whole = range.count < 4 ? self.language ?? language : language
    tokens = ArticleReader.read(LabelReader.withColons(ScreenNameReader.read(tokens), bytes), bytes, whole)
    tokens = PointerReader.read(tokens, language)
    if language == .japanese || language == .korean { tokens = PostpositionReader.read(tokens) }
    tokens = HomeButtonReader.read(MomentReader.read(OwnReader.read(ValueReader.read(tokens, bytes))))
    return Part(range: range, tokens: VersionReader.read(tokens, language.order), language: language)
  }

  /// What a text says, sentence by sentence.
  ///
  /// - Parameter context: what stands above it; what a sentence speaks of is the topic of the next.
  /// - Returns: for each sentence its bytes and its frames. Complexity: O(bytes).
  package func sentences(of part: Part, in context: Context = Context()) -> [Sentence] {
    let order = part.language.order
    var context = context
    var sentences: [Sentence] = []
    var before: [Token] = []
    var preamble: Part?
    let isAnswer = context.isAnswer
    var tokens = context.isAnswer ? LabelReader.withoutAnswer(part.tokens, bytes) : part.tokens
    tokens = LabelReader.withoutNumbers(tokens, bytes)
    for (said, whole) in cut(tokens, part.language, spoken: context.spoken) {
      let isBehindQuestion = sentences.last?.isQuestion ?? false
      let said = isBehindQuestion ? LabelReader.withoutAnswer(said, bytes) : said
      let whole = isBehindQuestion ? LabelReader.withoutAnswer(whole, bytes) : whole
      guard let first = said.first, let last = said.last else { continue }
      let (tokens, refersBack) = CaseReferenceReader.read(whole, order)
      defer { before = whole }
      // "X: it is called when the view that Y made is there. It is called once": X is. Each line may begin with its own.
      if case let head = head(of: said, order), head.count == 1 { (context.topics, context.isHeaded) = (head, true) }
      // The first two may have changed places.
      let start = said.prefix(2).reduce(first.range.lowerBound) { min($0, $1.range.lowerBound) }
      let isQuestion = last.kind == .mark(.question)
      let features = tokens.reduce(into: FeatureSet()) { $0.formUnion($1.features) }
      let range = withMarks(start..<last.range.upperBound, in: part.range)
      // Most sentences of most notes are about something else, and cost no more than this.
      guard isQuestion || tokens.contains(where: { $0.isName }) || mayTell(features, in: context) else {
        sentences.append(Sentence(range: range, frames: [], features: features))
        // "A.", behind a question.
        if tokens.count(where: { !$0.isMark }) < 2 { continue }
        let told = Part(range: range, tokens: tokens, language: part.language)
        preamble = told
        pass(told, &context)
        continue
      }
      var inner = context
      inner.answer(context.asked)
      if refersBack { refer(&inner, to: Part(range: range, tokens: before, language: part.language)) }
      let restricted = AnswerReader.restricted(tokens, answering: context.asked)
      var frames = restricted ?? AnswerReader.frames(of: tokens, answering: context.asked)
      let statements = restricted == nil ? RespectiveReader.statements(of: tokens, order) : []
      for tokens in statements.flatMap({ ElisionReader.statements(of: $0, order) }) {
        var own = SentenceReader.frames(of: tokens, names, order, in: inner, isQuestion: isQuestion)
        if !isQuestion { reread(&own, of: tokens, part.language, in: inner) }
        frames += own
      }
      if refersBack { leaveUnread(&frames, besides: inner.conditions, at: first.range) }
      leaveNames(&frames, of: tokens)
      if context.isRemark { frames.removeAll { $0.tellsOfLines } }
      leaveOpen(&frames)
      var sentence = Sentence(range: range, frames: frames, features: features)
      if isQuestion, !context.isAsked {
        inner.isAsked = true
        sentence.isQuestion = true
        sentence.asked = SentenceReader.frames(of: tokens, names, order, in: inner, isQuestion: true)
      }
      sentences.append(sentence)
      // What follows may be about another case; what follows a question, about that.
      (context.conditions, context.unread, context.isAnswer) = ([], [], isAnswer)
      if sentence.isQuestion {
        ask(Part(range: range, tokens: tokens, language: part.language), behind: preamble, &context)
      }
      preamble = nil
      context.asked = features.contains(.why) ? [] : sentence.asked
      context.speak(
        of: tokens.compactMap { token in if case .name(let place) = token.kind { place } else { nil } }, names)
    }
    return sentences
  }

  /// Whether a sentence that names nothing can say something of callbacks: of those above it, or of all.
  private func mayTell(_ features: FeatureSet, in context: Context) -> Bool {
    !context.topics.isEmpty || !context.asked.isEmpty || features.meets([.callbacks, .nothing])
  }

  /// The sentences among tokens, as they were cut; and with the callbacks that words stand for, without what they are compared
  /// with: so they are read.
  ///
  /// - Parameter spoken: what was named together before them.
  func cut(
    _ tokens: [Token], _ language: SentenceLanguage, spoken: [Int] = []
  ) -> [(said: [Token], tokens: [Token])] {
    var pairs = PairReader(spoken: spoken)
    return SentenceCutter.sentences(of: tokens, in: bytes, joinsLines: language.order == .first).compactMap {
      sentence in
      guard sentence.count < Passage.mostTokens, !isMessage(sentence) else { return nil }
      let visits = VisitReader.read(OwnerReader.read(LabelReader.withoutHead(sentence), language.order), language.order)
      let ways = WayReader.read(GetterReader.read(visits, language))
      let steps = DashReader.read(StepWordReader.read(CaseReader.read(ways, language.order)))
      let said = OnlyReader.read(
        AppositionReader.read(
          AsideReader.read(BackReader.read(OthersReader.read(steps, language.order), language.order))), language)
      let meant = PartitiveReader.read(pairs.read(said, names), names)
      return (
        said,
        ComparisonReader.read(
          OppositeReader.read(BothReader.read(meant, language.order), language.order), language.order)
      )
    }
  }

  /// `[old willMoveToParentViewController:nil];`: a line of a program, and nothing that is said.
  private func isMessage(_ sentence: [Token]) -> Bool {
    guard let first = sentence.first, first.kind == .mark(.open), bytes[first.range.lowerBound] == UInt8(ascii: "[")
    else {
      return false
    }
    return sentence.last { $0.kind != .mark(.line) }?.kind == .mark(.semicolon)
  }

  /// "An X alert sends A, and B when it is closed": what leans on a part that was not understood is not understood either.
  private func leaveOpen(_ frames: inout [Frame]) {
    guard frames.count > 1 else { return }
    let unread = frames.map { frame -> [Range<Int>] in
      if case .partly(let places) = frame.understood(in: bytes) { places } else { [] }
    }
    for index in frames.indices where unread[index].isEmpty {
      // "X assigns the outlets": the same words, once as what comes and once as how it is then.
      let isOfState = frames[index].state != nil
      let other = frames.indices.filter { place in
        frames[index].leans || isOfState && frames[place].range.overlaps(frames[index].range)
      }
      frames[index].unread = other.flatMap { unread[$0] }
    }
  }

  /// A callback that stands in no frame: what was said of it was not understood, nor whether the rest is said without it.
  private func leaveNames(_ frames: inout [Frame], of tokens: [Token]) {
    guard !frames.isEmpty else { return }
    let used = frames.flatMap { $0.named }
    let left = tokens.filter { token in
      // "Created with `init(nibName:)`": how something is made is read of its name.
      guard case .name(let place) = token.kind, names[place].callback.change == nil,
        !names[place].callback.isInitializer
      else { return false }
      return !used.contains(names[place].callback)
        && !frames.contains { frame in frame.conditions.contains { $0.event.range.contains(token.range.lowerBound) } }
    }
    for index in frames.indices { frames[index].unread += left.map { $0.range } }
  }

  /// What a heading or a lead-in says of what stands below it: the callback that it is about, what happens, versions.
  /// Complexity: O(tokens), of at most a few hundred: a longer one is not read, and what it may restrict is unread.
  package func title(_ part: Part) -> Context {
    var context = Context()
    guard part.tokens.count < Passage.mostTokens else {
      context.unread = [part.range]
      return context
    }
    let order = part.language.order
    var hasBoth = false
    let tokens = WayReader.read(part.tokens.filter { $0.kind != .mark(.line) })
    for cut in ClauseCutter.clauses(of: tokens, order) {
      var clause = ClauseReader.read(cut.tokens, names, order)
      context.versions = context.versions ?? clause.versions
      hasBoth = hasBoth || clause.lifeCycle != nil && context.lifeCycle != nil && clause.lifeCycle != context.lifeCycle
      context.lifeCycle = context.lifeCycle ?? clause.lifeCycle
      context.device = context.device ?? clause.device
      for token in cut.tokens { context.features.formUnion(token.features) }
      for index in clause.conditions.indices {
        if clause.features.contains(.again) { clause.conditions[index].event.features.insert(.again) }
        // "`push` returned": the call, and nobody who comes back.
        if clause.conditions[index].event.isMethod { clause.conditions[index].event.features.remove(.comeBack) }
      }
      context.conditions += clause.conditions.filter {
        ($0.event.features.meets(Self.titleWords) || !$0.event.origin.isEmpty)
          && !$0.event.features.isSubset(of: Self.topicWords)
          // "Appearance callbacks": which, and not when.
          && !($0.event.features.contains(.callbacks)
            && $0.event.features.isSubset(of: Self.topicWords.union([.appear])))
      }
      context.isDenied = clause.isNegative && clause.hasVerb && clause.calls.isEmpty
      context.receiver = clause.receiver
      let isStatement = clause.hasVerb && !(clause.conditions.isEmpty && clause.features.isEmpty)
      if 1...3 ~= clause.calls.count, context.topics.isEmpty, !isStatement, !clause.isNegative, clause.steps.isEmpty {
        context.topics = clause.calls
      }
      // "In viewDidLoad:": what is so then.
      if let moment = clause.moment, context.topics.isEmpty { context.topics = [moment] }
    }
    // "Without scenes | with scenes": of both.
    if hasBoth { context.lifeCycle = nil }
    if context.topics.isEmpty { context.topics = named(at: part.tokens) }
    // Words that are known to change what is said, and not how.
    context.unread = tokens.filter { $0.has(.heavy) }.map { $0.range }
    // "Before iOS 6 vs. after": of both.
    if context.features.contains(.glossary), context.features.meets([.before, .after]) { context.versions = nil }
    return context
  }

  /// "5. X (called before the layout)": the names that a title begins with, set off from what it says of them.
  private func named(at tokens: [Token]) -> [Frame.Call] {
    let start = tokens.prefix { !$0.isName && ($0.isMark || $0.isLight || $0.isNumber) }.count
    let named = tokens[start...].prefix { $0.isName || $0.kind == .mark(.listComma) || $0.has(.and) }
    guard named.last?.isName ?? false, 1...3 ~= named.count(where: { $0.isName }), named.endIndex < tokens.count,
      [.mark(.open), .mark(.colon), .mark(.dash)].contains(tokens[named.endIndex].kind)
    else { return [] }
    return named.compactMap { token in if case .name(let index) = token.kind { Frame.Call(names[index]) } else { nil } }
  }

  /// What a sentence is headed by; a name alone heads those behind it, where no particle can stand at the beginning of these.
  private func head(of said: [Token], _ order: Lexicon.Order) -> [Frame.Call] {
    guard order == .first, said.allSatisfy({ $0.isName || $0.isMark }) else { return named(at: said) }
    // What the app calls is what happens, and nothing that is told of.
    return said.compactMap { token in
      guard case .name(let index) = token.kind, names[index].callback.change == nil else { return nil }
      return Frame.Call(names[index])
    }
  }

  /// The callbacks named in a range. Complexity: O(log names).
  package func names(in range: Range<Int>) -> ArraySlice<Name> {
    let start = names.partitionPoint(behind: { $0.range.lowerBound < range.lowerBound })
    return names[start...].prefix { $0.range.lowerBound < range.upperBound }
  }

  /// In a title a notification or an address is a topic; what happens, or a kind of presentation, is a condition.
  private static let titleWords = FeatureSet.changes.union([
    .sheet, .popover, .modal, .fullScreen, .overFullScreen, .currentContext, .segue, .homeButton, .appSwitcher, .tab,
  ])

  /// "Life-cycle changes": what has become different, and nothing that happens.
  private static let topicWords: FeatureSet = [
    .change, .update, .life, .callbacks, .app, .controller, .view, .scene, .delegate, .notification, .system, .begin,
  ]

  /// With the backticks, asterisks and quotation marks right around, and the bracket of a message before it.
  private func withMarks(_ sentence: Range<Int>, in range: Range<Int>) -> Range<Int> {
    func isMark(_ byte: UInt8) -> Bool { byte == 0x60 || byte == 0x2A || byte == 0x22 || byte == 0x5F }
    var (start, end) = (sentence.lowerBound, sentence.upperBound)
    while start > range.lowerBound, isMark(bytes[start - 1]) || bytes[start - 1] == 0x5B { start -= 1 }
    while end < range.upperBound, isMark(bytes[end]) { end += 1 }
    return start..<end
  }

  /// A sentence and what it says.
  package struct Sentence: Sendable {
    /// The bytes of the text that it stands in.
    package var range: Range<Int>
    /// What it says, a frame for each predication; empty where nothing is said of callbacks.
    package var frames: [Frame]
    /// All that its words contribute.
    package var features: FeatureSet
    /// It ends with a question mark.
    package var isQuestion = false
    /// What it asks, as the statements that "yes" would make of it.
    package var asked: [Frame] = []
  }

  /// A text without a full stop for longer than this is no sentence, and no title.
  private static let mostTokens = 400

  /// The language of a stretch: that of its letters, else that of the note.
  package func language(of range: Range<Int>) -> SentenceLanguage {
    SentenceLanguage.of(bytes, range, in: language)
  }
}
