import Cache
import Foundation
import Testing

@testable import Project

/// A file of the user's in which a cache lies, by itself.
@Suite struct CacheStoreFileTests {
  private func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

  private func path(in folder: TemporaryFolder) throws -> String {
    try folder.write("file", "head1 values")
    let path = folder.path + "/file"
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: path)
    return path
  }

  @Test func piecesAreWrittenBehindEachOther() throws {
    let folder = try TemporaryFolder()
    let store = try #require(CacheStoreFile(path(in: folder)))
    #expect(store.append([bytes(" and"), [], bytes(" more")], at: 12, changing: bytes("head1"), to: bytes("head2")))
    #expect(folder.read("file") == "head2 values and more")
    #expect(store.read(4, at: 17) == bytes("more"))
    #expect(store.read(5, at: 17) == nil && store.read(1, at: 21) == nil && store.read(Int.max, at: 0) == nil)
  }

  /// Of two that saw the same file one counts.
  @Test func twoOnOneFile() throws {
    let folder = try TemporaryFolder()
    let path = try path(in: folder)
    let (one, other) = (try #require(CacheStoreFile(path)), try #require(CacheStoreFile(path)))
    #expect(one.append([bytes(" one")], at: 12, changing: bytes("head1"), to: bytes("head2")))
    #expect(!other.append([bytes(" other")], at: 12, changing: bytes("head1"), to: bytes("head3")))
    #expect(folder.read("file") == "head2 values one")
    #expect(other.read(3, at: 13) == bytes("one"), "it is the same file")
  }

  @Test func cutShortAfterItWasOpened() throws {
    let folder = try TemporaryFolder()
    let path = try path(in: folder)
    let store = try #require(CacheStoreFile(path))
    #expect(truncate(path, 8) == 0)
    #expect(store.read(6, at: 6) == nil && store.read(2, at: 6) == bytes("va"))
    #expect(truncate(path, 3) == 0)
    #expect(!store.append([bytes(" more")], at: 12, changing: bytes("head1"), to: bytes("head2")))
    #expect(folder.read("file") == "hea")
  }

  /// What others can have written is none, nor what only has the name of a file.
  @Test func whatIsNoFileOfTheUsers() throws {
    let folder = try TemporaryFolder()
    let path = try path(in: folder)
    try FileManager.default.createSymbolicLink(atPath: folder.path + "/link", withDestinationPath: path)
    #expect(CacheStoreFile(folder.path + "/link") == nil)
    #expect(CacheStoreFile(folder.path) == nil && CacheStoreFile(folder.path + "/nowhere") == nil)
    try FileManager.default.setAttributes([.posixPermissions: 0o620], ofItemAtPath: path)
    #expect(CacheStoreFile(path) == nil)
  }
}
