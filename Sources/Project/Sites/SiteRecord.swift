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
  }

  /// How many notes and scenario files there are.
  var noteCount: Int { origin.noteCount }

  /// The site as it was written, if it is what this run would write, byte for byte; nil if it may be another.
  func standing(in writer: SiteWriter) -> WrittenSite? {
    guard var site = known, let sources = origin.again(site.sources, look),
      let folders = writer.again(site.folders, look)
    else { return nil }
    if sources != site.sources || folders != site.folders {
      // What had to be read this time was changed too shortly before the last; the next time a look is enough.
      (site.sources, site.folders) = (sources, folders)
      keep(site)
    }
    return site
  }

  /// What was written last; nil if that was made from something else.
  private var known: WrittenSite? {
    cache.value(for: folder) { (reader) throws(ByteReader.Malformed) in
      guard try reader.digest() == wanted else { throw ByteReader.Malformed() }
      return try WrittenSite(from: &reader)
    }
  }

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
