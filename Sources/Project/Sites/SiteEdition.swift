import Diagnostics
import Site

/// A site in one of its languages: what is to be made, and the project whose settings find its notes.
struct SiteEdition {
  let project: Project
  let request: SiteRequest
  /// Where it lies in the folder of the site, with the `/` behind it; empty for the site itself.
  var folder = ""
}

extension Project {
  /// The site and its translations: those that the settings name, whose notes lie below what the site is made from.
  ///
  /// - Throws: `InputError`.
  func editions(of request: SiteRequest) throws(InputError) -> [SiteEdition] {
    let roots = try settings.roots(request.paths)
    let language = language(of: request)
    let translation = settings.translations.first { translation in
      translation.language != language && roots.contains { ResolvedPath($0).holds(ResolvedPath(translation.folder)) }
    }
    guard let translation else { return [SiteEdition(project: self, request: request)] }
    let address = request.address ?? settings.address
    let folder = translation.language.rawValue + "/"
    var own = request
    own.paths = roots
    var other = request
    other.paths = [translation.folder]
    other.output += "/" + translation.language.rawValue
    other.language = translation.language
    other.title = nil
    other.address = address.flatMap { SiteAddress($0.text + folder) }
    let rest = Project(settings.without(translation.folder), caches: caches, work: work, clock: clock)
    own.other = OtherEdition(
      language: translation.language, folder: folder, address: other.address,
      names: try NamedFiles.names([translation.folder], settings))
    other.other = OtherEdition(
      language: language, folder: "../", address: address, names: try NamedFiles.names(roots, rest.settings))
    return [
      SiteEdition(project: rest, request: own), SiteEdition(project: self, request: other, folder: folder),
    ]
  }
}
