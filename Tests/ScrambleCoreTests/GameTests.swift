import ScrambleTesting
import Testing

@testable import ScrambleCore

struct GameTests {
  static let lexicon = english
  static let roots = lexicon.roots.map(\.word)

  private func moment(_ tenths: Int64 = 0) -> Moment {
    Moment(seconds: 1_795_000_000 + tenths / 10, uptime: 50 + tenths)
  }

  private func game(
    _ change: (inout DealOptions) -> Void = { $0.root = "silkworm" }, saved: SavedRounds = SavedRounds()
  )
    -> Game
  {
    var options = DealOptions()
    change(&options)
    return Game(lexicon: Self.lexicon, roots: Self.roots, options: options, saved: saved, seed: 1, at: moment())
  }

  /// The records saved on disk, by key.
  private struct Disk {
    var records: [[UInt8]: [UInt8]] = [:]

    mutating func save(_ game: inout Game) {
      for record in game.takeUnsavedRecords() { records[record.key] = record.bytes }
    }

    var saved: SavedRounds {
      SavedRounds(records.sorted { $0.key.lexicographicallyPrecedes($1.key) }.flatMap(\.value))
    }
  }

  @Test func `a found word changes only the record of its round`() throws {
    var game = game()
    let first = game.takeUnsavedRecords()
    #expect(first.map(\.isShelf) == [true])
    try game.play(text: "milk".utf8, at: moment(5))
    let records = game.takeUnsavedRecords()
    #expect(records.map(\.isShelf) == [false])
    #expect(!game.hasUnsavedChanges)
    #expect(SavedRounds(records[0].bytes).history.rounds.first?.found.map(\.word) == ["milk"])
  }

  @Test func `a round that was left is resumed with its words and time`() throws {
    var disk = Disk()
    var game = game()
    try game.play(text: "milk".utf8, at: moment(100))
    disk.save(&game)
    let resumed = self.game({ _ in }, saved: disk.saved)
    #expect(resumed.round == game.round && resumed.standing == game.standing)
    #expect(resumed.round.playTime == 100 && resumed.round.found[0].time == 100)
  }

  @Test func `play time counts from the start of a round, but not while the player is away`() throws {
    var game = game()
    try game.play(text: "milk".utf8, at: moment(30))
    game.pause(at: moment(40))
    game.pause(at: moment(50))
    game.resume(at: moment(1000))
    try game.play(text: "worm".utf8, at: moment(1010))
    #expect(game.round.found.map(\.time) == [50, 30])
    // A clock that jumps back does not reduce the play time.
    try game.play(text: "work".utf8, at: moment(0))
    #expect(game.round.found.map(\.time) == [50, 50, 30])
  }

  @Test func `time spent on another round is not counted`() throws {
    var game = game()
    try game.play(text: "milk".utf8, at: moment(10))
    game.dealNewWord(seed: 2, at: moment(20))
    let isBack = game.undoNewWord(at: moment(500))
    #expect(isBack)
    try game.play(text: "worm".utf8, at: moment(505))
    #expect(game.round.found.map(\.time) == [25, 10])
  }

