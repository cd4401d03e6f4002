import Cache
import Diagnostics
import Parallel
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
  /// The files that the last site was made from and that are still what they were.
  private let unchanged: SeenSources

  /// What the file is called that keeps what sites were written.
  static let name = "site"

  /// Nil where nothing is kept, or where nothing is there that a site could be made from: making it says why.
  ///
  /// - Parameters:
  ///   - sites: what takes the digests of files.
  ///   - start: when the run began.
  init?(of request: SiteRequest, _ settings: Settings, _ caches: CacheFolder, _ sites: Cache, since start: FileTime) {
    let cache = caches.cache(Self.name)
    let look = FileLook(since: start, sites)
    guard cache.isOn else { return nil }
    let folder = cache.digest { $0.write(ResolvedPath(request.output).text) }
    let (found, last) = Parallel.both {
      try? SiteOrigin(of: request, settings, look)
    } _: {
      Self.last(in: cache, for: folder, look)
    }
    guard let origin = found else { return nil }
    self.cache = cache
    self.caches = caches
    self.origin = origin
    self.look = look
    self.folder = folder
    self.last = last
    (wanted, unchanged) = Parallel.both {
      cache.digest { writer in
        origin.write(to: &writer)
        writer.write(look.hash)
      }
    } _: {
      origin.again(last?.site.sources ?? SeenSources())
    }
  }

  private static func last(
    in cache: Cache, for folder: Digest, _ look: FileLook
  ) -> (wanted: Digest, site: WrittenSite)? {
    cache.value(for: folder) { (reader) throws(ByteReader.Malformed) in
      guard try reader.digest() == look.hash else { throw ByteReader.Malformed() }
      return (try reader.digest(), try WrittenSite(from: &reader))
    }
  }

  /// How many notes and scenario files there are.
  var noteCount: Int { origin.noteCount }

  /// The site as it was written, if it is what this run would write, byte for byte; nil if it may be another.
  func standing(in writer: SiteWriter) -> WrittenSite? {
    guard let last, last.wanted == wanted, unchanged.isWhole,
      let folders = writer.again(last.site.folders, look)
    else { return nil }
    var site = last.site
    if unchanged != site.sources || folders != site.folders {
      // What had to be read this time was changed too shortly before the last; the next time a look is enough.
      (site.sources, site.folders) = (unchanged, folders)
      keep(site)
    }
    return site
  }

  /// The files in the folder as they were written last, whatever they were made from.
  var written: [SeenFolder] { last?.site.folders ?? [] }

  /// What is known of files without reading them.
  var known: KnownFiles { origin.known(unchanged) }

  /// Keeps what was written, for the next run; not where a file cannot be looked at.
  ///
  /// - Parameter contents: the digests of what was read.
  func keep(
    _ built: BuiltSite, from contents: [String: Digest], _ folders: [SeenFolder], saying remarks: [[Diagnostic]]
  ) {
    let sources = origin.seen(contents, besides: unchanged)
    if sources.isWhole { keep(WrittenSite(built, from: sources, folders, saying: remarks)) }
  }

  private func keep(_ site: WrittenSite) {
    cache.keep(for: folder) { writer in
      writer.write(look.hash)
      writer.write(wanted)
      site.write(to: &writer)
    }
    caches.save(cache, Self.name)
  }
}
