/// One callback of a run as it is shown in a list.
package struct TraceRow: Sendable, Hashable {
  /// Who is told.
  package var receiver: String
  /// As the trace names it, usually the selector.
  package var callback: String
  /// The argument's value where it says something; may be empty.
  package var argument: String = ""
  /// When in the run loop: "in the call", "layout", "end of the animation"; may be empty.
  package var phase: String = ""
  /// The application's state; may be empty.
  package var state: String = ""
  /// What brought it about; may be empty.
  package var cause: String = ""
  /// The page of the callback.
  package var link: SitePath? = nil
}

/// A step of a run and the callbacks that it brought about.
package struct TraceStep: Sendable, Hashable {
  /// The step as written, for instance `push B`.
  package var text: String
  /// What was delivered in the step, in order.
  package var rows: [TraceRow]
}

/// A run as a picture with the same run as a list beside it.
package struct TraceFigure: Sendable {
  /// An id that is unique on its page; letters, digits and hyphens.
  package var id: String
  /// The heading of the figure.
  package var title: String
  /// The version of iOS that it ran on; may be empty.
  package var version: String = ""
  /// The steps, in order.
  package var steps: [TraceStep]
  /// Its rows are the rows of all steps, one after the other.
  package var score: ScoreModel
  /// Who is on screen after each step that has rows, with a bar between the steps; before it too, and `>` behind that, where it
  /// is not as the step with rows before left it.
  package var screens: String = ""
  /// The state of the application in each row, a letter for each.
  package var appStates: String = ""
  /// What the view of each controller does in each row, a letter for each: `A=-aas;B=---a`. Whether it appears (`a`), is on
  /// screen (`s`), disappears (`d`) or none of it, also where the app does not log that.
  package var views: String = ""
}
