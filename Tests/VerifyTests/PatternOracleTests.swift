import Testing
import Verify

/// The patterns against two other definitions of them: quantifiers over places, and temporal logic over finite
/// traces. Every trace of at most six events over three letters, every pattern, every scope.
@Suite struct PatternOracleTests {
  static let patterns: [ClaimPattern] = [
    .absence, .existence, .count(atLeast: 0, atMost: 1), .count(atLeast: 1, atMost: 1),
    .count(atLeast: 2, atMost: .max),
    .universality, .response, .alternateResponse, .chainResponse, .precedence, .before, .alternatePrecedence,
    .chainPrecedence,
    .alternateSuccession, .notSuccession, .first, .last, .respondedExistence, .coexistence, .notCoexistence,
  ]

  /// All 1 093 traces; the letters are 0, 1 and 2.
  static let traces: [[Int]] = (0...6).flatMap { length -> [[Int]] in
    var traces: [[Int]] = [[]]
    for _ in 0..<length { traces = traces.flatMap { trace in [0, 1, 2].map { trace + [$0] } } }
    return traces
  }

  /// Which letters are a, b, q and r: apart, and falling together.
  static let roles: [[Marks]] = [
    [.a, .b, []], [.a, .b, [.q, .r]], [.a, [.b, .q], .r], [[.a, .q], .b, .r], [.a, .q, .r], [[.a, .b], .q, .r],
    [[.a, .r], [.b, .q], []], [.a, [.b, .r], .q],
  ]

  @Test func tracesAreAll() { #expect(Self.traces.count == 1_093) }

  @Test(arguments: patterns, ClaimScope.allCases)
  func agreesWithBothDefinitions(_ pattern: ClaimPattern, _ scope: ClaimScope) {
    var disagreements: [[Marks]] = []
    for roles in Self.roles {
      for trace in Self.traces {
        let events = trace.map { roles[$0] }
        let found = Outcome(PatternCheck.check(pattern, scope, on: events))
        let byPlaces = Outcome.combined(PlaceOracle.segments(scope, events).map { PlaceOracle.check(pattern, $0) })
        let byLogic = Outcome.combined(PlaceOracle.segments(scope, events).map { LogicOracle.check(pattern, $0) })
        if found != byPlaces || found != byLogic { disagreements.append(events) }
      }
    }
    #expect(disagreements.isEmpty)
  }

  @Test(arguments: patterns) func violationIsWhereThePrefixBreaks(_ pattern: ClaimPattern) {
    for trace in Self.traces {
      let events = trace.map { Self.roles[0][$0] }
      guard case .violated(let index) = PatternCheck.check(pattern, .globally, on: events) else { continue }
      #expect(index <= events.count)
    }
  }

  @Test(arguments: patterns) func weakerPatternsFollow(_ pattern: ClaimPattern) {
    for weaker in pattern.weaker {
      for trace in Self.traces {
        let events = trace.map { Self.roles[0][$0] }
        guard PatternCheck.check(pattern, .globally, on: events) == .holds else { continue }
        if case .violated = PatternCheck.check(weaker, .globally, on: events) {
          Issue.record("\(pattern) holds on \(trace), \(weaker) does not")
        }
      }
    }
  }
}

enum Outcome {
  case holds, vacuous, violated

  init(_ result: PatternResult) {
    switch result {
    case .holds: self = .holds
    case .vacuous: self = .vacuous
    case .violated: self = .violated
    }
  }

  static func combined(_ parts: [Outcome]) -> Outcome {
    parts.contains(.violated) ? .violated : parts.contains(.holds) ? .holds : .vacuous
  }

  init(isTrue: Bool, isActive: Bool) { self = !isTrue ? .violated : isActive ? .holds : .vacuous }
}

/// The definitions with quantifiers over places, word for word.
enum PlaceOracle {
  static func segments(_ scope: ClaimScope, _ events: [Marks]) -> [[Marks]] {
    let ends = events.indices.filter { events[$0].contains(.r) }
    switch scope {
    case .globally: return [events]
    case .before: return ends.first.map { [Array(events[..<$0])] } ?? []
    case .after:
      return events.indices.first { events[$0].contains(.q) }.map { [Array(events[($0 + 1)...])] } ?? []
    case .between, .afterUntil:
      return events.indices.compactMap { start in
        guard events[start].contains(.q), opens(start, events) else { return nil }
        let end = ends.first { $0 > start }
        if end == nil, scope == .between { return nil }
        return Array(events[(start + 1)..<(end ?? events.count)])
      }
    }
  }

