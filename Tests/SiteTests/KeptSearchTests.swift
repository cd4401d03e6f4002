import Cache
import Diagnostics
import Testing

@testable import Site

/// What is kept of an index, piece by piece, changes no byte of its files.
@Suite("The index of a site that was made before")
struct KeptSearchTests {
  private func entry(_ name: String, section: String = "", _ text: String) -> SearchEntry {
    SearchEntry(kind: .note, title: name, section: section, path: SampleSite.path("notes/\(name).html"), text: text)
  }

  @Test("A word more in a part is another file of terms, and what is not kept any more is made again")
  func changedFiles() throws {
    let cache = Cache(for: "a")
    /// Parts that are joined: one with terms of most slices, one without entries, one whose terms are in slices of their own.
    func group(_ number: Int, _ more: String = "") -> [SearchPart] {
      let entries = (0..<50).map { place in
        let words = (0..<200).map { String(($0 * 7919 + place + number) % 40_000, radix: 36) }
        return entry("\(number)-\(place)", section: "Group \(number)", words.joined(separator: " ") + more)
      }
      let alone = SearchEntry(
        kind: .note, title: "ωμέγα", section: "", path: SampleSite.path("notes/o-\(number).html"), text: "ψυχή")
      return [entries, [], [alone]].map { SearchPart($0, from: SiteRenderer.home) }
    }
    let groups = (0..<4).map { group($0) }
    let first = SearchIndex(joining: groups, language: .english, cache).files
    #expect(first.filter { $0.path.text.contains("terms-") }.count > 4)
    let edits = [
      groups, [group(0, " zebra")] + groups[1...], groups.dropLast() + [group(3, " another")], [groups[0]],
      groups.map { [$0[1], $0[2], $0[0]] }, [groups[0]] + groups[1...].map { [$0[1]] },
    ]
    for (number, changed) in edits.enumerated() {
      let files = SearchIndex(joining: changed, language: .english, cache).files
      let whole = SearchIndex(parts: [SearchPart(joining: changed.flatMap(\.self))], language: .english).files
      #expect(files.map(\.path) == whole.map(\.path) && files.map(\.bytes) == whole.map(\.bytes), "edit \(number)")
      let others = zip(files, first).filter { !$0.isSame(as: $1) }.map(\.0.path.text)
      if number < 3 { #expect(others.count < first.count / 2, "\(others)") }
    }
    // What the files are made from is dropped, and the outlines of the parts stay.
    cache.dropUnused()
    cache.use(groups.map { SearchIndex.key(of: $0, cache) })
    cache.dropUnused()
    let again = SearchIndex(joining: groups, language: .english, cache).files
    #expect(again.map(\.bytes) == first.map(\.bytes))
  }

  @Test("Of a note that has other headings than its outline says nothing is found", arguments: [1, 2, 9])
  func stale(count: Int) {
    let cache = Cache(for: "a")
    @Sendable func key(_ name: String) -> Digest { cache.digest { $0.write(name) } }
    func files(_ counts: KeyValuePairs<String, Int>) -> [SiteFile] {
      let parts = counts.map { name, count in
        SlicedPart(from: key(name), cache) {
          let entries = (0..<count).map { entry("\(name)\($0)", "view view\(name)") }
          return [SlicedPart(from: key("\(name) alone"), cache) { SearchPart(entries, from: SiteRenderer.home) }]
        }
      }
      return SearchIndex(parts: parts, language: .english, cache: cache).files
    }
    func text(_ files: [SiteFile]) -> String { files.map { String(decoding: $0.bytes, as: UTF8.self) }.joined() }
    let first = files(["a": 2, "b": 2])
    #expect(text(first).contains("\"view ,0 1 1 1\""))
    // Only the outlines of both stay.
    cache.dropUnused()
    cache.use([key("a"), key("b")])
    cache.dropUnused()
    let second = files(["a": count, "b": 2])
    #expect(second.map(\.path) == first.map(\.path))
    #expect(text(second).contains(count == 2 ? "\"view ,0 1 1 1\"" : "\"view ,2 1\""))
    #expect(text(second).contains("\"a0\"") == (count == 2) && text(second).contains("\"b0\""))
  }

  @Test("An outline with more entries than there may be is not read")
  func outline() {
    let cache = Cache(for: "a")
    for (count, isRead) in [(SearchPart.mostEntries, true), (SearchPart.mostEntries + 1, false)] {
      var writer = ByteWriter()
      SearchOutline(of: SearchPart(entryCount: count), cache).write(to: &writer)
      var reader = ByteReader(writer.bytes[...])
      #expect(((try? SearchOutline(from: &reader)) != nil) == isRead)
    }
  }

  @Test("Notes that are written, edited and deleted leave the files that all of them have")
  func notes() throws {
    typealias Note = (name: String, text: String)
    let (cache, site, templates) = (Cache(for: "a"), SampleSite.make(), try TemplateSet.builtIn())
    let entries = SiteFrame.searchEntries(of: site)
    func files(_ notes: [Note], _ cache: Cache) -> [SiteFile] {
      let made = notes.map { note in
        let key = cache.digest { for text in [note.name, note.text] { $0.write(text) } }
        return MadeNote(file: SiteFile(path: SampleSite.path("notes/\(note.name).html"), key: key) { [] }) {
          SearchPart([entry(note.name, note.text), entry(note.name, section: "More", "more")], from: SiteRenderer.home)
        }
      }
      return SiteFrame(site, templates: templates, cache).searchFiles(of: made, entries)
    }
    func words(_ number: Int) -> String {
      (0..<40).map { String((number * 40 + $0) * 7919 % 46_000, radix: 36) }.joined(separator: " ")
    }
    var notes = (0..<300).map { (name: "note-\($0 + 100)", text: words($0)) }
    let edits: [(name: String, edit: (inout [Note]) -> Void, most: Double)] = [
      ("nothing", { _ in }, 1), ("nothing more", { _ in }, 0),
      ("edit the first", { $0[0].text += " zebra" }, 0.4), ("edit one inside", { $0[170].text = words(400) }, 1),
      ("delete one inside", { $0.remove(at: 140) }, 1), ("delete the last", { $0.removeLast() }, 1),
      ("insert one inside", { $0.insert(("note-201a", words(401)), at: 100) }, 1),
      ("insert the first", { $0.insert(("a", words(402)), at: 0) }, 1), ("delete most", { $0.removeSubrange(3...) }, 1),
      ("delete all", { $0 = [] }, 1),
    ]
    var last: [SiteFile] = []
    for (name, edit, most) in edits {
      edit(&notes)
      let (kept, clean) = (files(notes, cache), files(notes, .off))
      #expect(kept.map(\.path) == clean.map(\.path), "\(name)")
      #expect(kept.map(\.bytes) == clean.map(\.bytes), "\(name)")
      let others = kept.filter { file in !last.contains { $0.path == file.path && $0.isSame(as: file) } }
      #expect(Double(others.count) <= most * Double(kept.count), "\(name): \(others.map(\.path))")
      for file in last where kept.contains(where: { $0.path == file.path && $0.isSame(as: file) }) {
        #expect(clean.first { $0.path == file.path }?.bytes == file.bytes, "\(name): \(file.path)")
      }
      last = kept
      cache.dropUnused()
    }
  }
}

extension SearchIndex {
  /// The index of parts that are in memory.
  init(parts: [SearchPart], language: Language, _ cache: Cache = .off) {
    self.init(joining: parts.map { [$0] }, language: language, cache)
  }

  /// The index of parts that are made of others.
  init(joining groups: [[SearchPart]], language: Language, _ cache: Cache = .off) {
    let parts = groups.map { parts in
      SlicedPart(from: Self.key(of: parts, cache), cache) {
        parts.map { part in SlicedPart(from: cache.digest(part.write), cache) { part } }
      }
    }
    self.init(parts: parts, language: language, cache: cache)
  }

  /// What a part is made from that is made of others.
  static func key(of parts: [SearchPart], _ cache: Cache) -> Digest {
    cache.digest { $0.write(parts) { $1.write(to: &$0) } }
  }
}
