/// What is known of a callback apart from when it runs: its names, who receives it, its versions.
public struct CallbackInfo: Sendable {
  /// What the callback is to the app.
  public enum Kind: UInt8, CaseIterable, Sendable, Hashable {
    /// The system tells the app something.
    case callback
    /// The system asks the app something and uses the answer.
    case query
    /// A method that the app calls; its own override can log it.
    case call
    /// Makes an object.
    case initializer
    /// Sent to a class instead of an object.
    case classMethod
    /// Posted to the notification centre; named by its constant.
    case notification
    /// A C function.
    case function
    /// A line on the console, printed by UIKit.
    case message
  }

  /// What the one argument is that a trace shows and an expectation may compare.
  public enum Parameter: UInt8, CaseIterable, Sendable, Hashable {
    case none
    /// A Bool that says whether the change is animated.
    case animated
    /// Any other Bool.
    case flag
    /// A controller that becomes or stops being the parent, or nil.
    case parent
    /// Another controller: the one shown, pushed, added, selected.
    case controller
    /// A view that becomes or stops being the superview, or nil.
    case superview
    /// A view that is added or removed below the receiver.
    case subview
    /// A window, or nil.
    case window
    /// The row, item or section of a list, from 0; rows are counted through all sections.
    case row
    /// Free text.
    case text
  }

  /// The callback that this is about.
  public let callback: Callback
  /// The name in Objective-C and in traces: a selector, `+load`, or the constant of a notification.
  public let selector: StaticString
  /// The name in Swift with today's SDK, where it is not the selector with its arguments in brackets.
  private let ownSwift: StaticString
  /// The class or protocol that declares it.
  public let owner: Owner
  /// The group of callbacks that it is explained with.
  public let family: Family
  /// The first iOS that has it.
  public let introduced: Version
  /// The iOS whose SDK marks it deprecated; it may still be called.
  public let deprecated: Version?
  /// The first iOS that no longer calls it at all.
  public let neverCalledSince: Version?
  /// The argument that a trace shows.
  public let argument: Parameter
  /// Whether it tells, asks, is called by the app, is posted.
  public let kind: Kind

  @inline(__always)
  init(
    _ callback: Callback, _ selector: StaticString, swift: StaticString = "", _ owner: Owner, _ family: Family,
    _ kind: Kind = .callback, since introduced: Version = .oldest, deprecated: Version? = nil,
    neverSince neverCalledSince: Version? = nil, argument: Parameter = .none
  ) {
    self.callback = callback
    self.selector = selector
    ownSwift = swift
    self.owner = owner
    self.family = family
    self.introduced = introduced
    self.deprecated = deprecated
    self.neverCalledSince = neverCalledSince
    self.argument = argument
    self.kind = kind
  }

  /// The name in Swift with today's SDK.
  public var swift: String { String(decoding: swiftBytes, as: UTF8.self) }

  /// The same in UTF-8.
  package var swiftBytes: [UInt8] {
    guard ownSwift.utf8CodeUnitCount > 0 else { return importedSelector }
    var bytes: [UInt8] = []
    bytes.append(ownSwift)
    return bytes
  }

  /// The selector as Swift 1 and 2 took over every one, and today's takes over many: `touchesBegan(_:withEvent:)`.
  var importedSelector: [UInt8] {
    var bytes: [UInt8] = []
    bytes.append(selector)
    var name: [UInt8] = []
    var isInBrackets = false
    for byte in bytes {
      if byte == UInt8(ascii: ":"), !isInBrackets {
        name.append("(_")
        isInBrackets = true
      }
      name.append(byte)
    }
    name.append(isInBrackets ? ")" : "()")
    return name
  }

  /// Whether it is posted to observers and not sent to one receiver.
  public var isNotification: Bool { kind == .notification }

  /// Whether this version can deliver it.
  public func isCalled(on version: Version) -> Bool {
    guard version >= introduced else { return false }
    guard let end = neverCalledSince else { return true }
    return version < end
  }

  /// One row a callback, at the place of its raw value.
  public static let all: [CallbackInfo] = {
    var rows = Array(repeating: AppCatalog.process[0], count: Callback.allCases.count)
    for table in AppCatalog.all + ScreenCatalog.all {
      for row in table { rows[Int(row.callback.rawValue)] = row }
    }
    return rows
  }()
}

/// What the app and its scenes are told.
enum AppCatalog {
  static let all = [
    process, applicationDelegate, arrivals, restoration, scenes, swiftUI, applicationNotifications, sceneNotifications,
    windowNotifications,
  ]
}

/// What happens on a screen: to controllers and to views.
enum ScreenCatalog {
  static let all = [
    making, viewLoading, appearance, layout, rotation, containment, transitions, containerDelegates, presentation,
    customTransitions, search, viewHierarchy, layoutOnDemand, scrolling, lists, windows, touches, responders,
  ]
}

extension Callback {
  /// Names, owner and versions of this callback.
  public var info: CallbackInfo { CallbackInfo.all[Int(rawValue)] }
}
