import Diagnostics
import Testing

@testable import Site

@Suite("Templates")
struct TemplateTests {
  struct Broken: Sendable, CustomTestStringConvertible {
    let file: String
    let text: String
    let line: Int
    let message: String
    var code = "LC8005"
    var testDescription: String { message }
  }

  static let broken = [
    Broken(
      file: "note.mustache", text: "<h1>{{title}}</h1>\n<p>{{titel}}</p>", line: 2,
      message: "this template gets no value named `titel`"),
    Broken(
      file: "note.mustache", text: "{{{title}}}", line: 1, message: "`title` is text: use two braces"),
    Broken(
      file: "note.mustache", text: "\n\n{{body}}", line: 3, message: "`body` is markup: use three braces"),
    Broken(
      file: "layout.mustache", text: "{{inNotes}}", line: 1,
      message: "`inNotes` is a switch: use it as a section"),
    Broken(
      file: "note.mustache", text: "{{#group}}\nx", line: 1, message: "the section `group` is not closed"),
    Broken(file: "note.mustache", text: "x\n{{/group}}", line: 2, message: "this end has no beginning"),
    Broken(
      file: "note.mustache", text: "{{#group}}{{#title}}{{/group}}{{/title}}", line: 1,
      message: "this end has no beginning"),
    Broken(file: "note.mustache", text: "{{> nothing}}", line: 1, message: "there is no template `nothing`"),
    Broken(
      file: "note.mustache", text: "{{>note}}", line: 1, message: "templates include each other without end"),
    Broken(
      file: "note.mustache", text: "{{text.nothing}}", line: 1,
      message: "there are no words named `text.nothing`"),
    Broken(
      file: "note.mustache", text: "{{{text.notes}}}", line: 1, message: "words are escaped: use two braces"),
    Broken(
      file: "note.mustache", text: "{{&title}}", line: 1,
      message: "this kind of tag is not used in lcdoc's templates"),
    Broken(
      file: "note.mustache", text: "{{=<% %>=}}", line: 1,
      message: "this kind of tag is not used in lcdoc's templates"),
    Broken(file: "note.mustache", text: "{{title", line: 1, message: "a tag is not closed"),
    Broken(
      file: "link.mustache", text: "<a href={{href}}>", line: 1,
      message: "an attribute's value stands in quotes"),
    Broken(
      file: "link.mustache", text: "a\u{1}", line: 1,
      message: "a control character has no place in a template"),
    Broken(file: "nots.txt", text: "", line: 1, message: "nothing uses this file"),
    Broken(
      file: "note.mustache",
      text: String(repeating: "{{#title}}\n", count: 3_000) + String(repeating: "{{/title}}", count: 3_000), line: 33,
      message: "sections may stand within each other up to 32 deep", code: "LC0004"),
    Broken(
      file: "note.mustache", text: String(repeating: "{{title}}\n", count: 40_000), line: 20_001,
      message: "a template may have up to 20000 tags with all that it includes", code: "LC0004"),
  ]

  @Test(
    "A layout has the policy in force before anything else",
    arguments: [
      ("<!doctype html>\n<html lang=\"{{language}}\"><head><meta charset=\"utf-8\">\n@", true),
      ("@<script></script>", true),
      ("", false), ("<script></script>@", false), ("<!-- @ -->", false), ("<html class='>\n@'>", false),
      ("{{#onHome}}@{{/onHome}}", false), ("<html><head>text@", false), ("<template>@</template>", false),
      ("<meta http-equiv=\"Content-Security-Policy\" content=\"x{{policy}}\">", false),
      ("<meta http-equiv=\"Content-Security-Policy\" content=\"{{policy}}; script-src *\">", false),
    ])
  func policy(layout: String, isInForce: Bool) {
    let policy = "<meta http-equiv=\"Content-Security-Policy\" content=\"{{policy}}\">"
    let text = layout.split(separator: "@", omittingEmptySubsequences: false).joined(separator: policy)
    let set = Result { () throws(TemplateErrors) in
      try TemplateSet(overrides: [SourceFile(path: "layout.mustache", text: text)])
    }
    switch set {
    case .success: #expect(isInForce)
    case .failure(let errors):
      #expect(!isInForce)
      #expect(errors.diagnostics.map(\.message) == ["a layout names the policy of the page before all else"])
    }
  }

