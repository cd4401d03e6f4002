/// The languages whose sentences are read.
package enum SentenceLanguage: UInt8, CaseIterable, Sendable {
  case english, chinese, korean, japanese, russian, spanish

  /// Its ISO 639 code, of two letters.
  package var code: StaticString {
    switch self {
    case .english: "en"
    case .chinese: "zh"
    case .korean: "ko"
    case .japanese: "ja"
    case .russian: "ru"
    case .spanish: "es"
    }
  }
}

/// The lexicons, each made when it is first asked for.
package enum Lexicons {
  /// The lexicon of a language.
  package static func lexicon(_ language: SentenceLanguage) -> Lexicon {
    switch language {
    case .english: english
    case .chinese: chinese
    case .korean: korean
    case .japanese: japanese
    case .russian: russian
    case .spanish: spanish
    }
  }

  /// Identifiers of UIKit that mean the same in all languages.
  static let code = Lexicon(EmbeddedLexicons.text("code.lex"))
  private static let english = Lexicon(EmbeddedLexicons.text("en.lex"))
  private static let chinese = Lexicon(EmbeddedLexicons.text("zh.lex"))
  private static let korean = Lexicon(EmbeddedLexicons.text("ko.lex"))
  private static let japanese = Lexicon(EmbeddedLexicons.text("ja.lex"))
  private static let russian = Lexicon(EmbeddedLexicons.text("ru.lex"))
  private static let spanish = Lexicon(EmbeddedLexicons.text("es.lex"))
}

extension SentenceLanguage {
  /// On which side of a relation word that stands to which it relates.
  var order: Lexicon.Order { Lexicons.lexicon(self).order }
}

extension EmbeddedLexicons {
  /// The text of a file; empty if there is none.
  static func text(_ path: StaticString) -> StaticString {
    for file in files where isSame(file.path, path) { return file.text }
    return ""
  }

  private static func isSame(_ one: StaticString, _ other: StaticString) -> Bool {
    one.withUTF8Buffer { one in other.withUTF8Buffer { other in one.elementsEqual(other) } }
  }
}

extension SentenceLanguage {
  /// What a text is written in: by its letters, and among those that share them by the words that are known.
  ///
  /// - Parameter note: the language of the note, for texts that could be in several.
  package static func of(_ bytes: [UInt8], _ range: Range<Int>, in note: SentenceLanguage?) -> SentenceLanguage {
    var (kana, han, hangul, cyrillic, latin) = (0, 0, 0, 0, 0)
    var offset = range.lowerBound
    while offset < range.upperBound {
      let (value, length) = bytes.scalarValue(at: offset)
      switch value {
      case 0x3040...0x30FF: kana += 1
      case 0x4E00...0x9FFF, 0x3400...0x4DBF: han += 1
      case 0xAC00...0xD7A3: hangul += 1
      case 0x400...0x52F: cyrillic += 1
      case 0x41...0x5A, 0x61...0x7A, 0xC0...0x24F: latin += 1
      default: break
      }
      offset += length
    }
    if hangul > 0, hangul >= han { return .korean }
    if kana > 1, kana * 8 >= han { return .japanese }
    if han > 0 { return note == .japanese ? .japanese : .chinese }
    if cyrillic > 0 { return .russian }
    return note == .spanish || note == .english
      ? note ?? .english : latin > 0 ? western(bytes, range) : note ?? .english
  }

  /// English or Spanish, by the words without which neither is written.
  private static func western(_ bytes: [UInt8], _ range: Range<Int>) -> SentenceLanguage {
    let lowered = Lowercase.text(Array(bytes[range]))
    var spanish = 0
    var start = 0
    for index in 0...lowered.count
    where index == lowered.count || !(lowered[index] >= 0x61 && lowered[index] <= 0x7A || lowered[index] >= 0x80) {
      if index > start { spanish += weight(lowered[start..<index]) }
      start = index + 1
    }
    return spanish > 0 ? .spanish : .english
  }

  private static let spanishWords: [StaticString] = [
    "el", "la", "los", "las", "de", "del", "que", "en", "se", "un", "una", "al", "es", "y", "para", "por", "con",
    "llama", "antes", "como", "su", "lo", "le", "si", "cada", "este", "esta", "vista", "pantalla", "desde", "hasta",
    "entre",
    "sin", "sobre", "pero", "primero", "luego", "llamar", "ejecuta", "controlador", "aplicación", "método", "después",
    "más",
    "también", "ya", "todos", "todas", "cuando", "nunca", "siempre", "presentar", "puede", "pueden", "vez", "veces",
    "varias", "tras", "viene", "ser", "aún", "todavía", "orden", "secuencia", "escena", "escenas", "memoria", "pestaña",
    "ventana", "botón", "solo", "sólo", "ni", "volver", "arranque", "cierre", "pulsar", "arrancar",
  ]
  private static let englishWords: [StaticString] = [
    "the", "is", "of", "to", "and", "in", "when", "it", "called", "before", "after", "on", "not", "for",
  ]

  private static func weight(_ word: ArraySlice<UInt8>) -> Int {
    func isIn(_ list: [StaticString]) -> Bool {
      list.contains { $0.withUTF8Buffer { $0.elementsEqual(word) } }
    }
    return isIn(spanishWords) ? 1 : isIn(englishWords) ? -1 : 0
  }
}
