package import LifecycleEngine
package import Verify

/// What a sentence stands in: what is said above it.
package struct Context: Sendable {
  /// The callbacks that the section, item or row is about.
  package var topics: [Frame.Call] = []
  /// A title above names the topic.
  package var isEntitled = false
  /// The text begins with the topic, set off from what it says: "X: …", and all of it is about that.
  package var isHeaded = false
  /// The topic is what this text explains: no verb is needed.
  package var isDescription = false
  /// It stands among the lines of the body of what it explains, and may tell of these lines.
  package var isRemark = false
  /// What the headings and lead-ins say happens.
  package var conditions: [Frame.Condition] = []
  /// The versions that headings and lead-ins name.
  package var versions: VersionRange?
  /// Apps with scenes or without, where they say so.
  package var lifeCycle: LifeCycle?
  /// What the app runs on, where they say so.
  package var device: WorldFilter.DeviceKind?
  /// What headings and lead-ins are about, where a sentence below says only what is done: "Sheets", and "swiping it away".
  package var things = FeatureSet()
  /// All that its words contribute.
  package var features = FeatureSet()
  /// It says that what is listed below does not come, and to whom: "the presenter no longer receives:".
  package var isDenied = false
  /// Who gets what is listed below, where that is denied.
  package var receiver = Frame.Receiver()
  /// Why nothing below is claimed: "all of them wrong:".
  package var noClaim: Feature?
  /// The places among the names of the text of what was named together last, each callback once: what "they" are.
  package var spoken: [Int] = []
  /// What was asked right above, as the statements that "yes" would make of it.
  package var asked: [Frame] = []
  /// A question stands right above: what follows may answer it.
  package var isAnswer = false
  /// What was not understood of where the conditions are said: in a title, before a question.
  package var unread: [Range<Int>] = []
  /// It was asked, not said: questions are read as what they ask for.
  package var isAsked = false
  /// It tells how something is when the topic comes, and nothing that happens: a column about the view does.
  var tellsHow = false

  /// A sentence on its own: nothing stands above it.
  package init() {}

  /// A question right above tells what the answer speaks of, and when.
  mutating func answer(_ asked: [Frame]) {
    guard let first = asked.first else { return }
    if conditions.isEmpty { conditions = first.conditions }
    versions = versions ?? first.versions
    lifeCycle = lifeCycle ?? first.lifeCycle
    device = device ?? first.device
    guard asked.count == 1, first.subjects.count == 1, first.relations.isEmpty, first.sequence.isEmpty else { return }
    topics = first.subjects
    isDescription = true
  }

  /// What is said before a question tells when, and of which worlds.
  ///
  /// - Parameter unread: what of it was not understood.
  mutating func take(_ preamble: Context, unread: [Range<Int>]) {
    conditions = preamble.conditions
    self.unread += unread
    versions = versions ?? preamble.versions
    lifeCycle = lifeCycle ?? preamble.lifeCycle
    device = device ?? preamble.device
  }

  /// What was spoken of last is the topic of what follows, if it is one callback: of several nobody knows which.
  ///
  /// - Parameter places: where the names stand among those of the text.
  package mutating func speak(of places: some Collection<Int>, _ all: [Name]) {
    isDescription = false
    let names = places.map { all[$0] }
    guard let first = names.first else { return }
    spoken = places.reduce(into: []) { spoken, place in
      if !spoken.contains(where: { all[$0].callback == all[place].callback }) { spoken.append(place) }
    }
    if isHeaded { return }
    let isOne = names.allSatisfy { $0.callback == first.callback }
    if isOne, topics.contains(where: { $0.name.callback == first.callback }) { return }
    // Under a title that names a callback another one does not become what "this method" is.
    topics = isOne && !isEntitled ? [Frame.Call(first)] : []
  }
}
