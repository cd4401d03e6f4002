import Diagnostics
import LifecycleEngine

extension Callback {
  /// The page of Apple's documentation that bears the callback's name; nil where the name alone does not lead to one.
  var documentationAddress: String? {
    guard let type = documentedType, !info.isNotification, info.deprecated == nil else { return nil }
    let name = "\(info.swift)"
    let isPlain = name.utf8.allSatisfy { $0.isASCIILetter || "_():".utf8.contains($0) }
    return isPlain ? "https://developer.apple.com/documentation/\(type)/\(name.lowercased())" : nil
  }

  /// The path of the type under which the callback is documented: a protocol that several types adopt, where it comes from one.
  private var documentedType: String? {
    switch self {
    case .viewWillTransitionToSizeWithTransitionCoordinator, .willTransitionToTraitCollectionWithTransitionCoordinator,
      .preferredContentSizeDidChangeForChildContentContainer:
      "uikit/uicontentcontainer"
    case .awakeFromNib: "objectivec/nsobject-swift.class"
    // No page is theirs alone.
    case .updateProperties, .sendEvent, .traitChangeHandler, .layoutSublayersOfLayer, .displayLayer: nil
    // What has a source of its own is not found under its owner's name.
    default: isDocumentedByName ? info.owner.documentedPath : nil
    }
  }
}

extension Owner {
  /// Where the type lies in Apple's documentation; nil for what is no type of UIKit.
  fileprivate var documentedPath: String? {
    switch self {
    case .process, .anyClass, .object, .userNotificationCenterDelegate, .locationManagerDelegate, .actionTarget,
      .notificationCenter, .swiftUIView, .viewControllerRepresentable, .viewRepresentable, .console:
      nil
    default: "uikit/\(displayName)".lowercased()
    }
  }
}
