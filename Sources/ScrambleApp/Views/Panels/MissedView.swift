#if canImport(SwiftUI)
  import ScrambleKit
  import SwiftUI
  import WordScramble

  /// The end of a round: its result, and once they are asked for the words missed and the bonus words there were.
  struct MissedView: View {
    let model: GameModel

    var body: some View {
      PanelList {
        Section {
          ResultLines(model: model)
          if let minutes = model.game.minutesAgain {
            Button(action: model.playTimeAgain) {
              Label(model.wording.text(.timeAgain, .number(minutes)), systemImage: "timer")
            }
          }
          ShareButtons(model: model)
          if model.game.playedSet != nil { SetButtons(model: model) }
          if model.canReveal {
            Button(action: model.reveal) {
              Label(model.wording.text(.missedShow), systemImage: "eye")
            }
          }
          if model.canGoOn {
            Button(action: model.keepPlaying) {
              Label(model.wording.text(.endKeepPlaying), systemImage: "arrow.uturn.backward")
            }
          }
          if model.isTodayNext {
            Button(action: model.playDaily) {
              Label(model.wording.text(.dailyToday), systemImage: "calendar")
            }
          }
          Button(action: newWord) {
            Label(model.wording.text(.newWordTitle), systemImage: "arrow.clockwise")
          }
        }
        if model.isRevealed { words }
      }
    }

    @ViewBuilder private var words: some View {
      ForEach(model.columns, id: \.title) { column in
        Section(column.title) { WordRows(words: column.words, bonus: model.game.comparedBonus, model: model) }
      }
      ForEach(model.unitWords, id: \.title) { unit in
        Section(unit.title) { WordRows(words: unit.words, model: model) }
      }
      Section(model.wording.text(model.missed.isEmpty ? .missedNone : .missedLongestFirst)) {
        WordRows(words: model.missed, model: model)
      }
      if !model.missedBonus.isEmpty {
        Section(model.wording.text(.missedBonus)) { WordRows(words: model.missedBonus, model: model) }
      }
    }

    private func newWord() {
      model.panel = nil
      model.startGame()
    }
  }

  #Preview {
    MissedView(model: .previewRevealed())
  }

  #Preview("Not shown yet") {
    MissedView(model: .previewEnded())
  }

  #Preview("Largest type, dark") {
    MissedView(model: .previewRevealed())
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
    @State private var picture: Image?

    var body: some View {
      Group {
        if let picture {
          ShareLink(item: model.shareText, preview: SharePreview(model.resultText, image: picture)) { label }
        } else {
          ShareLink(item: model.shareText, preview: SharePreview(model.resultText)) { label }
        }
      }
      .task(id: model.resultText, draw)
      if model.canShare {
        Toggle(model.wording.text(.shareBeads), isOn: $model.settings.sharesBeads)
      }
      if model.game.canPlayAgain {
        Button(action: model.playAgain) {
          Label(model.wording.text(.challengeAgain), systemImage: "arrow.triangle.2.circlepath")
        }
      }
    }

    private var label: some View {
      Label(model.wording.text(.shareResult), systemImage: "square.and.arrow.up")
    }

    private func draw() async {
      picture = ResultPicture.image(of: model)
    }
  }

  #Preview("ShareButtons") {
    List { ShareButtons(model: .previewEnded()) }
  }
#endif
