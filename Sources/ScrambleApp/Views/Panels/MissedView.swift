#if canImport(SwiftUI)
  import ScrambleKit
  import SwiftUI
  import WordScramble

  /// The end of a round: its result, and once they are asked for the words missed and the bonus words there were.
  struct MissedView: View {
    /// What the buttons do something with.
    let model: GameModel
    /// What has the result.
    let result: GameModel

    var body: some View {
      PanelList {
        Section {
          ResultLines(model: result)
          if let minutes = result.game.minutesAgain {
            Button(action: model.playTimeAgain) {
              Label(model.wording.text(.timeAgain, .number(minutes)), systemImage: "timer")
            }
          }
          ShareButtons(model: model, result: result)
          if result.game.playedSet != nil { SetButtons(model: result) }
          if result.canReveal {
            Button(action: model.reveal) {
              Label(model.wording.text(.missedShow), systemImage: "eye")
            }
          }
          if result.canGoOn {
            Button(action: model.keepPlaying) {
              Label(model.wording.text(.endKeepPlaying), systemImage: "arrow.uturn.backward")
            }
          }
          if result.isTodayNext {
            Button(action: model.playDaily) {
              Label(model.wording.text(.dailyToday), systemImage: "calendar")
            }
          }
          Button(action: newWord) {
            Label(model.wording.text(.newWordTitle), systemImage: "arrow.clockwise")
          }
        }
        if result.isRevealed { words }
      }
    }

    @ViewBuilder private var words: some View {
      ForEach(result.columns, id: \.title) { column in
        Section(column.title) { WordRows(words: column.words, bonus: result.game.comparedBonus, model: model) }
      }
      ForEach(result.unitWords, id: \.title) { unit in
        Section(unit.title) { WordRows(words: unit.words, model: model) }
      }
      Section(model.wording.text(result.missed.isEmpty ? .missedNone : .missedLongestFirst)) {
        WordRows(words: result.missed, model: model)
      }
      if !result.missedBonus.isEmpty {
        Section(model.wording.text(.missedBonus)) { WordRows(words: result.missedBonus, model: model) }
      }
    }

    private func newWord() {
      model.panel = nil
      // A timed round that is played beside the result is not what this one is followed by.
      if result === model { model.startGame() } else { model.startGame(minutes: nil) }
    }
  }

  #Preview {
    let model = GameModel.previewRevealed()
    MissedView(model: model, result: model)
  }

  #Preview("Not shown yet") {
    let model = GameModel.previewEnded()
    MissedView(model: model, result: model)
  }

  #Preview("Largest type, dark") {
    let model = GameModel.previewRevealed()
    MissedView(model: model, result: model)
      .dynamicTypeSize(.accessibility5)
      .preferredColorScheme(.dark)
  }

  /// What was reached in a round, in a few sentences that give no word away.
  struct ResultLines: View {
    let model: GameModel

    var body: some View {
      if let whole = model.wholeText { Text(whole).fontWeight(.bold) }
      Text(model.shownResult)
      ForEach([model.goodDayText, model.unitWordText].compactMap(\.self) + model.rivalLines, id: \.self) { Text($0) }
    }
  }

  #Preview("ResultLines") {
    List { ResultLines(model: .previewPlayingSet()) }
  }

  /// After a round of a set: the next round, and handing in.
  struct SetButtons: View {
    let model: GameModel

    var body: some View {
      if let next = model.nextRoundText {
        Button(action: model.playNextRound) {
          Label(model.wording.text(.playedSetNext), systemImage: "arrow.right")
        }
        .accessibilityValue(next)
      }
      HandInButton(model: model)
    }
  }

  #Preview("SetButtons") {
    List { SetButtons(model: .previewPlayingSet()) }
  }

  /// Sends a round to others, with the string in characters if the player likes, and plays it against oneself.
  struct ShareButtons: View {
    @Bindable var model: GameModel
    let result: GameModel
    @State private var picture: Image?

    var body: some View {
      Group {
        if let picture {
          ShareLink(item: text, preview: SharePreview(result.resultText, image: picture)) { label }
        } else {
          ShareLink(item: text, preview: SharePreview(result.resultText)) { label }
        }
      }
      .task(id: result.resultText, draw)
      if result.canShare {
        Toggle(model.wording.text(.shareBeads), isOn: $model.settings.sharesBeads)
      }
      if result.game.canPlayAgain {
        Button(action: model.playAgain) {
          Label(model.wording.text(.challengeAgain), systemImage: "arrow.triangle.2.circlepath")
        }
      }
    }

    private var text: String { result.shareText(withBeads: model.settings.sharesBeads) }

    private var label: some View {
      Label(model.wording.text(.shareResult), systemImage: "square.and.arrow.up")
    }

    private func draw() async {
      picture = ResultPicture.image(of: result)
    }
  }

  #Preview("ShareButtons") {
    let model = GameModel.previewEnded()
    List { ShareButtons(model: model, result: model) }
  }
#endif
