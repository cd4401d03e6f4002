/// A word of a verb's phrase: one that stands there, or what can stand in its place.
enum PhraseWord {
  case literal(TextBytes)
  case first, second, firstView, firstFrame, firstViewAssigned, list, style, numbers, method, superMethod, word, value
}

/// A verb with its phrase cut into words.
struct Phrase {
  var verb: Verb
  var words: [PhraseWord]
}

/// For each byte that an action can begin with the phrases that can begin with it, in their order: the numbers of
/// their verbs.
let phrasesByFirstByte: [[UInt8]] = (0...UInt8.max).map { byte in
  phrases.filter { phrase in
    if case .literal(let literal)? = phrase.words.first { literal.first == byte } else { true }
  }.map { $0.verb.rawValue }
}

/// The phrases of all verbs, cut into words once.
let phrases: [Phrase] = Verb.allCases.map { verb in
  let words = Slice(verb.phrase).words.map { word -> PhraseWord in
    switch true {
    case word.is("$1"): .first
    case word.is("$2"): .second
    case word.is("$1.view"): verb == .setView ? .firstViewAssigned : .firstView
    case word.is("$1.frame"): .firstFrame
    case word.is("$list"): .list
    case word.is("$style"): .style
    case word.is("$numbers"): .numbers
    case word.is("$method"): .method
    case word.is("$super"): .superMethod
    case word.is("$word"): .word
    case word.is("$value"): .value
    default: .literal(word.text)
    }
  }
  return Phrase(verb: verb, words: words)
}
