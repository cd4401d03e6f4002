/// How well something was remembered, as the scheduler takes it.
package enum Rating: Int, Sendable, Hashable, CaseIterable {
  case again = 1
  case hard = 2
  case good = 3
  case easy = 4

  /// What an answer says of memory: right at the first try and without help is remembered, everything else is
  /// not. "Almost right" never becomes `hard`, which the scheduler counts as remembered; `easy` is only for
  /// those who say so themselves.
  package init(_ result: ItemResult) {
    self = result.isRightAtOnce ? .good : .again
  }
}
