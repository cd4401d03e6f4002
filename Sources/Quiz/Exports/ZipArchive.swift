/// A ZIP archive of stored files: the same files give the same bytes.
package enum ZipArchive {
  /// A file of an archive.
  package struct File: Sendable {
    /// Where it lies in the archive, with `/` between the parts.
    package var path: String
    /// What it holds.
    package var bytes: [UInt8]

    /// A file, kept as it is.
    package init(path: String, bytes: [UInt8]) {
      self.path = path
      self.bytes = bytes
    }
  }

  /// The archive. Files are dated 1980-01-01, the oldest date that the form knows.
  package static func bytes(of files: [File]) -> [UInt8] {
    var archive: [UInt8] = []
    var directory: [UInt8] = []
    for file in files {
      let offset = archive.count
      let fields = self.fields(of: file)
      archive += number(0x0403_4B50, 4) + fields + number(0, 2) + Array(file.path.utf8) + file.bytes
      directory += number(0x0201_4B50, 4) + number(20, 2) + fields
      // No extra field, no comment, disk 0, no attributes.
      directory += number(0, 2) + number(0, 2) + number(0, 2) + number(0, 2) + number(0, 4)
      directory += number(offset, 4) + Array(file.path.utf8)
    }
    let end =
      number(0x0605_4B50, 4) + number(0, 2) + number(0, 2) + number(files.count, 2) + number(files.count, 2)
      + number(directory.count, 4) + number(archive.count, 4) + number(0, 2)
    return archive + directory + end
  }

  /// What stands alike before a file and in the directory: version, flags, method, date, checksum, sizes.
  private static func fields(of file: File) -> [UInt8] {
    let version = number(20, 2)
    let utf8Names = number(0x0800, 2)
    let stored = number(0, 2)
    let date = number(0, 2) + number(0x21, 2)
    return version + utf8Names + stored + date + number(Int(checksum(file.bytes)), 4) + number(file.bytes.count, 4)
      + number(file.bytes.count, 4) + number(file.path.utf8.count, 2)
  }

  private static func number(_ value: Int, _ size: Int) -> [UInt8] {
    (0..<size).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }

  /// CRC-32.
  static func checksum(_ bytes: [UInt8]) -> UInt32 {
    var value: UInt32 = 0xFFFF_FFFF
    for byte in bytes { value = table[Int((value ^ UInt32(byte)) & 0xFF)] ^ (value >> 8) }
    return ~value
  }

  private static let table: [UInt32] = (0..<256).map { index in
    (0..<8).reduce(UInt32(index)) { value, _ in value & 1 == 1 ? 0xEDB8_8320 ^ (value >> 1) : value >> 1 }
  }
}
