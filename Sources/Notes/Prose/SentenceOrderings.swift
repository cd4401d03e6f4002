/// Orders that sentences tell in words: the reader of sentences decides.
enum SentenceOrderings {
  static func read(
    _ range: Range<Int>, _ place: OrderingPlace, of text: NoteText, inComment: Bool
  ) -> [OrderingDraft] {
    ProseOrderings(text: text, place: place).read(range).map { draft in
      var draft = draft
      if inComment { draft.form = .codeComments }
      return draft
    }
  }
}
