package import Diagnostics
package import Verify

extension Verdict {
  /// The verdict, in words.
  package func words(in language: Language) -> String {
    switch self {
    case .holds: language("holds", "成立")
    case .depends: language("depends", "视情况")
    case .open: language("open", "尚无定论")
    case .contradicted: language("contradicted", "不成立")
    case .vacuous: language("vacuous", "未被检验")
    case .notUnderstood: language("not understood", "未读懂")
    }
  }
}
