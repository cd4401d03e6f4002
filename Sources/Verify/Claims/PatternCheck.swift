/// Decides patterns on runs. Complexity: O(events).
package enum PatternCheck {
  /// How a pattern fares within a scope, on the events of one run in their order.
  ///
  /// Complexity: O(events).
  package static func check(_ pattern: ClaimPattern, _ scope: ClaimScope, on events: [Marks]) -> PatternResult {
    // Most claims have no scope, and are asked of thousands of runs.
    if scope == .globally { return check(pattern, events[...]) }
    var result = PatternResult.vacuous
    for segment in segments(scope, of: events) {
      switch check(pattern, events[segment]) {
      case .violated(let index): return .violated(at: index)
      case .holds: result = .holds
      case .vacuous: break
      }
    }
    return result
  }

  // MARK: Scopes

  static func segments(_ scope: ClaimScope, of events: [Marks]) -> [Range<Int>] {
    switch scope {
    case .globally: return [0..<events.count]
    case .before: return events.firstIndex { $0.contains(.r) }.map { [0..<$0] } ?? []
    case .after: return events.firstIndex { $0.contains(.q) }.map { [($0 + 1)..<events.count] } ?? []
    case .between: return parts(of: events, keepsOpenPart: false)
    case .afterUntil: return parts(of: events, keepsOpenPart: true)
    }
  }

  private static func parts(of events: [Marks], keepsOpenPart: Bool) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start: Int?
    for (index, marks) in events.enumerated() {
      if let open = start, marks.contains(.r) {
        parts.append(open..<index)
        start = nil
      }
      if start == nil, marks.contains(.q) { start = index + 1 }
    }
    if keepsOpenPart, let open = start { parts.append(open..<events.count) }
    return parts
  }

  // MARK: Patterns

  private static func check(_ pattern: ClaimPattern, _ events: ArraySlice<Marks>) -> PatternResult {
    switch pattern {
    case .absence: return events.firstIndex { $0.contains(.a) }.map { .violated(at: $0) } ?? .holds
    case .existence: return events.contains { $0.contains(.a) } ? .holds : .violated(at: events.endIndex)
    case .count(let least, let most): return count(least, most, events)
    case .universality: return universality(events)
    case .response: return response(events)
    case .alternateResponse: return response(events, alternates: true)
    case .chainResponse: return chainResponse(events)
    case .precedence: return precedence(events)
    case .alternatePrecedence: return precedence(events, alternates: true)
    case .chainPrecedence: return chainPrecedence(events)
    case .before: return events.contains { $0.contains(.a) } ? precedence(events) : .vacuous
    case .alternateSuccession: return both(precedence(events, alternates: true), response(events, alternates: true))
    case .notSuccession: return notSuccession(events)
    case .first: return end(events.first, at: events.startIndex)
    case .last: return end(events.last, at: events.endIndex - 1)
    case .respondedExistence: return together(events, .a, .b)
    case .coexistence: return both(together(events, .a, .b), together(events, .b, .a))
    case .notCoexistence: return apart(events)
    case .deprecation, .introduction: return .vacuous
    }
  }

  private static func count(_ least: UInt8, _ most: UInt8, _ events: ArraySlice<Marks>) -> PatternResult {
    var count = 0
    for (index, marks) in zip(events.indices, events) where marks.contains(.a) {
      count += 1
      if most < .max, count > Int(most) { return .violated(at: index) }
    }
    return count >= Int(least) ? .holds : .violated(at: events.endIndex)
  }

  private static func universality(_ events: ArraySlice<Marks>) -> PatternResult {
    var isActive = false
    for (index, marks) in zip(events.indices, events) where marks.contains(.a) {
      isActive = true
      if !marks.contains(.b) { return .violated(at: index) }
    }
    return isActive ? .holds : .vacuous
  }

  private static func response(_ events: ArraySlice<Marks>, alternates: Bool = false) -> PatternResult {
    var isActive = false
    var isOpen = false
    for (index, marks) in zip(events.indices, events) {
      if marks.contains(.b) { isOpen = false }
      if marks.contains(.a) {
        if alternates && isOpen { return .violated(at: index) }
        isActive = true
        isOpen = true
      }
    }
    return isOpen ? .violated(at: events.endIndex) : isActive ? .holds : .vacuous
  }

  private static func chainResponse(_ events: ArraySlice<Marks>) -> PatternResult {
    var isActive = false
    for (index, marks) in zip(events.indices, events) where marks.contains(.a) {
      isActive = true
      let next = index + 1
      if next >= events.endIndex || !events[next].contains(.b) { return .violated(at: next) }
    }
    return isActive ? .holds : .vacuous
  }

  private static func precedence(_ events: ArraySlice<Marks>, alternates: Bool = false) -> PatternResult {
    var hasCome = false
    var isActive = false
    for (index, marks) in zip(events.indices, events) {
      if marks.contains(.b) {
        isActive = true
        if !hasCome { return .violated(at: index) }
        if alternates { hasCome = false }
      }
      if marks.contains(.a) { hasCome = true }
    }
    return isActive ? .holds : .vacuous
  }

  private static func chainPrecedence(_ events: ArraySlice<Marks>) -> PatternResult {
    var isActive = false
    for (index, marks) in zip(events.indices, events) where marks.contains(.b) {
      isActive = true
      if index == events.startIndex || !events[index - 1].contains(.a) { return .violated(at: index) }
    }
    return isActive ? .holds : .vacuous
  }

  private static func notSuccession(_ events: ArraySlice<Marks>) -> PatternResult {
    var hasCome = false
    for (index, marks) in zip(events.indices, events) {
      if hasCome, marks.contains(.b) { return .violated(at: index) }
      if marks.contains(.a) { hasCome = true }
    }
    return hasCome ? .holds : .vacuous
  }

  private static func end(_ marks: Marks?, at index: Int) -> PatternResult {
    guard let marks else { return .vacuous }
    return marks.contains(.a) ? .holds : .violated(at: index)
  }

  private static func together(_ events: ArraySlice<Marks>, _ one: Marks, _ other: Marks) -> PatternResult {
    guard events.contains(where: { $0.contains(one) }) else { return .vacuous }
    return events.contains { $0.contains(other) } ? .holds : .violated(at: events.endIndex)
  }

  private static func apart(_ events: ArraySlice<Marks>) -> PatternResult {
    let first = events.firstIndex { $0.contains(.a) }
    let second = events.firstIndex { $0.contains(.b) }
    guard first != nil || second != nil else { return .vacuous }
    guard let first, let second else { return .holds }
    return .violated(at: max(first, second))
  }

  private static func both(_ one: PatternResult, _ other: PatternResult) -> PatternResult {
    switch (one, other) {
    case (.violated(let index), .violated(let second)): .violated(at: min(index, second))
    case (.violated, _): one
    case (_, .violated): other
    case (.vacuous, .vacuous): .vacuous
    default: .holds
    }
  }
}
