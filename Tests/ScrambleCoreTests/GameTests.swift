import ScrambleTesting
import Testing

@testable import ScrambleCore

struct GameTests {
  @Test func `each action is saved with what it has changed`() throws {
    var game = Game(on: "alarming")
    game.open(.round(.free(root: "silkworm", minutes: 0)))
    #expect(game.takeUnsaved().map(\.id.key) == [Array("alarming".utf8), Array("silkworm".utf8)])
    let before = game.round
    try game.play("milk".utf8, at: noon + 5)
    game.takeClue(at: noon + 6)
    #expect(game.takeUnsaved() == [Record(game.round, since: before)] && !game.hasUnsaved)
    #expect(game.takeUnsaved().isEmpty)
  }

  @Test func `a rejected guess changes nothing`() {
    var game = Game(on: "silkworm")
    _ = game.takeUnsaved()
    let before = game.round
    #expect(throws: Rejection.missing("l", 1)) { try game.play("mill".utf8, at: noon + 5) }
    #expect(game.round == before && !game.hasUnsaved)
  }

  @Test func `a round begins with its first word, clue or end, and is touched by each`() throws {
    var game = Game(on: "silkworm", at: noon)
    #expect(game.round.began == 0 && game.round.touched == noon)
    try game.play("milk".utf8, at: noon + 5)
    #expect(game.round.began == noon + 5 && game.round.touched == noon + 5)
    game.takeClue(at: noon + 9)
    #expect(game.round.began == noon + 5 && game.round.touched == noon + 9)
    var clued = Game(on: "silkworm")
    clued.takeClue(at: noon + 3)
    var ended = Game(on: "silkworm")
    ended.end(at: noon + 4)
    #expect(clued.round.began == noon + 3 && ended.round.began == noon + 4)
  }

  @Test func `a round that was left goes on with its words`() throws {
    var disk = Disk()
    var game = Game(on: "silkworm")
    try game.play("milk".utf8, at: noon)
    disk.save(&game)
    let reopened = Game(on: "silkworm", history: disk.history)
    #expect(reopened.round == game.round && reopened.standing == game.standing)
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `without a list of roots, those of the lexicon are dealt`(seed: UInt64) {
    let roots = english.roots.map(\.word)
    let request = Request.newWord(nil, minutes: nil)
    let listedGame = Game(lexicon: english, roots: { roots }, opening: request, seed: seed, at: noon)
    let game = Game(lexicon: english, opening: request, seed: seed, at: noon)
    #expect(game.round.root == listedGame.round.root)
  }

  @Test func `the end is final, also after a restart`() throws {
    var disk = Disk()
    var game = Game(on: "silkworm")
    try game.play("milk".utf8, at: noon)
    game.end(at: noon + 1)
    disk.save(&game)
    game.end(at: noon + 2)
    #expect(!game.hasUnsaved && game.round.touched == noon + 1)
    var reopened = Game(on: "silkworm", history: disk.history)
    #expect(reopened.round.isEnded && reopened.missed == game.missed)
    #expect(throws: Rejection.roundEnded) { try reopened.play("worm".utf8, at: noon + 3) }
    #expect(reopened.takeClue(at: noon + 3) == nil)
  }

  @Test func `a round with every common word found still takes bonus words`() throws {
    var game = Game(on: "silkworm")
    game.find(.max)
    #expect(game.standing.rank == .allWords && !game.round.isEnded)
    let bonus = try #require(game.missedBonus.first)
    #expect(try game.play(bonus.ascii, at: noon)?.isCommon == false)
  }

  @Test func `a clue is about an everyday word not yet found, and words of three letters come last`() throws {
    var game = Game(on: "silkworm")
    let everyday = game.puzzle.everyday.filter { $0.count > 3 }
    let longCount = game.puzzle.common.count { $0.count > 3 }
    try game.play(everyday[everyday.count / 2].ascii, at: noon)
    var clueWords: [Word] = []
    while let word = game.nextClueWord {
      #expect(!game.round.hasFound(word) && !clueWords.contains(word) && game.puzzle.common.contains(word))
      // Words that not everybody knows come after the others, and words of three letters come last.
      #expect(everyday.contains(word) == (clueWords.count < everyday.count - 1))
      #expect((word.count == 3) == (clueWords.count >= longCount - 1))
      #expect(game.takeClue(at: noon) == word)
      clueWords.append(word)
      #expect(
        game.clues == clueWords.map { Clue(word: $0, isFound: false) } && game.standing.clueCount == clueWords.count)
    }
    #expect(clueWords.count == game.standing.remaining && game.takeClue(at: noon) == nil)
    try game.play(clueWords[0].ascii, at: noon)
    #expect(game.clues == clueWords.map { Clue(word: $0, isFound: $0 == clueWords[0]) })
  }

  @Test func `clues are saved, and an ended round gives none`() throws {
    var disk = Disk()
    var game = Game(on: "silkworm")
    for _ in 0..<5 { game.takeClue(at: noon) }
    disk.save(&game)
    #expect(Game(on: "silkworm", history: disk.history).clues == game.clues)
    game.end(at: noon)
    #expect(game.nextClueWord == nil && game.takeClue(at: noon) == nil && game.standing.clueCount == 5)
  }

  @Test func `the same clue taken in two games of one round counts once`() {
    var disk = Disk()
    var first = Game(on: "silkworm")
    disk.save(&first)
    var second = Game(on: "silkworm", history: disk.history)
    first.takeClue(at: noon)
    let word = second.takeClue(at: noon)
    disk.save(&second)
    first.add(disk.text, at: noon, isSaved: true)
    #expect(first.standing.clueCount == 1 && first.clues.map(\.word) == [word])
  }

