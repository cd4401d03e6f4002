import Diagnostics

/// The index of a site as files that a script loads, of which a search needs a few.
///
/// They are scripts, for a page that was opened from a disk may load nothing else. `assets/search/index.js` says which terms
/// lie where; `terms-N.js` has for each of its terms the entries that have it in their title or names, and those that have it
/// in their text; `entries-N.js` what is shown of them.
struct SearchIndex {
  /// The entries, in parts that follow each other.
  let parts: [SearchPart]
  let language: Language

  /// So many entries are shown of one file.
  private static let entriesOfFile = 64
  /// In sites of so many entries, what more than a tenth of them say in their texts tells none of them from another: a term
  /// that has no place in any title either is a word like "the", and is known as one.
  private static let entriesOfMany = 500
  /// A file of terms is closed when it has so many bytes.
  private static let bytesOfFile = 40_000
  /// A term that more entries have says little, and the best are among the first: titles come before texts.
  private static let mostPlaces = 400

  /// All files, in a fixed order. Complexity: O(terms of the parts), and the bytes of the files.
  var files: [SiteFile] {
    let (terms, firsts) = termFiles
    return ([file("index", manifest(firsts).bytes)] + terms + entryFiles).compactMap(\.self)
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
    var files: [SiteFile?] = []
    var array = JSONLines()
    for part in parts {
      for number in 0..<part.entryCount {
        array.add { $0 += part.row(number) }
        if array.count == Self.entriesOfFile {
          files.append(file("entries-\(files.count)", array.closed))
          array = JSONLines()
        }
      }
    }
    if array.count > 0 { files.append(file("entries-\(files.count)", array.closed)) }
    return files
  }

  /// The files, and the first term of each.
  private var termFiles: (files: [SiteFile?], firsts: [String]) {
    let bases = parts.reduce(into: [0]) { bases, part in bases.append((bases.last ?? 0) + part.entryCount) }
    let entryCount = bases.last ?? 0
    let most = entryCount < Self.entriesOfMany ? entryCount : entryCount / 10
    var files: [SiteFile?] = []
    var firsts: [String] = []
    var joined = JoinedTerms(parts)
    var places: [JoinedTerms.Place] = []
    joined.next(&places)
    while !places.isEmpty {
      var array = JSONLines()
      while let first = places.first, array.bytes.count < Self.bytesOfFile {
        let word = parts[first.part].word(of: parts[first.part].terms[first.term])
        if array.count == 0 { firsts.append(String(decoding: word, as: UTF8.self)) }
        array.add { bytes in
          // Letters and digits: nothing has to be escaped.
          bytes.append(UInt8(ascii: "\""))
          bytes += word
          bytes.append(UInt8(ascii: " "))
          append(places, bases, inTitles: true, to: &bytes)
          bytes.append(UInt8(ascii: ","))
          if !isEverywhere(places, most) { append(places, bases, inTitles: false, to: &bytes) }
          bytes.append(UInt8(ascii: "\""))
        }
        joined.next(&places)
      }
      files.append(file("terms-\(files.count)", array.closed))
    }
    return (files, firsts)
  }

  /// Whether more texts than `most` say a term.
  private func isEverywhere(_ places: [JoinedTerms.Place], _ most: Int) -> Bool {
    let count = places.reduce(0) { $0 + Int(parts[$1.part].terms[$1.term].texts.count) }
    return min(count, Self.mostPlaces) > most
  }

  /// Writes the first number in base 36, and the steps from each to the next.
  private func append(
    _ places: [JoinedTerms.Place], _ bases: [Int], inTitles: Bool, to line: inout [UInt8]
  ) {
    var writer = PlaceWriter()
    for place in places {
      let term = parts[place.part].terms[place.term]
      let base = UInt32(bases[place.part])
      if inTitles, term.titles.count > 0 {
        writer.add(term.titles, parts[place.part].titleSteps(of: term), from: base)
      } else if !inTitles, term.texts.count > 0 {
        writer.add(term.texts, parts[place.part].textSteps(of: term), from: base)
      }
      if writer.places.count >= Self.mostPlaces { break }
    }
    guard writer.places.count > 0 else { return }
    PlaceWriter.append(writer.places.first, to: &line)
    line +=
      writer.places.count > Self.mostPlaces ? Self.first(Self.mostPlaces - 1, of: writer.steps) : writer.steps[...]
  }

  private static func first(_ count: Int, of steps: [UInt8]) -> ArraySlice<UInt8> {
    var rest = count
    return steps.prefix { byte in
      if byte == UInt8(ascii: " ") { rest -= 1 }
      return rest >= 0
    }
  }

  private func file(_ name: String, _ json: [UInt8]) -> SiteFile? {
    let text = Array("lcdocSearch.put(\"\(name)\", ".utf8) + json + Array(");\n".utf8)
    return SitePath("assets/search/\(name).js").map { SiteFile(path: $0, bytes: text) }
  }
}

/// An array of values that are there as JSON.
private struct JSONLines {
  private(set) var bytes = [UInt8(ascii: "[")]
  private(set) var count = 0

  mutating func add(_ value: (inout [UInt8]) -> Void) {
    if count > 0 { bytes.append(UInt8(ascii: ",")) }
    value(&bytes)
    count += 1
  }

  var closed: [UInt8] { bytes + [UInt8(ascii: "]")] }
}
