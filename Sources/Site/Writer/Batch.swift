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
      // Files of one folder follow each other.
      let last = batches.indices.last.flatMap { file.path.lies(in: batches[$0].folder) ? $0 : nil }
      let folder = last.map { batches[$0].folder } ?? file.path.folder
      if let place = last ?? open[folder], batches[place].indices.count < largest {
        batches[place].indices.append(index)
      } else {
        open[folder] = batches.count
        batches.append(Batch(folder: folder, indices: [index]))
      }
    }
    return batches
  }
}
