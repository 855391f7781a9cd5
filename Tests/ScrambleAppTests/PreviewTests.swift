import Foundation
import ScrambleKit
import ScrambleTesting
import Testing

@testable import ScrambleApp

/// Previews are looked at on a Mac; that each shows what it promises can be tested anywhere.
@MainActor struct PreviewTests {
  @Test func `the empty one is empty and the full one is full`() {
    #expect(GameModel.preview().usedWords.isEmpty)
    let full = GameModel.previewFull()
    #expect(full.rootWord == "silkworm" && full.usedWords.count == 15 && !full.showingError)
    #expect(full.found == 12 && full.bonus == 3 && full.newWord == "smir")
  }

  @Test func `the refused one shows its alert`() {
    let refused = GameModel.previewRefused()
    #expect(refused.showingError && refused.newWord == "mill")
    #expect(refused.errorDetail == "There is only one l in silkworm.")
  }

  @Test func `the typing ones have no room for the letters, and the corrected one says why`() {
    #expect(!GameModel.previewTyping().showsLetters)
    let correcting = GameModel.previewCorrecting()
    #expect(!correcting.showingError && correcting.focus.isTyping && correcting.newWord == "mill")
    #expect(correcting.fieldNote == "There is only one l in silkworm.")
  }

  @Test func `the ended one has ended, and the asking one asks`() {
    let ended = GameModel.previewEnded()
    #expect(ended.game.round.isEnded && !ended.game.isRevealed && ended.result.missed.isEmpty)
    #expect(GameModel.previewRevealed().result.missed.count == 28)
    #expect(GameModel.previewAsking().isAskingToEnd)
    let whole = GameModel.previewWhole()
    #expect(whole.panel == .result && whole.result.wholeText?.hasPrefix("All 40 words found!") == true)
    #expect(whole.result.longestText == "Longest word: kilos. Bonus words: mirk, skirl.")
    #expect(whole.result.longestWords == ["kilos", "skirl", "mirk"])
  }

  @Test func `the one after an import says what came in`() {
    #expect(GameModel.previewImported().panels.news == "Your rounds have been added: 1 new round, 15 new words.")
  }

  @Test func `the ones of other rounds, of sets and of words are in their states`() {
    let rounds = GameModel.previewRounds()
    #expect(
      rounds.otherRounds.unfinished.count == 1 && rounds.otherRounds.sets.count == 1 && !rounds.otherRounds.days.isEmpty
    )
    #expect(GameModel.previewOwnWord("milkmaid").otherRounds.ownRoot == "milkmaid")
    #expect(GameModel.previewOwnWord("caf e").otherRounds.ownWordText == "caf e has a space: use a to z.")
    let opened = GameModel.previewSet()
    #expect(opened.otherRounds.setLines.count == 3 && !opened.otherRounds.openedSet.isKept)
    #expect(GameModel.previewPlayingSet().result.unitWordText == "1 of 2 unit words")
    let handingIn = GameModel.previewHandIn()
    #expect(handingIn.otherRounds.handInCode != nil && GameModel.previewWithClue().game.clues.count == 1)
    #expect(GameModel.previewMissing().game.missingWords == ["worsim"])
    #expect(GameModel.previewWithKeyboard().focus.hasKeyboard)
  }

  @Test func `the ones of shared rounds are in their states`() {
    #expect(GameModel.previewSharing().panel == .together)
    #expect(GameModel.previewInvited().otherRounds.together.invitation?.players.map(\.name) == ["Ana"])
    #expect(GameModel.previewAskingWho().otherRounds.whoText == "Are you Ana?")
    #expect(GameModel.previewTable().otherRounds.together.table?.sections.count == 4)
    #expect(GameModel.previewMonth().otherRounds.together.table?.monthText == "2 of 2 days seen here")
  }

  @Test func `the Chinese one speaks Chinese`() {
    #expect(GameModel.previewFull(in: .simplifiedChinese).scoreText.hasSuffix("分"))
    #expect(Wording.preview(in: .simplifiedChinese).lengthText(4) == "4 个字母")
    #expect(Wording.preview().lengthText(4) == "4 letters")
  }

  @Test func `the ones of the record, of time and of challenges are in their states`() {
    #expect(StatisticsModel.preview().count == 15)
    #expect(GameModel.previewTimed().clockText != nil && GameModel.previewPaused().game.isPaused)
    let (challenged, refused) = (GameModel.previewChallenged(), GameModel.previewChallengeRefused())
    #expect(challenged.otherRounds.challenge.lines.count == 2 && refused.otherRounds.challenge.refusal != nil)
    #expect(!GameModel.previewAnswering().result.rivalLines.isEmpty)
  }
}
