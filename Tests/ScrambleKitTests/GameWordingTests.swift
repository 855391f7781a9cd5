import ScrambleCore
import ScrambleKit
import ScrambleTesting
import Testing

struct GameWordingTests {
  private func game(_ root: Word = "silkworm", daily: Int? = nil, playing words: [String] = []) throws -> Game {
    var game = Game(on: root)
    if let daily { game.open(.round(.daily(daily))) }
    for word in words { try game.play(word.utf8, at: start) }
    return game
  }

  @Test func `a round is named as a free round with its grade or as a daily puzzle`() throws {
    #expect(wording.kind(of: try game()) == "Free round, medium")
    #expect(wording.kind(of: try game(daily: 320)) == "Daily No 320")
  }

  @Test func `the time until the next daily puzzle is shown`() {
    #expect(wording.timeUntilNextDaily(minutesToMidnight: 402) == "next in 6 h 42 min")
    #expect(wording.timeUntilNextDaily(minutesToMidnight: 1) == "next in 1 min")
    #expect(wording.timeUntilNextDaily(minutesToMidnight: 60) == "next in 1 h 0 min")
  }

  @Test func `before the first word, a daily puzzle with few or many words is announced`() throws {
    var sizes: Set<Bool> = []
    for number in 1...60 {
      let day = try game(daily: number)
      let total = day.standing.total
      let isUnusual = !(26...75).contains(total)
      if isUnusual { sizes.insert(total < 26) }
      let size = isUnusual ? ["A \(total < 26 ? "short" : "long") string: \(total) words."] : []
      #expect(wording.placeholder(in: day) == [wording.text(.foundEmpty)] + size)
      #expect(wording.placeholder(in: day, showsCount: false) == [wording.text(.foundEmpty)])
      let free = try game(day.round.root)
      #expect(wording.placeholder(in: free) == [wording.text(.foundEmpty)])
    }
    #expect(sizes.count == 2)
  }

  @Test func `the next rank needs points, then words, then nothing`() throws {
    let first = try game(playing: ["milk", "mirk", "swirl"]).standing
    #expect(wording.nextRank(of: first) == "8 points to Fine")
    #expect(wording.shortNextRank(of: first) == "8 to Fine")
    let puzzle = Puzzle(root: "silkworm", in: english)
    let most = try game(playing: puzzle.common.dropLast().map(\.description)).standing
    #expect(wording.nextRank(of: most) == "1 word to All words")
    #expect(wording.shortNextRank(of: most) == "1 word to All words")
    let all = try game(playing: puzzle.common.map(\.description)).standing
    #expect(wording.nextRank(of: all) == nil)
  }

