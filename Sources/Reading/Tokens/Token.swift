package import LifecycleEngine

/// A callback named in a text.
package struct Name: Sendable, Hashable {
  package var callback: Callback
  package var owner: Owner
  package var range: Range<Int>

  package init(_ callback: Callback, owner: Owner, range: Range<Int>) {
    self.callback = callback
    self.owner = owner
    self.range = range
  }
}

/// The smallest part of a sentence that means something.
package struct Token: Sendable {
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

  package enum Mark: Sendable, Hashable {
    case line, comma, listComma, colon, semicolon, stop, question, exclamation, open, close, arrow, dash, slash, quote,
      yes, no
    case plus, ellipsis, other
  }

  package var kind: Kind
  package var range: Range<Int>
  package var features = FeatureSet()
  /// What else the word can mean.
  package var others = FeatureSet()
  /// The word is the form of the lexicon itself, without an ending.
  package var isBare = true

  package func has(_ feature: Feature) -> Bool { features.contains(feature) }

  package var isLight: Bool { kind == .word && (features == [.light] || features == [.that]) }
}
