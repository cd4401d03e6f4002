import Diagnostics

extension FormatCase {
  /// Every format, and what it makes of the sample.
  static let all: [FormatCase] = [
    FormatCase(name: "sarif.json", report: .sample, render: { withoutRules(SARIFRenderer.render($0)) }, text: sarif),
    FormatCase(name: "github", report: .sample, render: { GitHubRenderer.render($0) }, text: github),
    FormatCase(name: "summary", report: .sample, render: { StepSummary.render($0) }, text: summary),
    FormatCase(name: "junit", report: .sample, render: { JUnitRenderer.render($0) }, text: junit),
    FormatCase(name: "gitlab.json", report: .sample, render: { GitLabRenderer.render($0) }, text: gitlab),
    FormatCase(name: "rdjson", report: .sample, render: { RDJSONRenderer.render($0) }, text: rdjson),
  ]

  /// The rules are the table of the codes; its words are not repeated here.
  private static func withoutRules(_ sarif: String) -> String {
    sarif.firstRange(of: #""automationDetails""#).map { String(sarif[$0.lowerBound...]) } ?? sarif
  }

  /// What is written where nothing is found.
  static let empty: [FormatCase] = [
    FormatCase(
      name: "sarif", report: .empty, render: { SARIFRenderer.render($0) },
      text: """
        {"$schema":"https://json.schemastore.org/sarif-2.1.0.json","version":"2.1.0","runs":[{"tool":{"driver":\
        {"name":"lcdoc","version":"1.2.3","rules":[]}},"automationDetails":{"id":"lcdoc/"},\
        "columnKind":"unicodeCodePoints","results":[]}]}

        """),
    FormatCase(name: "github", report: .empty, render: { GitHubRenderer.render($0) }, text: ""),
    FormatCase(
      name: "junit", report: .empty, render: { JUnitRenderer.render($0) },
      text: """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="lcdoc" tests="0" failures="0" errors="0" skipped="0">
        </testsuites>

        """),
    FormatCase(name: "gitlab", report: .empty, render: { GitLabRenderer.render($0) }, text: "[]\n"),
    FormatCase(
      name: "rdjson", report: .empty, render: { RDJSONRenderer.render($0) },
      text: "{\"source\":{\"name\":\"lcdoc\"},\"diagnostics\":[]}\n"),
  ]

  private static let sarif = """
    "automationDetails":{"id":"lcdoc/"},"columnKind":"unicodeCodePoints","results":[
    {"ruleId":"LC2001","ruleIndex":0,"level":"warning",\
    "message":{"text":"`viewDidApper` is no callback (unknown)\\nnote: read so\\nhelp: write `x`"},\
    "locations":[{"physicalLocation":{"artifactLocation":{"uri":"notes/push.md"},\
    "region":{"startLine":2,"startColumn":11,"endLine":2,"endColumn":16}}}],\
    "relatedLocations":[{"id":0,"physicalLocation":{"artifactLocation":{"uri":"notes/push.md"},\
    "region":{"startLine":2,"startColumn":1,"endLine":2,"endColumn":3}},"message":{"text":"here"}}],\
    "partialFingerprints":{"primaryLocationLineHash":"e2c024f69283fb01:1",\
    "lcdocFinding/v1":"57f7e6deef64e0d9"},\
    "fixes":[{"artifactChanges":[{"artifactLocation":{"uri":"notes/push.md"},\
    "replacements":[{"deletedRegion":{"startLine":2,"startColumn":11,"endLine":2,"endColumn":16},\
    "insertedContent":{"text":"Appear"}}]}]}]},
    {"ruleId":"LC4002","ruleIndex":1,"level":"error","message":{"text":"m"},\
    "locations":[{"physicalLocation":{"artifactLocation":{"uri":"notes/push.md"},\
    "region":{"startLine":1,"startColumn":1,"endLine":2,"endColumn":2}}}],\
    "partialFingerprints":{"primaryLocationLineHash":"3f903d7c20c075a0:1",\
    "lcdocFinding/v1":"fc6e7ca16ab6386a"}},
    {"ruleId":"LC5001","ruleIndex":2,"level":"note","message":{"text":"depends"},\
    "locations":[{"physicalLocation":{"artifactLocation":{"uri":"notes/push.md"},\
    "region":{"startLine":2,"startColumn":2,"endLine":2,"endColumn":3}}}],\
    "partialFingerprints":{"primaryLocationLineHash":"e2c024f69283fb01:1",\
    "lcdocFinding/v1":"3c324624e5c6db82"}},
    {"ruleId":"LC4002","ruleIndex":1,"level":"error","message":{"text":"m"},\
    "locations":[{"physicalLocation":{"artifactLocation":{"uri":"notes/push.md"},\
    "region":{"startLine":1,"startColumn":1,"endLine":1,"endColumn":2}}}],\
    "partialFingerprints":{"primaryLocationLineHash":"3f903d7c20c075a0:1",\
    "lcdocFinding/v1":"a6d897199778f6cd"},"suppressions":[{"kind":"inSource",\
    "justification":"for the quiz"}]}]}]}

    """

  private static let github = """
    ::error file=notes/push.md,line=1,endLine=2,title=LC4002::m
    ::warning file=notes/push.md,line=2,col=11,endColumn=15,\
    title=LC2001::`viewDidApper` is no callback (unknown)%0Anote: read so%0Ahelp: write `x`
    ::notice file=notes/push.md,line=2,col=2,endColumn=2,title=LC5001::depends
    2 files, 1 error

    """

  private static let summary = """
    ## lcdoc

    2 files, 1 error

    ```text
    warning[LC2001]: `viewDidApper` is no callback
     --> notes/push.md:2:11
      |
    2 | 视图 viewDidApper
      | ----        ^^^^^ unknown
      | |
      | here
      |
      = note: read so
      = help: write `x`

    error[LC4002]: m
     --> notes/push.md:1:1
      |
    1 |   a
      |  _^
    2 | | 视图 viewDidApper
      | |__^

    note[LC5001]: depends
     --> notes/push.md:2:2
      |
    2 | 视图 viewDidApper
      |   ^^
    ```

    """

  private static let junit = """
    <?xml version="1.0" encoding="UTF-8"?>
    <testsuites name="lcdoc" tests="5" failures="2" errors="0" skipped="1">
      <testsuite name="notes/push.md" tests="4" failures="2" errors="0" skipped="1">
        <testcase classname="notes/push.md" name="LC2001 2:11" file="notes/push.md">
          <failure type="LC2001" message="`viewDidApper` is no callback (unknown)">warning[LC2001]: `viewDidApper` is no callback
     --&gt; notes/push.md:2:11
      |
    2 | 视图 viewDidApper
      | ----        ^^^^^ unknown
      | |
      | here
      |
      = note: read so
      = help: write `x`
    </failure>
        </testcase>
        <testcase classname="notes/push.md" name="LC4002 1:1" file="notes/push.md">
          <failure type="LC4002" message="m">error[LC4002]: m
     --&gt; notes/push.md:1:1
      |
    1 |   a
      |  _^
    2 | | 视图 viewDidApper
      | |__^
    </failure>
        </testcase>
        <testcase classname="notes/push.md" name="LC5001 2:2" file="notes/push.md">
          <system-out>note[LC5001]: depends
     --&gt; notes/push.md:2:2
      |
    2 | 视图 viewDidApper
      |   ^^
    </system-out>
        </testcase>
        <testcase classname="notes/push.md" name="LC4002 1:1 #2" file="notes/push.md">
          <skipped message="for the quiz">error[LC4002]: m
     --&gt; notes/push.md:1:1
      |
    1 | a
      | ^
    </skipped>
        </testcase>
      </testsuite>
      <testsuite name="notes/quiet.md" tests="1" failures="0" errors="0" skipped="0">
        <testcase classname="notes/quiet.md" name="no findings" file="notes/quiet.md">
        </testcase>
      </testsuite>
    </testsuites>

    """

  private static let gitlab = """
    [
    {"description":"`viewDidApper` is no callback (unknown)\\nnote: read so\\nhelp: write `x`","check_name":"LC2001",\
    "fingerprint":"57f7e6deef64e0d9","severity":"minor","location":{"path":"notes/push.md",\
    "lines":{"begin":2,"end":2}}},
    {"description":"m","check_name":"LC4002","fingerprint":"fc6e7ca16ab6386a","severity":"major",\
    "location":{"path":"notes/push.md","lines":{"begin":1,"end":2}}},
    {"description":"depends","check_name":"LC5001","fingerprint":"3c324624e5c6db82",\
    "severity":"info","location":{"path":"notes/push.md","lines":{"begin":2,"end":2}}}]

    """

  private static let rdjson = """
    {"source":{"name":"lcdoc"},"diagnostics":[
    {"message":"`viewDidApper` is no callback (unknown)\\nnote: read so\\nhelp: write `x`",\
    "location":{"path":"notes/push.md","range":{"start":{"line":2,"column":15},"end":{"line":2,\
    "column":20}}},"severity":"WARNING","code":{"value":"LC2001"},\
    "suggestions":[{"range":{"start":{"line":2,"column":15},"end":{"line":2,"column":20}},\
    "text":"Appear"}]},
    {"message":"m","location":{"path":"notes/push.md","range":{"start":{"line":1,"column":1},\
    "end":{"line":2,"column":4}}},"severity":"ERROR","code":{"value":"LC4002"}},
    {"message":"depends","location":{"path":"notes/push.md","range":{"start":{"line":2,"column":4},\
    "end":{"line":2,"column":7}}},"severity":"INFO","code":{"value":"LC5001"}}]}

    """
}
