import Foundation
import ScrambleKit
import WordScramble

struct OwnWordEntry: Equatable, Sendable {
  var text = "" { didSet { if text != oldValue { isFinal = false } } }
  /// Whether the player has finished typing, so that the word can be refused as too short.
  fileprivate(set) var isFinal = false
}

/// A round on a custom word, and a link to it.
extension OtherRounds {
  /// The word, if it can be a root.
  var ownRoot: Word? { (try? checkedOwnWord.get())?.root }

  /// How many words can be made from it, or why it cannot be a root.
  var ownWordText: String {
    switch checkedOwnWord {
    case .success(let own): wording.text(of: own)
    // A player who is still typing is not told that the word is too short.
    case .failure(let error) where error.isUnfinished && !ownWord.isFinal: wording.text(.ownWordNote)
    case .failure(let error): wording.text(of: error, typed: typedOwnWord)
    }
  }

  var ownWordsSpoken: [String] { [typedOwnWord] }

  /// Plays a round on the word, or announces why it cannot be a root.
  func playOwnWord() {
    ownWord.isFinal = true
    guard let root = ownRoot else { return model.say(ownWordText, english: ownWordsSpoken) }
    var request = DealOptions()
    request.root = root
    model.start(request)
  }

  /// The link to the word: a query of the page's address or, without one, of the app's.
  var ownWordLink: String? { ownRoot.map { model.address + "?root=\($0)" } }

  private var checkedOwnWord: Result<OwnWord, OwnWordError> {
    Result { () throws(OwnWordError) in
      try OwnWord(typedOwnWord.utf8, in: model.lexicon, minimum: model.settings.minimum)
    }
  }

  private var typedOwnWord: String { ownWord.text.trimmingCharacters(in: .whitespacesAndNewlines) }
}