  @Test func `two games on one round lose nothing, and ending one ends both`() throws {
    var disk = Disk()
    var first = Game(on: "silkworm")
    disk.save(&first)
    var second = Game(on: "silkworm", history: disk.history)
    try first.play("milk".utf8, at: noon + 1)
    try second.play("worm".utf8, at: noon + 2)
    second.end(at: noon + 3)
    disk.save(&second)
    let gain = first.add(disk.text, at: noon, isSaved: true)
    #expect(gain.rounds == 0 && gain.words == 1)
    #expect(first.round.found.map(\.word) == ["worm", "milk"])
    #expect(first.standing.score == 4 && first.round.isEnded)
  }

  @Test func `an import has to be saved, and adds nothing the second time`() throws {
    var disk = Disk()
    var other = Game(on: "alarming")
    try other.play("alarm".utf8, at: noon)
    disk.save(&other)
    var game = Game(on: "silkworm")
    _ = game.takeUnsaved()
    let gain = game.add(disk.text, at: noon, isSaved: false)
    #expect(gain.rounds == 1 && gain.words == 1)
    #expect(game.takeUnsaved() == [Record(other.round)] && game.round.root == "silkworm")
    let again = game.add(disk.text, at: noon, isSaved: false)
    #expect(again.rounds == 0 && again.words == 0 && !game.hasUnsaved)
  }

  @Test func `an import that only ends a round has to be saved too, and what another program saved has not`() throws {
    var disk = Disk()
    var game = Game(on: "silkworm")
    try game.play("milk".utf8, at: noon)
    disk.save(&game)
    let before = game.round
    var other = Game(on: "silkworm", history: disk.history)
    other.end(at: noon)
    disk.save(&other)
    var reading = game
    reading.add(disk.text, at: noon, isSaved: true)
    #expect(reading.round.isEnded && !reading.hasUnsaved)
    game.add(disk.text, at: noon, isSaved: false)
    #expect(game.round.isEnded && game.takeUnsaved() == [Record(game.round, since: before)])
  }

  @Test func `when another program has replaced the file, the game shows what it has`() throws {
    var game = Game(on: "silkworm", minutes: 3)
    game.startClock(at: noon)
    try game.play("milk".utf8, at: noon)
    _ = game.takeUnsaved()
    game.reload(Array("round silkworm-3\nfound worm common\nended\nend\n\n".utf8), at: noon)
    #expect(game.round.found.map(\.word) == ["worm"] && game.round.isEnded && !game.isClockRunning)
    #expect(game.standing == Standing(of: game.round, in: game.puzzle) && game.history.rounds == [game.round])
    game.reload([], at: noon)
    #expect(!game.round.hasProgress && game.history.rounds.count == 0 && !game.hasUnsaved)
    game.startClock(at: noon)
    #expect(game.takeUnsaved() == [Record(game.round)])
  }

  @Test func `a word is believed as it was saved, whatever a newer word list says`() throws {
    let older = try WordList(everyday: "milk worm work silkworm").lexicon()
    let newer = try WordList(everyday: "worm work row silkworm", rare: "milk").lexicon()
    let request = Request.round(.free(root: "silkworm", minutes: 0))
    var game = Game(lexicon: older, opening: request, seed: 1, at: noon)
    try game.play("milk".utf8, at: noon)
    let reopened = Game(lexicon: newer, history: game.history, opening: request, seed: 1, at: noon)
    #expect(reopened.round.found.map(\.isCommon) == [true])
    #expect(reopened.standing.foundCount == 1 && reopened.standing.total == 4)
  }

  @Test func `a word of another dictionary is a bonus, but never in a daily puzzle`() throws {
    var game = Game(on: "silkworm")
    #expect(throws: Rejection.unknownWord) { try game.play("kroms".utf8, at: noon) }
    #expect(try game.play("kroms".utf8, at: noon, isBonusWord: { _ in true })?.kind == .system)
    #expect(throws: Rejection.alreadyFound("kroms")) {
      try game.play("kroms".utf8, at: noon, isBonusWord: { _ in true })
    }
    game.open(.today)
    let letters = Word(letters: game.round.root.letters.reversed())
    #expect(throws: Rejection.unknownWord) { try game.play(letters.ascii, at: noon, isBonusWord: { _ in true }) }
  }

  @Test(arguments: UInt64(0)..<30)
  func `whatever is done, the saved records restore the same rounds`(seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    var disk = Disk()
    var game = Game(lexicon: english, opening: .newWord(.easy, minutes: 0), seed: seed, at: noon)
    for step in Int64(1)...60 {
      let now = noon + step * 7
      switch generator.next(in: 0...9) {
      case 0: game.open(.newWord(.easy, minutes: generator.pick([nil, 0, 3])), seed: generator.next(), at: now)
      case 1: game.open(.round(generator.pick(game.history.rounds).id), at: now)
      case 2: game.takeClue(at: now)
      case 3 where generator.next(in: 0...3) == 0: game.end(at: now)
      case 4: if game.isCovered { game.startClock(at: now) } else { game.stopClock(at: now) }
      default: _ = try? game.play(generator.pick(Array(game.puzzle.common)).ascii, at: now)
      }
      game.tick(at: now, isTyping: false)
      disk.save(&game)
      #expect(game.standing == Standing(of: game.round, in: game.puzzle) && game.puzzle.root == game.round.root)
      if !game.isClockRunning { #expect(disk.history == game.history) }
    }
  }
}
