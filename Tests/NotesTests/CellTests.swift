import Judging
import Notes
import Testing

/// The rows of a list, the cells that they come in, and what is told of both.
@Suite struct CellTests {
  private static let cellForRow = "`tableView:cellForRowAtIndexPath`"
  private static let ended = "`tableView:didEndDisplayingCell:forRowAtIndexPath`"

  static let cells: [ReadingCase] = [
    ReadingCase(
      "`cellForRowAt` is called each time a new row scrolls onto the screen.",
      "\(cellForRow) is always called, when a row comes on screen"),
    ReadingCase(
      "`cellForRowAt` se llama cada vez que una fila aparece en pantalla.",
      "\(cellForRow) is always called, when a row comes on screen"),
    ReadingCase(
      "After `reloadData`, `cellForRowAt` is called for the visible rows.",
      "\(cellForRow) is called, when the list is reloaded"),
    ReadingCase(
      "`didEndDisplaying` is called when the cell leaves the screen.",
      "\(ended) is called, when a row leaves the screen"),
    ReadingCase("셀이 화면에서 사라지면 `didEndDisplaying`이 호출된다.", "\(ended) is called, when a row leaves the screen"),
    ReadingCase(
      "`prepareForReuse` is called before a cell is reused.", "`prepareForReuse` is called, when a cell is reused"),
    ReadingCase("セルが再利用される前に`prepareForReuse`が呼ばれます。", "`prepareForReuse` is called, when a cell is reused"),
    ReadingCase("复用 cell 时会调用 `prepareForReuse`。", "复用 cell 时，`prepareForReuse` 会被调用"),
    ReadingCase("`prepareForReuse` is called for a new cell.", "`prepareForReuse` is called, when a cell is made"),
    ReadingCase(
      "`prepareForReuse` is not called when a cell is created for the first time.",
      "`prepareForReuse` is not called, when a cell is made"),
    // While one row goes another one comes, and each row is looked at by itself.
    ReadingCase("`willDisplay` is called each time a row leaves the screen."),
    ReadingCase("`didEndDisplaying` is called when the cell is reused."),
    ReadingCase("`reloadData` calls `cellForRowAt` for all rows."),
    ReadingCase("`cellForRowAt` is called exactly once on `reloadData`."),
    ReadingCase("In `prepareForReuse` the outlets are connected."),
    // For whoever is told of no rows, a cell is what is tapped.
    ReadingCase(
      "Tapping a cell pushes B, and `viewDidLoad` of B is called.",
      "`viewDidLoad` of the one that comes is called, on a push"),
    // A cell's own, and no controller's.
    ReadingCase("`awakeFromNib` of a cell is called on every reuse."),
  ]

  @Test(arguments: cells)
  func readsBack(_ expected: ReadingCase) {
    #expect(read(expected.text).claims.map { ClaimWording.reading($0) } == expected.readings)
  }

  static let columns: [ReadingCase] = [
    ReadingCase(
      "| Method | Outlets connected? | Frame final? |\n|--|--|--|\n| `viewDidLoad` | Yes | No |",
      "whenever `viewDidLoad` is called, the controller's outlets are connected, for each controller by itself",
      "whenever `viewDidLoad` is called, the view does not have its final size yet, for each controller by itself"),
    ReadingCase(
      "| Method | Is the view loaded? |\n|--|--|\n| `init(coder:)` | no |",
      "whenever `initWithCoder` is called, the view is not loaded yet"),
    ReadingCase(
      "| Method | outlets | window |\n|--|--|--|\n| `viewDidLoad` | connected | nil |\n| `viewDidAppear` | – | – |",
      "whenever `viewDidLoad` is called, the controller's outlets are connected, for each controller by itself",
      "whenever `viewDidLoad` is called, the view is in no window, for each controller by itself"),
  ]

  @Test("A column says how something is when the callback of the row comes", arguments: columns)
  func column(_ expected: ReadingCase) {
    #expect(read(expected.text).claims.map { ClaimWording.reading($0) } == expected.readings)
  }

  @Test("Behind a question in one paragraph its answer may begin with a letter")
  func answer() {
    let note = read("Q: Is `viewDidLoad` called on a pop?\nA: No.")
    #expect(note.claims.map { ClaimWording.reading($0) } == ["`viewDidLoad` is not called, on a pop"])
  }
}
