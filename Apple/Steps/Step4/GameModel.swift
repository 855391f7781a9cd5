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
  private var round: Round?

  init(lexicon: Lexicon, roots: [Word]) {
    self.lexicon = lexicon
    self.roots = roots
  }

  /// The model of the app, with the words that come with the package. A preview names its own roots.
  static func live(roots: [Word]? = nil) -> GameModel {
    do {
      let (lexicon, allWords) = (try Lexicon.english(), try GameFiles().loadRoots())
      return GameModel(lexicon: lexicon, roots: roots ?? allWords)
    } catch {
      fatalError(error.message)
    }
  }

  var rootWord: String {
    round?.root.description ?? ""
  }

  var usedWords: [String] {
    foundWords.map(\.text)
  }

  /// The words of the list with their points, newest first.
  var foundWords: [FoundWord] {
    round?.found ?? []
  }

  var score: Int {
    round?.score ?? 0
  }

  func startGame() {
    let others = roots.filter { $0 != round?.root }
    let root = others.randomElement() ?? roots.first ?? Puzzle.defaultRoot
    do {
      round = try Round(root: root)
    } catch {
      fatalError("\(root) cannot be a root: \(error)")
    }
  }

  func addNewWord() {
    do throws(Rejection) {
      try round?.play(text: newWord.utf8, in: lexicon)
      newWord = ""
    } catch {
      wordError(title: error.title, message: error.message(root: rootWord))
    }
  }

  func wordError(title: String, message: String) {
    errorTitle = title
    errorMessage = message
    showingError = true
  }
}
