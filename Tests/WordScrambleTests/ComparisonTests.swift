import ScrambleTesting
import Testing

@testable import WordScramble

/// Rounds that answer others: the rival, its pace, the comparison, and playing again.
struct ComparisonTests {
  private func moment(_ tenths: Int64) -> Moment { Moment(seconds: 1_795_000_000 + tenths / 10, uptime: tenths) }

  private func game(_ words: String..., minutes: Int? = nil, daily: Int? = nil) throws -> Game {
    var options = DealOptions()
    (options.root, options.minutes, options.daily) = (daily == nil ? "silkworm" : nil, minutes, daily)
    var game = Game(lexicon: english, roots: ["planters"], options: options, seed: 1, at: moment(0))
    for (index, word) in words.enumerated() { try game.play(text: word.utf8, at: moment(Int64(index + 1) * 100)) }
    return game
  }

  private func words(_ list: String) -> [Word] { WordList.words(list) }

  @Test func `two rounds are compared in three columns, longest words first, without blocked words`() throws {
    let lexicon = try WordList(everyday: "milk worm slim silkworm", rare: "koi swirl", blocked: "irks").lexicon()
    func round(_ list: String) throws -> Round {
      var round = Round(root: "silkworm")
      for word in words(list) { try round.play(word, in: lexicon) }
      return round
    }
    let comparison = Comparison(
      of: try round("milk koi irks worm"), with: try round("worm swirl slim irks"), in: lexicon)
    #expect(comparison.both == ["worm"] && comparison.onlyYours == ["milk", "koi"])
    #expect(comparison.onlyTheirs == ["swirl", "slim"])
    let onlyBlocked = Comparison(of: try round("irks"), with: try round("milk"), in: lexicon)
    #expect(onlyBlocked.both.isEmpty && onlyBlocked.onlyYours.isEmpty && onlyBlocked.onlyTheirs == ["milk"])
  }

  @Test func `a round that answers a challenge has the same root, rules and minutes, and knows its rival`() throws {
    var theirs = try game("milk", "silk", minutes: 3)
    let result = try Challenge(code: theirs.challenge.code).replay(in: english)
    var mine = try game()
    mine.start(DealOptions(answering: result, in: english), seed: 8, at: moment(900))
    #expect(mine.round.root == "silkworm" && mine.round.minutes == 3 && mine.round.found.isEmpty)
    #expect(mine.rival == result && mine.round.challengeCode == theirs.challenge.code)
    #expect(mine.rival?.pace(after: 150).foundCount == 1 && mine.comparison == nil)
    try mine.play(text: "worm".utf8, at: moment(1000))
    mine.end(at: moment(1100))
    #expect(mine.comparison == nil)
    mine.reveal()
    #expect(mine.comparison?.onlyYours == ["worm"] && mine.comparison?.onlyTheirs == ["milk", "silk"])
    #expect(mine.comparedBonusWords.isEmpty)
    theirs.end(at: moment(500))
    theirs.reveal()
    #expect(theirs.comparison == nil)
  }

  @Test(arguments: [
    (["milk", "silk"], ["worm"], Verdict.Outcome.won, 1), (["milk"], ["silk", "worm", "koi"], .lost, 2),
    (["milk"], ["koi"], .wonByPoints, 1), (["koi", "oil"], ["milk", "silk"], .lostByPoints, 2),
    (["milk"], ["silk"], .draw, 0),
  ])
  func `more words win and, on a tie, more points`(
    ownWords: [String], otherWords: [String], outcome: Verdict.Outcome, lead: Int
  ) throws {
    var theirs = try game()
    for word in otherWords { try theirs.play(text: word.utf8, at: moment(100)) }
    let result = try Challenge(code: theirs.challenge.code).replay(in: english)
    var mine = try game()
    mine.start(DealOptions(answering: result, in: english), seed: 8, at: moment(900))
    for word in ownWords { try mine.play(text: word.utf8, at: moment(1000)) }
    #expect(mine.verdict == nil, "the round goes on")
    mine.end(at: moment(1100))
    let verdict = try #require(mine.verdict)
    #expect(verdict.outcome == outcome && verdict.lead == lead)
    #expect(verdict.ownPoints == mine.round.score && verdict.otherPoints == theirs.round.score)
    #expect(theirs.verdict == nil, "it answers nothing")
  }

  @Test func `bonus words are marked, whether both players found them or only one`() throws {
    let result = try game("koi", "mirk", "milk").challenge.replay(in: english)
    var mine = try game()
    mine.start(DealOptions(answering: result, in: english), seed: 8, at: moment(900))
    for word in ["koi", "silk"] { try mine.play(text: word.utf8, at: moment(1000)) }
    #expect(mine.comparedBonusWords.isEmpty)
    mine.end(at: moment(1100))
    mine.reveal()
    #expect(mine.comparedBonusWords == ["koi", "mirk"])
  }

