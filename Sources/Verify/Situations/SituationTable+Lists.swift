import LifecycleEngine

extension SituationTable {
  private static let show = Way([], [.launch], props: .list)
  /// Rows come, and rows go.
  private static let scroll = Way([.launch], [.scrollList])

  static let lists: [SituationRow] = [
    SituationRow(.lifeOfOneList, .list, .lives, [Way([], [.launch, .scrollList, .scrollListOn], props: .list)]),
    SituationRow(.cellMade, .cell, .made, [show]),
    SituationRow(.cellShown, .cell, .appears, [show, scroll]),
    SituationRow(.cellHidden, .cell, .disappears, [scroll]),
    // The pool is empty until rows have left the screen.
    SituationRow(.cellReused, .cell, .reused, [Way([.launch, .scrollList], [.scrollListOn])]),
    SituationRow(.listScrolled, .list, .scrolled, [scroll]),
    SituationRow(.listReloaded, .list, .reloaded, [Way([.launch], [.reloadList])]),
  ]
}
