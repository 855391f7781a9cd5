import ScrambleTesting
import Testing

@testable import WordScramble

/// Codes of shared rounds that are frozen, randomly changed, or malicious.
struct SharedRoundMutationTests {
  /// A code as the first version of the format wrote it. It never changes; a later version adds a code of its own.
  static let goldenCode = "g1.WFH0LUyVfy2JIWqzosAAG5iFq91nRVGCK34VFiiu0qYAaC3MKeSCEGnjd5uX9KfBUIaEyt1OjACg1J51Xw"
  /// The record of the code, which never changes either. `Documentation/SavedForm.md` uses it as an example.
  static let goldenRecord = """
    shared 1 g-5851f42d4c957f2d-8257d1cb4684dc28
    since 1795000000
    own 2b7e151628aed2a6 1795000000
    in silkworm-00000000000000ff
    code g1.WFH0LUyVfy2JIWqzosAAG5iFq91nRVGCK34VFiiu0qYAaC3MKeSCEGnjd5uX9KfBUIaEyt1OjACg1J51Xw
    sum 900c7b509d6a4436

    """
  /// Codes to be mutated.
  static let codes = [
    "g1.WFH0LUyVfy2JIWqzosAAG5iFq91nRVGCK34VFiiu0qYAaC3MKeSCEGnjd5uX9KfBUIaEyt1OjACg1J51Xw",
    "g1.AAAAAAAAAACJIWqzosAAAAD593Xh",
    "g1.WFH0LUyVfy2HrA2ZIyygAErfhUWKK7SpgAc5IIAA7PJtWw",
    "g1.__________-JIWqzosQVoEjmIWr2i63dJC1e6zoqEAAAAAAAAAAIBuWwj-aYjiaKAFQAAAAAAAAAAAAH_w9X5QAUf-CrIA",
    "g1.WFH0LUyVfy2HrA2ZIyqGANz1gaEJhK34VFiiu0qaEbik8J-RqfCfkanwn5Gp8J-RqfCfkanwn5Gp8J-RqfCfkanwn5GpHC9wwjcUI3FwV6WWAw",
    "g1.WFH0LUyVfy2JIWqzosAb3C_BDcxC1e6SFq91nRYwAAAAAAAAAAQBoLcwkOAEAAAAAAAAAAQACHAAwAAAAAAAAAJAAyoQAgAAAAAAAAAIAAhwIAMAAAAAAAAAGQAUmIAIAAAAAAAAAEgAMaEADAAAAAAAAADEEnTMX_NMR3TMX_NMR3TMX_NMR3TMX_NMR3TMX_NMR3TMX_NMR3IjACAAAAAAAAACAAAGBgAwAAAAAAAABRAAT4wAgAAAAAAAAAyAARYgAMAAAAAAAAAeQAM6QAIAAAAAAAAASAAIUKADsSLwLw",
    "g1.WFH0LUyVfy30NmSLQTQ5oFrwAAd8hsyRagLS8f--aCaHNQFpeP_f_7C1ga5EwNiSbUCAAAAAAAAAAMBi034dWQHjEfHpiVmLMeGAX4AAAAAAAAABADp5OnMrS2NkIBAASIhAr2E",
    "g1.WFH0LUyVfy0xAmgAJgCn3skDEAgAAAAAAAAAFAGwkDEAAAQAAAAAAAAADADRXZlyAAOTOOUy",
  ]
  /// The digest of the results for each number of codes.
  static let digests: [Int: UInt32] = [20_000: 0x81d8_64f0, 100_000: 0xe2c1_4610]

  /// The number of codes. It is smaller in a debug build, which is slower.
  #if DEBUG
    static let count = 20_000
  #else
    static let count = 100_000
  #endif

  private static func example() throws -> SharedRound {
    let puzzle = try #require(SharedPuzzle(table: 0x5851_F42D_4C95_7F2D, root: "silkworm"))
    var ana = SharedPlayer(id: 0x2B7E_1516_28AE_D2A6, name: Array("Ana".utf8), color: 2)
    (ana.words, ana.isFinal, ana.seconds, ana.hints) = (["milk", "work"], true, 300, 1)
    var ben = SharedPlayer(id: 0x9E37_79B9_7F4A_7C15, name: Array("Ben".utf8), color: 5)
    (ben.words, ben.changeCount, ben.seconds) = (["milk", "worm"], 1, 61)
    return try #require(SharedRound(puzzle, players: [ana, ben]))
  }

  /// Returns the error of reading a code, or nil if it is accepted.
  private func error(_ code: some Sequence<UInt8>, isPasted: Bool = false) -> CodeError? {
    do throws(CodeError) {
      _ = isPasted ? try SharedRound(pasted: Array(code)) : try SharedRound(code: code)
      return nil
    } catch {
      return error
    }
  }

  @Test func `the code of a shared round is frozen`() throws {
    let example = try Self.example()
    #expect(String(decoding: example.code, as: UTF8.self) == Self.goldenCode)
    #expect(try SharedRound(code: Self.goldenCode.utf8) == example)
  }