  @Test func `a New Word can be undone, and its round moves to the end of the shelf`() throws {
    var game = game()
    try game.play(text: "milk".utf8, at: moment())
    game.dealNewWord(seed: 7, at: moment())
    let second = game.round.root
    #expect(second != "silkworm" && game.canGoBack)
    let isBack = game.undoNewWord(at: moment())
    #expect(isBack && game.round.root == "silkworm" && game.round.found.count == 1)
    let isFurtherBack = game.undoNewWord(at: moment())
    #expect(!game.canGoBack && !isFurtherBack)
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `without a list of roots, those of the lexicon are dealt`(seed: UInt64) {
    let options = DealOptions()
    let roots = english.roots.map(\.word)
    let listedGame = Game(lexicon: english, roots: roots, options: options, seed: seed, at: moment())
    #expect(Game(lexicon: english, options: options, seed: seed, at: moment()).round.root == listedGame.round.root)
  }

  @Test func `recently dealt roots are not dealt again while there are others`() throws {
    let roots: [Word] = ["silkworm", "alarming", "notebook"]
    for seed in UInt64(0)..<40 {
      var options = DealOptions()
      options.root = roots[Int(seed % 3)]
      var game = Game(lexicon: Self.lexicon, roots: roots, options: options, seed: seed, at: moment())
      game.options.root = nil
      try game.play(text: Puzzle(root: game.round.root, in: Self.lexicon).common[0].ascii, at: moment())
      var dealtRoots = [game.round.root]
      for number in UInt64(0)..<2 {
        game.dealNewWord(seed: seed &* 31 &+ number, at: moment())
        try game.play(text: game.puzzle.common[0].ascii, at: moment())
        dealtRoots.append(game.round.root)
      }
      #expect(Set(dealtRoots) == Set(roots))
    }
  }

  @Test func `an ended round takes no words until it is resumed, and none once its missed words were shown`() throws {
    var game = game()
    try game.play(text: "milk".utf8, at: moment(10))
    game.end(at: moment(20))
    #expect(throws: Rejection.roundEnded) { try game.play(text: "worm".utf8, at: moment(30)) }
    game.keepPlaying(at: moment(40))
    try game.play(text: "worm".utf8, at: moment(45))
    #expect(game.round.found[0].time == 25)
    game.end(at: moment(50))
    game.reveal()
    let goesOn = game.keepPlaying(at: moment(60))
    #expect(!goesOn && game.round.phase == .revealed)
    #expect(throws: Rejection.roundEnded) { try game.play(text: "work".utf8, at: moment(70)) }
    #expect(game.round.playTime == 30)
  }

  @Test func `an ended round is saved as ended, and a revealed one as finished`() throws {
    var disk = Disk()
    var game = game()
    try game.play(text: "milk".utf8, at: moment())
    game.end(at: moment())
    disk.save(&game)
    #expect(disk.saved.history.rounds.map(\.phase) == [.ended])
    game.reveal()
    disk.save(&game)
    #expect(disk.saved.history.rounds.map(\.phase) == [.revealed])
    // A finished round is resumed only if it is requested, here by its root.
    #expect(self.game({ _ in }, saved: disk.saved).round.id != game.round.id)
    #expect(self.game(saved: disk.saved).round.id == game.round.id)
  }

  @Test func `a hint is noted with its time, but not in a round that has ended`() throws {
    var game = game()
    game.takeHint(at: moment(15))
    #expect(game.round.assists == [Assist(kind: .hint, word: nil, time: 15)])
    game.end(at: moment(20))
    game.takeHint(at: moment(30))
    #expect(game.round.assists.count == 1)
  }

  @Test func `a clue is about an everyday word not yet found, and words of three letters come last`() throws {
    var game = game()
    let everyday = game.puzzle.everyday.filter { $0.count > 3 }
    let longCount = game.puzzle.common.count { $0.count > 3 }
    try game.play(text: everyday[everyday.count / 2].ascii, at: moment(5))
    var clueWords: [Word] = []
    while let word = game.nextClueWord {
      #expect(!game.round.hasFound(word) && !clueWords.contains(word) && game.puzzle.common.contains(word))
      // Words that not everybody knows come after the others, and words of three letters come last.
      #expect(everyday.contains(word) == (clueWords.count < everyday.count - 1))
      #expect((word.count == 3) == (clueWords.count >= longCount - 1))
      #expect(game.takeClue(at: moment(10)) == word)
      clueWords.append(word)
      #expect(
        game.clues == clueWords.map { Clue(word: $0, isFound: false) } && game.standing.clueCount == clueWords.count)
      #expect(game.round.assists.first == Assist(kind: .clue, word: word, time: 10))
    }
    #expect(clueWords.count == game.standing.remaining && game.takeClue(at: moment(20)) == nil)
    try game.play(text: clueWords[0].ascii, at: moment(30))
    #expect(
      game.clues == clueWords.map { Clue(word: $0, isFound: $0 == clueWords[0]) }
        && game.standing.clueCount == clueWords.count)
  }

  @Test func `clues are saved, and an ended round gives none`() throws {
    var disk = Disk()
    var game = game()
    var clues: [Clue] = []
    for second in Int64(0)..<5 {
      let word = game.takeClue(at: moment(second))
      clues.append(Clue(word: try #require(word), isFound: false))
    }
    disk.save(&game)
    #expect(self.game({ _ in }, saved: disk.saved).clues == clues)
    game.end(at: moment(40))
    #expect(game.nextClueWord == nil && game.clues == clues && game.standing.clueCount == 5)
    game.keepPlaying(at: moment(50))
    #expect(game.clues == clues)
  }

  @Test func `the same clue taken in two games of one round counts once`() throws {
    var disk = Disk()
    var first = game()
    disk.save(&first)
    var second = game({ _ in }, saved: disk.saved)
    first.takeClue(at: moment(10))
    let word = second.takeClue(at: moment(20))
    disk.save(&second)
    first.merge(disk.saved)
    #expect(first.round.assists.count == 2 && first.standing.clueCount == 1 && first.clues.map(\.word) == [word])
  }

  @Test func `a daily puzzle has one round, which is resumed`() throws {
    var disk = Disk()
    var game = game { $0.daily = 325 }
    try game.play(text: game.puzzle.common[0].ascii, at: moment())
    game.dealNewWord(seed: 3, at: moment())
    disk.save(&game)
    let again = self.game({ $0.daily = 325 }, saved: disk.saved)
    #expect(again.round.found.count == 1 && again.round.id == .daily(325))
  }

  @Test func `a round beyond the shelf is found again by its root`() throws {
    var disk = Disk()
    var game = game()
    try game.play(text: "milk".utf8, at: moment())
    for seed in UInt64(1)...30 {
      game.dealNewWord(seed: seed, at: moment())
      try game.play(text: game.puzzle.common[0].ascii, at: moment())
    }
    disk.save(&game)
    #expect(disk.saved.history.rounds.count == 31 && disk.saved.shelf.all.count == 21)
    #expect(self.game(saved: disk.saved).round.found.map(\.word) == ["milk"])
  }

  @Test func `rounds without progress leave no trace, except the last one left`() {
    var disk = Disk()
    var game = game()
    for seed in UInt64(1)...30 { game.dealNewWord(seed: seed, at: moment()) }
    #expect(game.history.rounds.count == 2 && game.shelf.all.count == 2)
    disk.save(&game)
    #expect(disk.records.count == 1)
    #expect(disk.saved.history.rounds.count == 2)
  }

  @Test func `two games on one round lose nothing, and ending one ends both`() throws {
    var disk = Disk()
    var first = game()
    disk.save(&first)
    var second = game({ _ in }, saved: disk.saved)
    try first.play(text: "milk".utf8, at: moment(10))
    try second.play(text: "worm".utf8, at: moment(20))
    second.takeHint(at: moment(30))
    second.end(at: moment(30))
    disk.save(&second)
    let gain = first.merge(disk.saved)
    #expect(gain == History.MergeSummary(rounds: 0, words: 1))
    #expect(first.round.found.map(\.word) == ["worm", "milk"] && first.round.assists.count == 1)
    #expect(first.standing.score == 4 && first.round.phase == .ended)
    first.keepPlaying(at: moment(40))
    disk.save(&first)
    second.merge(disk.saved)
    #expect(second.round.phase == .playing)
    second.end(at: moment(50))
    second.reveal()
    disk.save(&second)
    first.merge(disk.saved)
    #expect(first.round.phase == .revealed && first.round.found.count == 2)
  }

  @Test func `an import has to be saved, and adds nothing the second time`() throws {
    var disk = Disk()
    var other = game { $0.root = "alarming" }
    try other.play(text: "alarm".utf8, at: moment())
    disk.save(&other)
    var game = game()
    _ = game.takeUnsavedRecords()
    let gain = game.merge(disk.saved, importedAt: 1_795_000_000)
    let records = game.takeUnsavedRecords()
    #expect(gain == History.MergeSummary(rounds: 1, words: 1) && records.count == 2)
    let again = game.merge(disk.saved, importedAt: 1_795_000_000)
    #expect(again == History.MergeSummary() && !game.hasUnsavedChanges)
    #expect(game.round.root == "silkworm" && game.shelf.earlier == [other.round.id])
  }

  @Test func `an import that only finishes a round has to be saved too`() throws {
    var disk = Disk()
    var game = game()
    try game.play(text: "milk".utf8, at: moment())
    disk.save(&game)
    var otherGame = self.game({ _ in }, saved: disk.saved)
    otherGame.end(at: moment())
    otherGame.reveal()
    let gain = game.merge(SavedRounds(otherGame.takeUnsavedRecords().flatMap(\.bytes)), importedAt: 1_795_000_000)
    #expect(gain == History.MergeSummary())
    disk.save(&game)
    #expect(disk.saved.history.rounds.map(\.phase) == [.revealed])
  }

  @Test func `merging never reduces play time`() throws {
    var game = game()
    try game.play(text: "milk".utf8, at: moment(10))
    var other = game
    try other.play(text: "worm".utf8, at: moment(20))
    #expect(throws: Rejection.self) { try game.play(text: "mill".utf8, at: moment(70)) }
    game.merge(SavedRounds(other.takeUnsavedRecords().flatMap(\.bytes)))
    #expect(game.round.playTime == 70 && game.round.found.count == 2)
  }

  @Test func `an exported file adds what is new only once, and the changed records are returned`() throws {
    var game = game()
    try game.play(text: "milk".utf8, at: moment())
    let file = SavedRounds(SavedRounds(game.takeUnsavedRecords().flatMap(\.bytes)).exportedBytes)
    var saved = SavedRounds()
    let first = saved.add(file, at: 1_795_000_000)
    #expect(first.gain == History.MergeSummary(rounds: 1, words: 1))
    #expect(first.changed.map(\.key) == [Array("shelf".utf8), Record(game.round).key])
    let second = saved.add(file, at: 1_795_000_000)
    #expect(second.gain == History.MergeSummary() && second.changed.isEmpty)
    #expect(saved.shelf.current == game.round.id)
  }

  @Test func `a newer word list applies only to rounds in progress`() throws {
    let olderLexicon = try WordList(everyday: "milk worm work", familiar: "silkworm", daily: "").adding("silkworm")
      .lexicon()
    var disk = Disk()
    var options = DealOptions()
    options.root = "silkworm"
    var game = Game(lexicon: olderLexicon, roots: [], options: options, seed: 1, at: moment())
    try game.play(text: "milk".utf8, at: moment())
    disk.save(&game)
    let newerLexicon = try WordList(everyday: "worm work row", rare: "milk").adding("silkworm").lexicon()
    let resumedGame = Game(lexicon: newerLexicon, roots: [], options: options, saved: disk.saved, seed: 1, at: moment())
    #expect(resumedGame.round.found.map(\.isCommon) == [false] && resumedGame.standing.total == 3)
    game.end(at: moment())
    game.reveal()
    disk.save(&game)
    let finishedGame = Game(
      lexicon: newerLexicon, roots: [], options: options, saved: disk.saved, seed: 1, at: moment())
    #expect(finishedGame.round.found.map(\.isCommon) == [true])
    #expect(finishedGame.standing.total == game.standing.total && finishedGame.standing.rank == game.standing.rank)
    #expect(finishedGame.standing.score == game.standing.score && finishedGame.standing.foundCount == 1)
  }

  @Test func `a round finished with every word misses none from a newer list`() throws {
    let olderLexicon = try WordList(everyday: "milk worm").lexicon()
    var options = DealOptions()
    options.root = "silkworm"
    var game = Game(lexicon: olderLexicon, roots: [], options: options, seed: 1, at: moment())
    for word in ["milk", "worm"] { try game.play(text: word.utf8, at: moment()) }
    game.end(at: moment())
    game.reveal()
    let newerPuzzle = Puzzle(root: "silkworm", in: try WordList(everyday: "milk worm", common: "row").lexicon())
    let standing = Standing(of: game.round, in: newerPuzzle)
    #expect(standing.rank == .wholeString && standing.remaining == 0)
    #expect(game.round.missed(in: newerPuzzle).isEmpty && standing.hints.isEmpty)
    #expect(standing.lengths.allSatisfy { $0.remaining == 0 })
  }

  @Test func `a word of another dictionary is a bonus, but never in a daily puzzle`() {
    var freeGame = game()
    let foundWords = [
      freeGame.acceptBonusWord("kroms", at: moment()), freeGame.acceptBonusWord("kroms", at: moment()),
      freeGame.acceptBonusWord("zoo", at: moment()),
    ]
    #expect(foundWords.map { $0?.isCommon } == [false, nil, nil])
    var dailyGame = game { $0.daily = 1 }
    let foundWord = dailyGame.acceptBonusWord(
      Word(letters: Array(dailyGame.round.root.letters.prefix(4))), at: moment())
    #expect(foundWord == nil)
  }

  @Test(arguments: UInt64(0)..<30)
  func `whatever is done, the saved records restore the same game`(seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    var disk = Disk()
    var game = game { $0.grade = .easy }
    for step in Int64(1)...60 {
      let now = moment(step * 7)
      switch generator.next(in: 0...9) {
      case 0: game.dealNewWord(seed: generator.next(), at: now)
      case 1: _ = game.undoNewWord(at: now)
      case 2: if generator.next(in: 0...1) == 0 { game.takeHint(at: now) } else { game.takeClue(at: now) }
      case 3: game.end(at: now)
      case 4: game.keepPlaying(at: now)
      case 5 where generator.next(in: 0...3) == 0: game.reveal()
      default: _ = try? game.play(text: generator.pick(Array(game.puzzle.common)).ascii, at: now)
      }
      disk.save(&game)
      #expect(game.standing == Standing(of: game.round, in: game.puzzle) && game.puzzle.root == game.round.root)
      #expect(game.shelf.current == game.round.id && Set(game.shelf.all).count == game.shelf.all.count)
      let saved = disk.saved
      #expect(saved.shelf == game.shelf)
      for round in game.history.rounds {
        let savedRound = try #require(saved.history[round.id])
        #expect(savedRound.found == round.found && savedRound.assists == round.assists)
        #expect((savedRound.phase == .revealed) == (round.phase == .revealed))
      }
    }
  }
}

extension WordList {
  /// Returns the list with a root added.
  fileprivate func adding(_ root: Word) -> WordList {
    var list = self
    if !list.items.contains(where: { $0.word == root }) {
      list.items.append(Item(word: root, wordClass: .everyday, rootStatus: .familiar))
    }
    return list
  }
}
