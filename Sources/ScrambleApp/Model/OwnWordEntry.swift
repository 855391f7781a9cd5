import Foundation
import ScrambleKit
import WordScramble

/// A word of the player's own as it is typed.
struct OwnWordEntry: Equatable, Sendable {
  /// What is typed.
  var text = "" { didSet { if text != oldValue { isFinal = false } } }
  /// Whether the player has finished typing, so that a word may be too short.
  private(set) var isFinal = false

  init() {}

  /// Notes that the player has finished typing.
  mutating func finish() {
    isFinal = true
  }

  /// Whether a reason is not told yet, because the player is still typing.
  func isEarly(_ error: OwnWordError) -> Bool { error.isUnfinished && !isFinal }
}

/// A round on a word of the player's own, and a link to it.
extension GameModel {
  /// The word, if it can be a root.
  var ownRoot: Word? { (try? checkedOwnWord.get())?.root }

  /// How many words it makes, or why it cannot be a root.
  var ownWordText: String {
    switch checkedOwnWord {
    case .success(let own): wording.text(of: own)
    case .failure(let error) where ownWord.isEarly(error): wording.text(.ownWordNote)
    case .failure(let error): wording.text(of: error, typed: typedOwnWord)
    }
  }

  /// The words in ``ownWordText`` that are English in every language.
  var ownWordsSpoken: [String] { [typedOwnWord] }

  /// Plays a round on the word or, if it cannot be a root, announces why.
  func playOwnWord() {
    ownWord.finish()
    guard let root = ownRoot else { return say(ownWordText, english: ownWordsSpoken) }
    var request = DealOptions()
    request.root = root
    start(request)
  }

  /// The link to the word: a query of the page or, where no page is known, of the app.
  var ownWordLink: String? {
    ownRoot.map { (dependencies.page ?? GameAddress.round.absoluteString) + "?root=\($0)" }
  }

  private var checkedOwnWord: Result<OwnWord, OwnWordError> {
    Result { () throws(OwnWordError) in
      try OwnWord(typedOwnWord.utf8, in: lexicon, minimum: settings.minimum)
    }
  }

  private var typedOwnWord: String { ownWord.text.trimmingCharacters(in: .whitespacesAndNewlines) }
}
