import ScrambleKit
import WordScramble

extension GameModel {
  /// Plays the word in the field: adds it to the list and clears the field, or explains in an alert why it was refused.
  ///
  /// An empty field is ignored. A refused word stays in the field until the player edits it or types the first letter
  /// of another word. A found word is on disk when this method returns, or ``notice`` says why not.
  func addNewWord() {
    refresh()
    guard !game.isPaused else { return }
    let (before, wasEnded) = (game.standing.rank, game.round.isEnded)
    do throws(Rejection) {
      if let foundWord = try playWord(Array(newWord.utf8)) { settle(foundWord, before: before) }
    } catch {
      let isRepeated = game.lastTry?.isRepeated ?? false
      let reason = wording.explanation(of: error, root: game.round.root, isRepeated: isRepeated)
      save()
      wordError(title: reason.title, message: reason.message, detail: reason.detail)
    }
    if game.round.isEnded && !wasEnded { showTimeIsUp() } else { continueTyping() }
  }

  /// Adds a letter of the root to the field, or removes it if it is already there. After a refusal, the letter begins
  /// another word.
  func take(_ bead: LetterBead) {
    guard !game.round.isEnded, !game.isPaused else { return }
    if refused.isMarked { return beginWord(bead.letter) }
    guard let place = beads.first(where: { $0.id == bead.id })?.character else { return newWord += bead.letter }
    var characters = newWord.unicodeScalars
    characters.remove(at: characters.index(characters.startIndex, offsetBy: place))
    newWord = String(characters)
  }

  func deleteLetter() {
    _ = newWord.popLast()
  }

  func clearField() {
    newWord = ""
  }

  /// Puts a found word back into the field as the start of another word.
  func reuse(_ foundWord: FoundWord) {
    guard !game.round.isEnded else { return }
    newWord = foundWord.word.description
  }

  private func playWord(_ typed: [UInt8]) throws(Rejection) -> FoundWord? {
    // The core ends the round with the last word, so the system's dictionary must be asked first.
    if game.timeLeft(at: dependencies.moment()) == .zero, let foundWord = acceptFromSystemDictionary(typed) {
      return foundWord
    }
    do throws(Rejection) {
      return try change { (game, moment) throws(Rejection) in try game.play(text: typed, at: moment) }
    } catch {
      guard error == .unknownWord, let word = systemDictionaryWord(typed) else { throw error }
      return change { $0.accept(word, at: $1) }
    }
  }

  private func acceptFromSystemDictionary(_ typed: [UInt8]) -> FoundWord? {
    guard let word = systemDictionaryWord(typed), !lexicon.contains(word) else { return nil }
    let foundWord = change { $0.accept(word, at: $1) }
    if foundWord != nil { change { $0.endIfTimeIsUp(at: $1) } }
    return foundWord
  }

  private func settle(_ foundWord: FoundWord, before: Rank) {
    newWord = ""
    note(nil)
    closeWelcome()
    let rank = game.standing.rank
    celebrations.noteFoundWord(from: before, to: rank)
    let found = wording.text(
      foundWord.isCommon ? .foundAnnounced : .foundAnnouncedBonus, .text(foundWord.text), .number(foundWord.points))
    let news = wording.news(on: foundWord, in: game, before: before)
    if !news.isEmpty { note(news.joined(separator: wording.text(.refusalNotLettersListSeparator))) }
    let isNowWhole = game.isWhole && before != .wholeString
    if isNowWhole { note(wording.text(.foundAllNotice)) }
    let told = (settings.saysCount ? [foundText] : []) + news
    say(told.reduce(found) { wording.text(.sentenceJoined, .text($0), .text($1)) }, english: [foundWord.text])
    save()
    if isNowWhole { showResult() }
  }

  /// Returns the typed word if the player has turned on the system's dictionary and it accepts the word; nil in a daily
  /// puzzle.
  private func systemDictionaryWord(_ typed: [UInt8]) -> Word? {
    guard preferences.asksSystemDictionary, game.round.daily == nil, let dictionary = dependencies.dictionary else {
      return nil
    }
    guard let word = try? Word(typed) else { return nil }  // The text is not in the list, but it can still be a word.
    return dictionary.isReal(word: word.description) ? word : nil
  }
}
