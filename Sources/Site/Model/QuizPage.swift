import Cache
package import Quiz

/// A page of questions.
package struct QuizPage: Sendable {
  /// Where the page lies in the site.
  package var path: SitePath
  /// The heading.
  package var title: String
  /// The heading under which the questions are listed.
  package var group: String = ""
  /// The note or scenario that the questions are about; nil for none.
  package var about: PageLink? = nil
  /// What the questions are about, in one or two sentences; may be empty.
  package var introduction: String = ""
  /// The questions, in the order of the page.
  package var items: [QuizQuestion]
  /// For the page of each callback that is asked about the id of the first question that does.
  package var asked: [SitePath: String] = [:]
  /// What lists say of each of the questions.
  package var marks: [QuestionMark] = []
  /// What it is made from; nil where it is made each time.
  var digest: Digest? = nil
  /// How the questions are made, where they are not here because the page may be known.
  var rest: (@Sendable () -> [QuizQuestion])? = nil
}

/// What lists of questions know of one.
package struct QuestionMark: Sendable, Hashable {
  /// As on its page.
  package var id: String
  /// Changes when another answer is right, as 16 hexadecimal digits.
  package var hash: String
  /// What it is about, as a heading.
  package var topic: String
  /// How hard it is.
  package var level: Level

  /// A question as lists know it.
  package init(id: String, hash: String, topic: String, level: Level) {
    self.id = id
    self.hash = hash
    self.topic = topic
    self.level = level
  }
}

/// Ten questions of those that stand on the pages of what they were made from.
package struct QuizSelection: Sendable {
  /// What they have in common.
  package enum Subject: Sendable, Hashable {
    /// Nothing.
    case everything
    case level(Level)
    case topic
  }

  /// What they have in common.
  package var subject: Subject
  /// The page with the questions. Its title says what they have in common.
  package var page: QuizPage
}

/// A question of any kind.
package enum QuizQuestion: Sendable {
  case ordering(OrderingItem)
  case choice(ChoiceQuestion)
}

/// A question with one right choice.
package struct ChoiceQuestion: Sendable {
  /// What is asked for; it is the heading.
  package enum Kind: Sendable, Hashable {
    case next, wrongLine, notCalled, versions
  }

  /// Stable, unique on its page, without white space.
  package var id: String
  /// What is asked.
  package var kind: Kind
  /// Changes when another answer is right; as in its mark.
  package var hash: String = ""
  /// The question.
  package var stem: HTML
  /// The calls that are shown, in order.
  package var log: [String] = []
  /// In the order in which they are shown; lines of a log for `wrongLine`.
  package var options: [Option]
  /// The right one, an index into `options`.
  package var answer: Int
  /// The callbacks that it asks for, by selector.
  package var asked: [String] = []
  /// What is shown with the key.
  package var explanation: HTML = HTML()

  /// One thing to choose, and why it is right or wrong.
  package struct Option: Sendable, Hashable {
    /// What is chosen.
    package var label: String
    /// Why it is right or wrong.
    package var reason: String
  }
}

/// A question whose answer is an order; every linear extension of `relation` is accepted.
package struct OrderingItem: Sendable {
  /// Stable, unique on its page, without white space.
  package var id: String
  /// Changes when another order is right; as in its mark.
  package var hash: String = ""
  /// The question.
  package var stem: HTML
  /// As they are shown at first; distractors among them.
  package var pieces: [Piece]
  /// Pairs of indices of `pieces`: the first comes before the second in every run. Need not be closed.
  package var relation: [Pair]
  /// The order that the key shows, as indices of `pieces`, without distractors.
  package var canonical: [Int]
  /// The run that confirms it, if it has a page.
  package var link: PageLink? = nil

  /// One thing to be put in its place.
  package struct Piece: Sendable, Hashable {
    /// The callback, with its receiver.
    package var label: String
    /// The callback alone, by selector.
    package var callback: String = ""
    /// When and why it comes; empty where no run tells.
    package var because: String = ""
    /// Why others come before it, one sentence for each that does.
    package var reasons: [Reason] = []
    /// For a distractor: why it has no place. Nil for a piece of the answer.
    package var distractorReason: String? = nil
  }

  /// Why a piece comes before another.
  package struct Reason: Sendable, Hashable {
    /// The place of the earlier among the pieces.
    package var earlier: Int
    /// A sentence.
    package var text: String
  }

  /// Two pieces whose order is the same in every run.
  package struct Pair: Sendable, Hashable {
    /// The place of the earlier among the pieces.
    package var before: Int
    /// The place of the later among the pieces.
    package var after: Int
  }
}