  @Test func `a round whose missed words were shown cannot be played again`() throws {
    var game = try game("milk")
    game.end(at: moment(200))
    #expect(game.canPlayAgain)
    game.reveal()
    let isAgain = game.playAgain(seed: 3, at: moment(500))
    #expect(!game.canPlayAgain && !isAgain)
  }

  @Test func `a resumed round still knows the challenge that it answers`() throws {
    let result = try game("milk").challenge.replay(in: english)
    var mine = try game("worm")
    mine.start(DealOptions(answering: result, in: english), seed: 8, at: moment(900))
    try mine.play(text: "silk".utf8, at: moment(950))
    let saved = SavedRounds(mine.takeUnsavedRecords().flatMap(\.bytes))
    let resumed = Game(
      lexicon: english, roots: ["planters"], options: DealOptions(), saved: saved, seed: 4, at: moment(0))
    #expect(resumed.rival == result && resumed.round.found.map(\.word) == ["silk"])
  }

  @Test func `opening the same challenge again resumes its round, and another one starts a new round`() throws {
    let result = try game("milk").challenge.replay(in: english)
    var mine = try game("worm")
    let ownID = mine.round.id
    mine.start(DealOptions(answering: result, in: english), seed: 8, at: moment(900))
    let answer = mine.round.id
    try mine.play(text: "silk".utf8, at: moment(950))
    #expect(answer != ownID)
    mine.start(DealOptions(answering: result, in: english), seed: 9, at: moment(990))
    #expect(mine.round.id == answer)
    let other = try game("milk", "silk").challenge.replay(in: english)
    mine.start(DealOptions(answering: other, in: english), seed: 10, at: moment(995))
    #expect(![ownID, answer].contains(mine.round.id) && mine.rival == other)
  }

  @Test func `a challenge of a daily puzzle is answered with the round of that day`() throws {
    let theirs = try game(daily: 326)
    let result = try theirs.challenge.replay(in: english)
    var mine = try game("milk")
    mine.start(DealOptions(answering: result, in: english), seed: 8, at: moment(900))
    #expect(mine.round.id == theirs.round.id && mine.rival == result)
  }

  @Test func `a root is played again against the player's own round`() throws {
    var game = try game("milk", "silk", minutes: 10)
    let before = game.round
    let isAgain = game.playAgain(seed: 3, at: moment(500))
    #expect(isAgain)
    #expect(game.round.root == "silkworm" && game.round.found.isEmpty && game.round.id != before.id)
    #expect(game.round.minutes == 10 && game.rival?.standing.foundCount == 2)
    #expect(!game.hasEarlierRound && game.history[before.id]?.found == before.found)
    let again = game.playAgain(seed: 4, at: moment(600))
    #expect(!again, "nothing was found that could be answered")
  }

  @Test func `a root can be played against the latest earlier round on it until a word is found`() throws {
    var game = try game("milk", "silk")
    var request = DealOptions()
    request.root = "silkworm"
    request.minimum = 4
    game.start(request, seed: 5, at: moment(400))
    try game.play(text: Array("worm".utf8), at: moment(500))
    #expect(!game.hasEarlierRound, "a word is found")
    request.scoring = .letters
    game.start(request, seed: 6, at: moment(600))
    #expect(game.hasEarlierRound)
    let isAnswer = game.playAgain(seed: 7, at: moment(700))
    #expect(isAnswer && game.rival?.standing.foundCount == 1 && game.round.found.isEmpty && !game.hasEarlierRound)
  }

  @Test func `a daily puzzle is played again as a free round`() throws {
    var game = try game(daily: 326)
    let root = game.round.root
    #expect(!game.hasEarlierRound)
    try game.play(text: game.puzzle.common[0].ascii, at: moment(100))
    let isAgain = game.playAgain(seed: 3, at: moment(500))
    #expect(isAgain && game.round.root == root && game.round.daily == nil && game.rival != nil)
  }

  @Test func `the missed words of a daily puzzle are listed only for a finished round`() throws {
    var game = try game(daily: 325)
    let word = game.puzzle.common[0]
    try game.play(text: word.ascii, at: moment(100))
    #expect(game.missed(inDaily: 325).isEmpty)
    game.end(at: moment(200))
    #expect(game.missed(inDaily: 325).isEmpty)
    game.reveal()
    let missed = game.missed
    game.dealNewWord(seed: 4, at: moment(300))
    #expect(game.missed(inDaily: 325) == missed && !missed.contains(word) && !missed.isEmpty)
    #expect(game.missed(inDaily: 324).isEmpty)
  }
}
