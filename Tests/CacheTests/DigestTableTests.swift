import Testing

@testable import Cache

@Suite struct DigestTableTests {
  @Test("Each digest has the place in which it was added, however many name one slot, and none is added twice")
  func places() {
    let digests = (0..<200).map { Digest(low: UInt64($0 % 3), high: UInt64($0)) }
    var table = DigestTable(capacity: digests.count)
    for digest in digests { #expect(table.place(of: digest) == nil && table.add(digest)) }
    #expect(digests.map(table.place) == Array(digests.indices) && table.digests == digests)
    #expect(!table.add(digests[7]) && table.digests.count == digests.count)
    #expect(table.place(of: Digest(low: 1, high: 1_000)) == nil)
  }

  @Test("A table takes no more than it has room for")
  func capacity() {
    var table = DigestTable(capacity: 0)
    #expect(table.place(of: Digest(low: 0, high: 0)) == nil)
    let added = (0..<10).filter { table.add(Digest(low: 0, high: UInt64($0))) }
    #expect(added == [0])
    #expect(table.place(of: Digest(low: 0, high: 9)) == nil)
  }
}
