import Foundation
import ScrambleKit
import WordScramble

struct CustomWordEntry: Equatable, Sendable {
  var text = "" { didSet { if text != oldValue { isFinal = false } } }
  /// Whether the player has finished typing, so that an empty or short text can be refused.
  fileprivate(set) var isFinal = false
}

/// A round on a custom word, and a link to it.
extension OtherRounds {
  /// The custom word; nil if it cannot be a root.
  var customRoot: Word? { (try? checkedCustomWord.get())?.root }

  /// How many words can be spelled from the custom word, or why it cannot be a root. As long as a short text is being
  /// typed, it says which words are possible.
  var customWordText: String {
    switch checkedCustomWord {
    case .success(let word): wording.text(of: word)
    // A player who is still typing is not told that the text is empty or too short.
    case .failure(let error) where error.isTextUnfinished && !customWord.isFinal: wording.text(.ownWordNote)
    case .failure(let error): wording.text(of: error, typed: typedCustomWord)
    }
  }

  var englishWordsOfCustomWord: [String] { [typedCustomWord] }

  /// Plays a round on the custom word, or announces why the word cannot be a root.
  func playCustomWord() {
    customWord.isFinal = true
    guard let root = customRoot else { return model.announce(customWordText, english: englishWordsOfCustomWord) }
    var request = DealOptions()
    request.root = root
    model.start(request)
  }

  /// The link to the custom word: a query of the page's address or, without one, of the app's; nil if the word cannot
  /// be a root.
  var customWordLink: String? { customRoot.map { model.linkAddress + "?root=\($0)" } }

  private var checkedCustomWord: Result<CustomWord, CustomWordError> {
    Result { () throws(CustomWordError) in
      try CustomWord(typedCustomWord.utf8, in: model.lexicon, minimum: model.settings.minimum)
    }
  }

  private var typedCustomWord: String { customWord.text.trimmingCharacters(in: .whitespacesAndNewlines) }
}
