import Foundation
import ScrambleKit
import WordScramble

/// A word of the player's own as it is typed.
struct OwnWordEntry: Equatable, Sendable {
  /// What is typed.
  var text = "" { didSet { if text != oldValue { isFinal = false } } }
  /// Whether the player has finished typing, so that a word may be too short.
  fileprivate(set) var isFinal = false
}

/// A round on a word of the player's own, and a link to it.
extension OtherRounds {
  /// The word, if it can be a root.
  var ownRoot: Word? { (try? checkedOwnWord.get())?.root }

  /// How many words it makes, or why it cannot be a root.
  var ownWordText: String {
    switch checkedOwnWord {
    case .success(let own): wording.text(of: own)
    // Whoever is still typing is not told that the word is too short.
    case .failure(let error) where error.isUnfinished && !ownWord.isFinal: wording.text(.ownWordNote)
    case .failure(let error): wording.text(of: error, typed: typedOwnWord)
    }
  }

  /// The words in ``ownWordText`` that are English in every language.
  var ownWordsSpoken: [String] { [typedOwnWord] }

  /// Plays a round on the word or, if it cannot be a root, announces why.
  func playOwnWord() {
    ownWord.isFinal = true
    guard let root = ownRoot else { return model.say(ownWordText, english: ownWordsSpoken) }
    var request = DealOptions()
    request.root = root
    model.start(request)
  }

  /// The link to the word: a query of the page or, where no page is known, of the app.
  var ownWordLink: String? { ownRoot.map { model.address + "?root=\($0)" } }

  private var checkedOwnWord: Result<OwnWord, OwnWordError> {
    Result { () throws(OwnWordError) in
      try OwnWord(typedOwnWord.utf8, in: model.lexicon, minimum: model.settings.minimum)
    }
  }

  private var typedOwnWord: String { ownWord.text.trimmingCharacters(in: .whitespacesAndNewlines) }
}
