import ScrambleCore
import ScrambleKit

extension GameModel {
  /// Plays the word in the field: adds it to the list and clears the field, or explains in an alert why it was refused.
  ///
  /// Nothing happens if the field is empty or the letters are covered. A refused word stays in the field until the
  /// player edits it or types the first letter of another word. A found word is on disk when this method returns, or
  /// ``notice`` says why not. The last common word, or a word after the time is up, opens the result.
  func addNewWord() {
    guard !game.isCovered else { return }
    let rankBefore = game.standing.rank
    let wasEnded = game.round.isEnded
    let wasClockRunning = game.isClockRunning
    do throws(Rejection) {
      if let foundWord = try playWord(Array(newWord.utf8)) { handleFoundWord(foundWord, rankBefore: rankBefore) }
    } catch {
      let explanation = wording.explanation(of: error, root: game.round.root)
      wordError(title: explanation.title, message: explanation.message, detail: explanation.detail)
    }
    if game.round.isEnded && !wasEnded { return showResultAfterEnd() }
    if wasClockRunning && !game.isClockRunning { handleClockStop() } else { restoreFocus() }
  }

  /// Adds a letter of the root to the field, or removes it if it is already there. After a refusal, the letter begins
  /// another word. Nothing happens if the round has ended or its letters are covered.
  func toggle(_ bead: LetterBead) {
    guard !game.round.isEnded, !game.isCovered else { return }
    if refusedWord.isMarked { return beginWord(with: bead.letter) }
    guard let index = beads.first(where: { $0.id == bead.id })?.characterIndex else { return newWord += bead.letter }
    var characters = newWord.unicodeScalars
    characters.remove(at: characters.index(characters.startIndex, offsetBy: index))
    newWord = String(characters)
  }

  func deleteLetter() {
    _ = newWord.popLast()
  }

  func clearField() {
    newWord = ""
  }

  /// Puts a found word back into the field as the start of another word, unless the round has ended.
  func fillField(with foundWord: FoundWord) {
    guard !game.round.isEnded else { return }
    newWord = foundWord.word.description
  }

  private func playWord(_ typed: [UInt8]) throws(Rejection) -> FoundWord? {
    try change { (game, second) throws(Rejection) in
      try game.play(typed, at: second, isBonusWord: isInSystemDictionary)
    }
  }

  private func handleFoundWord(_ foundWord: FoundWord, rankBefore: Rank) {
    newWord = ""
    setNotice(nil)
    closeWelcomeCard()
    let rank = game.standing.rank
    celebrations.recordFoundWord(from: rankBefore, to: rank)
    let wordSentence = wording.text(
      foundWord.isCommon ? .foundAnnounced : .foundAnnouncedBonus, .text(foundWord.text), .number(foundWord.points))
    let achievements = wording.achievements(of: foundWord, in: game, rankBefore: rankBefore)
    if !achievements.isEmpty {
      setNotice(achievements.joined(separator: wording.text(.refusalNotLettersListSeparator)))
    }
    let hasJustFoundAll = game.standing.isWhole && rankBefore != .allWords
    if hasJustFoundAll { setNotice(wording.text(.foundAllNotice)) }
    let additions = (settings.announcesCount ? [foundText] : []) + achievements
    announce(
      additions.reduce(wordSentence) { wording.text(.sentenceJoined, .text($0), .text($1)) }, english: [foundWord.text])
    save()
    if hasJustFoundAll { showResult() }
  }

  /// Returns whether the player has turned on the system's dictionary and it accepts a word.
  private func isInSystemDictionary(_ word: Word) -> Bool {
    preferences.asksSystemDictionary && dependencies.dictionary?.isReal(word: word.description) == true
  }
}
