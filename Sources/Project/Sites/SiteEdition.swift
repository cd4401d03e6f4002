import Cache
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
  /// The site and its translation: the one that the settings name, if its notes lie below what the site is made from. Where
  /// only its notes are asked for, by their folder or by their language, it is the site itself.
  ///
  /// - Throws: `InputError`.
  func editions(of request: SiteRequest) throws(InputError) -> [SiteEdition] {
    let roots = try settings.roots(request.paths)
    let language = language(of: request)
    guard let (translation, isAlone) = settings.translation(at: roots) else {
      return [SiteEdition(project: self, request: request)]
    }
    var other = request
    other.paths = [translation.folder]
    other.language = translation.language
    if isAlone || language == translation.language { return [SiteEdition(project: self, request: other)] }
    let folder = translation.language.rawValue + "/"
    let address = request.address ?? settings.address
    other.title = nil
    other.address = address.flatMap { SiteAddress($0.text + folder) }
    var own = request
    own.paths = roots
    let rest = Project(settings.without(translation.folder), caches: caches, work: work, clock: clock)
    own.other = OtherEdition(
      language: translation.language, folder: folder, address: other.address,
      names: try NamedFiles.noteNames(other.paths, settings))
    other.other = OtherEdition(
      language: language, folder: "../", address: address, names: try NamedFiles.noteNames(roots, rest.settings))
    return [
      SiteEdition(project: rest, request: own), SiteEdition(project: self, request: other, folder: folder),
    ]
  }

  /// The pages of a site in all of its languages.
  ///
  /// - Throws: as `site` does.
  func editionPages(
    _ request: SiteRequest, _ cache: Cache, _ known: KnownFiles, warn: @Sendable ([Diagnostic]) -> Void
  ) throws -> MadeSite {
    let sites = try editions(of: request).map { edition in
      var site = try edition.project.site(edition.request, cache, known, warn: warn)
      site.pages = site.pages.compactMap { $0.placed(in: edition.folder) }
      return site
    }
    return sites.dropFirst().reduce(into: sites[0]) { whole, site in
      whole.pages += site.pages
      whole.isLive = whole.isLive && site.isLive
      whole.contents.merge(site.contents) { first, _ in first }
    }
  }
}
