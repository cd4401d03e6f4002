import LifecycleEngine
import Reading
import Verify

/// Finds out what happens while the callbacks of an ordering come: from the words above it, or else from the
/// order itself.
struct ScenarioGuesser {
  private let reader: SettingReader
  /// The actors of the ordering before: who left and who entered.
  private var before: [String] = []

  init(text: NoteText) { reader = SettingReader(text: text) }

  /// Guesses for orderings in the order of the file: a return is known by the way that came before it.
  mutating func guess(_ draft: OrderingDraft) -> ScenarioGuess {
    var guess = ScenarioGuess()
    let inferred = ScenarioInference(draft.steps, after: before)
    let owner = draft.steps.lazy.compactMap(\.callback).first?.info.owner ?? .viewController
    let near = draft.titles + draft.contexts.prefix(1)
    let setting = reader.setting(of: draft.titles + draft.contexts, near: near, for: owner)
    take(setting, of: owner, &guess, draft)
    live(&guess, draft)
    takeWhole(&guess, draft)
    interrupt(&guess, draft)
    liveOn(&guess, draft)
    if setting.isOfTabs, guess.situations == [.returns] { guess.situations = [.tabSelectedAgain] }
    if setting.isOfPages { guess.situations = guess.situations.map { Self.ofPages[$0] ?? $0 } }
    before = inferred.actors.count == 2 ? inferred.actors : []
    guess.actors = inferred.actors
    refine(&guess, inferred)
    tell(&guess, setting, inferred, draft)
    leaveOpen(&guess, setting, inferred, draft)
    return guess
  }

  /// What the words above say.
  private func take(_ setting: Setting, of owner: Owner, _ guess: inout ScenarioGuess, _ draft: OrderingDraft) {
    guess.situations = setting.occasion.situations
    // A view is shown where it is added.
    if owner == .view {
      let ofViews: [Situation: Situation] = [.appears: .viewAdded, .disappears: .viewRemoved]
      guess.situations = guess.situations.map { ofViews[$0] ?? $0 }
    }
    guess.after = setting.occasion.after
    guess.worlds = setting.occasion.worlds
    if setting.isOpening, draft.steps.contains(where: { $0.callback?.isOfLaunch ?? false }) {
      guess.situations = [.launch]
    }
    // What stands above is of the applications of old, and this is not.
    if guess.worlds.lifeCycle == .app, draft.steps.contains(where: { $0.callback?.info.owner == .sceneDelegate }) {
      guess.worlds.lifeCycle = nil
    }
    // "Home → Search" above `Home.viewWillDisappear`: a controller, and no button.
    if guess.situations.contains(.background), owner == .viewController,
      Set(draft.steps.compactMap(\.actor)).contains(where: reader.namesHome)
    {
      guess.situations = setting.isOfTabs ? [.tabSwitch] : []
    }
    guess.isAlternatives = setting.isAlternatives
    guess.isUnstaged = setting.isUnstaged
  }

  /// What the steps say of what the words above leave open.
  private func tell(
    _ guess: inout ScenarioGuess, _ setting: Setting, _ inferred: ScenarioInference, _ draft: OrderingDraft
  ) {
    // "Home → Search tab": what two are told there is of tabs, whatever else would tell them the same.
    if setting.isOfTabs, setting.isMove, guess.isInferred, inferred.actors.count == 2,
      guess.situations.allSatisfy({ $0.isMove })
    {
      (guess.situations, guess.isInferred) = ([.tabSwitch], false)
    }
    // Who is asked before a push was taken there by a segue.
    if draft.steps.contains(where: { $0.callback?.isOfSegue ?? false }) {
      guess.situations = guess.situations.map { $0 == .push || guess.isInferred && $0 == .appears ? .segue : $0 }
    }
    // "A URL arrives, app in the background": where the application was, and nothing that happens next.
    if guess.situations.count == 2, guess.situations.contains(.background),
      let arrives = guess.situations.compactMap({ Self.ofBackground[$0] }).first
    {
      guess.situations = [arrives]
    }
    // "In the background" above what begins with the way back: where it was. "Warm" above what opens an address: by that.
    if guess.situations.count == 1, [.background, .foreground, .suspension].contains(guess.situations[0]) {
      let opens = draft.steps.contains {
        $0.callback == .sceneOpenURLContexts || $0.callback == .applicationOpenURLOptions
      }
      let returns = draft.steps.first?.callback?.ownSituation == .foreground
      if opens || returns { guess.situations = [opens ? .openURL : .foreground] }
    }
  }