  @Test func `the record of a shared round is frozen`() throws {
    let sharedRecord = SharedRecord(
      try Self.example(), ownID: 0x2B7E_1516_28AE_D2A6, lastOpenedAt: 1_795_000_000, addedAt: 1_795_000_000,
      round: .free(root: "silkworm", number: 255))
    let record = Record(sharedRecord)
    #expect(String(decoding: record.bytes, as: UTF8.self) == Self.goldenRecord + "\n")
    #expect(SharedRecord(record) == sharedRecord)
  }

  @Test func `the codes to be mutated are valid`() {
    for code in Self.codes { #expect(error(code.utf8) == nil, "\(code)") }
  }

  @Test func `mutated codes never trap, and the result of reading each is frozen`() {
    var mutations = ChallengeMutations(of: Self.codes, seed: 41)
    var (acceptedCount, digest) = (0, UInt32(0x811C_9DC5))
    for _ in 0..<Self.count {
      let code = mutations.next()
      var line = "damaged"
      do throws(CodeError) {
        let shared = try SharedRound(code: code)
        guard shared.code == code else { return #expect(Bool(false), "\(String(decoding: code, as: UTF8.self))") }
        line = Self.line(shared)
        acceptedCount += 1
      } catch {
        if error == .newer { line = "newer" }
      }
      ChallengeMutations.add(line, to: &digest)
    }
    #expect(acceptedCount > Self.count / 10, "\(acceptedCount)")
    #expect(digest == Self.digests[Self.count], "\(String(digest, radix: 16))")
  }

  private static func line(_ shared: SharedRound) -> String {
    let puzzle = shared.puzzle
    let facts = [puzzle.root.description, puzzle.scoring.name, puzzle.mode.name]
    let first = (["\(puzzle.table)"] + facts + ["\(puzzle.minutes ?? 0)", "\(puzzle.daily ?? 0)"])
      .joined(separator: " ")
    let players = shared.players.map { player in
      let numbers = [
        player.changeCount, player.color, player.minimum, player.isFinal ? 1 : 0, player.seconds, player.hints,
        player.clues,
      ]
      let words = player.words.map { $0.description }
      let name = String(decoding: player.name, as: UTF8.self)
      return (["\(player.id)", "'\(name)'"] + numbers.map { "\($0)" } + words).joined(separator: " ")
    }
    return ([first] + players).joined(separator: ", ")
  }

  @Test func `a code truncated at any length is damaged`() {
    for code in [Self.codes[0], Self.codes[5]] {
      for length in 0..<code.utf8.count {
        let truncated = code.utf8.prefix(length)
        #expect(
          error(truncated) == .damaged && error(Array("https://example.org/#".utf8) + truncated) == .damaged,
          "\(length)")
        #expect(
          error(Array("(https://example.org/%23".utf8) + truncated + Array("…)".utf8), isPasted: true) == .damaged)
      }
    }
  }

  @Test func `a megabyte of letters is damaged`() {
    let letters = [UInt8](repeating: UInt8(ascii: "A"), count: 1 << 20)
    for prefix in ["", "g1.", "g2.", "https://example.org/#g1."] {
      for isPasted in [false, true] { #expect(error(Array(prefix.utf8) + letters, isPasted: isPasted) == .damaged) }
    }
    #expect(error(Array("g1.".utf8) + letters.prefix(100_000)) == .damaged)
  }

  @Test(arguments: [
    "<script>alert(1)</script>", "<b>CODE</b>", "[CODE](https://example.org)", "\u{202E}CODE", "g1.\u{2066}",
    "CODE\u{200F}", "CODECODE", "CODE CODE", "CODE%00", "g1.%3Cb%3E", "g1.=1+1", "G1.AAAA", "gg1.AAAA", "g1",
    "g01.",
    "g0.AAAA", "g-1.AAAA", "g1234567890.AAAA", "ｇ1.AAAA", "",
  ])
  func `markup, direction marks and other texts are damaged`(text: String) {
    #expect(
      error(text.split(separator: "CODE", omittingEmptySubsequences: false).joined(separator: Self.goldenCode).utf8)
        == .damaged)
  }

  @Test func `a later version is newer`() {
    for code in ["g2.x", "#g12.AAAA", "https://example.org/#g999999999." + Self.goldenCode] {
      #expect(error(code.utf8) == .newer)
    }
  }

  @Test(arguments: [
    Array("a\u{202E}b".utf8), Array("\u{200B}".utf8), Array("a\u{FEFF}".utf8), Array("a\nb".utf8), [0], [0x7F],
    [0xC2, 0x85], [0xC3],
    [0xC0, 0xAF], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], Array(" Ana".utf8), Array("Ana\u{3000}".utf8),
    Array("\u{A0}".utf8), Array("Annabelle-Sop".utf8), Array(repeating: 0x61, count: 63),
    Array("👩👩👩👩👩👩👩👩👩👩".utf8), Array("a\u{E0041}".utf8), Array("a\u{FFFD}".utf8),
  ])
  func `a code with a name that no player can have is damaged`(name: [UInt8]) throws {
    var shared = try Self.example()
    var player = SharedPlayer(id: 1, name: [], color: 0)
    player.name = name
    try shared.add(player)
    #expect(error(shared.code) == .damaged)
    try #require(SharedPlayer.validName(from: name) != name)
  }
}