  /// A `q` opens a part unless one is open: no other `q` since the last `r`.
  private static func opens(_ place: Int, _ events: [Marks]) -> Bool {
    let lastEnd = events[...place].lastIndex { $0.contains(.r) }
    return !events.indices.contains { other in
      other < place && events[other].contains(.q) && (lastEnd.map { other >= $0 && $0 != place } ?? true)
    }
  }

  static func check(_ pattern: ClaimPattern, _ events: [Marks]) -> Outcome {
    let all = events.indices
    let a = all.filter { events[$0].contains(.a) }
    let b = all.filter { events[$0].contains(.b) }
    func noneBetween(_ places: [Int], _ low: Int, _ high: Int) -> Bool { !places.contains { low < $0 && $0 < high } }
    func later(_ place: Int) -> Bool { b.contains { $0 > place } }
    func beforeNext(_ place: Int) -> Bool { b.contains { $0 > place && noneBetween(a, place, $0) } }
    func since(_ place: Int) -> Bool { a.contains { $0 < place && noneBetween(b, $0, place) } }
    switch pattern {
    case .absence: return Outcome(isTrue: a.isEmpty, isActive: true)
    case .existence: return Outcome(isTrue: !a.isEmpty, isActive: true)
    case .count(let low, let high):
      return Outcome(isTrue: a.count >= Int(low) && (high == .max || a.count <= Int(high)), isActive: true)
    case .universality: return Outcome(isTrue: a.allSatisfy { b.contains($0) }, isActive: !a.isEmpty)
    case .response: return Outcome(isTrue: a.allSatisfy(later), isActive: !a.isEmpty)
    case .alternateResponse: return Outcome(isTrue: a.allSatisfy(beforeNext), isActive: !a.isEmpty)
    case .chainResponse: return Outcome(isTrue: a.allSatisfy { b.contains($0 + 1) }, isActive: !a.isEmpty)
    case .precedence:
      return Outcome(isTrue: b.allSatisfy { place in a.contains { $0 < place } }, isActive: !b.isEmpty)
    case .before:
      let isInOrder = b.allSatisfy { place in a.contains { $0 < place } }
      return Outcome(isTrue: a.isEmpty || isInOrder, isActive: !a.isEmpty && !b.isEmpty)
    case .alternatePrecedence: return Outcome(isTrue: b.allSatisfy(since), isActive: !b.isEmpty)
    case .chainPrecedence: return Outcome(isTrue: b.allSatisfy { a.contains($0 - 1) }, isActive: !b.isEmpty)
    case .alternateSuccession:
      return Outcome(isTrue: a.allSatisfy(beforeNext) && b.allSatisfy(since), isActive: !a.isEmpty || !b.isEmpty)
    case .notSuccession: return Outcome(isTrue: !a.contains(where: later), isActive: !a.isEmpty)
    case .first: return Outcome(isTrue: events.isEmpty || a.contains(0), isActive: !events.isEmpty)
    case .last: return Outcome(isTrue: events.isEmpty || a.contains(events.count - 1), isActive: !events.isEmpty)
    case .respondedExistence: return Outcome(isTrue: a.isEmpty || !b.isEmpty, isActive: !a.isEmpty)
    case .coexistence: return Outcome(isTrue: a.isEmpty == b.isEmpty, isActive: !a.isEmpty || !b.isEmpty)
    case .notCoexistence: return Outcome(isTrue: a.isEmpty || b.isEmpty, isActive: !a.isEmpty || !b.isEmpty)
    case .deprecation, .introduction: return Outcome(isTrue: true, isActive: false)
    }
  }
}

/// Temporal logic over finite traces, with past operators.
indirect enum Formula: Sendable {
  case mark(Marks), not(Formula), and(Formula, Formula), next(Formula), until(Formula, Formula), since(Formula, Formula)
  case previous(Formula), always(Formula), end

  static func or(_ one: Formula, _ other: Formula) -> Formula { .not(.and(.not(one), .not(other))) }
  static func implies(_ one: Formula, _ other: Formula) -> Formula { .or(.not(one), other) }
  static let yes = Formula.not(.and(.mark(.a), .not(.mark(.a))))
  static func eventually(_ inner: Formula) -> Formula { .until(yes, inner) }
  static func once(_ inner: Formula) -> Formula { .since(yes, inner) }

  func holds(_ place: Int, _ events: [Marks]) -> Bool {
    switch self {
    case .mark(let mark): events[place].contains(mark)
    case .not(let inner): !inner.holds(place, events)
    case .and(let one, let other): one.holds(place, events) && other.holds(place, events)
    case .next(let inner): place + 1 < events.count && inner.holds(place + 1, events)
    case .previous(let inner): place > 0 && inner.holds(place - 1, events)
    case .end: place + 1 == events.count
    case .always(let inner): (place..<events.count).allSatisfy { inner.holds($0, events) }
    case .until(let left, let right):
      (place..<events.count).contains { end in
        right.holds(end, events) && (place..<end).allSatisfy { left.holds($0, events) }
      }
    case .since(let left, let right):
      (0...place).contains { start in
        right.holds(start, events) && (start..<place).allSatisfy { left.holds($0 + 1, events) }
      }
    }
  }
}

enum LogicOracle {
  private static let a = Formula.mark(.a)
  private static let b = Formula.mark(.b)
  private static let strictlyLaterB = Formula.next(.eventually(b))
  private static let strictlyEarlierA = Formula.previous(.once(a))
  private static let responds = Formula.implies(a, .next(.until(.not(.and(a, .not(b))), b)))
  private static let precedes = Formula.implies(b, .previous(.since(.not(b), a)))