  /// What nobody can tell from words and steps is not staged.
  private func leaveOpen(
    _ guess: inout ScenarioGuess, _ setting: Setting, _ inferred: ScenarioInference, _ draft: OrderingDraft
  ) {
    // Who is told of a parent was pushed, or added as a child: which of them nobody said.
    let parents: Set<Callback> = [.willMoveToParentViewController, .didMoveToParentViewController]
    if guess.isInferred, guess.situations == [.appears],
      draft.steps.contains(where: { $0.callback.map(parents.contains) ?? false })
    {
      guess.isUnstaged = true
    }
    // Pages above what two are told: a turn of one, or one given up, or what is done to the whole.
    if setting.isOfPages, guess.isInferred { guess.isUnstaged = true }
    // "Whose view was loaded" above what does not load it: how it was.
    if guess.situations == [.viewLoads], !draft.steps.contains(where: { $0.callback?.ownSituation == .viewLoads }),
      !inferred.situations.isEmpty
    {
      guess.isUnstaged = true
    }
    // "From A to B", and what goes before what comes without a word of whose they are: no life of one.
    let callbacks = draft.steps.compactMap(\.callback)
    if setting.isMove, guess.isInferred, guess.situations == [.lifeOfOneController],
      let goes = callbacks.firstIndex(of: .viewDidDisappear), let comes = callbacks.lastIndex(of: .viewDidAppear),
      goes < comes, draft.steps.allSatisfy({ $0.actor == nil })
    {
      guess.isUnstaged = true
    }
  }

  /// What is told where a controller goes.
  private static let goings: Set<Callback> = [.viewWillDisappear, .viewDidDisappear]

  /// Words that name parts of a life, or how one comes, above a list that goes on to its end.
  private func live(_ guess: inout ScenarioGuess, _ draft: OrderingDraft) {
    guard draft.steps.allSatisfy({ $0.actor == nil }) else { return }
    let callbacks = draft.steps.compactMap(\.callback)
    let isMove = guess.situations.count == 1 && guess.situations[0].isMove && isWhole(callbacks)
    // "When it is presented" above all that one is told: it goes with something else, and is told of no end but with its life.
    if isMove, !callbacks.contains(.dealloc) { guess.isUnstaged = true }
    if isMove && callbacks.contains(.dealloc) || isOfOne(guess.situations, callbacks) {
      guess.situations = [.lifeOfOneController]
    }
  }

  /// What a swipe is where there are pages.
  private static let ofPages: [Situation: Situation] = [.swipeBack: .pageScrolled, .swipeBackCancelled: .pageCancelled]

  /// What brings an application to the front that is in the background.
  private static let ofBackground: [Situation: Situation] = [
    .launchByURL: .openURL, .openURL: .openURL, .launchByNotification: .notificationTap,
    .notificationTap: .notificationTap, .launchByUserActivity: .userActivity, .userActivity: .userActivity,
  ]

  /// What interrupts an application, and how that ends.
  private static let ends: [Situation: Situation] = [
    .callArrives: .callDeclined, .alert: .alertClosed, .controlCenter: .controlCenterClosed, .appSwitcher: .backToApp,
    .lock: .unlock,
  ]

  /// "Control center" above a list that begins with how the application stops being active, and goes on to how it is again: all
  /// of it, though only its beginning or its end is named.
  private func interrupt(_ guess: inout ScenarioGuess, _ draft: OrderingDraft) {
    let told = draft.steps.compactMap { $0.callback?.ownSituation }
    guard guess.situations.count == 1, told.first == .resignsActive, told.last == .becomesActive,
      !told.contains(.background)
    else { return }
    // How the notification center is closed nobody stages.
    if guess.situations == [.notificationCenter] { guess.isUnstaged = true }
    guard
      let whole = Self.ends.first(where: { $0.key == guess.situations[0] || $0.value == guess.situations[0] })
    else { return }
    guess.situations = [whole.key, whole.value]
  }

  /// A word that is the name of more than the one thing that it tells by itself.
  private func takeWhole(_ guess: inout ScenarioGuess, _ draft: OrderingDraft) {
    let callbacks = draft.steps.map(\.callback)
    // "Layout pass" above constraints and drawing, too: the name of the whole, and no request for layout alone.
    if guess.situations == [.layoutRequested], callbacks.contains(.updateConstraints) || callbacks.contains(.drawRect) {
      guess.situations = [.unknown]
    }
    // "Loading from a nib" above what only what is decoded gets.
    if guess.situations == [.viewLoads] || guess.situations == [.madeFromNib],
      callbacks.allSatisfy({ $0 == .initWithCoder || $0 == .awakeFromNib })
    {
      guess.situations = [.decoded]
      guess.worlds.origin = nil
    }
  }

