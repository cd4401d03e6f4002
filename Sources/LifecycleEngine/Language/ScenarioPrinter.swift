/// Writes a scenario as text that parses to the same scenario.
public struct ScenarioPrinter {
  let scenario: Scenario
  var text: [UInt8] = []

  /// The whole scenario.
  public static func print(_ scenario: Scenario) -> [UInt8] {
    var printer = ScenarioPrinter(scenario: scenario)
    printer.writeDeclarations()
    for step in scenario.steps {
      printer.write(step)
    }
    return printer.text
  }

  /// The declarations and steps of a run, each step with the entries that it logged as its expectations.
  public static func print(_ run: ScenarioRun) -> [UInt8] {
    var printer = ScenarioPrinter(scenario: run.script.scenario)
    printer.writeDeclarations()
    for (index, step) in run.script.scenario.steps.enumerated() {
      printer.writeActions(step.actions)
      guard run.steps.indices.contains(index) else { continue }
      let logged = run.logged(inStep: index)
      if logged.isEmpty && run.failure?.step != index { printer.line("  > (nothing)") }
      for entry in logged { printer.write(entry, run.script) }
      if let failure = run.failure, failure.step == index { printer.writeFailure(failure.text) }
      for query in step.queries { printer.write(query) }
    }
    return printer.text
  }

  /// An entry of a run as it is expected, without the mark before it and the line end.
  public static func print(_ entry: Entry, of script: Script) -> [UInt8] {
    var printer = ScenarioPrinter(scenario: script.scenario)
    printer.writeWords(of: entry, script)
    return printer.text
  }

  /// The actions of one step, on one line without its end.
  public static func print(_ actions: [Action], of scenario: Scenario) -> [UInt8] {
    var printer = ScenarioPrinter(scenario: scenario)
    printer.list(actions, separator: "; ") { $0.write($1) }
    return printer.text
  }

  // MARK: Pieces

  mutating func endLine() { text.append(UInt8(ascii: "\n")) }

  mutating func line(_ words: StaticString) {
    text.append(words)
    endLine()
  }

  mutating func write(_ name: NameID) { text.append(contentsOf: scenario.text(name)) }

  mutating func write(_ reference: Reference) {
    write(reference.name)
    if reference.isView { text.append(".view") }
  }

  mutating func list<Element>(
    _ elements: [Element], separator: StaticString = ", ", _ body: (inout ScenarioPrinter, Element) -> Void
  ) {
    for (index, element) in elements.enumerated() {
      if index > 0 { text.append(separator) }
      body(&self, element)
    }
  }

  // MARK: Steps

  private mutating func write(_ step: Step) {
    writeActions(step.actions)
    for expectation in step.expectations { write(expectation.kind) }
    for query in step.queries { write(query) }
    if let failure = step.failure { writeFailure(failure) }
  }

  private mutating func writeFailure(_ failure: [UInt8]) {
    text.append("  ! ")
    text.append(contentsOf: failure)
    endLine()
  }

  private mutating func writeActions(_ actions: [Action]) {
    list(actions, separator: "; ") { $0.write($1) }
    endLine()
  }

  /// Fills in the phrase of the verb.
  mutating func write(_ action: Action) {
    if action.isAsync { text.append("async ") }
    if let actor = action.actor {
      write(actor)
      text.append(" ")
    }
    for (index, word) in Slice(action.verb.phrase).words.enumerated() {
      if index > 0 { text.append(" ") }
      write(word, of: action)
    }
    if !action.isAnimated { text.append(" unanimated") }
  }

  private mutating func write(_ word: Slice, of action: Action) {
    switch true {
    case word.is("$1"), word.is("$word"): if let first = action.first { write(first) }
    case word.is("$2"): if let second = action.second { write(second) }
    case word.is("$1.view"):
      if let first = action.first { write(first.name) }
      text.append(".view")
    case word.is("$1.frame"):
      if let first = action.first { write(first.name) }
      text.append(".frame")
    case word.is("$list"): list(action.list) { $0.write($1) }
    case word.is("$numbers"): list(action.numbers, separator: " ") { $0.text.append(decimal: Int($1)) }
    case word.is("$style"): if let style = action.style { text.append(style.word) }
    case word.is("$value"): write(action.argument ?? .none)
    case word.is("$method"): writeMethod(action)
    case word.is("$super"):
      text.append("super")
      writeMethod(action)
    default: text.append(contentsOf: word.text)
    }
  }

  private mutating func writeMethod(_ action: Action) {
    if let first = action.first { write(first) }
    text.append(".")
    if let method = action.method { text.append(method.info.selector) }
    guard let argument = action.argument else { return }
    text.append(" ")
    write(argument)
  }

  private mutating func write(_ literal: Literal) {
    switch literal {
    case .none: text.append("nil")
    case .yes: text.append("YES")
    case .no: text.append("NO")
    case .name(let name), .text(let name): write(name)
    case .number(let number): text.append(decimal: Int(number))
    }
  }

