import Foundation
import LifecycleEngine
import Testing

@testable import Site

/// What pages say one should do: that the code compiles, and that nothing is said of what is not there.
@Suite("Advice for callbacks")
struct AdviceTests {
  @Test("Each callback once, in both languages, with a few lines of code")
  func table() {
    #expect(Set(Advice.all.map(\.callback)).count == Advice.all.count)
    for advice in Advice.all {
      let name = "\(advice.callback)"
      for text in [advice.good, advice.bad] {
        #expect(text.english.hasSuffix(".") && text.chinese.hasSuffix("。"), "\(name)")
        #expect(!text.chinese.contains(". ") && !text.chinese.contains("，，"), "\(name)")
      }
      #expect((1...8).contains(advice.code.split(separator: "\n").count), "\(name)")
      #expect(advice.code.split(separator: "\n").allSatisfy { $0.count <= 112 }, "\(name)")
    }
  }

  @Test("Where super must be called the code does, where it must not it does not")
  func callsToSuper() {
    for advice in Advice.all {
      guard let rule = SuperRule.about(advice.callback), advice.code.contains("override ") else { continue }
      let calls = advice.code.contains("super.")
      switch rule.kind {
      case .must, .first, .last: #expect(calls, "\(advice.callback)")
      case .never: #expect(!calls, "\(advice.callback)")
      case .needless: break
      }
    }
  }

  @Test("The code compiles against UIKit's and SwiftUI's declarations")
  func compiles() throws {
    let folder = try TemporaryFolder()
    try folder.write("code.swift", Self.program)
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let declarations = ["UIKit", "SwiftUI", "App"].map { root.appending(path: "Declarations/\($0).swift").path }
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["swiftc", "-typecheck", "-warnings-as-errors"] + declarations + [folder.path + "/code.swift"]
    process.standardError = output
    try process.run()
    let errors = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "\(errors)")
  }

  /// All code in types that have the callbacks. Delegates are one type each, for which the compiler asks for every method: one
  /// with a wrong name is missing.
  private static var program: String {
    var text = "let model = SampleModel()\nlet scenePhase = ScenePhase.active\n"
    for (owner, opening) in [
      (
        Owner.applicationDelegate,
        "final class AppDelegate: UIApplicationDelegate {\nlet store = Store(), player = Player()"
      ),
      (
        .sceneDelegate,
        "final class SceneDelegate: UIWindowSceneDelegate {\nlet store = Store(), player = Player()\nvar window: UIWindow?"
      ),
    ] {
      let codes = Advice.all.filter { $0.callback.info.owner == owner }.map(\.code)
      text += opening + "\n" + codes.joined(separator: "\n") + "\n}\n"
    }
    for (index, advice) in Advice.all.enumerated() {
      let code = advice.code
      let coder = code.contains("init?(coder") ? "" : "required init?(coder: NSCoder) { nil }\n"
      switch advice.callback.info.owner {
      case .applicationDelegate, .sceneDelegate: break
      case .swiftUIView: text += "func sample\(index)() -> some View {\n\(code)\n}\n"
      case .view where advice.callback == .initWithFrame:
        text += "final class Sample\(index): UIView {\nlet titleLabel = UILabel()\n\(coder)\(code)\n}\n"
      case .view: text += "final class Sample\(index): SampleView {\n\(code)\n}\n"
      case .tableViewCell: text += "final class Sample\(index): SampleCell {\n\(code)\n}\n"
      default:
        let opening =
          code.contains("init(") || code.contains("init?(") && code.contains("required")
          ? "UIViewController {\nvar store: Store\n\(coder)" : "SampleController {\n"
        text += "final class Sample\(index): \(opening)\(code)\n}\n"
      }
    }
    return text
  }
}
