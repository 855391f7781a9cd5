import Testing
import WordScramble

@testable import ScrambleWeb

/// A game of its own for each test: what a page does in the wrong order or with wrong numbers.
@Suite struct GameTests {
  /// Returns a game with bytes in its buffer.
  private func game(holding bytes: [UInt8]) -> Game {
    let game = Game()
    game.buffer.makeRoom(for: bytes.count)
    game.buffer.address?.copyMemory(from: bytes, byteCount: bytes.count)
    return game
  }

  private func code(of work: () throws(Code) -> Void) -> Code? {
    do throws(Code) {
      try work()
      return nil
    } catch {
      return error
    }
  }

  @Test func `nothing can be dealt or played before a lexicon is open`() {
    let game = game(holding: Array("silkworm".utf8))
    #expect(code { () throws(Code) in try game.deal(root: try game.root(8), minimum: 3, scoring: 0) } == .noLexicon)
    #expect(code { () throws(Code) in _ = try game.play(4) } == .noRound)
  }

  @Test(arguments: [-1, 257, Int32.min, .max])
  func `a count the buffer does not have is refused`(count: Int32) {
    let game = game(holding: [UInt8](repeating: 97, count: 256))
    #expect(code { () throws(Code) in _ = try game.word(count) } == .outOfRange)
  }

  @Test(arguments: [
    ("", Code.tooShort), (" ", .tooShort), ("at", .tooShort), ("silkwormsilkworm", .tooLong), ("m1lk", .notLetters),
  ])
  func `a root has three to fifteen letters`(text: String, reason: Code) {
    let game = game(holding: Array(text.utf8))
    #expect(code { () throws(Code) in _ = try game.root(Int32(text.utf8.count)) } == reason)
  }

  @Test(arguments: [(2, 0), (5, 0), (3, 2), (3, -1), (.min, .max)] as [(Int32, Int32)])
  func `a minimum or a scoring that does not exist is refused`(minimum: Int32, scoring: Int32) throws {
    let game = game(holding: [])
    let root = try Word("silkworm".utf8)
    #expect(
      code { () throws(Code) in try game.deal(root: root, minimum: minimum, scoring: scoring) } == .outOfRange)
  }

  @Test func `a damaged lexicon is refused by name`() {
    func refusal(_ bytes: [UInt8]) -> Code? {
      code { () throws(Code) in try game(holding: bytes).open(Int32(bytes.count)) }
    }
    var newer = English.bytes
    newer[8] = 99
    var flipped = English.bytes
    flipped[5000] ^= 1
    #expect(refusal([]) == .notALexicon)
    #expect(refusal(Array("words".utf8)) == .notALexicon)
    #expect(refusal(newer) == .newerFormat)
    #expect(refusal(English.bytes.dropLast()) == .wrongLength)
    #expect(refusal(flipped) == .wrongChecksum)
  }

  @Test func `an answer longer than the buffer finds room`() {
    var buffer = Buffer()
    for number in 0..<10_000 { buffer.put(UInt8(truncatingIfNeeded: number)) }
    #expect((try? buffer.bytes(10_000)) == (0..<10_000).map { UInt8(truncatingIfNeeded: $0) })
    buffer.begin()
    buffer.put(row: 0x1234, 0, 65_535)
    #expect((try? buffer.bytes(6)) == [0x34, 0x12, 0, 0, 0xFF, 0xFF])
  }
}

extension PageTests {
  /// The functions of the page that no transcript calls.
  @Suite struct ExportsTests {
    init() {
      var page = PagePlayer()
      page.deal(Array("silkworm".utf8), minimum: 3, scoring: "classic")
    }

    @Test func `a buffer may have two million bytes and no more`() {
      #expect(buffer(Int32(Buffer.limit)) != nil)
      #expect(buffer(Int32(Buffer.limit) + 1) == nil)
      #expect(buffer(-1) == nil)
    }

    @Test func `the letters that a root cannot supply are told by their places`() {
      #expect(PagePlayer.bytes(missing(PagePlayer.put(Array("Mill".utf8)))) == [3])
      #expect(PagePlayer.bytes(missing(PagePlayer.put(Array("silks".utf8)))) == [4])
      #expect(missing(PagePlayer.put([])) == 0)
      #expect(missing(PagePlayer.put(Array("m1lk".utf8))) == Code.notLetters.rawValue)
    }

    @Test func `words found come newest first, and those left are the other common ones`() throws {
      for word in ["milk", "milko", "silk"] { _ = play(PagePlayer.put(Array(word.utf8))) }
      #expect(PagePlayer.text(found()) == "silk\nmilko+\nmilk\n")
      let left = PagePlayer.text(missed()).split(separator: "\n")
      #expect(Int32(left.count) == figure(Figure.commonTotal.rawValue) - 2)
      #expect(!left.contains("silk") && left.contains("worm"))
    }

    @Test func `a figure or a rank that does not exist is refused`() {
      for number in [-1, 9, .max] as [Int32] { #expect(figure(number) == Code.outOfRange.rawValue) }
      for number in [-1, 7, 256, .max] as [Int32] { #expect(rankThreshold(number) == Code.outOfRange.rawValue) }
    }

    @Test func `a round goes on when the next cannot begin`() {
      _ = play(PagePlayer.put(Array("milk".utf8)))
      #expect(deal(PagePlayer.put(Array("no".utf8)), 3, 0) == Code.tooShort.rawValue)
      #expect(deal(PagePlayer.put(Array("alarming".utf8)), 9, 0) == Code.outOfRange.rawValue)
      #expect(figure(Figure.score.rawValue) == 2)
    }

    @Test func `a lexicon stays open when the next is damaged`() {
      #expect(openLexicon(PagePlayer.put([1, 2, 3])) == Code.notALexicon.rawValue)
      #expect(play(PagePlayer.put(Array("milk".utf8))) == 2)
    }
  }
}