  // MARK: Expectations

  private mutating func write(_ kind: Expectation.Kind) {
    switch kind {
    case .nothing: line("  > (nothing)")
    case .anything: line("  > ...")
    case .either: line("  > either")
    case .or: line("  > or")
    case .end: line("  > end")
    case .entry(let entry): write(entry)
    }
  }

  private mutating func write(_ entry: ExpectedEntry) {
    text.append("  > ")
    if case .text(let line) = entry.argument {
      text.append("console ")
      write(line)
      return endLine()
    }
    writeReceiver(entry.receiver, entry.callback)
    if let argument = entry.argument {
      text.append(" ")
      write(argument)
    }
    if !entry.states.isEmpty {
      text.append(" [")
      list(entry.states) { $0.text.append($1.word) }
      text.append("]")
    }
    endLine()
  }

  private mutating func writeReceiver(_ receiver: ReceiverName, _ callback: Callback) {
    switch receiver.role {
    case .object: write(receiver.name)
    case .gesture:
      write(receiver.name)
      text.append(".gesture")
    case .main: return text.append("main")
    case .notification: text.append("notification")
    case .completion: text.append("completion")
    case .returning: text.append("return")
    case .console: text.append("console")
    }
    text.append(" ")
    text.append(callback.spelling(afterCall: receiver.role == .completion || receiver.role == .returning))
  }

  /// An entry of a run as an expectation, with the argument where it is a name or nil.
  private mutating func write(_ entry: Entry, _ script: Script) {
    text.append("  > ")
    writeWords(of: entry, script)
    endLine()
  }

  private mutating func writeWords(of entry: Entry, _ script: Script) {
    script.write(entry.receiver, to: &text)
    if entry.receiver.kind == .process { return }
    text.append(" ")
    if entry.receiver.kind == .console { return script.write(entry.argument, to: &text) }
    let isCall = entry.receiver.kind == .completion || entry.receiver.kind == .returning
    text.append(entry.callback.spelling(afterCall: isCall))
    if entry.argument.isWorthPrinting {
      text.append(" ")
      script.write(entry.argument, to: &text)
    }
  }

  // MARK: Queries

  private mutating func write(_ query: Query) {
    text.append("  = ")
    if query.value == .yes && query.isNegated { text.append("not ") }
    if query.property == .responders {
      text.append("responders of ")
      write(query.subject)
    } else {
      write(query.subject)
      text.append(".")
      text.append(query.property.word)
    }
    switch query.value {
    case .yes: break
    case .numbers(let numbers):
      text.append(query.isNegated ? " are not " : " are ")
      list(numbers, separator: " ") { $0.text.append(decimal: Int($1)) }
    case .list(let references):
      text.append(query.isNegated ? " are not " : " are ")
      list(references) { $0.write($1) }
    case .none, .name, .state:
      text.append(query.isNegated ? " is not " : " is ")
      writeAnswer(query.value)
    }
    endLine()
  }

  private mutating func writeAnswer(_ value: Query.Value) {
    switch value {
    case .name(let name): write(name)
    case .state(let word): text.append(word.word)
    default: text.append("nil")
    }
  }
}

extension Argument {
  /// Whether a trace shows it: the moves to a parent, superview or window, and the controller of a delegate.
  var isWorthPrinting: Bool {
    switch kind {
    case .nil, .controller, .window, .row, .phase: true
    case .view: index != 0xffff
    case .none, .yes, .no, .message: false
    }
  }
}

extension Script {
  /// Writes an argument as scenarios write it; nothing for an unnamed view.
  public func write(_ argument: Argument, to text: inout [UInt8]) {
    let index = Int(argument.index)
    switch argument.kind {
    case .none: break
    case .yes: text.append("YES")
    case .no: text.append("NO")
    case .nil: text.append("nil")
    case .controller: text.append(contentsOf: self.text(controllers[index].name))
    case .view: if index != 0xffff { text.append(contentsOf: self.text(scenario.views[index].name)) }
    case .window: text.append(contentsOf: self.text(windows[index]))
    case .row: text.append(decimal: index)
    case .phase: if let phase = AppState(rawValue: UInt8(index)) { text.append(phase.word) }
    case .message: writeLine(argument, to: &text)
    }
  }

  /// A line on the console as UIKit prints it, with names for the objects.
  private func writeLine(_ argument: Argument, to text: inout [UInt8]) {
    guard let message = argument.message else { return }
    for (number, word) in Slice(message.text).words.enumerated() {
      if number > 0 { text.append(" ") }
      guard let place = word.text.firstIndex(of: UInt8(ascii: "$")) else {
        text.append(contentsOf: word.text)
        continue
      }
      // `$3)`: the place is two bytes long.
      text.append(contentsOf: word.text[..<place])
      if let id = argument.named(at: word.text[place + 1]) { text.append(contentsOf: self.text(spec(id).name)) }
      text.append(contentsOf: word.text[(place + 2)...])
    }
  }
}
