extension UIText {
  /// Words of the page that says what printed a log; what is said of a log and its runs is in LogWording.
  static let logWords: [UIText: Words] = [
    .logs: ("Logs", "日志"),
    .whatPrinted: ("What printed this log?", "这份日志是怎样打印出来的？"),
    .explainAbout: (
      "Paste a log: the simulation looks for the steps and the versions of iOS that print it, or for the nearest run and the first line that no run can print. Nothing leaves your browser.",
      "粘贴一份日志：模拟会找出打印它的步骤和 iOS 版本，或者最接近的运行，以及没有运行能打印的第一行。内容不会离开你的浏览器。"
    ),
    .explainExample: ("An example", "示例"),
    .isThisSo: ("Is this so?", "这句话对吗？"),
    .isThisSoAbout: (
      "A sentence on life cycles can be judged too: how it was read, whether it holds, and a run that shows it. That takes the words of six languages and what was learned of how people write, over a megabyte: more than a page should load, so it is done on the command line.",
      "关于生命周期的一句话也可以判断：它被读成什么意思、是否成立，并给出一次运行作为依据。这需要六种语言的词汇和从大量写法中学到的数据，超过 1 MB，不适合由网页加载，因此在命令行中进行。"
    ),
    .isThisSoExample: ("viewDidLoad is called only once", "viewDidLoad 只会调用一次"),
    .onCommandLine: ("On the command line", "在命令行中"),
    .explainCommand: (
      "The same without a browser, for logs of any length and for notes with several logs in them:",
      "不用浏览器也可以，日志长度不限，也可以是含有多份日志的笔记："
    ),
    .logField: ("The log", "日志"),
    .logHint: (
      "In any shape: -[Class name], Class >>>> name, print(#function), a device console. Control and Enter explain it.",
      "任何形式均可：-[类 名称]、类 >>>> 名称、print(#function)、设备控制台。按 Control 和 Enter 开始解释。"
    ),
    .explainIt: ("Explain", "解释"),
    .tryExample: ("Try this log", "试试这份日志"),
    .searchingRun: ("Looking for a run that prints it…", "正在寻找打印它的运行…"),
    .cannotExplain: (
      "This browser cannot explain logs; lcdoc explain FILE on the command line does.",
      "此浏览器无法解释日志；请在命令行使用 lcdoc explain 文件。"
    ),
    .logTooLong: (
      "A page looks at logs of up to 1 MiB; lcdoc explain FILE on the command line at longer ones.",
      "网页最多处理 1 MiB 的日志；更长的请在命令行使用 lcdoc explain 文件。"
    ),
    .logTooSlow: (
      "The search was ended after 30 seconds; lcdoc explain FILE on the command line takes as long as it needs.",
      "搜索在 30 秒后停止；在命令行使用 lcdoc explain 文件 则不限时间。"
    ),
    .noCallbacks: ("The text shows no callbacks that can be simulated.", "文本中没有可以模拟的回调。"),
    .logIsNote: (
      "the text was read as one log; lcdoc explain FILE reads each log of a note by itself",
      "整段文本按一份日志读取；lcdoc explain 文件 会分别读取笔记中的每份日志"
    ),
    .stepsOfLog: ("What happened", "发生了什么"),
  ]
}
