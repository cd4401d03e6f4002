/// A value of a YAML text, and where it stands.
package struct YAMLNode: Sendable {
  /// What it is.
  package let content: Content
  /// Where it begins.
  package let mark: YAMLMark

  /// What a value can be.
  package enum Content: Sendable {
    /// A word or text as it was written: what `off` or `1` mean the reader says.
    case scalar(String)
    case sequence([YAMLNode])
    case mapping(YAMLMapping)
  }

  /// Its text, if it is one.
  package var scalar: String? { if case .scalar(let text) = content { text } else { nil } }

  /// Its elements, if it is a list.
  package var sequence: [YAMLNode]? { if case .sequence(let elements) = content { elements } else { nil } }

  /// Its keys with their values, if it has such.
  package var mapping: YAMLMapping? { if case .mapping(let mapping) = content { mapping } else { nil } }

  /// The value of a key, if it has that.
  package subscript(_ key: String) -> YAMLNode? { mapping?[key] }
}

/// Keys with their values, in the order in which they were written.
package struct YAMLMapping: Sendable {
  /// No two keys are the same text.
  package let pairs: [(key: YAMLNode, value: YAMLNode)]

  /// The value of a key, if it is there. Complexity: O(keys).
  package subscript(_ key: String) -> YAMLNode? { pairs.first { $0.key.scalar == key }?.value }
}

/// A place in a YAML text.
package struct YAMLMark: Sendable, Equatable {
  /// Counted from 1.
  package let line: Int
  /// Counted from 1, in Unicode scalars.
  package let column: Int
}

/// Why a text is no YAML that can be read.
package struct YAMLError: Error {
  /// The problem of a text that is nested deeper than anybody writes.
  package static let tooDeep = "nested too deep"

  /// In a few words, as `did not find expected key`.
  package let problem: String
  /// Where it was seen; nil where that is not known.
  package let mark: YAMLMark?
}
