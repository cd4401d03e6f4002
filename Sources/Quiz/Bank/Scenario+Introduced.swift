internal import LifecycleEngine

/// Since when what a scenario declares and does exists. A run on an older system says what the mechanisms would do there, and
/// nobody could have logged it. What the simulation itself refuses on versions that lack it needs no word here.
extension Scenario {
  /// The first version that has all of it, by the availability that Apple's documentation gives.
  /// Complexity: O(declarations + steps).
  var introduced: Version {
    let kinds = (root + made.flatMap(\.nodes)).map(\.kind.introduced)
    let origins =
      controllers.compactMap { $0.origin?.introduced } + controllers.map { $0.hosted.isEmpty ? .oldest : Version(13) }
    let presentations = (controllers.compactMap(\.style) + segues.compactMap(\.style)).map(\.introduced)
    let performed = segues.map { $0.kind == .embed ? Version(6) : Version(5) }
    let deeds = (steps.flatMap(\.actions) + overrides.flatMap(\.actions)).map(\.introduced)
    return (kinds + origins + presentations + performed + deeds + plist.map(Self.introduced)).max() ?? .oldest
  }

  private static func introduced(_ key: [UInt8]) -> Version {
    switch String(decoding: key, as: UTF8.self) {
    case "UIBackgroundModes remote-notification", "UIBackgroundModes fetch": Version(7)
    case "UIApplicationSupportsMultipleScenes": Version(13)
    case "UIApplicationExitsOnSuspend": Version(4)
    default: .oldest
    }
  }
}

extension Action {
  fileprivate var introduced: Version { max(verb.introduced, style?.introduced ?? .oldest) }
}

extension Verb {
  fileprivate var introduced: Version {
    switch self {
    case .beginBackgroundTask, .endBackgroundTask, .backgroundTimeEnds, .launchByLocation, .locationEvent, .appSwitcher,
      .backToApp:
      Version(4)
    // UIPageViewController, addChildViewController: and storyboards.
    case .addChild, .removeChild, .transition, .transitionBare, .setPages, .pageForward, .pageForwardBegins,
      .pageForwardEnds, .pageForwardCancelled, .pageBack, .pageBackBegins, .pageBackEnds, .pageBackCancelled, .segue:
      Version(5)
    case .unwind: Version(6)
    case .launchByFetch, .fetch, .backgroundSessionEnds: Version(7)
    case .launchByUniversalLink, .openUniversalLink: Version(9)
    default: .oldest
    }
  }
}

extension ControllerKind {
  fileprivate var introduced: Version {
    switch self {
    case .plain, .nav, .tab: .oldest
    // UISplitViewController came with the iPad, in 3.2.
    case .split: Version(3, 2)
    case .page, .container: Version(5)
    case .hosting: Version(13)
    }
  }
}

extension Origin {
  fileprivate var introduced: Version { self == .storyboard ? Version(5) : .oldest }
}

extension PresentationStyle {
  fileprivate var introduced: Version {
    switch self {
    case .pageSheet, .formSheet, .currentContext: Version(3, 2)
    default: .oldest
    }
  }
}
