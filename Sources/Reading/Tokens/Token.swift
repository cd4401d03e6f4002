package import LifecycleEngine

/// A callback named in a text.
package struct Name: Sendable, Hashable {
  /// The callback that is named.
  package var callback: Callback
  /// Who gets it, as far as the name says so.
  package var owner: Owner
  /// The bytes of the text that it stands in.
  package var range: Range<Int>

  /// A name at a place of the text.
  package init(_ callback: Callback, owner: Owner, range: Range<Int>) {
    self.callback = callback
    self.owner = owner
    self.range = range
  }
}

/// The smallest part of a sentence that means something.
package struct Token: Sendable {
  /// What it is.
  package enum Kind: Sendable, Hashable {
    /// The place of a callback among the names.
    case name(Int)
    case word
    case number(Int)
    case version(VersionRange)
    /// Who gets a callback, by a name of the note's own: `A`, `DetailViewController`.
    case actor
    case mark(Mark)
    /// A word that no lexicon has.
    case unknown
  }

  /// What a punctuation mark does to a sentence.
  package enum Mark: Sendable, Hashable {
    case line, comma, listComma, colon, semicolon, stop, question, exclamation, open, close, arrow, dash, slash, quote,
      yes, no
    case plus, ellipsis, other
  }

  /// A value that is passed, as it is written out.
  package enum Argument: Sendable, Hashable { case yes, no, `nil` }

  /// What it is.
  package var kind: Kind
  /// The bytes of the text that it stands in.
  package var range: Range<Int>
  /// What it means.
  package var features = FeatureSet()
  /// What else the word can mean.
  package var others = FeatureSet()
  /// The word is the form of the lexicon itself, without an ending.
  package var isBare = true
  /// The value that is passed, behind a name: `viewDidAppear(true)`, `willMove(toParent: nil)`.
  package var argument: Argument?

  /// Whether it means that, among others.
  package func has(_ feature: Feature) -> Bool { features.contains(feature) }

  /// Whether it says nothing of its own: “the”, “that”, and “里” where it stands behind no callback.
  package var isLight: Bool {
    kind == .word && (features.isWeightless || features == [.that] || features == [.at, .light])
  }
}

extension Token {
  /// Whether somebody understands it.
  var isUnderstood: Bool { kind != .unknown && !has(.heavy) }
  /// "Which", "que", "который": behind a thing it begins what tells which one it is.
  var isRelative: Bool { isLight && others.contains(.that) }
  var isName: Bool { if case .name = kind { true } else { false } }
  var isNumber: Bool { if case .number = kind { true } else { false } }
  /// Whether it is a mark, and no word.
  package var isMark: Bool { if case .mark = kind { true } else { false } }
  /// When something comes, by something else.
  var tellsTime: Bool { features.meets([.before, .after, .when]) }
  var isVerb: Bool { features.meets([.call, .get, .cause, .skip, .follow, .precede]) }
  var isPerson: Bool {
    kind == .actor || features == [.of]
      || features.isSubset(of: .roles.union([.controller, .light])) && !features.isEmpty
  }
  /// Whether what stands before it is apart from what stands behind: 、 too, as Japanese sets off clauses with it.
  var setsOff: Bool { isCuttingMark || kind == .mark(.listComma) }
  var isCuttingMark: Bool {
    switch kind {
    case .mark(.comma), .mark(.semicolon), .mark(.colon), .mark(.stop), .mark(.question), .mark(.exclamation),
      .mark(.dash):
      true
    default: false
    }
  }
}
