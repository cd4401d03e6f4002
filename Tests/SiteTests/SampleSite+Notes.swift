@testable import Site
import Verify

extension SampleSite {
  static let presentation = TraceStep(
    text: "present B",
    rows: [
      TraceRow(receiver: "B", callback: "viewDidLoad"),
      TraceRow(receiver: "A", callback: "viewWillDisappear:"),
      TraceRow(receiver: "B", callback: "viewWillAppear:"),
      TraceRow(receiver: "B", callback: "viewDidAppear:", phase: "end of the animation"),
      TraceRow(receiver: "A", callback: "viewDidDisappear:", phase: "end of the animation"),
    ])

  static let chineseNote = NotePage(
    path: path("notes/app-and-controller.html"), title: "UIApplication 与 UIViewController 的生命周期",
    group: "控制器", language: "zh-Hans", source: "notes/app-and-controller.md",
    outline: [
      OutlineEntry(level: 2, title: "应用启动", id: "h-launch"),
      OutlineEntry(level: 2, title: "push 与返回", id: "h-push"),
      OutlineEntry(level: 3, title: "日志", id: "h-log"),
      OutlineEntry(level: 2, title: "present", id: "h-present"),
      OutlineEntry(level: 2, title: "视图的卸载", id: "h-unload"),
    ],
    body: [
      part(
        """
        <h2 id="h-launch">应用启动</h2>
        <p>程序从 <code>main()</code> 开始,由 <code>UIApplicationMain</code> 建立应用对象与主运行循环;启动完成后,应用代理收到
        <code>application:didFinishLaunchingWithOptions:</code>。</p>
        <h2 id="h-push">push 与返回</h2>
        """),
      part(
        """
        <p><mark id="claim-1" class="holds">push 时先调用旧控制器的 <code>viewWillDisappear:</code>,再调用新控制器的
        <code>viewWillAppear:</code></mark>;<mark id="claim-2" class="holds">动画结束后,先 <code>viewDidDisappear:</code>,再
        <code>viewDidAppear:</code></mark>。返回时顺序相同,只是两者互换。</p>
        """,
        [
          VerdictNote(
            anchor: "claim-1", line: 42, kind: .holds,
            headline: "push: A.viewWillDisappear before B.viewWillAppear",
            links: [PageLink(label: "Launch, push, back", path: path("scenarios/push-pop.html"))]),
          VerdictNote(
            anchor: "claim-2", line: 43, kind: .holds,
            headline: "push: A.viewDidDisappear before B.viewDidAppear"),
        ]),
      part("<h3 id=\"h-log\">日志</h3>"),
      part(
        """
        <pre tabindex="0"><code>ViewController          viewWillDisappear:
        SecondViewController    loadView
        SecondViewController    viewDidLoad
        SecondViewController    viewWillAppear:
        ViewController          viewDidDisappear:
        SecondViewController    viewDidAppear:</code></pre>
        """,
        [
          VerdictNote(
            line: 51, kind: .depends, headline: "The log, line by line",
            detail: "On iOS 11 and later the new controller loads its view before the old one starts to go.",
            decidingFact: "iOS 9 and 10",
            links: [PageLink(label: "Scenario", path: path("scenarios/push-pop.html"))]
          )
        ]),
      part("<h2 id=\"h-present\">present</h2>"),
      part(
        """
        <p><mark id="claim-4" class="contradicted">present 出去时顺序与 push 完全一样</mark>,所以依赖顺序的代码不必区分两者。</p>
        """,
        [
          VerdictNote(
            anchor: "claim-4", line: 63, kind: .contradicted,
            headline: "present and push call did… in the same order",
            detail: "In a full-screen presentation the new controller's viewDidAppear: comes first.",
            run: VerdictNote.Run(caption: "A run where it is not so", step: presentation),
            links: [
              PageLink(label: "Present over tabs", path: path("scenarios/present.html")),
              PageLink(label: "Quiz", path: path("quizzes/push.html")),
            ])
        ]),
      part("<h2 id=\"h-unload\">视图的卸载</h2>"),
      part(
        """
        <p>内存警告后,不在前台的控制器<mark id="claim-5" class="depends">不会再收到 <code>viewDidUnload</code></mark>。</p>
        <ol><li>先检查 <code>nibName</code>;</li><li>再找同名的 xib;</li><li>都没有则生成一个空白视图。</li></ol>
        <blockquote><p>控制器的视图是延迟加载的:用到时才调用 <code>loadView</code>。</p></blockquote>
        <table><thead><tr><th>回调</th><th>何时</th></tr></thead><tbody><tr><td><code>loadView</code></td>
        <td>首次访问 <code>view</code></td></tr><tr><td><code>viewDidLoad</code></td><td>视图建立之后</td></tr></tbody></table>
        """,
        [
          VerdictNote(
            anchor: "claim-5", line: 80, kind: .depends,
            headline: "didReceiveMemoryWarning: never viewDidUnload",
            decidingFact: "iOS 6 and later"),
          VerdictNote(line: 84, kind: .notUnderstood, headline: "a blank view is made"),
        ]),
    ],
    hasScenario: true)

  static let englishNote = NotePage(
    path: path("notes/deep/once.html"), title: "How often is viewDidLoad called?", group: "Controllers",
    body: [
      part(
        "<p>A controller loads its view when somebody asks for it, and <em>viewDidLoad</em> follows.</p>"),
      part(
        "<p><mark id=\"claim-1\">It is called only once.</mark></p>",
        [
          VerdictNote(
            anchor: "claim-1", line: 5, kind: .vacuous, headline: "viewDidLoad at most once per controller",
            detail: "No run of up to six steps lets go of the view."),
          VerdictNote(line: 6, kind: .notUnderstood, headline: "\"it\" can be loadView or viewDidLoad"),
        ]),
    ])

  private static func part(_ html: String, _ verdicts: [VerdictNote] = []) -> BodyPart {
    BodyPart(html: HTML(trusted: Array(html.utf8)), verdicts: verdicts)
  }
}
