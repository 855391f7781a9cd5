import Foundation
import ScrambleKit
import ScrambleTesting
import Testing

@testable import ScrambleApp

/// Previews are viewed on a Mac. That each has the state it is named for can be tested anywhere.
@MainActor struct PreviewTests {
  @Test func `the empty and the full preview have the right words`() {
    #expect(GameModel.preview().usedWords.isEmpty)
    let fullGame = GameModel.previewFull()
    #expect(fullGame.rootWord == "silkworm" && fullGame.usedWords.count == 15 && !fullGame.showingError)
    #expect(fullGame.foundCount == 12 && fullGame.bonusCount == 3 && fullGame.newWord == "smir")
  }

  @Test func `the refused preview shows its alert`() {
    let refusedGame = GameModel.previewRefusedWord()
    #expect(refusedGame.showingError && refusedGame.newWord == "mill")
    #expect(refusedGame.errorDetail == "There is only one l in silkworm.")
  }

  @Test func `the typing previews hide the letters, and the correcting one shows the refusal`() {
    #expect(!GameModel.previewTyping().showsLetters)
    let correcting = GameModel.previewCorrecting()
    #expect(!correcting.showingError && correcting.focus.hasFocus && correcting.newWord == "mill")
    #expect(correcting.fieldNote == "There is only one l in silkworm.")
  }

  @Test func `the previews of a round's end are in the right states`() {
    let endedGame = GameModel.previewEnded()
    #expect(endedGame.game.round.isEnded && !endedGame.game.isRevealed && endedGame.result.missedWords.isEmpty)
    #expect(GameModel.previewRevealed().result.missedWords.count == 28)
    #expect(GameModel.previewEndQuestion().isAskingToEnd)
    let wholeStringGame = GameModel.previewWholeString()
    #expect(
      wholeStringGame.panel == .result && wholeStringGame.result.allFoundText?.hasPrefix("All 40 words found!") == true)
    #expect(wholeStringGame.result.longestText == "Longest word: kilos. Bonus words: mirk, skirl.")
    #expect(wholeStringGame.result.longestWords == ["kilos", "skirl", "mirk"])
  }

  @Test func `the import preview reports the imported rounds`() {
    #expect(GameModel.previewImported().panels.message == "Your rounds have been added: 1 new round, 15 new words.")
  }

  @Test func `the previews of other rounds, sets and words are in the right states`() {
    let rounds = GameModel.previewRounds()
    #expect(
      rounds.otherRounds.unfinishedRounds.count == 1 && rounds.otherRounds.savedSets.count == 1
        && !rounds.otherRounds.days.isEmpty
    )
    #expect(GameModel.previewCustomWord("milkmaid").otherRounds.customRoot == "milkmaid")
    #expect(GameModel.previewCustomWord("caf e").otherRounds.customWordText == "caf e has a space: use a to z.")
    let setPreview = GameModel.previewSet()
    #expect(setPreview.otherRounds.setLines.count == 3 && !setPreview.otherRounds.openedSet.isSaved)
    #expect(GameModel.previewPlayingSet().result.unitWordText == "1 of 2 unit words")
    let handingIn = GameModel.previewHandIn()
    #expect(handingIn.otherRounds.handInCode != nil && GameModel.previewWithClue().game.clues.count == 1)
    #expect(GameModel.previewMissingWord().game.missingWords == ["worsim"])
    #expect(GameModel.previewWithKeyboard().focus.hasHardwareKeyboard)
  }

  @Test func `the previews of shared rounds are in the right states`() {
    #expect(GameModel.previewSharing().panel == .together)
    #expect(GameModel.previewInvitation().otherRounds.together.invitation?.players.map(\.name) == ["Ana"])
    #expect(GameModel.previewIdentityQuestion().otherRounds.identityQuestion == "Are you Ana?")
    #expect(GameModel.previewSharedTable().otherRounds.together.table?.sections.count == 4)
    #expect(GameModel.previewSharedMonth().otherRounds.together.table?.monthText == "2 of 2 days seen here")
  }

  @Test func `the Chinese preview has Chinese texts`() {
    #expect(GameModel.previewFull(in: .simplifiedChinese).scoreText.hasSuffix("分"))
    #expect(Wording.preview(in: .simplifiedChinese).lengthText(4) == "4 个字母")
    #expect(Wording.preview().lengthText(4) == "4 letters")
  }

  @Test func `the previews of statistics, time and challenges are in the right states`() {
    #expect(StatisticsModel.preview().wordCount == 15)
    #expect(GameModel.previewTimed().clockText != nil && GameModel.previewPaused().game.isPaused)
    let (challengedGame, damagedLinkGame) = (GameModel.previewChallenged(), GameModel.previewRefusedLink())
    #expect(
      challengedGame.otherRounds.challenge.lines.count == 2 && damagedLinkGame.otherRounds.challenge.refusal != nil)
    #expect(!GameModel.previewAnsweringChallenge().result.rivalLines.isEmpty)
  }
}
