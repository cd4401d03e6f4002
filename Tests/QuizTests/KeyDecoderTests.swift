import Testing

@testable import Quiz

struct KeyDecoderTests {
  struct Input: CustomTestStringConvertible, Sendable {
    var text: String
    var keys: [Key]
    /// What is left until the pause, and what it then is.
    var flushed: [Key] = []
    var testDescription: String { text.unicodeScalars.map { $0.escaped(asASCII: true) }.joined() }
  }

  @Test(arguments: [
    Input(text: "j", keys: [.character(0x6A)]),
    Input(text: "\u{1B}[A\u{1B}[B", keys: [.up, .down]),
    Input(text: "\u{1B}OA\u{1B}OB", keys: [.up, .down]),
    Input(text: "\u{1B}[1;2A", keys: [.up]),
    Input(text: "\u{1B}[H\u{1B}[F\u{1B}OH\u{1B}OF", keys: [.home, .end, .home, .end]),
    Input(text: "\u{1B}[1~\u{1B}[4~\u{1B}[7~\u{1B}[8~", keys: [.home, .end, .home, .end]),
    Input(text: "\u{1B}[5~\u{1B}[6~", keys: [.pageUp, .pageDown]),
    Input(text: "\r\n", keys: [.enter, .enter]),
    Input(text: "\u{3}\u{1A}\u{C}", keys: [.interrupt, .suspend, .redraw]),
    Input(text: "\u{1B}", keys: [], flushed: [.escape]),
    Input(text: "\u{1B}j", keys: [.escape, .character(0x6A)]),
    Input(text: "\u{1B}\u{1B}", keys: [.escape], flushed: [.escape]),
    Input(text: "\u{1B}[", keys: [], flushed: [.other]),
    Input(text: "\u{1B}[99;99Zq", keys: [.other, .character(0x71)]),
    Input(text: "\u{1B}[200~x", keys: [.other, .character(0x78)]),
    Input(text: "\u{1B}[1\rq", keys: [.other, .enter, .character(0x71)]),
    Input(text: "\u{1B}[99999999999999999999A", keys: [.up]),
    Input(text: "？　１", keys: [.character(0x3F), .character(0x20), .character(0x31)]),
    Input(text: "é中😀", keys: [.other, .other, .other]),
    Input(text: "\u{7F}\u{0}\t", keys: [.other, .other, .other]),
  ])
  func bytesBecomeKeys(_ input: Input) {
    let bytes = Array(input.text.utf8)
    var whole = KeyDecoder()
    #expect(whole.decode(bytes) == input.keys)
    #expect(whole.isWaiting == !input.flushed.isEmpty)
    #expect(whole.flush() == input.flushed)
    #expect(!whole.isWaiting)
    // The same, byte by byte.
    var pieces = KeyDecoder()
    #expect(bytes.flatMap { pieces.decode([$0]) } == input.keys)
    #expect(pieces.flush() == input.flushed)
  }

  @Test(arguments: [[0xC2], [0xE4, 0xB8], [0xFF, 0xFE], [0xC2, 0x41], [0x80]] as [[UInt8]])
  func brokenTextIsNoTrap(_ bytes: [UInt8]) {
    var decoder = KeyDecoder()
    _ = decoder.decode(bytes)
    _ = decoder.flush()
    #expect(decoder.decode(Array("q".utf8)) == [.character(0x71)])
  }

  @Test func anEndlessSequenceIsGivenUp() {
    var decoder = KeyDecoder()
    let keys = decoder.decode([0x1B, 0x5B] + [UInt8](repeating: 0x31, count: 5_000))
    #expect(!keys.isEmpty && keys.allSatisfy { $0 == .other || $0 == .character(0x31) })
    _ = decoder.flush()
    #expect(decoder.decode([0x71]) == [.character(0x71)])
  }
}
