internal import LifecycleEngine

// Views, classes and what the app's own methods do.

extension DeclarationText {
  var views: [String] {
    var facts = grouped(scenario.views.map(origin))
    if scenario.steps.contains(where: { $0.actions.contains { $0.verb == .touch || $0.verb == .tap } }) {
      facts += scenario.views.compactMap(frame)
    }
    let marks: [(Phrase, (ViewDeclaration) -> Bool)] = [
      (.hiddenFact, \.isHidden), (.transparentFact, \.isTransparent), (.ignoringFact, \.ignoresTouches),
      (.controlFact, \.isControl), (.gestureFact, \.hasGesture), (.constraintsFact, \.hasConstraints),
    ]
    for (phrase, holds) in marks {
      facts += grouped(scenario.views.filter(holds).map { (name($0.name), phrase, "") })
    }
    return facts + scenario.views.compactMap(content) + scenario.views.compactMap(sections)
  }

  private func sections(_ view: ViewDeclaration) -> String? {
    view.sections > 1 ? strings(.sectionsFact, name(view.name), "\(view.sections)", "1") : nil
  }

  /// What a view scrolls: of a list as much as decides which rows are on screen.
  private func content(_ view: ViewDeclaration) -> String? {
    let (height, rows) = ("\(view.frame?.height ?? 44)", "\(view.rows)")
    switch view.content {
    case .plain?: return strings(.scrollsFact, name(view.name), "", "1")
    case .table?: return strings(.tableFact, name(view.name), height, rows, "\(view.rowHeight)")
    case .collection?: return strings(.collectionFact, name(view.name), height, rows, "\(view.rowHeight)")
    case nil: return nil
    }
  }

  private func origin(_ view: ViewDeclaration) -> (subject: String, say: Phrase, about: String) {
    let subject = name(view.name)
    let nib = view.nibName.map { "\"\(name($0))\"" }
    switch view.place {
    case .rootOf(let owner): return (subject, .viewRoot, name(owner))
    case .representedBy(let content): return (subject, .representedFact, name(content))
    case .part(.cell, let list): return (subject, .cellFact, name(list))
    case .part(.header, let list): return (subject, .headerFact, name(list))
    case .part(.footer, let list): return (subject, .footerFact, name(list))
    case .inside(let owner):
      let isView = scenario.views.contains { $0.name == owner } || name(owner) == "window"
      let parent = isView ? name(owner) : strings(.ownersView, name(owner))
      return (subject, .viewInside, nib.map { strings(.ownerInNib, parent, $0) } ?? parent)
    case .loose: return nib.map { (subject, .viewFromNib, $0) } ?? (subject, .viewFromCode, "")
    }
  }

  private func frame(_ view: ViewDeclaration) -> String? {
    view.frame.map { strings(.frameFact, name(view.name), "(\($0.x), \($0.y))", "\($0.width) × \($0.height)") }
  }

  var classes: [String] {
    scenario.classes.map { type in
      let methods = (type.hasLoad ? ["+load"] : []) + (type.hasInitialize ? ["+initialize"] : [])
      let subject = name(type.name)
      if type.isCategory { return strings(.categoryFact, subject, join(methods)) }
      guard let base = type.base.map(name) else { return strings(.classHas, subject, join(methods)) }
      return methods.isEmpty ? strings(.subclass, subject, base) : strings(.subclassHas, subject, base, join(methods))
    }
  }

  /// What the app's methods do besides calling super. Apps that call super nowhere would fill the page: one fact
  /// says it of all their methods.
  var overrides: [String] {
    var facts: [String] = []
    var withoutSuper: [String] = []
    for override in scenario.overrides {
      let method = self.method(of: override)
      let actions = override.actions.filter { $0.verb != .callSuper && $0.verb != .noSuper }
      let text = actions.map { String(decoding: ScenarioPrinter.print([$0], of: scenario), as: UTF8.self) }
      let callsSuper = override.actions.contains { $0.verb == .callSuper }
      let leavesSuper = override.actions.contains { $0.verb == .noSuper }
      if text.isEmpty {
        if leavesSuper { withoutSuper.append(method) }
        continue
      }
      let isLast = callsSuper && override.actions.last?.verb == .callSuper
      let phrase: Phrase = leavesSuper ? .bodyWithoutSuper : isLast ? .bodyBeforeSuper : .body
      facts.append(strings(phrase, method, strings.list(text)))
    }
    return withoutSuper.isEmpty ? facts : facts + [strings(.noSuperFact, join(withoutSuper), "\(withoutSuper.count)")]
  }

  private func method(of override: Override) -> String {
    guard let receiver = override.receiver else {
      return strings(.completionName, override.callback.shownName)
    }
    return "\(name(receiver)).\(override.isOfGesture ? "gesture." : "")\(override.callback.shownName)"
  }
}
