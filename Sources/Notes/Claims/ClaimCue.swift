import LifecycleEngine
import Verify

/// Words that make a sentence a claim, or tell what it is about.
enum ClaimCue: Sendable, Equatable {
  /// "is called".
  case called
  /// "is not called".
  case notCalled
  /// "is no longer called": it was, on older versions.
  case noLonger
  case once
  /// "One time", and "only" before it.
  case oneTime
  case only
  case twice
  case many
  /// "every time", "always".
  case every
  /// "may", "can".
  case may
  /// "usually".
  case hedge
  /// "when", "时": what stands beside it is a condition.
  case when
  case or
  case before
  case after
  case immediately
  case first
  case last
  case paired
  /// "means that".
  case means
  case deprecated
  /// "Introduced in iOS N".
  case introduced
  case notOverride
  case callYourself
  case notCallYourself
  /// "This method".
  case this
  /// "So", "but": what is said goes with what was said before.
  case connective
  /// "Called by the system".
  case bySystem
  /// "Should be overridden".
  case toOverride
  /// "Has to set self.view".
  case assignView
  case callSuper
  case not
  /// Turns round what follows: "if the view is not shown".
  case no
  /// "Only if": what follows is needed, not enough.
  case onlyIf
  /// Tells what others say.
  case reported
  case atThatPoint
  /// "called at these moments:": what follows are conditions.
  case occasions
  case old
  case new
  case question
  /// "Whether": what it goes with is no statement.
  case whether
  /// "No matter": true under each of the conditions that follow.
  case regardless
  /// "The following methods".
  case following
  /// What the author did: no statement.
  case byAuthor
  case former
  case latter
  /// "Loaded lazily".
  case lazily
  /// "Any method", "no callback": whatever the app is told.
  case anyCallback
  /// "Is a method of".
  case methodOf
  case type(DeclaringType)
  /// "Adjusts its subviews".
  case laysOut
  /// The constant of a notification.
  case notification(Callback)
  /// "Takes over".
  case takesOver
  /// "Releases the view".
  case viewReleased
  /// "No longer", where it goes with something else than a call.
  case noMore
  /// "A nib name is given", "no nib name is given", "there is no nib".
  case nibNamed, nibUnnamed, noNib
  /// The nib that was named, that is named like the class, that is so without "Controller"; no nib's view.
  case givenNib, classNib, shortNib, plainView
  /// "MyViewController.xib", "MyView.xib", and "first".
  case controllerNib, viewNib, preferred
  case outlets
  case connected
  case notConnected
  case happens(Situation)
  case state(StatePredicate)
  /// A word that only looks like one of the others.
  case nothing
}

extension ClaimCue {
  var isNib: Bool {
    switch self {
    case .givenNib, .classNib, .shortNib, .plainView, .controllerNib, .viewNib: true
    default: false
    }
  }

  /// Whether it can make a claim of a sentence that is about no callback: `worldClaims` asks for these and no others.
  var isOfWorld: Bool {
    switch self {
    case .lazily, .anyCallback, .viewReleased, .laysOut, .notification, .type(.sceneDelegate): true
    default: isNib
    }
  }

  /// Whether it says what is so at a moment.
  var isState: Bool {
    switch self {
    case .state, .connected, .notConnected: true
    default: false
    }
  }

  /// Whether it says what is claimed.
  var isCore: Bool {
    switch self {
    case .called, .notCalled, .noLonger, .once, .twice, .many, .first, .last, .paired, .means, .deprecated,
      .callYourself, .notCallYourself, .callSuper, .notOverride, .introduced, .state, .bySystem, .toOverride,
      .oneTime, .assignView, .methodOf, .connected, .notConnected:
      true
    default: false
    }
  }
}
