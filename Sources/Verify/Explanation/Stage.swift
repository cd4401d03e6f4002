import LifecycleEngine

/// What a log is tried on: the device and the app before the first step.
struct Stage: Hashable, Sendable {
  var root: Root
  var making: Making
  var version: Version
  var lifeCycle: LifeCycle
  /// Where the view of the log comes from, if it names callbacks of views.
  var view: ViewUse = .none
  /// The app's lines stand after `super`, so that nested initialisers print inside out.
  var logsAfterSuper = false
  /// Callbacks that the app only gets where it implements them.
  var optional: [Callback] = []
  /// The containers' delegates that are on stage; what one is told comes whole.
  var delegates: [Owner] = []
  /// Its tabs are of iOS 18.
  var hasProviders = false
  /// The log shows that the app adds controllers to others itself.
  var containsControllers = false

  enum Root: UInt8, Hashable, Sendable, CaseIterable { case navigation, plain, tabs, navigationInTabs }

  /// How the controllers are made: the first one, and the others.
  enum Making: UInt8, Hashable, Sendable { case storyboardThenCode, code, storyboard, storyboardThenNib }

  enum ViewUse: UInt8, Hashable, Sendable {
    case none
    /// A view of the app's own is made in `viewDidLoad`.
    case madeOnLoad
    /// It is made and added by steps.
    case loose
    /// The controllers' root views are the app's own.
    case root
  }

  /// How many controllers can play: `A` to `H`.
  static let letters = 8

  /// The steps that can come, in an order that puts the commonest first.
  var moves: [Move] {
    var moves = [Move("launch")]
    for letter in 1..<Stage.letters { add(letter, to: &moves) }
    switch root {
    case .navigation, .navigationInTabs:
      moves += ["pop", "pop to root", "swipe back", "swipe back cancelled"].map { Move($0) }
    case .plain, .tabs: break
    }
    moves.append(Move("dismiss"))
    moves += [Move("drag down"), Move("drag down cancelled")].map { move in
      var drag = move
      drag.kind = .styled
      return drag
    }
    if root == .tabs || root == .navigationInTabs { moves += [Move("select ", 0), Move("select ", 1)] }
    moves += ["home", "open", "app switcher", "back to app", "kill", "memory warning", "rotate", "lock", "unlock"]
      .map { Move($0) }
    moves += ["open url", "tap notification", "launch by url", "launch by notification", "control center", "close"]
      .map { Move($0) }
    moves += ["call arrives", "call declined", "suspend"].map { Move($0) }
    if view == .loose {
      moves += [Move("create V"), Move("add V to ", 0, ".view"), Move("remove V"), Move("release V")]
    }
    return moves
  }

  private func add(_ letter: Int, to moves: inout [Move]) {
    if root == .tabs || root == .navigationInTabs, letter == 1 { return }
    if root == .navigation || root == .navigationInTabs { moves.append(Move("push ", letter)) }
    moves.append(Move("present ", letter))
    var present = Move("present ", letter, " as fullScreen")
    var add = Move("add child ", letter, " to ", 0)
    var remove = Move("remove child ", letter)
    present.kind = .styled
    if !containsControllers {
      add.kind = .rare
      remove.kind = .rare
    }
    moves += [present, add, remove]
  }

  /// Steps that lie before the beginning of a log that starts in the middle.
  var beginnings: [[Move]] {
    let launch = Move("launch")
    var beginnings: [[Move]] = [[], [launch], [launch, Move("home")]]
    switch root {
    case .navigation:
      let push = Move("push ", 1)
      beginnings += [[launch, push], [launch, Move("present ", 1)], [launch, push, Move("push ", 2)]]
      beginnings += [
        [launch, Move("app switcher")], [launch, Move("lock")], [launch, Move("home"), Move("suspend")],
      ]
    case .plain:
      var covering = Move("present ", 1, " as fullScreen")
      covering.kind = .styled
      beginnings += [[launch, Move("present ", 1)], [launch, covering]]
    case .tabs: beginnings += [[launch, Move("select ", 1)]]
    case .navigationInTabs: beginnings += [[launch, Move("push ", 2)]]
    }
    if view == .loose {
      let create = Move("create V")
      beginnings += [[launch, create], [launch, create, Move("add V to ", 0, ".view")]]
    }
    return beginnings
  }

  /// Whether new projects for the version have this life cycle, so that a scenario need not name it.
  var hasDefaultLifeCycle: Bool { (lifeCycle == .scene) == Platform(version)[.scenesAreDefault] }

  /// The names of the controllers as long as nobody has better ones.
  static let names: [[UInt8]] = (0..<letters).map { [UInt8(ascii: "A") + UInt8($0)] }
}
