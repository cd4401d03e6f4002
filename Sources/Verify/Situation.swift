/// What a note says happens while callbacks come. A situation is a step with all that must be so before it.
public enum Situation: UInt8, CaseIterable, Hashable, Sendable {
  case lifeOfOneController
  case lifeOfOneView
  case launch
  case background
  case foreground
  case push
  case pop
  case present
  case dismiss
  case tabSwitch
  case swipeBackCancelled
  case swipeBackFinished
  case memoryWarning
  case kill
  case appSwitcherOpen
  case backToApp
  case lock
  case unlock
  case openURL
  case notificationTap
  case rotation
  case viewAdded
  case viewRemoved
  case childAdded
  case childRemoved
  case loadOnly
  case appears
  case disappears
  case returns
  case unknown
}
