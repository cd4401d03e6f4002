/// What callbacks tell the app, in one sentence each, by topic. The Chinese stands in `Judging/Words`.
enum CallbackMeaning {
  /// One sentence a callback, at the place of its raw value.
  static let all: [StaticString] = [
    application, scenes, making, controllers, containers, views, layoutOnDemand, lists, listDelegates, swiftUI,
    customTransitions, notifications,
  ].flatMap { $0 }.sorted { $0.key.rawValue < $1.key.rawValue }.map { $0.value }
}

extension Callback {
  /// One sentence: what the callback tells the app, and when.
  public var meaning: StaticString { CallbackMeaning.all[Int(rawValue)] }

  /// Writes where to read on: `UIViewController documentation, “viewWillAppear(_:)”`.
  public func writeSource(to text: inout [UInt8]) {
    if let source = CallbackSource.own(of: self) { return text.append(source) }
    text.append(info.owner.displayName)
    text.append(" documentation, “")
    text.append(contentsOf: info.swiftBytes)
    text.append("”")
  }

  /// Whether the documentation of its type describes it under its own name.
  package var isDocumentedByName: Bool { CallbackSource.own(of: self) == nil }
}