  @Test("What includes the same many times at every depth is bounded")
  func inclusionsMultiply() {
    let files = (0..<7).map { depth in
      SourceFile(path: "p\(depth).mustache", text: String(repeating: "{{>p\(depth + 1)}}", count: 30))
    }
    let last = SourceFile(path: "p7.mustache", text: "x")
    let errors = #expect(throws: TemplateErrors.self) {
      try TemplateSet(overrides: files + [last, SourceFile(path: "note.mustache", text: "{{>p0}}")])
    }
    #expect(errors?.diagnostics.map(\.code) == ["LC0004"])
  }

  @Test("So is how long it gets")
  func inclusionsGrow() {
    let part = SourceFile(path: "part.mustache", text: String(repeating: "x", count: 1 << 20))
    let note = SourceFile(path: "note.mustache", text: String(repeating: "{{>part}}", count: 8))
    let errors = #expect(throws: TemplateErrors.self) { try TemplateSet(overrides: [part, note]) }
    #expect(errors?.diagnostics.map(\.message) == ["a template may have up to 8 MiB with all that it includes"])
  }

  @Test("A mistake in a template is reported with its line", arguments: broken)
  func mistakes(example: Broken) throws {
    let errors = #expect(throws: TemplateErrors.self) {
      try TemplateSet(overrides: [SourceFile(path: example.file, text: example.text)])
    }
    let found = try #require(errors?.diagnostics.first { $0.message == example.message }, "\(errors as Any)")
    #expect(found.file.path == example.file)
    #expect(found.file.line(at: found.range.lowerBound) == example.line)
    #expect(found.code == example.code)
  }

  @Test("A template that is no UTF-8 is refused")
  func wrongBytes() {
    let errors = #expect(throws: TemplateErrors.self) {
      try TemplateSet(overrides: [SourceFile(path: "link.mustache", bytes: [0x61, 0xFF, 0x62])])
    }
    #expect(errors?.diagnostics.map(\.message) == ["a template is text in UTF-8"])
  }

  @Test(
    "Sections, words, values and lines of their own, in a template and in what it includes",
    arguments: [false, true], [Language.english, .chinese])
  func filling(inPartial: Bool, language: Language) throws {
    let text = """
      {{! a comment on a line of its own }}
      <li class="a piece that is long enough">{{label}} { a brace }
      {{#href}}
        <a href="{{href}}" title="{{text.notes}}">{{label}} · {{text.notes}}</a>
      {{/href}}
      {{^href}}
      not shown, though it is long
      {{/href}}
      </li>
      """
    let files =
      inPartial
      ? [SourceFile(path: "mine.mustache", text: text), SourceFile(path: "link.mustache", text: "{{>mine}}")]
      : [SourceFile(path: "link.mustache", text: text)]
    var values = LinkValues()
    values.label = "<x>"
    values.href = "a&b"
    let word = UIText.notes.text(in: language)
    let wanted = """
      <li class="a piece that is long enough">&lt;x&gt; { a brace }
        <a href="a&amp;b" title="\(word)">&lt;x&gt; · \(word)</a>
      </li>
      """
    let html = try TemplateSet(overrides: files).html(values, in: language)
    #expect(String(decoding: html.bytes, as: UTF8.self) == wanted)
  }

  @Test("A mistake in a partial is reported once, however many templates include it")
  func partials() {
    let errors = #expect(throws: TemplateErrors.self) {
      try TemplateSet(overrides: [
        SourceFile(path: "mine.mustache", text: "{{oops}}"),
        SourceFile(path: "link.mustache", text: "{{>mine}}"),
        SourceFile(path: "fact.mustache", text: "{{>mine}}"),
      ])
    }
    #expect(errors?.diagnostics.count { $0.message.contains("oops") } == 2, "\(errors as Any)")
  }

  @Test("A file stands in for the built-in one of its name; the others stay")
  func overriding() throws {
    let templates = try TemplateSet(overrides: [
      SourceFile(
        path: "link.mustache",
        text: "<li>{{! short }}{{#label}}{{>mine}}{{/label}}{{^label}}none{{/label}}</li>"),
      SourceFile(path: "mine.mustache", text: "<b>{{label}}</b>"),
      SourceFile(path: "assets/site.css", text: "body {}"),
      SourceFile(path: "assets/logo.svg", text: "<svg/>"),
    ])
    let files = SiteRenderer(templates: templates).render(SampleSite.make())
    let text = { (path: String) in
      files.first { $0.path.text == path }.map { String(decoding: $0.bytes, as: UTF8.self) }
    }
    #expect(text("notes/app-and-controller.html")?.contains("<li><b>Launch, push, back</b></li>") == true)
    #expect(text("assets/site.css") == "body {}")
    #expect(text("assets/logo.svg") == "<svg/>")
    #expect(text("assets/run.js")?.contains("stepper") == true)
  }

  @Test("Every word is there in every language", arguments: UIText.allCases)
  func words(text: UIText) {
    for language in Language.allCases {
      let words = text.text(in: language)
      #expect(!words.isEmpty)
      if language != .english { #expect(words != text.rawValue, "\(text) has no translation") }
      // The script takes lists of words apart at this sign.
      #expect(!words.contains("|"))
    }
    let places = Language.allCases.map { text.text(in: $0).utf8.count { $0 == UInt8(ascii: "{") } }
    #expect(Set(places).count == 1, "both languages have the same places to fill")
  }

  @Test("Values go into the places of a text in order")
  func filling() {
    #expect(UIText.line.text(in: .english, filledWith: "7") == "line 7")
    #expect(UIText.line.text(in: .chinese, filledWith: "7") == "第 7 行")
    #expect(UIText.movedTo.text(in: .english, filledWith: "{x}", "2", "5") == "{x} moved to position 2 of 5")
  }

  @Test("What one filling leaves empty the next may fill")
  func emptyFirst() throws {
    let templates = try TemplateSet.builtIn()
    var values = ChoiceValues()
    _ = templates.html(values, in: .english)
    values.explanation.append(text: "the run")
    let filled = String(decoding: templates.html(values, in: .english).bytes, as: UTF8.self)
    #expect(filled.contains("the run"))
  }
}
