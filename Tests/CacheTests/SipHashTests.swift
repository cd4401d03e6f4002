import Testing

@testable import Cache

/// The digests of the authors' reference implementation: the key is 0, 1, … 15, the text 0, 1, … to its length.
@Suite struct SipHashTests {
  @Test(arguments: [
    (0, "a3817f04ba25a8e66df67214c7550293"), (1, "da87c1d86b99af44347659119b22fc45"),
    (2, "8177228da4a45dc7fca38bdef60affe4"), (3, "9c70b60c5267a94e5f33b6b02985ed51"),
    (15, "5493e99933b0a8117e08ec0f97cfc3d9"),
  ])
  func reference(length: Int, digest: String) {
    let hash = SipHash(Digest(low: 0x0706_0504_0302_0100, high: 0x0f0e_0d0c_0b0a_0908))
    var writer = ByteWriter()
    writer.write(hash.digest(of: (0..<length).map { UInt8($0) }))
    #expect(writer.bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined() == digest)
  }

  @Test func aKeyAndEveryByteCount() {
    var seen: Set<Digest> = []
    let (one, other) = (SipHash.random(), SipHash.random())
    for length in 0..<40 {
      let text = [UInt8](repeating: 7, count: length)
      #expect(seen.insert(one.digest(of: text)).inserted && seen.insert(other.digest(of: text)).inserted)
      for place in text.indices {
        var changed = text
        changed[place] ^= 1
        #expect(seen.insert(one.digest(of: changed)).inserted)
      }
    }
  }
}
