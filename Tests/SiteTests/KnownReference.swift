import Diagnostics

@testable import Site

extension SiteReference {
  /// What every site says, made once for all tests of a language: it takes seconds, and no note changes it.
  static func known(in language: Language) -> SiteReference {
    switch language {
    case .english: english
    case .chinese: chinese
    }
  }

  private static let english = SiteReference(in: .english)
  private static let chinese = SiteReference(in: .chinese)
}
