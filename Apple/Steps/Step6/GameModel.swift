import Observation
import ScrambleCore
import ScrambleKit

/// What the screen shows and what the player can do. It imports no SwiftUI, so a test can play it.
@MainActor @Observable final class GameModel {
  var newWord = ""
  var showingError = false
  private(set) var errorTitle = ""
  private(set) var errorMessage = ""

  private let lexicon: Lexicon
  private let roots: [Word]
  private let announce: (String) -> Void
  private var store: RoundStore?
  private var game: Game?

  /// - Parameters:
  ///   - store: Saves the rounds; nil for a preview, which saves nothing.
  ///   - announce: Speaks a text to a player who does not see the screen. A test collects the texts.
  init(lexicon: Lexicon, roots: [Word], store: RoundStore? = nil, announce: @escaping (String) -> Void = { _ in }) {
    self.lexicon = lexicon
    self.roots = roots
    self.store = store
    self.announce = announce
  }

  /// The model of the app, with the words that come with the package. A preview names its own roots.
  static func live(
    roots: [Word]? = nil, store: RoundStore? = nil, announce: @escaping (String) -> Void = { _ in }
  ) -> GameModel {
    do {
      let (lexicon, allWords) = (try Lexicon.english(), try GameFiles().loadRoots())
      return GameModel(lexicon: lexicon, roots: roots ?? allWords, store: store, announce: announce)
    } catch {
      fatalError(error.message)
    }
  }

  var rootWord: String {
    game?.round.root.description ?? ""
  }

  var usedWords: [String] {
    foundWords.map(\.text)
  }

  /// The words of the list with their points, newest first.
  var foundWords: [FoundWord] {
    game?.round.found ?? []
  }

  var score: Int {
    game?.round.score ?? 0
  }

  /// Opens today's puzzle or, if that was opened today, the last round; when called again, deals another word.
  func startGame() {
    let second = SystemClock.second
    let timeZone = TimeZoneOffsets.current(around: second)
    let seed = UInt64.random(in: 0...UInt64.max)
    let anotherWord = Request.newWord(nil, minutes: nil)
    if game == nil {
      let history = store?.load(in: lexicon, at: second).history ?? History()
      let request = store == nil ? anotherWord : .launch
      game = Game(
        lexicon: lexicon, roots: { [roots] in roots }, history: history, opening: request, in: timeZone,
        seed: seed, at: second)
    } else {
      game?.open(anotherWord, in: timeZone, seed: seed, at: second)
    }
    announce("New word: \(rootWord)")
    save()
  }

  func addNewWord() {
    do throws(Rejection) {
      let foundWord = try game?.play(newWord.utf8, at: SystemClock.second)
      newWord = ""
      save()
      if let foundWord { announce("\(foundWord.text), \(foundWord.spokenValue)") }
    } catch {
      wordError(title: error.title, message: error.message(root: rootWord))
    }
  }

  private func save() {
    guard var game else { return }
    // The game continues if saving fails. The exercise is to tell the player.
    try? store?.save(&game, at: SystemClock.second)
    self.game = game
  }

  func wordError(title: String, message: String) {
    errorTitle = title
    errorMessage = message
    showingError = true
  }
}
