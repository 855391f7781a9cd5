import ScrambleKit
import WordScramble

/// Playing a word.
extension GameModel {
  /// Plays the text of the field: the word goes to the top of the list and the field is cleared, or the alert says why not.
  ///
  /// An empty field is ignored. A refused word stays in the field, where it can be corrected. A word that was found is
  /// on disk when this returns, or ``notice`` says why not.
  func addNewWord() {
    refresh()
    guard let root = game?.round.root, !isPaused else { return }
    let (before, wasEnded) = (rank, isEnded)
    do throws(Rejection) {
      if let foundWord = try playWord(Array(newWord.utf8)) { settle(foundWord, before: before) }
    } catch {
      let reason = wording.explanation(of: error, root: root, isRepeated: game?.lastTry?.isRepeated ?? false)
      save()
      wordError(title: reason.title, message: reason.message, detail: reason.detail)
    }
    if isEnded && !wasEnded { showTimeIsUp() } else { continueTyping() }
  }

  /// Takes a letter of the root into the field, unless it is there already.
  func take(_ bead: LetterBead) {
    guard !bead.isUsed, !isEnded, !isPaused else { return }
    newWord += bead.letter
  }

  /// Takes the last letter out of the field.
  func deleteLetter() {
    _ = newWord.popLast()
  }

  /// Puts a found word back into the field, as the start of another word.
  func reuse(_ foundWord: FoundWord) {
    guard !isEnded else { return }
    newWord = foundWord.word.description
  }

  private func playWord(_ typed: [UInt8]) throws(Rejection) -> FoundWord? {
    // The core ends the round with the last word, so the other dictionary is asked first.
    if game?.timeLeft(at: dependencies.moment()) == .zero, let foundWord = acceptFromSystemDictionary(typed) {
      return foundWord
    }
    do throws(Rejection) {
      return try game?.play(text: typed, at: dependencies.moment())
    } catch {
      guard error == .unknownWord, let word = systemDictionaryWord(typed) else { throw error }
      return game?.accept(word, at: dependencies.moment())
    }
  }

  /// Returns the typed word if the player has enabled the system's dictionary and it knows the word; nil in a daily puzzle.
  private func systemDictionaryWord(_ typed: [UInt8]) -> Word? {
    guard settings.asksSystemDictionary, daily == nil, let dictionary = dependencies.dictionary else { return nil }
    guard let word = try? Word(typed) else { return nil }  // What is unknown to the list is a word.
    return dictionary.isReal(word: word.description) ? word : nil
  }

  private func acceptFromSystemDictionary(_ typed: [UInt8]) -> FoundWord? {
    guard let word = systemDictionaryWord(typed), !lexicon.contains(word) else { return nil }
    let foundWord = game?.accept(word, at: dependencies.moment())
    if foundWord != nil { game?.endIfTimeIsUp(at: dependencies.moment()) }
    return foundWord
  }

  private func settle(_ foundWord: FoundWord, before: Rank) {
    newWord = ""
    notice = nil
    closeWelcome()
    foundWordCount += 1
    let found = wording.text(
      foundWord.isCommon ? .foundAnnounced : .foundAnnouncedBonus, .text(foundWord.text), .number(foundWord.points))
    let news = game.map { wording.news(on: foundWord, in: $0, before: before) } ?? []
    if rank != before { noteRank(after: before) }
    if !news.isEmpty { notice = news.joined(separator: wording.text(.refusalNotLettersListSeparator)) }
    if rank == .wholeString && before != .wholeString { notice = wording.text(.foundAllNotice) }
    say(news.reduce(found) { wording.text(.sentenceJoined, .text($0), .text($1)) }, english: [foundWord.text])
    save()
  }

  /// Animates the bead of each newly reached rank, or all beads for the whole string.
  private func noteRank(after before: Rank) {
    let reached = Rank.allCases.filter { rank == .wholeString || $0 > before && $0 <= rank }
    for rank in reached { celebrations[rank, default: 0] += 1 }
  }
}
