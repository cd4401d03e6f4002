extension FactTable {
  /// Loading and unloading of views.
  static let viewLoading: [FactRecord] = [
    FactRecord(
      fact: .nibNamedLikeViewFirst,
      statement: "MyView.nib is tried before MyViewController.nib",
      spans: VersionRange(.oldest, Version(8)),
      evidence: "nibName documentation; later observations have the class name first (Neuburg, iOS 9; log of iOS 12)",
      isOpen: true),
    FactRecord(
      fact: .unsetViewIsReplacedByPlain,
      statement: "a loadView that sets no view gets a plain one",
      spans: nil,
      evidence: "reimplementations do so",
      isOpen: true),
    FactRecord(
      fact: .unsetViewStillLoads,
      statement: "viewDidLoad is sent although loadView set no view",
      spans: VersionRange(.oldest, Version(99)),
      evidence: "the getter as the documentation describes it",
      isOpen: true),
    FactRecord(
      fact: .storyboardCanvasDiffers,
      statement: "a storyboard scene is drawn on a canvas that is not the device's size, so it is laid out twice",
      spans: VersionRange(.oldest, Version(10)),
      evidence: "logs of iOS 9 and 10 with two passes",
      isOpen: true),
    FactRecord(
      fact: .lowMemoryUnloadsViews,
      statement: "a memory warning unloads views that are in no superview",
      spans: VersionRange(.oldest, Version(5)),
      evidence: "UIViewController documentation of didReceiveMemoryWarning()"),
    FactRecord(
      fact: .hasViewWillUnload,
      statement: "viewWillUnload is sent",
      spans: VersionRange(Version(5), Version(5)),
      evidence: "UIViewController header"),
    FactRecord(
      fact: .hasViewDidUnload,
      statement: "viewDidUnload is sent",
      spans: VersionRange(Version(3), Version(5)),
      evidence: "UIViewController header"),
  ]
}
