extension Frame {
  /// "Show the alert", in the body of viewDidAppear: what its lines do, and not when it is called. "The view has appeared" says
  /// what the name of the method does.
  var tellsOfLines: Bool {
    guard isDescription, !hasVerb, !conditions.isEmpty, conditions.allSatisfy({ $0.isImplicit }), quantity == nil,
      let name = subjects.first?.name
    else { return false }
    guard let own = name.callback.ownSituation else { return true }
    return !conditions.allSatisfy { condition in
      (!condition.event.beginsWithChange || condition.event.features.meets([.soon, .done]))
        && OccasionReader(owner: name.owner).occasion(condition.event)?.situations == [own]
    }
  }
}
