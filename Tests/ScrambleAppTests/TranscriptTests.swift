import ScrambleCore
import ScrambleKit
import ScrambleTesting
import Testing

@testable import ScrambleApp

/// The games that every front end plays. Here the app plays them alongside the core.
@MainActor struct TranscriptTests {
  private let wording = Wording.tested(in: .english)

  @Test(arguments: Transcript.games)
  func `the app gives the transcript's answers and shows the core's numbers`(transcript: Transcript) throws {
    let model = GameModel.playing(try Word(try #require(transcript.value("root")).utf8))
    var round = model.game.round
    let puzzle = Puzzle(root: round.root, in: english)
    for (typed, answer) in transcript.guesses {
      let text = String(decoding: typed, as: UTF8.self)
      let guessDescription = "\(transcript): \(text.debugDescription)"
      model.showingError = false
      model.newWord = text
      let before = model.game.round.found.count
      model.addNewWord()
      let actual = actualAnswer(in: model, foundBefore: before)
      #expect(actual == expectedAnswer(answer, by: &round, typed: Array(text.utf8)), "\(guessDescription)")
      #expect(model.newWord == (actual.hasPrefix("+") ? "" : text))
      #expect(model.game.standing == Standing(of: round, in: puzzle), "\(guessDescription)")
      expectFiguresAgree(model)
    }
    for (key, figure) in summary(of: model) {
      #expect(transcript.value(key) ?? figure == figure, "\(transcript): \(key)")
    }
  }

  @Test func `there are transcripts`() {
    #expect(Transcript.games.count >= 12)
    #expect(Transcript.games.allSatisfy { !$0.guesses.isEmpty })
  }

  private func actualAnswer(in model: GameModel, foundBefore: Int) -> String {
    if model.showingError { return "\(model.errorTitle): \(model.errorText)" }
    let found = model.game.round.found
    guard found.count > foundBefore, let foundWord = found.first else { return "ignored" }
    return "+\(foundWord.points) \(foundWord.isCommon ? "common" : "bonus")"
  }

  /// Returns the alert's text if the answer is the code of a refusal; otherwise the answer itself.
  private func expectedAnswer(_ answer: Substring, by round: inout Round, typed: [UInt8]) -> String {
    do throws(Rejection) {
      try round.play(text: typed, in: english)
      return String(answer)
    } catch {
      let reason = wording.explanation(of: error, root: round.root)
      guard reason.code == answer else { return "\(answer), not \(reason.code)" }
      return "\(reason.title): \([reason.message, reason.detail].compactMap(\.self).joined(separator: "\n"))"
    }
  }

  /// Checks that the points, the next rank, the ladder and the cord agree.
  private func expectFiguresAgree(_ model: GameModel) {
    let standing = model.game.standing
    #expect(model.scoreText.hasPrefix("\(standing.score) point"))
    for rank in Rank.allCases where rank != .allWords && standing.totalPoints > 0 && standing.rank != .allWords {
      #expect((rank <= standing.rank) == (standing.threshold(of: rank) <= standing.score), "\(rank)")
    }
    if case .points(let points, let rank) = standing.next {
      #expect(standing.score + points == standing.threshold(of: rank))
      #expect(model.nextRankText?.hasPrefix("\(points) point") == true)
    }
    #expect((standing.share == 1000) == (standing.rank == .allWords))
  }

  private func summary(of model: GameModel) -> [String: String] {
    [
      "score": "\(model.score)", "found": "\(model.foundCount) of \(model.foundCount + model.remainingCount)",
      "bonus": "\(model.bonusCount)",
      "rank": "\(model.game.standing.rank)",
    ]
  }
}
