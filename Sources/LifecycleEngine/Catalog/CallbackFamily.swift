/// A group of callbacks that belong together on a page and in a quiz.
public enum Family: UInt8, CaseIterable, Sendable, Hashable {
  case runtime
  case launching
  case states
  case arriving
  case restoration
  case scenes
  case creation
  case storyboard
  case viewLoading
  case memory
  case appearance
  case layout
  case rotation
  case containment
  case navigation
  case tabs
  case pages
  case split
  case presentation
  case search
  case viewHierarchy
  case lists
  case windows
  case touches
  case responders
  case swiftUI
  case notifications
  case console

  /// The heading of the group.
  public var displayName: StaticString {
    switch self {
    case .runtime: "Process and classes"
    case .launching: "Launching and ending"
    case .states: "Application states"
    case .arriving: "Links, notifications and background work"
    case .restoration: "State restoration"
    case .scenes: "Scenes"
    case .creation: "Making and releasing objects"
    case .storyboard: "Segues"
    case .viewLoading: "Loading the view"
    case .memory: "Memory warnings"
    case .appearance: "Appearing and disappearing"
    case .layout: "Layout and drawing"
    case .rotation: "Rotation, size and traits"
    case .containment: "Parents and children"
    case .navigation: "Navigation stacks"
    case .tabs: "Tabs"
    case .pages: "Pages"
    case .split: "Split views"
    case .presentation: "Presenting and dismissing"
    case .search: "Search"
    case .viewHierarchy: "The view hierarchy"
    case .lists: "Scrolling, lists and cells"
    case .windows: "Windows"
    case .touches: "Touches and actions"
    case .responders: "First responder and text fields"
    case .swiftUI: "SwiftUI"
    case .notifications: "Notifications"
    case .console: "Console"
    }
  }

  /// The heading of the group in Chinese.
  public var displayNameChinese: StaticString {
    switch self {
    case .runtime: "进程与类"
    case .launching: "启动与终止"
    case .states: "应用状态"
    case .arriving: "链接、通知与后台任务"
    case .restoration: "状态恢复"
    case .scenes: "场景"
    case .creation: "对象的创建与释放"
    case .storyboard: "Segue 转场"
    case .viewLoading: "视图加载"
    case .memory: "内存警告"
    case .appearance: "显示与消失"
    case .layout: "布局与绘制"
    case .rotation: "旋转、尺寸与特征"
    case .containment: "父子控制器"
    case .navigation: "导航栈"
    case .tabs: "标签页"
    case .pages: "翻页"
    case .split: "分栏视图"
    case .presentation: "模态呈现与关闭"
    case .search: "搜索"
    case .viewHierarchy: "视图层级"
    case .lists: "滚动、列表与单元格"
    case .windows: "窗口"
    case .touches: "触摸与动作"
    case .responders: "第一响应者与文本框"
    case .swiftUI: "SwiftUI"
    case .notifications: "通知"
    case .console: "控制台"
    }
  }
}