  static func check(_ pattern: ClaimPattern, _ events: [Marks]) -> Outcome {
    func always(_ formula: Formula) -> Bool { events.isEmpty || Formula.always(formula).holds(0, events) }
    func ever(_ formula: Formula) -> Bool { !events.isEmpty && Formula.eventually(formula).holds(0, events) }
    switch pattern {
    case .absence: return Outcome(isTrue: always(.not(a)), isActive: true)
    case .existence: return Outcome(isTrue: ever(a), isActive: true)
    case .count(let low, let high):
      let twice = ever(.and(a, .next(.eventually(a))))
      let count = !ever(a) ? 0 : twice ? 2 : 1
      return Outcome(isTrue: count >= Int(low) && (high == .max || count <= Int(high)), isActive: true)
    case .universality: return Outcome(isTrue: always(.implies(a, b)), isActive: ever(a))
    case .response: return Outcome(isTrue: always(.implies(a, strictlyLaterB)), isActive: ever(a))
    case .alternateResponse: return Outcome(isTrue: always(responds), isActive: ever(a))
    case .chainResponse: return Outcome(isTrue: always(.implies(a, .next(b))), isActive: ever(a))
    case .precedence: return Outcome(isTrue: always(.implies(b, strictlyEarlierA)), isActive: ever(b))
    case .before:
      return Outcome(isTrue: !ever(a) || always(.implies(b, strictlyEarlierA)), isActive: ever(a) && ever(b))
    case .alternatePrecedence: return Outcome(isTrue: always(precedes), isActive: ever(b))
    case .chainPrecedence: return Outcome(isTrue: always(.implies(b, .previous(a))), isActive: ever(b))
    case .alternateSuccession:
      return Outcome(isTrue: always(responds) && always(precedes), isActive: ever(a) || ever(b))
    case .notSuccession: return Outcome(isTrue: !ever(.and(a, strictlyLaterB)), isActive: ever(a))
    case .first: return Outcome(isTrue: events.isEmpty || a.holds(0, events), isActive: !events.isEmpty)
    case .last: return Outcome(isTrue: events.isEmpty || ever(.and(a, .end)), isActive: !events.isEmpty)
    case .respondedExistence: return Outcome(isTrue: !ever(a) || ever(b), isActive: ever(a))
    case .coexistence: return Outcome(isTrue: ever(a) == ever(b), isActive: ever(a) || ever(b))
    case .notCoexistence: return Outcome(isTrue: !(ever(a) && ever(b)), isActive: ever(a) || ever(b))
    case .deprecation, .introduction: return Outcome(isTrue: true, isActive: false)
    }
  }
}
