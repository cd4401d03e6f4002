import Diagnostics
import Testing

@Suite struct JSONTests {
  @Test func diagnostics() {
    let first = Diagnostic.about(
      "Load", in: "a\n视图 viewDidLoad\n", code: "LC2001", label: "unknown", also: [("视图", "here")],
      notes: ["n"], helps: ["h \"q\""])
    let second = Diagnostic.about("a\n视", in: "a\n视图", severity: .warning, "m")
    var report = Report(version: "1", files: [], findings: [first, second])
    report.coverage.judged = 2
    report.coverage.silent = 1
    report.coverage.noClaim = [.own: 3]
    #expect(
      JSONRenderer.render(report) == """
        {"diagnostics":[
        {"file":"notes/push.md","line":2,"column":11,"endLine":2,"endColumn":15,"code":"LC2001","severity":"error",\
        "message":"claimed order is contradicted","label":"unknown","notes":["n"],"helps":["h \\"q\\""],"fixes":[],\
        "secondary":[{"line":2,"column":1,"endLine":2,"endColumn":3,"label":"here"}]},
        {"file":"notes/push.md","line":1,"column":1,"endLine":2,"endColumn":2,"code":"LC4002","severity":"warning",\
        "message":"m","label":"","notes":[],"helps":[],"fixes":[],"secondary":[]}],"coverage":{"judged":2,"partlyRead":0,\
        "noClaim":3,"reasons":{"own":3},"silent":1,"percent":66}}

        """)
    let empty = JSONRenderer.render(Report(version: "1", files: [], findings: []))
    #expect(empty.hasPrefix("{\"diagnostics\":[],") && empty.hasSuffix("\"percent\":null}}\n"))
  }

  @Test(arguments: [
    ("plain 视图", "plain 视图"), ("\"\\/", "\\\"\\\\/"), ("\n\r\t\u{8}\u{C}", "\\n\\r\\t\\b\\f"),
    ("\u{0}\u{1B}\u{1F}\u{7F}", "\\u0000\\u001b\\u001f\\u007f"),
    ("a\u{2028}b\u{2029}c\u{2027}\u{202A}", "a\\u2028b\\u2029c\u{2027}\\u202a"),
    ("\u{80}\u{9B}\u{9F}\u{A0}", "\\u0080\\u009b\\u009f\u{A0}"), ("\u{61B}\u{61C}é", "\u{61B}\\u061cé"),
    ("\u{200D}\u{200E}\u{200F}\u{202E}\u{202F}", "\u{200D}\\u200e\\u200f\\u202e\u{202F}"),
    ("\u{2065}\u{2066}\u{2069}\u{206A}", "\u{2065}\\u2066\\u2069\u{206A}"),
    ("\"\u{301}", "\\\"\u{301}"), ("</script>", "</script>"), ("", ""), ("👩‍💻", "👩‍💻"),
  ])
  func stringsAreEscaped(string: String, escaped: String) {
    var json = JSONWriter()
    json.value(string)
    #expect(json.text == "\"\(escaped)\"")
  }

  @Test func inHTMLNoTagCanStart() {
    var json = JSONWriter(isForHTML: true)
    json.value("</script><!-- &")
    #expect(json.text == "\"\\u003c/script\\u003e\\u003c!-- \\u0026\"")
  }

  @Test(arguments: [
    (0.0, "0"), (1.0, "1"), (0.5, "0.5"), (1 / 3.0, "0.3333"), (0.00004, "0"), (-1.0, "0"), (2.0, "1"),
  ])
  func fractionsHaveFourDecimals(fraction: Double, expected: String) {
    var json = JSONWriter()
    json.value(fraction: fraction)
    #expect(json.text == expected)
  }

  @Test func nesting() {
    var json = JSONWriter()
    json.object { json in
      json.field("a", 1)
      json.field("b", true)
      json.object("c") { $0.field("d", "e") }
      json.array("f", [1, 2]) { $0.value($1) }
      json.key("g")
      json.array([-7, 0]) { json, number in
        json.object { _ in }
        json.array([number]) { $0.value($1) }
        json.null()
        json.value(number)
      }
      json.array("h", [] as [Int]) { $0.value($1) }
    }
    #expect(json.text == #"{"a":1,"b":true,"c":{"d":"e"},"f":[1,2],"g":[{},[-7],null,-7,{},[0],null,0],"h":[]}"#)
  }
}
