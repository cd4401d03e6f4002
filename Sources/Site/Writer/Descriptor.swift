#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// An open file or folder that closes itself.
struct Descriptor: ~Copyable, Sendable {
  let number: Int32

  init(_ number: Int32) {
    self.number = number
  }

  deinit {
    close(number)
  }

  /// Opens what `name` is in a folder, never through a link. Nil with `errno` set if that fails.
  static func open(_ name: String, in folder: borrowing Descriptor, _ flags: Int32) -> Descriptor? {
    let safeFlags = flags | O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK
    let number = retrying { openat(folder.number, name, safeFlags, 0o644) }
    return number < 0 ? nil : Descriptor(number)
  }

  /// Whether it is an ordinary file; the size if it is.
  var fileSize: Int? {
    var status = stat()
    guard fstat(number, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    return Int(status.st_size)
  }

  /// What a folder holds.
  var names: [String] {
    let copy = dup(number)
    guard copy >= 0, let directory = fdopendir(copy) else { return [] }
    defer { closedir(directory) }
    rewinddir(directory)
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }

  /// Whether what is left to read are exactly these bytes.
  func reads(_ bytes: [UInt8]) -> Bool {
    withUnsafeTemporaryAllocation(byteCount: 1 << 16, alignment: 16) { buffer in
      guard let base = buffer.baseAddress else { return false }
      var offset = 0
      while true {
        let count = retrying { read(number, base, buffer.count) }
        guard count > 0 else { return count == 0 && offset == bytes.count }
        guard offset + count <= bytes.count else { return false }
        let isSame = bytes.withUnsafeBytes { expected in
          guard let start = expected.baseAddress else { return false }
          return memcmp(start + offset, base, count) == 0
        }
        guard isSame else { return false }
        offset += count
      }
    }
  }

  /// Everything that an ordinary file holds; nil where that is more than a limit or cannot be read.
  func readAll(limit: Int) -> [UInt8]? {
    guard let size = fileSize, size <= limit else { return nil }
    return OpenFile.readAll(size, from: number)
  }
}

/// What is read from an open file and written to it, however many calls that takes.
package enum OpenFile {
  /// The next bytes of a file, or those from a place on; nil where there are not so many or they cannot be read.
  package static func readAll(_ size: Int, from descriptor: Int32, at place: Int? = nil) -> [UInt8]? {
    var isRead = true
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, offset in
      while offset < size, isRead {
        let start = buffer.baseAddress?.advanced(by: offset)
        let count = retrying {
          place.map { pread(descriptor, start, size - offset, off_t($0 + offset)) }
            ?? read(descriptor, start, size - offset)
        }
        if count > 0 { offset += count } else { isRead = false }
      }
    }
    return isRead ? bytes : nil
  }

  /// Writes all bytes, from a place on where one is named; false, with `errno` set, if that cannot be done.
  package static func writeAll(_ bytes: [UInt8], to descriptor: Int32, at place: Int? = nil) -> Bool {
    bytes.withUnsafeBytes { buffer in
      var offset = 0
      while offset < buffer.count {
        let start = buffer.baseAddress?.advanced(by: offset)
        let count = retrying {
          place.map { pwrite(descriptor, start, buffer.count - offset, off_t($0 + offset)) }
            ?? write(descriptor, start, buffer.count - offset)
        }
        guard count > 0 else { return false }
        offset += count
      }
      return true
    }
  }
}

/// Calls again as long as a signal interrupts.
private func retrying<Number: SignedInteger>(_ call: () -> Number) -> Number {
  while true {
    let result = call()
    if result >= 0 || errno != EINTR { return result }
  }
}
