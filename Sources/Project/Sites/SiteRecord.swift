import Cache
import Site

/// What is kept of the site in a folder. It decides whether that is the site which a run is to make: then there is nothing to
/// make and nothing to write.
struct SiteRecord {
  /// How this run looks at files.
  let look: FileLook
  private let origin: SiteOrigin
  private let caches: CacheFolder
  private let cache: Cache
  private let folder: Digest
  /// What this run is to make the site from.
  private let wanted: Digest
  /// What was written last, and what that was made from.
  private let last: (wanted: Digest, site: WrittenSite)?

  /// What the file is called that keeps what sites were written.
  static let name = "site"

  /// Nil where nothing is kept, or where nothing is there that a site could be made from: making it says why.
  ///
  /// - Parameter start: when the run began.
  init?(of request: SiteRequest, _ settings: Settings, _ caches: CacheFolder, since start: FileTime) {
    let cache = caches.cache(Self.name)
    guard cache.isOn, let origin = try? SiteOrigin(of: request, settings) else { return nil }
    self.cache = cache
    self.caches = caches
    self.origin = origin
    look = FileLook(since: start, cache)
    folder = cache.digest { $0.write(ResolvedPath(request.output).text) }
    wanted = cache.digest(origin.write)
    last = cache.value(for: folder) { (reader) throws(ByteReader.Malformed) in
      (try reader.digest(), try WrittenSite(from: &reader))
    }
  }

  /// How many notes and scenario files there are.
  var noteCount: Int { origin.noteCount }

  /// The site as it was written, if it is what this run would write, byte for byte; nil if it may be another.
  func standing(in writer: SiteWriter) -> WrittenSite? {
    guard let last, last.wanted == wanted else { return nil }
    var site = last.site
    guard let sources = origin.again(site.sources, look),
      let folders = writer.again(site.folders, look)
    else { return nil }
    if sources != site.sources || folders != site.folders {
      // What had to be read this time was changed too shortly before the last; the next time a look is enough.
      (site.sources, site.folders) = (sources, folders)
      keep(site)
    }
    return site
  }

  /// The files in the folder as they were written last, whatever they were made from.
  var written: [SeenFolder] { last?.site.folders ?? [] }

  /// The files that the site is to be made from, to be kept with it; nil if one cannot be looked at.
  var sources: [SeenFile]? { origin.seen(look) }

  /// Keeps what was written, for the next run.
  func keep(_ site: WrittenSite) {
    cache.keep(for: folder) { writer in
      writer.write(wanted)
      site.write(to: &writer)
    }
    caches.save(cache, Self.name)
  }
}
