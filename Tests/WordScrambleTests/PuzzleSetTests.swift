import ScrambleTesting
import Testing

@testable import WordScramble

/// A set of rounds and its code.
struct PuzzleSetTests {
  /// A code as the first version of the format wrote it. It never changes; a later version adds a code of its own.
  static let goldenCode = "s1.FEkLVZ0WQ9YGzJGRKNGIWpXrA2aTcwIMyfD3"
  static let goldenSet = PuzzleSet(roots: ["silkworm", "planters"], minutes: 5, unitWords: ["plant", "milk", "tomb"])!
  /// Codes to be mutated.
  static let codes = [
    "s1.FEkLVZ0WQ9YGzJGRKNGIWpXrA2aTcwIMyfD3",
    "s1.DEkLVZ0WEABkab4e",
    "s1.FD1gbMkZJMgGYACoFupO",
    "s1.DEpgitDTGhiKZoIr553TdLDZnJJEkihpklMEQJnC6J4",
  ]
  /// The digest of the results of reading mutated codes.
  static let digest: UInt32 = 0xd244_e921

  private func error(_ code: String) -> CodeError? {
    do throws(CodeError) {
      _ = try PuzzleSet(code: code.utf8, avoiding: .example)
      return nil
    } catch {
      return error
    }
  }

  @Test func `the code of a set is frozen`() throws {
    #expect(String(decoding: Self.goldenSet.code, as: UTF8.self) == Self.goldenCode)
    #expect(try PuzzleSet(code: Self.goldenCode.utf8, avoiding: .example) == Self.goldenSet)
  }

  @Test(arguments: 0..<200 as Range<UInt64>)
  func `every set is read back from its code alone, after a number sign, and after an address`(seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    let words = { (count: ClosedRange<Int>, lengths: ClosedRange<Int>) in
      Array(Set((0..<generator.next(in: count)).map { _ in generator.word(lengths: lengths) }))
    }
    let roots = words(1...30, 3...15)
    let set = try #require(
      PuzzleSet(
        roots: roots, minimum: generator.next(in: 3...4), scoring: generator.pick([.classic, .letters]),
        minutes: generator.pick([nil, 1, 5, 100]), isForClass: generator.next(in: 0...1) == 1,
        unitWords: words(0...40, 3...15)))
    for prefix in ["", "#", "https://example.org/words/?lang=de#"] {
      #expect(try PuzzleSet(code: Array(prefix.utf8) + set.code, avoiding: .example) == set)
    }
    #expect(set.link(to: Array("https://example.org/#old".utf8)) == Array("https://example.org/#".utf8) + set.code)
  }

  @Test func `the code of twelve words of eight letters has about two hundred characters`() throws {
    let words = english.roots.filter { $0.rootStatus == .familiar && $0.word.count == 8 }.prefix(12).map { $0.word }
    let set = try #require(PuzzleSet(roots: words, unitWords: words))
    #expect((150...220).contains(set.code.count), "\(set.code.count)")
  }

  @Test func `an invalid set cannot be created`() {
    #expect(PuzzleSet(roots: []) == nil)
    #expect(PuzzleSet(roots: ["silkworm", "silkworm"]) == nil)
    #expect(PuzzleSet(roots: ["si"]) == nil)
    #expect(PuzzleSet(roots: ["silkworm"], minimum: 5) == nil)
    #expect(PuzzleSet(roots: ["silkworm"], minutes: 101) == nil)
    #expect(PuzzleSet(roots: ["silkworm"], unitWords: ["milk", "milk"]) == nil)
    #expect(PuzzleSet(roots: ["silkworm"], unitWords: ["ab"]) == nil)
    let letters = (0..<26).map { Word(letters: [UInt8($0), 0, 1]) }
    #expect(
      PuzzleSet(roots: Array(letters.prefix(30) + letters.prefix(5).map { Word(letters: $0.letters + [3]) })) == nil)
    #expect(PuzzleSet(roots: ["silkworm"], unitWords: letters + letters.map { Word(letters: $0.letters + [2]) }) == nil)
  }

  @Test func `a unit word that is a root is hidden only in another round`() throws {
    let words: [Word] = ["milk", "plant", "plants", "silkworm", "ocean"]
    let set = try #require(PuzzleSet(roots: ["silkworm", "planters"], unitWords: words))
    #expect(set.findableUnitWords == ["milk", "plant", "plants"])
    let other = try #require(
      PuzzleSet(roots: ["planters", "plants"], minimum: 4, unitWords: ["ant", "plants", "plant"]))
    #expect(other.findableUnitWords == ["plant", "plants"])
  }

  @Test func `a code with a slur is damaged, and one with a delicate word is not`() {
    for (root, unitWord) in [("scoundrel", "milk"), ("silkworm", "oaf")] as [(Word, Word)] {
      let code = PuzzleSet(roots: [root], unitWords: [unitWord])!.code
      #expect(error(String(decoding: code, as: UTF8.self)) == .damaged)
    }
    #expect(error(Self.goldenCode) == nil)
  }

  @Test(arguments: [
    ("", CodeError.damaged), ("s1.", .damaged), ("s1.AAAA", .damaged), ("c1.EkhWrOizesDZkjKgoR", .damaged),
    ("s2.x", .newer),
    ("s12.x", .newer), ("s0.x", .damaged), ("s01.x", .damaged), ("t2.x", .damaged),
  ])
  func `other texts are damaged, and later versions are newer`(code: String, expected: CodeError) {
    #expect(error(code) == expected)
  }

  /// The test is split into parts, so other tests do not wait long for a thread. The first part compares the digest.
  @Test(arguments: thoroughSeeds(5))
  func `mutated codes never trap, and only the code of the set itself is accepted`(part: UInt64) {
    var mutations = ChallengeMutations(of: Self.codes, seed: 30 + part * 100)
    var (acceptedCount, digest) = (0, UInt32(0x811C_9DC5))
    for _ in 0..<20_000 {
      let code = mutations.next()
      let set = try? PuzzleSet(code: code, avoiding: SensitiveWords(slurs: [], delicate: []))
      if let set {
        acceptedCount += 1
        guard set.code == code else { return #expect(Bool(false), "\(String(decoding: code, as: UTF8.self))") }
      }
      ChallengeMutations.add(Self.line(set), to: &digest)
    }
    #expect(acceptedCount > 1000, "\(acceptedCount)")
    #expect(part > 0 || digest == Self.digest, "\(String(digest, radix: 16))")
  }

  private static func line(_ set: PuzzleSet?) -> String {
    guard let set else { return "-" }
    let words = (set.roots + set.unitWords).map { "\($0)" }.joined(separator: " ")
    return "\(set.minimum) \(set.scoring.name) \(set.isForClass ? 1 : 0) \(set.minutes ?? 0) \(words)"
  }
}
