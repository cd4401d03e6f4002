package import LifecycleEngine
import Verify

/// Finds out what the words of an event say happens.
package struct OccasionReader {
  /// Who receives the callbacks that are spoken of: a view that is shown is another thing than a controller's.
  let owner: Owner

  /// A reader for callbacks of an owner.
  package init(owner: Owner) { self.owner = owner }

  /// The occasion; nil where the words say something that cannot be staged.
  package func occasion(_ event: Frame.Event) -> Occasion? {
    // "While the scene is still connected": that it stays so, and no launch.
    guard !event.isNegative, !(event.features.contains(.connect) && event.features.contains(.still)) else { return nil }
    // "Keeps a popped controller alive": somebody holds it, which is no pop like another.
    if event.features.contains(.still), event.features.contains(.life), event.features.meets([.pop, .dismiss]) {
      return nil
    }
    var occasion = Occasion()
    if event.features.contains(.soon) || event.features.contains(.begin) { occasion.aspect = .soon }
    if event.features.contains(.done) || event.features.contains(.finish) { occasion.aspect = .done }
    // "Begins to be active", "stops being so": it comes about then.
    if event.features.contains(.active), !event.features.meets([.done, .soon]) { occasion.aspect = .none }
    // "Added to a superview that is already in a window": what is done is not what happens.
    if Self.addedToShown.isSubset(of: event.features) { occasion.aspect = .none }
    // "It has begun" is while it goes on.
    if event.features.contains(.begin), event.features.contains(.done) { occasion.aspect = .none }
    // "When the app begins": that is what happens.
    if event.features.contains(.begin), event.features.contains(.app),
      !event.features.meets(.changes.subtracting([.tap]))
    {
      occasion.aspect = .none
    }
    var said = event.features
    // "Tap the cell": for whoever is told of no rows, a button.
    if said.contains(.cell) { said.remove(owner.isOfLists ? .button : .cell) }
    // What is left is told by what is reached; only who comes back is told by where from.
    if !said.meets(.ends) {
      said.formUnion(Self.reached(from: event.origin, said))
      if event.origin.meets(.states) { said.remove(.leave) }
    } else if !event.origin.isEmpty {
      said.remove(.leave)
    }
    // "From the background back to the inactive state", "to the active state": that is how it comes to the foreground.
    if event.origin.contains(.background), said.meets([.active, .inactive]), !said.contains(.background) {
      said = said.subtracting([.active, .inactive]).union([.foreground])
    }
    // "When the layout is done", of a view: whoever asked for it.
    if owner == .view, said.contains(.layout), occasion.aspect == .done { return nil }
    if owner == .notificationCenter { said.remove(.notification) }
    // "The button appears", "the cell is removed": what happens to it, and to no controller. "Back button:" is what is tapped.
    if said.contains(.button), said.subtracting(Self.plain) != [.pop],
      !said.meets([.tap, .select, .homeButton, .lock, .swipe, .comeBack, .nib, .storyboard])
    {
      return nil
    }
    // "A container view controller": no view that holds another.
    if owner == .viewController, said.contains(.superview), said.contains(.controller) {
      said = said.subtracting([.superview]).union([.parent])
    }
    // "The full-screen B is closed": what was presented is.
    if owner == .viewController, said.contains(.close), !said.meets([.modal, .window]),
      said.meets([.fullScreen, .overFullScreen, .currentContext])
    {
      said.insert(.modal)
    }
    if said.contains(.or), let alternatives = alternatives(said) {
      occasion.situations = alternatives
    } else if let row = best(said) ?? alike(said) {
      if row.situation == .unknown { return nil }
      occasion.situations = [row.situation] + (row.next.map { [$0] } ?? [])
      occasion.isSequence = row.next != nil
    } else if said.contains(.and), let alternatives = alternatives(said) {
      occasion.situations = alternatives
    } else {
      return nil
    }
    takeWorlds(event.features, &occasion)
    return occasion
  }

  /// "Away from the foreground": where one comes that leaves that, if nobody says so. Who opens it, or comes back, comes from there.
  private static func reached(from origin: FeatureSet, _ said: FeatureSet) -> FeatureSet {
    // "Back to the app from the home screen"; who opens it from there may as well start it.
    if origin == [.homeButton] { return said.contains(.comeBack) ? [.foreground] : [] }
    guard said.meets([.transition, .move, .change, .leave]), !said.contains(.comeBack) else { return origin }
    switch origin {
    case [.foreground]: return [.background]
    case [.background]: return [.foreground]
    case [.active]: return [.inactive]
    case [.inactive]: return [.active]
    default: return origin
    }
  }

  /// Who takes part, and words that no row needs to be told.
  private static let plain: FeatureSet = [
    .app, .scene, .controller, .view, .arriving, .leaving, .top, .below, .same, .soon, .done, .begin, .system, .user,
    .light,
    .device, .display, .instance, .process, .delegate, .life, .callbacks, .or, .and, .property, .still, .other,
    .animation,
    .transition, .again, .first, .usually, .visible, .fullScreen, .overFullScreen, .currentContext, .popover, .root,
    .finish, .from,
    .to, .of, .by, .completion, .button, .always, .every, .all, .both,
  ]

  private static let addedToShown: FeatureSet = [.done, .window, .superview, .add]

  /// Words that in the table of the application tell of it, and by themselves do not say whose end or return they mean.
  private static let vague: FeatureSet = [
    .finish, .swipe, .leave, .close, .hide, .load, .comeBack, .open, .again, .active, .inactive,
  ]

  private static let seen: FeatureSet = [.appear, .disappear, .show, .visible, .hidden, .display, .enter]

  /// Where rows come from: what happens to an application is told with other words than what happens to a view.
  private enum Table {
    case app, controller, view, list

    var rows: [OccasionRow] {
      switch self {
      case .app: OccasionTable.app
      case .controller: OccasionTable.controller
      case .view: OccasionTable.view
      case .list: OccasionTable.list
      }
    }
  }

  private var tables: [Table] {
    switch owner {
    case .applicationDelegate, .sceneDelegate, .process: [.app]
    case .notificationCenter: [.app, .view]
    case .anyClass: []
    case _ where owner.isOfLists: [.list]
    case .view, .responder, .control, .window, .textFieldDelegate: [.view, .controller, .app]
    default: [.controller, .app]
    }
  }

  private var rows: some Sequence<OccasionRow> { tables.lazy.map { $0.rows }.joined() }

  /// The row that needs the most of what is said, if all else that is said adds nothing to it.
  private func best(_ said: FeatureSet) -> OccasionRow? {
    for table in tables {
      var best: OccasionRow?
      for row in rows(that: said, in: table) where row.needs.count > best?.needs.count ?? 0 {
        guard said.subtracting(row.needs).subtracting(row.adds).subtracting(Self.plain).isEmpty else { continue }
        best = row
      }
      if let best { return best }
    }
    return nil
  }

  /// The row whose situation is told with all of these words, some in one row and some in another: what may be said of a
  /// dismissal may be said of it however it is told. Nil where rows of different situations need equally much.
  private func alike(_ said: FeatureSet) -> OccasionRow? {
    for table in tables {
      var best: [OccasionRow] = []
      for row in rows(that: said, in: table) where row.needs.count >= best.first?.needs.count ?? 1 {
        let told = table.rows.reduce(Self.plain) { $1.tellsLike(row) ? $0.union($1.needs).union($1.adds) : $0 }
        guard said.isSubset(of: told), row.situation != .unknown else { continue }
        if row.needs.count > best.first?.needs.count ?? 0 { best = [] }
        best.append(row)
      }
      guard let first = best.first else { continue }
      return best.allSatisfy { $0.tellsLike(first) } ? first : nil
    }
    return nil
  }

  /// The rows of a table whose words are all said, of which the one who is spoken of can tell.
  private func rows(that said: FeatureSet, in table: Table) -> some Sequence<OccasionRow> {
    let isAboutApp = said.meets([.app, .process, .scene]) && !said.meets([.controller, .view])
    let isOnly = tables.count == 1
    return table.rows.lazy.filter { row in
      guard row.needs.isSubset(of: said) else { return false }
      // Beside the table of controllers stands that of the application: which of them ends, or comes back?
      guard isOnly || !row.needs.isSubset(of: Self.vague) || isAboutApp == (table == .app) else { return false }
      // "The elements of the scene are added": no scene of the application.
      if !isOnly, table == .app, row.needs == [.scene, .add] { return false }
      // "The outlets are connected": no scene is.
      if !isOnly, table == .app, row.needs == [.connect], !said.meets([.scene, .session]) { return false }
      // "The transition has ended", "to create it": neither the application nor a controller is named.
      if !isOnly, table == .app, said.meets([.animation, .transition]) { return false }
      if row.situation == .made, row.needs == [.create], !said.meets([.controller, .instance, .classObject]) {
        return false
      }
      // "The app appears": no controller that does.
      return !isAboutApp || table == .app || !row.needs.isSubset(of: Self.seen)
    }
  }

  /// What is said with "or": rows that together need or allow all of it.
  private func alternatives(_ said: FeatureSet) -> [Situation]? {
    for rows in tables.map({ $0.rows }) {
      // "In memory or loaded from a storyboard": where it is, and no want of it.
      let isPlace = said.meets([.load, .create])
      let fitting = rows.filter { $0.needs.isSubset(of: said) && !(isPlace && $0.needs == [.memory]) }
      let widest = fitting.filter { row in
        !fitting.contains { $0.needs != row.needs && row.needs.isSubset(of: $0.needs) }
          && !(said.contains(.or) && isMixed(row, of: fitting))
      }
      let covered = widest.reduce(Self.plain) { $0.union($1.needs).union($1.adds) }
      guard widest.count > 1, widest.count < 5, said.isSubset(of: covered) else { continue }
      if widest.contains(where: { $0.situation == .unknown }) { return nil }
      return widest.map { $0.situation }.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }
    return nil
  }

  /// "Taps home or selects another app": a row that takes a word from each of two others, and the rest of neither, tells nothing
  /// that was said.
  private func isMixed(_ row: OccasionRow, of rows: [OccasionRow]) -> Bool {
    let others = rows.filter { $0.needs != row.needs && !$0.needs.isSubset(of: row.needs) }.map {
      $0.needs.union($0.adds)
    }
    let words = others.reduce(FeatureSet()) { $0.union($1) }
    return row.needs.isSubset(of: words) && !others.contains { row.needs.isSubset(of: $0) }
  }

  /// The words of the first row that tells of a situation alone.
  func words(for situation: Situation) -> FeatureSet? {
    rows.first { $0.situation == situation && $0.next == nil }?.needs
  }

  /// Whether words tell something beside a situation: without all that may be said of it, there is enough for another row.
  func tellsOther(than situation: Situation, _ said: FeatureSet) -> Bool {
    let rows = rows
    let told = rows.reduce(Self.plain.union(Self.vague)) { told, row in
      row.situation == situation ? told.union(row.needs).union(row.adds) : told
    }
    let rest = said.subtracting(told)
    return rows.contains { $0.needs.isSubset(of: rest) }
  }

  private func takeWorlds(_ features: FeatureSet, _ occasion: inout Occasion) {
    occasion.worlds.style = Self.style(features)
    if features.contains(.storyboard) { occasion.worlds.origin = .storyboard }
    if features.contains(.nib) { occasion.worlds.origin = .nib }
  }

  /// The style of a presentation that words name; nil for none, or for several.
  package static func style(_ features: FeatureSet) -> PresentationStyle? {
    let named = styles(features)
    return named.count == 1 ? named[0] : nil
  }

  /// All styles that words name.
  static func styles(_ features: FeatureSet) -> [PresentationStyle] {
    if features.contains(.overFullScreen), features.contains(.currentContext) { return [.overCurrentContext] }
    var styles: [PresentationStyle] = []
    // An alert is shown over what stands below, which stays.
    if features.contains(.overFullScreen) || features.contains(.alert) { styles.append(.overFullScreen) }
    if features.contains(.fullScreen) { styles.append(.fullScreen) }
    if features.contains(.sheet) { styles.append(.pageSheet) }
    if features.contains(.popover) { styles.append(.popover) }
    if features.contains(.currentContext) { styles.append(.currentContext) }
    return styles
  }
}
