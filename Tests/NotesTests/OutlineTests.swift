import Notes
import Testing

struct OutlineTests {
  private let text = """
    # One
    text
    ## `Two`
    > ```scenario push once
    > nav[A]
    > push B
    > ```
    # Three
    ```scenario
    ```
    """

  @Test func listsSectionsWithTheirRanges() {
    let note = read(text)
    #expect(note.sections.map(\.title) == ["One", "Two", "Three"])
    #expect(note.sections[0].range.upperBound == note.sections[2].range.lowerBound)
    #expect(note.sections[1].range.upperBound == note.sections[2].range.lowerBound)
  }

  @Test func findsScenariosWithTheirLines() {
    let note = read(text)
    #expect(note.scenarios.map(\.name) == ["push once", ""])
    #expect(note.scenarios[0].lines.map { note.text($0) } == ["nav[A]", "push B"])
    #expect(note.scenarios[1].lines.isEmpty)
  }
}
