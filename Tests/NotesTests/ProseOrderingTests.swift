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
      "`viewDidAppear` is called after `viewWillAppear` but before `viewWillDisappear`.",
      "viewWillAppear viewDidAppear viewWillDisappear"),
    Case("After `loadView` returns, UIKit calls `viewDidLoad`.", "loadView viewDidLoad"),
    Case("Before viewDidLoad, loadView is called.", "loadView viewDidLoad"),
    Case(
      "First `viewWillDisappear` of A runs, then `viewWillAppear` of B, and finally `viewDidAppear` of B.",
      "A.viewWillDisappear B.viewWillAppear B.viewDidAppear"),
    Case("viewWillAppear()\nCalled right after viewDidLoad()", "viewDidLoad viewWillAppear"),
    Case("viewDidLoad is followed by viewWillAppear.", "viewDidLoad viewWillAppear"),
  ]

  static let chinese: [Case] = [
    Case("loadView方法执行完之后，就会执行viewDidLoad方法。", "loadView viewDidLoad"),
    Case("viewWillAppear总是在ViewDidLoad之后被调用，但不是立即。", "viewDidLoad viewWillAppear"),
    Case(
      "先执行 viewWillDisappear 再执行 viewDidDisappear，最后是 dealloc。", "viewWillDisappear viewDidDisappear dealloc"),
    Case("依次调用 loadView、viewDidLoad、viewWillAppear。", "loadView viewDidLoad viewWillAppear"),
    Case("A 的 viewWillDisappear 先于 B 的 viewWillAppear 调用。", "A.viewWillDisappear B.viewWillAppear"),
    Case("在创建对象时先调用initWithCoder,之后再调用awakeFromNib。", "initWithCoder awakeFromNib"),
  ]

  static let others: [Case] = [
    Case("loadViewの後にviewDidLoadが呼ばれる。", "loadView viewDidLoad")
  ]

  static let topics: [Case] = [
    Case("**viewDidLoad**：`loadView` 之后调用。", "loadView viewDidLoad"),
    Case("- viewDidDisappear\n  - 在下一个页面的 viewDidAppear 之后调用", "viewDidAppear viewDidDisappear"),
    Case("### viewDidLoad\n\nCalled after loadView.", "loadView viewDidLoad"),
  ]

  /// What comes first, and then; in the order in which they were named.
  static let told: [Case] = [
    Case(
      "viewWillAppear, viewIsAppearing and viewDidAppear, in that order.",
      "viewWillAppear viewIsAppearing viewDidAppear"),
    Case("푸시하면 viewWillDisappear가 먼저 호출되고 viewDidDisappear가 호출된다.", "viewWillDisappear viewDidDisappear"),
    Case("뒤로 돌아오면 viewDidLoad부터 다시 호출되고 이어서 viewWillAppear가 호출된다.", "viewDidLoad viewWillAppear"),
    // Who gets each stands behind it.
    Case(
      "On a push: viewWillDisappear of A → viewWillAppear of B → viewDidDisappear of A → viewDidAppear of B.",
      "A.viewWillDisappear B.viewWillAppear A.viewDidDisappear B.viewDidAppear"),
    Case("При пуше: viewWillAppear у B → viewWillDisappear у A.", "B.viewWillAppear A.viewWillDisappear"),
    Case("En un push: `viewWillDisappear` (A) → `viewWillAppear` (B).", "A.viewWillDisappear B.viewWillAppear"),
    // One of them does not come.
    Case("푸시하면 viewWillDisappear가 먼저 호출되고 viewDidLoad는 호출되지 않는다."),
  ]

  /// What need not be read, as long as it is read as nothing else.
  static let hard: [Case] = [
    Case(
      "Between viewWillAppear and viewDidAppear comes viewIsAppearing.", "viewWillAppear viewIsAppearing viewDidAppear"),
    Case("Once loadView has returned viewDidLoad runs.", "loadView viewDidLoad"),
    Case(
      "The order of calls is: viewDidLoad, viewWillAppear, viewDidAppear.", "viewDidLoad viewWillAppear viewDidAppear"),
    Case("当`viewWillAppear`方法执行完后，系统会执行`viewDidAppear`方法。", "viewWillAppear viewDidAppear"),
    Case("在 viewWillAppear 之前会先调用 viewDidLoad。", "viewDidLoad viewWillAppear"),
    Case("首先会调用loadView方法，在这里创建视图；接下来就是加载，成功之后，会接着调用viewDidLoad方法。", "loadView viewDidLoad"),
    Case("添加之前，会调用viewWillAppear，之后会调用viewDidAppear。", "viewWillAppear viewDidAppear"),
    Case("drawRect在loadView和viewDidLoad之后调用", "loadView drawRect", "viewDidLoad drawRect"),
    Case("Sau khi chạy loadView xong thì function viewDidLoad sẽ chạy.", "loadView viewDidLoad"),
  ]

  @Test(arguments: english + chinese + others + topics + told)
  func readsTheSentence(_ example: Case) { #expect(read(example.text).allSequences == example.sequences) }

  @Test(arguments: hard) func readsNoOtherOrder(_ example: Case) {
    let found = read(example.text).allSequences
    #expect(found.isEmpty || found == example.sequences)
  }
}
