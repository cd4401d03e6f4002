#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension WriteError: CustomStringConvertible {
  /// What is wrong and what to do about it, to be read behind the name of the folder.
  package var description: String {
    switch self {
    case .dangerousFolder(_, .fileSystemRoot):
      "is the root of the file system and no place for a site; name a folder for the site alone with -o"
    case .dangerousFolder(_, .home):
      "is your home folder and no place for a site; name a folder for the site alone with -o"
    case .dangerousFolder(_, .holdsInput(let input)):
      "holds \(input), which the site is made from; name a folder for the site alone with -o"
    case .collision(let one, let other):
      "\(one) and \(other) would be one file on some systems; rename one of the notes or scenarios"
    case .foreignFile(let path):
      "\(path) was not made by lcdoc and is left as it is; move it away or name another folder with -o"
    case .notAFile(let path):
      "a link, a folder or a device stands where \(path) belongs; move it away or name another folder with -o"
    case .busy: "another lcdoc writes there at the moment; wait for it and build again"
    case .system(let operation, let path, let code):
      "cannot \(operation) \(path): \(String(cString: strerror(code)))\(Self.advice(code))"
    }
  }

  /// What helps where the system's own words do not say it.
  private static func advice(_ code: Int32) -> String {
    switch code {
    case ENOTDIR, EEXIST: "; name another folder with -o"
    case EACCES, EPERM, EROFS: "; name a folder that you may write to with -o"
    case ENOSPC, EDQUOT: "; make room and build again"
    default: ""
    }
  }
}
