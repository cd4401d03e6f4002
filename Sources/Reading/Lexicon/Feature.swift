/// What a word can contribute to the meaning of a sentence, in any language. The set is closed: languages differ in
/// their words (data, in `lexicon/`), not in what words can mean here.
package enum Feature: UInt8, CaseIterable, Sendable, Hashable {
  // MARK: The verb of a statement about callbacks
  /// Is called, runs, fires, comes; also the active voice ("UIKit calls").
  case call
  /// A receiver gets or is sent it.
  case get
  /// Brings it about: "rotation triggers X".
  case cause
  /// Is left out: skips, omits.
  case skip
  /// Comes behind its object: "Y follows X".
  case follow
  /// Comes ahead of its object: "X precedes Y", 先于.
  case precede
  /// In pairs, balanced.
  case paired

  // MARK: Polarity, quantity, modality
  case not, never, without, nothing
  /// Beside "only": then, and not before: 才.
  case notBefore
  case only, always, every, all, both, neither
  case may, usually, again, still
  case once, twice, many, exactly, least, most
  case first, last

  // MARK: Relations
  case before, after, when, during, `if`, unless, until, between, then
  /// Right, immediately: narrows the relation beside it.
  case right
  /// Marks the other side of a comparison: than, 比, 보다, より.
  case than
  case earlier, later
  case since, upTo
  case from, to
  /// On, at, in: a time, a place or a receiver, as what stands behind it says.
  case at
  case instead
  case because, so, although, regardless
  case and, or, but
  /// Says that an order is meant: order, sequence, 顺序, 依次.
  case order
  /// What was printed: log, console, 打印.
  case output
  /// Explains or compares: difference, explanation, 区别.
  case glossary
  /// Marks an owner or receiver: of, 's, 的, の, 의, de.
  case of
  /// Marks who does it: by.
  case by

  // MARK: Aspect
  /// About to, will, 即将.
  case soon
  /// Has happened, finished, 完.
  case done
  case begin
  case early, late
  /// As it stays: final, correct, known.
  case settled

  // MARK: What makes a sentence no statement
  /// Asks: which, whether.
  case question
  /// Answers that it is so: yes, 是的, はい. Elsewhere it adds nothing.
  case yes
  /// Compares with what stands beside it: like, как, 처럼. Elsewhere it adds nothing.
  case like
  /// Should, recommend, avoid, better to: says what to do.
  case advice
  /// If it were, suppose, would.
  case hypothesis
  /// Somebody thinks, says, claims.
  case opinion
  /// Wrong, a myth, not true.
  case denial
  /// Used to, formerly, last release, we moved.
  case history
  /// You, we, our: somebody's own code.
  case own
  /// Planned, to do.
  case plan
  /// To write a method of one's own.
  case override

  // MARK: Roles
  /// The one that comes: new, next, pushed, presented, target.
  case arriving
  /// The one that goes or is covered: old, previous, presenting, source.
  case leaving
  case visible, hidden, top, below, root, parent, child, same, other
  /// Neither comes nor goes: in the middle of the stack, not selected.
  case idle

  // MARK: Things
  case app, scene, window, view, subview, superview, controller, stack, tabs, tab
  case modal, sheet, popover, alert, fullScreen, overFullScreen, currentContext
  /// A device; with `pad` or `phone` of that kind.
  case device, pad, phone
  case display, memory, storyboard, nib, code, segue, gesture, animation, transition
  case homeButton, appSwitcher, controlCenter, phoneCall, url, notification, interruption
  case keyboard, textField, button, instance, life, outlets, geometry, constraints, classObject, superclass
  case process, hierarchy, callbacks, delegate, property, completion, session, page
  case notificationCenter
  /// A universal link, Handoff: what was begun elsewhere goes on.
  case userActivity
  /// A reference that keeps an object alive.
  case retain
  /// The system lets the application fetch data in the background.
  case fetch
  /// Where something stands, apart from its size: origin, x, y.
  case origin

  // MARK: Changes
  case push, pop, present, dismiss, appear, disappear, load, unload, create, free
  case add, remove, launch, kill, crash, background, foreground, active, inactive, suspend
  case rotate, lock, unlock, select, swipe, cancel, comeBack, leave, open, tap, access
  case set, resize, layout, draw, connect, disconnect, cover, move, warn, restore, change
  case focus, drag, hide, show, close, update, prompt, `nil`, cold, finish, enter, scroll, manual, reuse
  /// Is not let go: isModalInPresentation.
  case refuse
  /// Asks whether the view is there: isViewLoaded.
  case query

  // MARK: Tools
  /// iOS, iPadOS, followed by a number.
  case iOS
  case version
  /// Xcode and compiling: what an app is made with.
  case tool
  /// UIKit, the system, the framework: who calls callbacks anyway.
  case system
  case user
  /// Refers to what was said: it, this, that, 这, 그것, этого.
  case that
  /// Of two callbacks that were named the one and the other: 前者, 后者.
  case former, latter
  /// Known, and adds nothing: articles, particles, "method", "just".
  case light
  /// Known, and says something that this grammar does not use: a sentence with it is partly read.
  case heavy
  /// Begins one case of what was said: "such as", "e.g."; a bracket that it opens restricts nothing.
  case example
  /// Before the call that asks for it returns: synchronously.
  case inside
  /// Refers to all that were named together: they, these, 这两个. Elsewhere it adds nothing.
  case those
  /// Gives each of two callbacks its own of two times: respectively, 分别. Elsewhere it adds nothing.
  case respective
  /// Refers to the one that was spoken of, as before "method": this, 该, 그, その. Elsewhere it adds nothing.
  case pointer
  /// Of all that could come the callbacks beside it: "only X is called". No word has it by itself.
  case alone
  /// Asks why: what answers that tells neither when nor whether.
  case why
  /// Asks when: いつ, 什么时候.
  case moment
  /// A row of a list, or its cell; also what somebody taps.
  case cell
  /// A table or collection view.
  case list
  /// What the system still has and no longer wants used: deprecated, 弃用. It stands beside `history`.
  case deprecated
  /// Since when the system has it: introduced, new in.
  case introduced

  // MARK: What a word does to its neighbours. Each is a second sense: none of them adds to what is said, or to what is learned.
  /// A new word for somebody begins with it: the, la.
  case article
  /// Stands behind what a sentence speaks of: は, 은, 在.
  case topic
  /// Stands behind the one to whom something is done: を, 被.
  case undergoer
  /// Stands behind the one who does something: 把.
  case doer
}
