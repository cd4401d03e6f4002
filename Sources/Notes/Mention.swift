package import LifecycleEngine

/// A place of a note that names a callback.
package struct Mention: Sendable, Hashable {
  /// The callback that is named.
  package var callback: Callback
  /// Who receives it; decided by what stands around where the name alone does not tell.
  package var owner: Owner
  /// The bytes of the name in the file.
  package var range: Range<Int>
  /// The name as the note spells it.
  package var asWritten: String
  /// How near the spelling is to a name of it.
  package var spelling: Spelling
  /// What kind of text it stands in.
  package var place: Place

  /// How the note's spelling differs from the catalog's.
  package enum Spelling: String, Sendable, Hashable, CaseIterable {
    /// The Objective-C name.
    case exact
    /// The Swift name, where it differs.
    case swift
    /// Other upper and lower case.
    case caseVariant
    /// Up to two slips of the keyboard.
    case typo
    /// Words with spaces between them.
    case spaced
    /// Without the first word: `willAppear`.
    case short
    /// A text that a method of the note prints stands for the method.
    case printLabel
  }

  /// The kind of text that a mention stands in.
  package enum Place: String, Sendable, Hashable, CaseIterable {
    case prose, heading, listItem, table, inlineCode, code, log, frontMatter
  }

  /// Whether the callback is one that UIKit makes: not an API that the app calls, not a notification.
  package var isCallback: Bool {
    switch callback.info.kind {
    case .callback, .query, .initializer, .classMethod: true
    case .call, .notification, .function, .message: false
    }
  }
}
