/// Some files of one folder: the piece of work that a thread takes.
struct Batch: Sendable {
  /// Tells the temporary files of threads apart.
  let number: Int
  /// The folder's parts below the site's root.
  let folder: [Substring]
  /// Places in the list of all files.
  var indices: [Int]

  private static let largest = 64

  /// All files in batches, in order.
  static func all(of files: [SiteFile]) -> [Batch] {
    var open: [String: Int] = [:]
    var batches: [Batch] = []
    for (index, file) in files.enumerated() {
      let folder = file.path.text.split(separator: "/").dropLast()
      let key = folder.joined(separator: "/")
      if let place = open[key], batches[place].indices.count < largest {
        batches[place].indices.append(index)
      } else {
        open[key] = batches.count
        batches.append(Batch(number: batches.count, folder: Array(folder), indices: [index]))
      }
    }
    return batches
  }

  /// The file's name in the folder.
  func name(of file: SiteFile) -> String {
    file.path.text.split(separator: "/").last.map(String.init) ?? file.path.text
  }
}
