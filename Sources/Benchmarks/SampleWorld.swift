import LifecycleEngine

/// A world to search: a scenario whose steps are those that the search may take.
struct SampleWorld {
  var name: String
  var version: Version
  var text: String

  var scenario: Scenario { ScenarioParser.parse(Array(text.utf8)).scenario }

  static let all = [
    SampleWorld(
      name: "two controllers in a navigation controller", version: Version(17),
      text: """
        root: nav(A)
        controller B: from code

        launch
        push B
        pop
        swipe back begins
        swipe back ends
        swipe back cancelled
        home
        open
        app switcher
        back to app
        """),
    SampleWorld(
      name: "tabs, navigation and a sheet", version: Version(17),
      text: """
        root: tab(nav(A), C)
        names: tab Tab, nav Nav
        controller B: from code
        controller D: from code; style pageSheet

        launch
        A push B
        A pop
        swipe back begins
        swipe back ends
        swipe back cancelled
        select Nav
        select C
        present D
        dismiss
        drag down begins
        drag down ends
        drag down cancelled
        rotate
        home
        open
        """),
  ]
}
