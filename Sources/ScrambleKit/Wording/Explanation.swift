public import ScrambleCore

/// The text that explains why a guess is refused.
public struct Explanation: Equatable, Sendable {
  /// The code of the reason, independent of the language.
  public let code: String
  public let title: String
  public let message: String
  /// Advice, if there is any.
  public let detail: String?

  /// The whole explanation on one line.
  public var singleLine: String {
    guard let detail else { return "\(title): \(message)" }
    let isSentence = message.unicodeScalars.last?.properties.generalCategory == .otherPunctuation
    return "\(title): \(message)\(isSentence ? "" : ".") \(detail)"
  }
}

extension Wording {
  /// Returns the explanation of a refusal.
  ///
  /// - Parameters:
  ///   - rejection: The reason.
  ///   - root: The root of the round.
  public func explanation(of rejection: Rejection, root: Word) -> Explanation {
    let name = Argument.text(root.description)
    func explain(_ title: WordingKey, _ message: String, _ detail: String? = nil) -> Explanation {
      Explanation(code: rejection.code, title: text(title), message: message, detail: detail)
    }
    switch rejection {
    case .roundEnded: return explain(.refusalRoundEndedTitle, text(.refusalRoundEndedMessage))
    case .notLetters(let characters):
      return explain(.refusalNotLettersTitle, text(.refusalNotLettersMessage, name), invalidCharacters(characters))
    case .tooShort: return explain(.refusalTooShortTitle, text(.refusalTooShortMessage))
    case .sameAsRoot: return explain(.refusalSameAsRootTitle, text(.refusalSameAsRootMessage))
    case .alreadyFound(let word):
      let detail = text(.refusalAlreadyFoundDetail, .text(word.description))
      return explain(.refusalAlreadyFoundTitle, text(.refusalAlreadyFoundMessage), detail)
    case .lettersNotInRoot(let letter, let available):
      let letter = Argument.text(String(UnicodeScalar(letter)))
      let detail =
        available == 0
        ? text(.refusalLettersNotInRootDetailNone, name, letter)
        : text(.refusalLettersNotInRootDetailFew, .number(available), letter, name)
      return explain(.refusalLettersNotInRootTitle, text(.refusalLettersNotInRootMessage, name), detail)
    case .tooLong(let length, let maximum):
      let detail = text(.refusalTooLongDetail, .number(length))
      return explain(.refusalTooLongTitle, text(.refusalTooLongMessage, .number(maximum)), detail)
    case .unknownWord: return explain(.refusalUnknownWordTitle, text(.refusalUnknownWordMessage))
    }
  }

  /// Returns a sentence that lists the characters that are not letters; nil if there are none.
  private func invalidCharacters(_ characters: [Unicode.Scalar]) -> String? {
    guard !characters.isEmpty else { return nil }
    return text(
      characters.count == 1 ? .refusalNotLettersDetailOne : .refusalNotLettersDetailMany,
      .text(characterList(characters, spaceName: .refusalNotLettersSpace)))
  }
}
