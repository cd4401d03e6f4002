import Project

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A door on this machine alone, through which browsers ask.
struct Listener: Sendable {
  private let descriptor: Int32
  let port: UInt16

  /// - Parameter isExact: Whether no other port will do; else the first of the next ones that is free is taken.
  init(port: UInt16, isExact: Bool) throws(InputError) {
    var number: Int32 = 0
    for port in port...(isExact ? port : port + min(20, .max - port)) {
      if let descriptor = Self.open(port) {
        self.descriptor = descriptor
        self.port = Self.port(of: descriptor) ?? port
        return
      }
      number = errno
      guard number == EADDRINUSE else { break }
    }
    let advice = number == EADDRINUSE ? "; give another with --port" : ""
    throw InputError(path: "127.0.0.1:\(port)", reason: String(cString: strerror(number)) + advice)
  }

  private static func open(_ port: UInt16) -> Int32? {
    #if canImport(Darwin)
      let stream = SOCK_STREAM
    #else
      let stream = Int32(SOCK_STREAM.rawValue)
    #endif
    let descriptor = socket(AF_INET, stream, 0)
    guard descriptor >= 0 else { return nil }
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    var yes: Int32 = 1
    setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(descriptor, $0, size) == 0 }
    }
    if isBound, listen(descriptor, 64) == 0 { return descriptor }
    let number = errno
    close(descriptor)
    errno = number
    return nil
  }

  /// The port that the system gave where any was asked for.
  private static func port(of descriptor: Int32) -> UInt16? {
    var address = sockaddr_in()
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isKnown = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(descriptor, $0, &size) == 0 }
    }
    return isKnown ? UInt16(bigEndian: address.sin_port) : nil
  }

  /// The next browser; waits for one. One that says or takes nothing for so long is left.
  func accept() -> Connection {
    while true {
      let other = acceptConnection(descriptor)
      guard other >= 0 else {
        // So many are open that there is room for none: some will end.
        if errno != EINTR, errno != ECONNABORTED { usleep(50_000) }
        continue
      }
      _ = fcntl(other, F_SETFD, FD_CLOEXEC)
      var patience = timeval(tv_sec: 5, tv_usec: 0)
      for option in [SO_RCVTIMEO, SO_SNDTIMEO] {
        setsockopt(other, SOL_SOCKET, option, &patience, socklen_t(MemoryLayout<timeval>.size))
      }
      return Connection(descriptor: other)
    }
  }
}

private func acceptConnection(_ descriptor: Int32) -> Int32 { accept(descriptor, nil, nil) }

/// What was opened by one browser.
struct Connection: Sendable {
  fileprivate let descriptor: Int32

  /// What browsers send is a few hundred bytes.
  private static let longestRequest = 16 << 10

  /// The lines up to the first empty one; nil where they do not come, or are too many.
  func readHead() -> [UInt8]? {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 4096)
    while bytes.count < Self.longestRequest {
      let count = recv(descriptor, &chunk, chunk.count, 0)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return nil }
      bytes += chunk[..<count]
      if let end = bytes.firstRange(of: Array("\r\n\r\n".utf8)) { return Array(bytes[..<end.lowerBound]) }
    }
    return nil
  }

  /// Sends all bytes; false where nobody takes them.
  func send(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBytes { buffer in
      var offset = 0
      while offset < buffer.count {
        let count = sendBytes(descriptor, buffer.baseAddress?.advanced(by: offset), buffer.count - offset)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return false }
        offset += count
      }
      return true
    }
  }

  func end() {
    shutdown(descriptor, Int32(SHUT_RDWR))
    close(descriptor)
  }
}

/// `send(2)` without the signal that ends a program whose browser has gone.
private func sendBytes(_ descriptor: Int32, _ buffer: UnsafeRawPointer?, _ count: Int) -> Int {
  #if canImport(Darwin)
    send(descriptor, buffer, count, 0)
  #else
    send(descriptor, buffer, count, Int32(MSG_NOSIGNAL))
  #endif
}
