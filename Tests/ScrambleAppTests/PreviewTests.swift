import Foundation
import ScrambleKit
import ScrambleTesting
import Testing

@testable import ScrambleApp

/// Previews are viewed on a Mac. That each has the state it is named for can be tested anywhere.
@MainActor struct PreviewTests {
  @Test func `the empty and the full preview have the right words`() {
    #expect(GameModel.preview().usedWords.isEmpty)
    let full = GameModel.previewFull()
    #expect(full.rootWord == "silkworm" && full.usedWords.count == 15 && !full.showingError)
    #expect(full.found == 12 && full.bonus == 3 && full.newWord == "smir")
  }

  @Test func `the refused preview shows its alert`() {
    let refused = GameModel.previewRefused()
    #expect(refused.showingError && refused.newWord == "mill")
    #expect(refused.errorDetail == "There is only one l in silkworm.")
  }

  @Test func `the typing previews hide the letters, and the correcting one shows the refusal`() {
    #expect(!GameModel.previewTyping().showsLetters)
    let correcting = GameModel.previewCorrecting()
    #expect(!correcting.showingError && correcting.focus.isTyping && correcting.newWord == "mill")
    #expect(correcting.fieldNote == "There is only one l in silkworm.")
  }

  @Test func `the previews of a round's end are in the right states`() {
    let ended = GameModel.previewEnded()
    #expect(ended.game.round.isEnded && !ended.game.isRevealed && ended.result.missed.isEmpty)
    #expect(GameModel.previewRevealed().result.missed.count == 28)
    #expect(GameModel.previewAsking().isAskingToEnd)
    let whole = GameModel.previewWhole()
    #expect(whole.panel == .result && whole.result.wholeText?.hasPrefix("All 40 words found!") == true)
    #expect(whole.result.longestText == "Longest word: kilos. Bonus words: mirk, skirl.")
    #expect(whole.result.longestWords == ["kilos", "skirl", "mirk"])
  }

  @Test func `the import preview reports the imported rounds`() {
    #expect(GameModel.previewImported().panels.news == "Your rounds have been added: 1 new round, 15 new words.")
  }

  @Test func `the previews of other rounds, sets and words are in the right states`() {
    let rounds = GameModel.previewRounds()
    #expect(
      rounds.otherRounds.unfinished.count == 1 && rounds.otherRounds.sets.count == 1 && !rounds.otherRounds.days.isEmpty
    )
    #expect(GameModel.previewOwnWord("milkmaid").otherRounds.ownRoot == "milkmaid")
    #expect(GameModel.previewOwnWord("caf e").otherRounds.ownWordText == "caf e has a space: use a to z.")
    let opened = GameModel.previewSet()
    #expect(opened.otherRounds.setLines.count == 3 && !opened.otherRounds.openedSet.isSaved)
    #expect(GameModel.previewPlayingSet().result.unitWordText == "1 of 2 unit words")
    let handingIn = GameModel.previewHandIn()
    #expect(handingIn.otherRounds.handInCode != nil && GameModel.previewWithClue().game.clues.count == 1)
    #expect(GameModel.previewMissing().game.missingWords == ["worsim"])
    #expect(GameModel.previewWithKeyboard().focus.hasKeyboard)
  }

  @Test func `the previews of shared rounds are in the right states`() {
    #expect(GameModel.previewSharing().panel == .together)
    #expect(GameModel.previewInvited().otherRounds.together.invitation?.players.map(\.name) == ["Ana"])
    #expect(GameModel.previewAskingWho().otherRounds.whoText == "Are you Ana?")
    #expect(GameModel.previewTable().otherRounds.together.table?.sections.count == 4)
    #expect(GameModel.previewMonth().otherRounds.together.table?.monthText == "2 of 2 days seen here")
  }

  @Test func `the Chinese preview has Chinese texts`() {
    #expect(GameModel.previewFull(in: .simplifiedChinese).scoreText.hasSuffix("分"))
    #expect(Wording.preview(in: .simplifiedChinese).lengthText(4) == "4 个字母")
    #expect(Wording.preview().lengthText(4) == "4 letters")
  }

  @Test func `the previews of statistics, time and challenges are in the right states`() {
    #expect(StatisticsModel.preview().count == 15)
    #expect(GameModel.previewTimed().clockText != nil && GameModel.previewPaused().game.isPaused)
    let (challenged, refused) = (GameModel.previewChallenged(), GameModel.previewChallengeRefused())
    #expect(challenged.otherRounds.challenge.lines.count == 2 && refused.otherRounds.challenge.refusal != nil)
    #expect(!GameModel.previewAnswering().result.rivalLines.isEmpty)
  }
}
