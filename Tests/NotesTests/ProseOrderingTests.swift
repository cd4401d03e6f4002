import Notes
import Testing

/// Sentences that say in which order callbacks come.
struct ProseOrderingTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let text: String
    let sequences: [String]
    var testDescription: String { text }

    init(_ text: String, _ sequences: String...) {
      self.text = text
      self.sequences = sequences
    }
  }

  static let english: [Case] = [
    Case(
      "`viewIsAppearing` is called in between `viewWillAppear` and `viewDidAppear`.",
      "viewWillAppear viewIsAppearing viewDidAppear"),
    Case(
      "Between viewWillAppear and viewDidAppear comes viewIsAppearing.",
      "viewWillAppear viewIsAppearing viewDidAppear"),
    Case(
      "`viewDidAppear` is called after `viewWillAppear` but before `viewWillDisappear`.",
      "viewWillAppear viewDidAppear viewWillDisappear"),
    Case("After `loadView` returns, UIKit calls `viewDidLoad`.", "loadView viewDidLoad"),
    Case("Once loadView has returned viewDidLoad runs.", "loadView viewDidLoad"),
    Case("Before viewDidLoad, loadView is called.", "loadView viewDidLoad"),
    Case(
      "First `viewWillDisappear` of A runs, then `viewWillAppear` of B, and finally `viewDidAppear` of B.",
      "viewWillDisappear viewWillAppear viewDidAppear"),
    Case("viewWillAppear()\nCalled right after viewDidLoad()", "viewDidLoad viewWillAppear"),
    Case("viewDidLoad is followed by viewWillAppear.", "viewDidLoad viewWillAppear"),
    Case(
      "The order of calls is: viewDidLoad, viewWillAppear, viewDidAppear.",
      "viewDidLoad viewWillAppear viewDidAppear"),
  ]

  static let chinese: [Case] = [
    Case("loadView方法执行完之后，就会执行viewDidLoad方法。", "loadView viewDidLoad"),
    Case("当`viewWillAppear`方法执行完后，系统会执行`viewDidAppear`方法。", "viewWillAppear viewDidAppear"),
    Case("viewWillAppear总是在ViewDidLoad之后被调用，但不是立即。", "viewDidLoad viewWillAppear"),
    Case("在 viewWillAppear 之前会先调用 viewDidLoad。", "viewDidLoad viewWillAppear"),
    Case(
      "viewDidLayoutSubviews 在 viewWillAppear 和 viewDidAppear 之间调用。",
      "viewWillAppear viewDidLayoutSubviews viewDidAppear"),
    Case(
      "先执行 viewWillDisappear 再执行 viewDidDisappear，最后是 dealloc。", "viewWillDisappear viewDidDisappear dealloc"),
    Case("依次调用 loadView、viewDidLoad、viewWillAppear。", "loadView viewDidLoad viewWillAppear"),
    Case("首先会调用loadView方法，在这里创建视图；接下来就是加载，成功之后，会接着调用viewDidLoad方法。", "loadView viewDidLoad"),
    Case("drawRect在loadView和viewDidLoad之后调用", "loadView viewDidLoad drawRect"),
    Case("添加之前，会调用viewWillAppear，之后会调用viewDidAppear。", "viewWillAppear viewDidAppear"),
    Case("A 的 viewWillDisappear 先于 B 的 viewWillAppear 调用。", "A.viewWillDisappear B.viewWillAppear"),
    Case("在创建对象时先调用initWithCoder,之后再调用awakeFromNib。", "initWithCoder awakeFromNib"),
  ]

  static let others: [Case] = [
    Case("loadView가 뷰를 만들고 메모리에 올린 후에 viewDidLoad가 호출된다.", "loadView viewDidLoad"),
    Case("Sau khi chạy loadView xong thì function viewDidLoad sẽ chạy.", "loadView viewDidLoad"),
    Case("loadViewの後にviewDidLoadが呼ばれる。", "loadView viewDidLoad"),
  ]

  static let topics: [Case] = [
    Case("**viewDidLoad**：`loadView` 之后调用。", "loadView viewDidLoad"),
    Case("- viewDidDisappear\n  - 在下一个页面的 viewDidAppear 之后调用", "下一个页面.viewDidAppear viewDidDisappear"),
    Case("### viewDidLoad\n\nCalled after loadView.", "loadView viewDidLoad"),
  ]

  @Test(arguments: english + chinese + others + topics)
  func readsTheSentence(_ example: Case) {
    let note = read(example.text)
    #expect(note.sequences == example.sequences)
    #expect(note.orderings.allSatisfy { $0.form == .prose })
  }
}
