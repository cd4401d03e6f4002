/// Some files of one folder: the piece of work that a thread takes.
struct Batch: Sendable {
  /// The folder's path below the site's root.
  let folder: String
  /// Places in the list of all files.
  var indices: [Int]

  private static let largest = 64

  /// All files in batches, in order.
  static func all(of files: [SiteFile]) -> [Batch] {
    var open: [String: Int] = [:]
    var batches: [Batch] = []
    for (index, file) in files.enumerated() {
      let folder = file.path.folder
      // Files of one folder follow each other.
      let isLast = batches.last?.folder == folder
      if let place = isLast ? batches.count - 1 : open[folder], batches[place].indices.count < largest {
        batches[place].indices.append(index)
      } else {
        open[folder] = batches.count
        batches.append(Batch(folder: folder, indices: [index]))
      }
    }
    return batches
  }
}
