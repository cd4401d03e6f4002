import Verify

extension OccasionTable {
  /// The rows for callbacks of lists and their cells.
  static let list: [OccasionRow] = [
    OccasionRow([.cell, .appear], .cellShown, [.enter, .show, .scroll, .list]),
    OccasionRow([.cell, .show], .cellShown, [.scroll, .list]),
    OccasionRow([.cell, .enter], .cellShown, [.scroll, .list]),
    OccasionRow([.cell, .visible], .cellShown, [.scroll, .list]),
    OccasionRow([.cell, .scroll, .display], .cellShown, [.arriving, .list]),
    OccasionRow([.cell, .disappear], .cellHidden, [.leave, .scroll, .list, .visible]),
    OccasionRow([.cell, .leave], .cellHidden, [.scroll, .list, .visible]),
    OccasionRow([.cell, .hide], .cellHidden, [.scroll, .list]),
    OccasionRow([.cell, .hidden], .cellHidden, [.scroll, .list]),
    OccasionRow([.cell, .create], .cellMade, [.list, .nib, .code, .instance]),
    OccasionRow([.cell, .arriving], .cellMade, [.create, .list]),
    OccasionRow([.cell, .reuse], .cellReused, [.list, .again, .instance]),
    OccasionRow([.reuse], .cellReused, [.again, .list]),
    OccasionRow([.scroll], .listScrolled, [.list]),
    OccasionRow([.list, .update], .listReloaded, [.load]),
    OccasionRow([.list, .load, .again], .listReloaded), OccasionRow([.controller, .update], .listReloaded),
    // A row that is tapped: no callback of these tells of that.
    OccasionRow([.cell, .tap], .unknown), OccasionRow([.cell, .select], .unknown),
  ]
}
