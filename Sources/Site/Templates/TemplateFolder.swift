import Diagnostics

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension TemplateSet {
  /// Takes the templates of a folder in the place of the built-in ones, file by file: its `.mustache` files and
  /// what lies in its `assets`.
  ///
  /// Hidden files are passed over; links are not followed.
  public init(folder: String) throws(TemplateErrors) {
    guard let names = Self.names(in: folder) else {
      let place = SourceFile(path: folder, bytes: [])
      throw TemplateErrors(diagnostics: [
        TemplateProblem.diagnostic("this folder of templates cannot be read", place, 0..<0)
      ])
    }
    let assets = Self.names(in: folder + "/assets") ?? []
    var files: [SourceFile] = []
    for path in names + assets.map({ "assets/" + $0 }) where path != "assets" {
      guard let bytes = Self.read(folder + "/" + path) else {
        let place = SourceFile(path: path, bytes: [])
        throw TemplateErrors(diagnostics: [
          TemplateProblem.diagnostic("this file cannot be read", place, 0..<0)
        ])
      }
      files.append(SourceFile(path: path, bytes: bytes))
    }
    try self.init(overrides: files)
  }

  private static let largestFile = 4 << 20

  /// The names in a folder, sorted; nil if it cannot be read.
  private static func names(in folder: String) -> [String]? {
    guard let stream = opendir(folder) else { return nil }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { buffer in
        String(decoding: buffer.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name.utf8.first != UInt8(ascii: ".") { names.append(name) }
    }
    return names.sorted()
  }

  private static func read(_ path: String) -> [UInt8]? {
    let number = open(path, O_RDONLY | O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK)
    guard number >= 0 else { return nil }
    let file = Descriptor(number)
    return file.fileSize == nil ? nil : file.readAll(limit: largestFile)
  }
}
