/// A part of a clause that plays one role.
struct Unit {
  enum Kind {
    /// A callback, or the completion handler of a call.
    case call(Name)
    /// Things, changes and roles that stand together: an event, or someone.
    case content(Frame.Event)
    /// Before, after, when, …
    case relation
    /// To be called, to get, to cause, …
    case verb
    /// Not, only, once, …
    case predicate
    case and
    case of
    case arrow
    case version
    case unread
  }

  var kind: Kind
  var features: FeatureSet
  var range: Range<Int>
  /// The form as the lexicon has it: an imperative in English.
  var isBare = false
  var receiver = Frame.Receiver()
  /// The argument that a callback is said with.
  var argument: Token.Argument?
  /// Some rule has used it.
  var isUsed = false

  var isCall: Bool { if case .call = kind { true } else { false } }
  var event: Frame.Event? { if case .content(let event) = kind { event } else { nil } }
  /// Content that says that something happens.
  var isEvent: Bool {
    guard let event, !event.isWho else { return false }
    // "Se inicia la aplicación": of an app it is a launch.
    return event.features.meets(.changes) || event.features.meets(.eventful) || !event.origin.isEmpty
      || event.features.contains(.app) && event.features.contains(.begin)
      // "The transition from A to B", "to another screen", and not one of which nobody says whose.
      || event.features.contains(.transition)
        && (event.actors.count > 1
          || event.features.meets([.other, .arriving]) && event.features.meets([.controller, .display]))
  }
  /// It puts callbacks beside one another, or relates them.
  var isLinking: Bool {
    switch kind {
    case .and, .arrow: true
    case .relation: features != [.to]
    default: false
    }
  }
  var isSomeone: Bool { event != nil && !isEvent }
  func has(_ feature: Feature) -> Bool { features.contains(feature) }
}
