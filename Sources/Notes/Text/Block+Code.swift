import Markup

extension [Block] {
  /// Calls a function for every block of code, also those in quotes and lists, in the order of the text.
  func eachCode(_ body: (Block) -> Void) {
    for index in indices {
      if case .code = self[index].kind { body(self[index]) } else { self[index].children.eachCode(body) }
    }
  }
}