  /// "From a nib:" above a list that goes on to the screen tells where the controller of that life comes from; "when it is made
  /// and shown" above one that goes on to its end, how that life begins.
  private func liveOn(_ guess: inout ScenarioGuess, _ draft: OrderingDraft) {
    let origins: [Situation: Origin?] = [
      .made: nil, .madeInCode: .code, .madeFromNib: .nib, .madeFromStoryboard: .storyboard,
    ]
    let isShown = guess.situations.last == .appears
    guard guess.situations.count == (isShown ? 2 : 1), let origin = origins[guess.situations[0]] else { return }
    let later = isShown ? Self.goings : Self.goings.union([.viewDidLoad, .viewWillAppear, .viewDidAppear])
    guard draft.steps.contains(where: { $0.callback.map(later.contains) ?? false }) else { return }
    guess.situations = [.lifeOfOneController]
    guess.worlds.origin = guess.worlds.origin ?? origin
  }

  /// "Appearing and disappearing", "creation and loading" above a list that goes on, states that lead in to a list of all: one
  /// life, of which no other part may bring what the list names.
  private func isOfOne(_ situations: [Situation], _ callbacks: [Callback]) -> Bool {
    guard let goes = callbacks.firstIndex(where: Self.goings.contains) else { return false }
    if situations == [.appears, .disappears] { return true }
    // "Made from a storyboard, in which layout comes often": how its life begins, and what belongs to it.
    let parts: Set<Situation> = [
      .made, .madeInCode, .madeFromStoryboard, .madeFromNib, .viewLoads, .appears, .disappears, .layout, .released,
    ]
    if situations.count > 1, situations.allSatisfy(parts.contains), isWhole(callbacks) { return true }
    let loadsFirst = callbacks.firstIndex(of: .viewDidLoad).map { $0 < goes } ?? true
    return loadsFirst && [[.viewLoads], [.viewLoads, .appears]].contains(situations)
      || situations.count > 1 && situations.contains(.disappears) && isWhole(callbacks)
  }

  /// From the loading of a view to its end: what one who comes and goes is told, and no two who take turns.
  private func isWhole(_ callbacks: [Callback]) -> Bool {
    guard let goes = callbacks.firstIndex(of: .viewWillDisappear), callbacks.contains(.viewDidLoad) else {
      return false
    }
    return callbacks.firstIndex(of: .viewDidAppear).map { $0 < goes } ?? false
  }

  /// "A pushes B" above a list that begins with how A comes: what is said is one of the things that happen. "When it is
  /// shown" above one that goes on to the end is how the life begins.
  private func lead(_ guess: inout ScenarioGuess, _ inferred: ScenarioInference) {
    guard guess.situations.count == 1, !guess.isAlternatives else { return }
    if guess.situations == [.appears], inferred.situations == [.lifeOfOneController] {
      guess.situations = inferred.situations
    } else if inferred.situations.count > 1, inferred.situations[0] == .appears,
      let place = inferred.situations.firstIndex(where: { $0.isMove }), guess.situations[0].isMove
    {
      var whole = inferred.situations
      whole[place] = guess.situations[0]
      guess.situations = whole
    }
  }

  /// Words give what they can; the order decides between what one word can mean, and stands in for words.
  private func refine(_ guess: inout ScenarioGuess, _ inferred: ScenarioInference) {
    if guess.situations.isEmpty {
      guess.situations = inferred.situations.isEmpty ? [.unknown] : inferred.situations
      guess.isInferred = !inferred.situations.isEmpty
      return
    }
    lead(&guess, inferred)
    // "On closing" above what two are told: the way back that they show.
    if guess.situations == [.disappears], inferred.actors.count == 2, !inferred.situations.isEmpty {
      guess.situations = inferred.situations
    }
    if guess.situations == [.lifeOfOneController], !inferred.situations.isEmpty {
      let isOneLife = [[.appears], [.disappears], [.viewLoads]].contains(inferred.situations)
      guess.situations = isOneLife ? [.lifeOfOneController] : inferred.situations
    }
    if let back = guess.situations.firstIndex(of: .returns) {
      let isModal = guess.situations[..<back].contains(.present) || inferred.hasShape(of: .present)
      let isStack = guess.situations[..<back].contains(.push) || inferred.hasShape(of: .push)
      if isModal || isStack {
        guess.situations[back] = isModal && !guess.situations.contains(.push) ? .dismiss : .pop
      }
    }
  }
}

extension Situation {
  /// Whether another controller comes on top, or beside.
  fileprivate var isMove: Bool {
    switch self {
    case .push, .present, .tabSwitch, .segue: true
    default: false
    }
  }
}
