public import WordScramble

/// Why a guess was refused, in words: the text of the alert in every face.
public struct Explanation: Equatable, Sendable {
  /// The code of the reason, the same in every language.
  public let code: String
  /// The title.
  public let title: String
  /// What is wrong.
  public let message: String
  /// What helps, where something does.
  public let detail: String?

  /// Everything on one line.
  public var line: String {
    guard let detail else { return "\(title): \(message)" }
    let isSentence = message.unicodeScalars.last?.properties.generalCategory == .otherPunctuation
    return "\(title): \(message)\(isSentence ? "" : ".") \(detail)"
  }
}

extension Rejection {
  /// The code of the reason, the same in every language and for ever.
  public var code: String {
    switch self {
    case .notLetters: "notLetters"
    case .tooShort: "tooShort"
    case .sameAsRoot: "sameAsRoot"
    case .alreadyFound: "alreadyFound"
    case .lettersNotInRoot: "lettersNotInRoot"
    case .tooLong: "tooLong"
    case .unknownWord: "unknownWord"
    }
  }
}

extension Wording {
  /// Explains a refusal.
  ///
  /// - Parameters:
  ///   - rejection: The reason.
  ///   - text: The bytes that were typed.
  ///   - root: The root of the round.
  public func explanation(of rejection: Rejection, text typed: some Sequence<UInt8>, root: Word) -> Explanation {
    let typed = Array(typed)
    let name = Argument.text(root.description)
    func explain(_ title: WordingKey, _ message: String, _ detail: String?) -> Explanation {
      Explanation(code: rejection.code, title: text(title), message: message, detail: detail)
    }
    switch rejection {
    case .notLetters: return explain(.notLettersTitle, text(.notLettersMessage, name), strangers(in: typed))
    case .tooShort(let minimum): return explain(.tooShortTitle, text(.tooShortMessage, .number(minimum)), nil)
    case .sameAsRoot: return explain(.sameAsRootTitle, text(.sameAsRootMessage), nil)
    case .alreadyFound: return explain(.alreadyFoundTitle, text(.alreadyFoundMessage), foundEarlier(typed))
    case .lettersNotInRoot:
      return explain(.lettersNotInRootTitle, text(.lettersNotInRootMessage, name), missingLetter(of: typed, in: root))
    case .tooLong(let maximum): return explain(.tooLongTitle, text(.tooLongMessage, .number(maximum)), length(typed))
    case .unknownWord: return explain(.unknownWordTitle, text(.unknownWordMessage), text(.unknownWordDetail))
    }
  }

  /// Says which characters are no letters: the first three that differ.
  private func strangers(in typed: [UInt8]) -> String? {
    var names = [String]()
    for scalar in String(decoding: Word.trimmed(typed).prefix(1024), as: UTF8.self).unicodeScalars {
      let isLetter = scalar.isASCII && scalar.properties.isAlphabetic
      let name = scalar == " " ? text(.notLettersSpace) : scalar.shown
      if !isLetter && !names.contains(name) { names.append(name) }
    }
    guard let last = names.prefix(3).last else { return nil }
    if names.count == 1 { return text(.notLettersDetailOne, .text(last)) }
    let list = names.prefix(3).joined(separator: text(.notLettersListSeparator))
    return text(.notLettersDetailMany, .text(list))
  }

  private func foundEarlier(_ typed: [UInt8]) -> String? {
    word(typed).map { text(.alreadyFoundDetail, .text($0.description)) }
  }

  private func length(_ typed: [UInt8]) -> String? {
    word(typed).map { text(.tooLongDetail, .number($0.count)) }
  }

  /// Says of the first letter the root cannot supply how often the root has it.
  private func missingLetter(of typed: [UInt8], in root: Word) -> String? {
    guard let word = word(typed), let place = LetterBag(root).places(missingFor: word).first else { return nil }
    let letter = Argument.text(String(UnicodeScalar(word.ascii[place])))
    let count = LetterBag(root).count(of: word.letters[place])
    let name = Argument.text(root.description)
    return count == 0
      ? text(.lettersNotInRootDetailNone, name, letter) : text(.lettersNotInRootDetailFew, .number(count), letter, name)
  }

  private func word(_ typed: [UInt8]) -> Word? {
    try? Word(typed)  // A text that is no word was refused as such, and is not asked for here.
  }
}
