import Diagnostics
import Parallel

/// The index of a site as files that a script loads, of which a search needs a few.
///
/// They are scripts, for a page that was opened from a disk may load nothing else. `assets/search/index.js` says which terms
/// lie where; `terms-N.js` has for each of its terms the entries that have it in their title or names, and those that have it
/// in their text; `entries-N.js` what is shown of them.
struct SearchIndex {
  let entries: [SearchEntry]
  /// A page at the root of the site, from which the links are written.
  let home: SitePath
  let language: Language
  private let terms: [TermPlaces.Term]

  /// So many entries are shown of one file.
  private static let entriesOfFile = 64
  /// In sites of so many entries, what more than a tenth of them say in their texts tells none of them from another: a term
  /// that has no place in any title either is a word like "the", and is known as one.
  private static let entriesOfMany = 500
  /// A file of terms is closed when it has so many bytes.
  private static let bytesOfFile = 40_000

  /// Complexity: O(terms of the entries), and their sorting.
  init(_ entries: [SearchEntry], from home: SitePath, in language: Language) {
    self.entries = entries
    self.home = home
    self.language = language
    terms = TermPlaces.all(of: entries)
  }

  /// All files, in a fixed order.
  var files: [SiteFile] {
    let (terms, firsts) = termFiles
    return ([file("index", manifest(firsts))] + terms + entryFiles).compactMap(\.self)
  }

  private func manifest(_ firsts: [String]) -> JSONWriter {
    var json = JSONWriter(isForHTML: true)
    json.object { json in
      json.array("terms", firsts) { $0.value($1) }
      json.field("entriesOfFile", Self.entriesOfFile)
      json.array("kinds", SearchEntry.Kind.allCases) { $0.value($1.text.text(in: language)) }
    }
    return json
  }

  private var entryFiles: [SiteFile?] {
    Parallel.map(0..<(entries.count + Self.entriesOfFile - 1) / Self.entriesOfFile) { number in
      let start = number * Self.entriesOfFile
      var json = JSONWriter(isForHTML: true)
      json.array(entries[start..<min(start + Self.entriesOfFile, entries.count)]) { json, entry in
        let link = Self.short(home.link(to: entry.path, fragment: entry.fragment), beside: entry.title)
        json.array([String(entry.kind.rawValue), entry.title, entry.section, link]) { $0.value($1) }
      }
      return file("entries-\(number)", json)
    }
  }

  /// A link without the name of its page where the title tells it: `*` is the title with a dash for all that is no letter or
  /// digit, `~` the same in small letters. Half of the links are, and no page is named so: all end with `.html`.
  private static func short(_ link: String, beside title: String) -> String {
    let words = title.utf8.split { !$0.isASCIIAlphanumeric }
    let name = words.map { String($0) ?? "" }.joined(separator: "-")
    let start = link.lastIndex(of: "/").map(link.index(after:)) ?? link.startIndex
    switch link[start...] {
    case "\(name).html": return link[..<start] + "*"
    case "\(name.lowercased()).html": return link[..<start] + "~"
    default: return link
    }
  }

  /// The files, and the first term of each.
  private var termFiles: (files: [SiteFile?], firsts: [String]) {
    let most = entries.count < Self.entriesOfMany ? entries.count : entries.count / 10
    var files: [SiteFile?] = []
    var firsts: [String] = []
    var next = 0
    while next < terms.count {
      firsts.append(String(decoding: terms[next].bytes, as: UTF8.self))
      var json = JSONWriter(isForHTML: true)
      json.array(CollectionOfOne(0)) { json, _ in
        while next < terms.count, json.bytes.count < Self.bytesOfFile {
          json.value(Self.line(of: terms[next], most))
          next += 1
        }
      }
      files.append(file("terms-\(files.count)", json))
    }
    return (files, firsts)
  }

  /// A term with its places, but those in texts where more than `most` have it there.
  private static func line(of term: TermPlaces.Term, _ most: Int) -> [UInt8] {
    var line = term.bytes
    line.append(UInt8(ascii: " "))
    append(term.inTitles, to: &line)
    line.append(UInt8(ascii: ","))
    if term.inTexts.count <= most { append(term.inTexts, to: &line) }
    return line
  }

  /// Numbers as the steps from one to the next, in base 36.
  private static func append(_ numbers: [Int32], to line: inout [UInt8]) {
    var last: Int32 = 0
    for (place, number) in numbers.enumerated() {
      if place > 0 { line.append(UInt8(ascii: " ")) }
      append(number - last, to: &line)
      last = number
    }
  }

  private static func append(_ number: Int32, to line: inout [UInt8]) {
    if number >= 36 { append(number / 36, to: &line) }
    line.append(digits[Int(number % 36)])
  }

  private static let digits = Array("0123456789abcdefghijklmnopqrstuvwxyz".utf8)

  private func file(_ name: String, _ json: JSONWriter) -> SiteFile? {
    let text = Array("lcdocSearch.put(\"\(name)\", ".utf8) + json.bytes + Array(");\n".utf8)
    return SitePath("assets/search/\(name).js").map { SiteFile(path: $0, bytes: text) }
  }
}
