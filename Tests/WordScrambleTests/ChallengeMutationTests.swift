import ScrambleTesting
import Testing

@testable import WordScramble

struct ChallengeMutationTests {
  private static func lexicon() throws -> Lexicon {
    try WordList(
      everyday: ChallengeMutations.everyday, common: ChallengeMutations.common, rare: ChallengeMutations.rare,
      blocked: ChallengeMutations.blocked, familiar: "silkworm planters", daily: ChallengeMutations.daily
    ).lexicon()
  }

  @Test func `mutated codes never trap, and the result of reading each is frozen`() throws {
    let lexicon = try Self.lexicon()
    var mutations = ChallengeMutations(seed: 12)
    var (digest, valid) = (UInt32(0x811C_9DC5), 0)
    for _ in 0..<ChallengeMutations.count {
      let code = mutations.next()
      let answer = try #require(
        ChallengeMutations.answer(to: code, in: lexicon), "a code is taken that is not the challenge's own")
      if answer.hasPrefix("valid") { valid += 1 }
      ChallengeMutations.add(answer, to: &digest)
    }
    #expect(valid > ChallengeMutations.count / 20, "\(valid)")
    #expect(digest == ChallengeMutations.digests[ChallengeMutations.count], "\(String(digest, radix: 16))")
  }

  @Test func `the codes to be mutated are valid`() throws {
    let lexicon = try Self.lexicon()
    for code in ChallengeMutations.codes {
      #expect(ChallengeMutations.answer(to: Array(code.utf8), in: lexicon)?.hasPrefix("valid") == true, "\(code)")
    }
  }
}
