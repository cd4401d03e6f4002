import Testing

/// How much of the notes was judged, as the program says it.
@Suite struct CoverageTests {
  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("a.md", "# A\n\nviewDidLoad is called before viewWillAppear.\n\nOverride viewDidLoad.\n")
    try folder.write("b.md", "# B\n\nviewDidLoad is called when the flurble zorps.\n")
    return folder
  }

  @Test(arguments: [
    (["--min-coverage", "50"], 0, ""), (["--min-coverage", "51"], 1, "coverage is 50 %, less than the 51 % wanted"),
    (["--min-coverage", "51", "--lang", "zh"], 1, "覆盖率为 50%，低于要求的 51%"),
    (["--min-coverage", "100", "--exit-zero"], 0, "less than the 100 % wanted"),
    (["--min-coverage", "101"], 2, "give a number from 0 to 100"),
  ])
  func aLeastCoverage(options: [String], code: Int32, said: String) throws {
    let folder = try folder()
    let run = try Program(["check", "."] + options, in: folder.path)
    #expect(run.code == code && (said.isEmpty ? run.errors.isEmpty : run.errors.contains(said)), "\(run.said)")
  }

  @Test func whereNothingIsNamedNothingIsMissing() throws {
    let folder = try TemporaryFolder()
    try folder.write("a.md", "# A\n\nOverride viewDidLoad.\n")
    #expect(try Program(["check", ".", "--min-coverage", "100"], in: folder.path).code == 0)
  }

  @Test func countsOfAllFiles() throws {
    let folder = try folder()
    let text = try Program(["check", "."], in: folder.path).output
    #expect(text.hasSuffix("; 3 places name a callback: 1 judged, 1 partly read, 1 no claim (override)\n"))
    let json = try Program(["check", ".", "--format", "json"], in: folder.path).output
    #expect(
      json.hasSuffix(
        #""coverage":{"judged":1,"partlyRead":1,"noClaim":1,"reasons":{"override":1},"silent":0,"percent":50}}"# + "\n")
    )
  }

  @Test func placesOfANote() throws {
    let folder = try folder()
    let text = try Program(["read", "b.md"], in: folder.path).output
    #expect(
      text.contains("1 place names a callback: 1 partly read\n  line 3: not understood: when | flurble | zorps\n"))
    #expect(try Program(["read", "b.md", "--lang", "zh"], in: folder.path).output.contains("第 3 行：未读懂：when"))
    let json = try Program(["read", "a.md", "--format", "json"], in: folder.path).output
    #expect(json.contains(#"{"line":3,"endLine":3,"outcome":"judged"}"#))
    #expect(json.contains(#"{"line":5,"endLine":5,"outcome":"noClaim","reason":"override"}"#))
  }
}