  @Test func `the result is one sentence without spoilers`() throws {
    #expect(
      wording.result(of: try game(playing: ["milk", "mirk"]))
        == "Word Scramble, silkworm: 1 of 40 words, 1 bonus, 4 points, Start.")
    let daily = try game(daily: 3)
    #expect(
      wording.result(of: daily)
        == "Word Scramble No 3: 0 of \(daily.standing.total) words, 0 points, Start.")
  }

  @Test func `the longest word is named, and the bonus words in the order in which they were found`() throws {
    #expect(wording.longestAndBonusWords(of: try game(playing: ["mirk"]).round) == nil)
    #expect(
      wording.longestAndBonusWords(of: try game(playing: ["milk", "swirl", "works"]).round) == "Longest word: swirl.")
    #expect(
      wording.longestAndBonusWords(of: try game(playing: ["skirl", "milk", "mirk"]).round)
        == "Longest word: milk. Bonus words: mirk, skirl.")
  }

  @Test func `the time left is counted in minutes, and in seconds in the last one`() {
    #expect([181, 180, 121, 61].map { wording.timeLeft($0) } == [4, 3, 3, 2].map { "\($0) minutes left" })
    #expect([60, 2, 1].map { wording.timeLeft($0) } == ["60 seconds left", "2 seconds left", "1 second left"])
    #expect([600, 125, 9, 0].map { wording.clockText($0) } == ["10:00", "2:05", "0:09", "0:00"])
  }

  @Test func `the question before the end says how many words are left`() throws {
    let standing = try game(playing: ["milk"]).standing
    #expect(wording.endMessage(of: standing) == wording.text(.endFinal, 39))
  }

  /// Returns the line on the board of the puzzle of the day, and the button beside it, after another round.
  private func offer(after request: Request, _ act: (inout Game) -> Void, showsCount: Bool = true) -> [String?] {
    var game = Game(on: "alarming")
    game.open(request)
    act(&game)
    game.open(.today)
    guard let offer = game.offer(today: DailyPuzzle(number: 322)) else { return [] }
    return [wording.text(of: offer, showsCount: showsCount), wording.button(of: offer)]
  }

  private func play(_ count: Int, in game: inout Game) {
    for word in game.missed.prefix(count) { _ = try? game.play(word.ascii, at: start) }
  }

  @Test func `the line on an empty board names a round and its progress`() throws {
    let silkworm = Request.round(.free(root: "silkworm", minutes: 0))
    #expect(offer(after: silkworm) { _ in } == [])
    #expect(offer(after: silkworm) { play(1, in: &$0) } == ["silkworm: 1 of 40", "Resume"])
    #expect(offer(after: silkworm, { play(1, in: &$0) }, showsCount: false).first == "silkworm: Found 1")
    let total = try game(daily: 321).standing.total
    let earlierTotal = try game(daily: 319).standing.total
    #expect(offer(after: .round(.daily(319))) { play(2, in: &$0) } == ["Daily No 319: 2 of \(earlierTotal)", "Resume"])
    let yesterday = Request.round(.daily(321))
    #expect(offer(after: yesterday) { play(3, in: &$0) } == ["Yesterday: 3 of \(total)", "Resume"])
    let ended = offer(after: yesterday) { game in
      play(total - 1, in: &game)
      game.end(at: start)
    }
    #expect(ended == ["Yesterday: \(total - 1) of \(total), Superb", "See the rest"])
    #expect(offer(after: yesterday) { play(total, in: &$0) } == ["Yesterday: all \(total) words", nil])
  }

  @Test func `the result includes the number of clues taken`() throws {
    var game = try game(playing: ["milk"])
    game.takeClue(at: start)
    #expect(wording.result(of: game) == "Word Scramble, silkworm: 1 of 40 words, 1 clue, 2 points, Start.")
    game.takeClue(at: start)
    #expect(wording.result(of: game).contains(": 1 of 40 words, 2 clues, "))
  }

  @Test func `a clue contains the letters and the form of the word, but not its headword`() throws {
    let glossary = try gameFiles.loadGlossary()
    let clue = wording.clue(about: "mice", glossary.meanings(of: "mice"))
    #expect(clue.hasPrefix("4 letters, starting with m, plural of ___, noun: a "))
    #expect(wording.clue(about: "skirl", []) == "5 letters, starting with s: No definition is known.")
  }

  @Test func `a found word is shown with its points`() throws {
    let found = try game(playing: ["milk", "mirk"]).round.found
    #expect(found.map { wording.text(of: $0) } == ["mirk +2 bonus", "milk +2"])
  }

  @Test func `a found word is announced with what it reached: an anagram, a rank, a good day, or all words`() throws {
    var announcements: [[String]] = []
    var game = try game(daily: 320)
    for word in game.missed {
      let before = game.standing.rank
      guard let foundWord = try game.play(word.ascii, at: start) else { continue }
      announcements.append(wording.achievements(of: foundWord, in: game, rankBefore: before))
    }
    #expect(announcements.filter { $0.contains("A good day") } == [["Good reached", "A good day"]])
    #expect(announcements.last == ["Every common word found."])
    #expect(announcements.contains(["Fair reached"]) && announcements.contains([]))
    var free = try self.game("alarming")
    let anagram = try #require(try free.play("marginal".utf8, at: start))
    #expect(wording.achievements(of: anagram, in: free, rankBefore: free.standing.rank) == ["anagram"])
  }

  @Test(arguments: [
    ("", "That file holds no rounds. Nothing was changed."),
    ("round silkworm\nend\n\n", "Everything in that file was already here."),
    (
      "round silkworm\nfound milk common\nfound worm common\nend\n\n",
      "Your rounds have been added: 1 new round, 2 new words."
    ),
    (
      "round silkworm\nfound milk common\nmood cheerful\nend\n\n",
      "Your rounds have been added: 1 new round, 1 new word. Part of that file could not be read."
    ),
  ])
  func `the result of an import is told`(text: String, sentence: String) {
    var history = History()
    #expect(wording.importSummary(history.add(Array(text.utf8), in: english, at: start)) == sentence)
  }

  @Test(arguments: Language.allCases)
  func `a problem with saved rounds is told`(language: Language) {
    let wording = Wording.tested(in: language)
    let error = SystemError.missing
    #expect(wording.text(of: .skippedPart) == wording.text(.savingPartDamaged))
    #expect(wording.text(of: .unreadable(error)).contains(error.message))
  }
}
