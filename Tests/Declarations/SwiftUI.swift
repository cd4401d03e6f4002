// What the code of the callbacks' pages uses of SwiftUI.

protocol View {}

struct Text: View { init(_ text: String) {} }

enum ScenePhase { case background, inactive, active }

extension View {
  func onAppear(perform action: (() -> Void)? = nil) -> some View { self }
  func onDisappear(perform action: (() -> Void)? = nil) -> some View { self }
  func task(priority: TaskPriority = .userInitiated, _ action: @escaping () async -> Void) -> some View { self }
  func task<Value: Equatable>(
    id: Value, priority: TaskPriority = .userInitiated, _ action: @escaping () async -> Void
  ) -> some View { self }
  func onChange<Value: Equatable>(of value: Value, _ action: @escaping (Value, Value) -> Void) -> some View { self }
}
