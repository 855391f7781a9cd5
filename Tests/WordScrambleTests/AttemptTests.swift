import ScrambleTesting
import Testing

@testable import WordScramble

/// Words that the lexicon does not know: tried again, saved, removed and accepted.
struct AttemptTests {
  private let moment: Moment = 1_795_000_000

  private func game(
    _ lexicon: Lexicon = english, saved: SavedRounds = SavedRounds(), vocabulary: Vocabulary = .standard
  ) -> Game {
    var options = DealOptions()
    (options.root, options.vocabulary) = ("silkworm", vocabulary)
    var game = Game(lexicon: lexicon, options: options, saved: saved, seed: 1, at: moment)
    game.sensitiveWords = try? gameFiles.loadSensitiveWords()
    return game
  }

  /// Plays a word. Returns the attempt if the word was rejected as unknown; otherwise nil.
  private func play(_ word: Word, in game: inout Game) -> Attempt? {
    _ = try? game.play(text: word.ascii, at: moment)
    return game.lastAttempt
  }

  @Test func `a word that is tried again is recognized, even after a restart`() {
    var game = game()
    #expect(play("wilk", in: &game)?.isRepeated == false)
    #expect(play("wilk", in: &game)?.isRepeated == true)
    var reopenedGame = self.game(saved: SavedRounds(game.takeUnsavedRecords().flatMap(\.bytes)))
    #expect(play("wilk", in: &reopenedGame)?.isRepeated == true)
    #expect(play("milk", in: &reopenedGame) == nil && play("xx", in: &reopenedGame) == nil)
  }

  @Test func `a word tried on two devices has the later time, in whatever order they are merged`() {
    let attempts = ([("wilk", 10), ("sirk", 20), ("wilk", 30)] as [(Word, Int)]).map { word, tenths in
      TriedWord(word: word, time: PlayTime(tenths: tenths))
    }
    for attempts in [attempts, attempts.reversed()] {
      #expect(Round.latestAttempts(attempts) == [attempts.first { $0.time.tenths == 30 }!, attempts[1]])
    }
  }

  @Test func `an unknown word can be saved, removed, and saved again`() {
    var game = game()
    #expect(play("wilk", in: &game)?.canBeSaved == true)
    var isSaved = [game.saveMissingWord(at: moment)]
    isSaved.append(game.saveMissingWord(at: moment))
    #expect(isSaved == [true, false] && game.missingWords == ["wilk"])
    #expect(play("wilk", in: &game)?.canBeSaved == false, "it is kept already")
    game.removeMissingWord("wilk", at: moment)
    #expect(game.missingWords.isEmpty)
    #expect(play("wilk", in: &game)?.canBeSaved == true)
  }

  @Test func `insults and blocked words are not saved, and no word is if the insults are unknown`() throws {
    var game = game()
    game.sensitiveWords = SensitiveWords(slurs: ["wilk"], delicate: ["sirk"])
    for word: Word in ["wilk", "sirk"] {
      #expect(play(word, in: &game)?.canBeSaved == false, "\(word)")
      game.saveMissingWord(at: moment)
      #expect(game.missingWords.isEmpty)
    }
    game.sensitiveWords = nil
    #expect(play("morkl", in: &game)?.canBeSaved == false)
    var list = WordList(everyday: "silkworm milk", blocked: "worm", familiar: "silkworm")
    list.edition = english.edition
    var classGame = self.game(try list.lexicon(), vocabulary: .class(givenWords: []))
    #expect(play("worm", in: &classGame)?.canBeSaved == false)
  }

  @Test func `a missing word that the word list has gained is announced once`() throws {
    var game = game(try WordList(everyday: "silkworm milk", familiar: "silkworm").lexicon(isPart: false))
    #expect(play("worm", in: &game)?.canBeSaved == true)
    game.saveMissingWord(at: moment)
    var newerGame = self.game(saved: game.saved)
    #expect(newerGame.acceptedWords == ["worm"] && newerGame.missingWords.isEmpty)
    #expect(self.game(saved: SavedRounds(newerGame.takeUnsavedRecords().flatMap(\.bytes))).acceptedWords.isEmpty)
  }
}
