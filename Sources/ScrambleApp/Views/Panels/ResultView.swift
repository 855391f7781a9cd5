#if canImport(SwiftUI)
  import ScrambleCore
  import ScrambleKit
  import SwiftUI

  /// The end of a round: its result and the missed common words and bonus words.
  struct ResultView: View {
    @Environment(\.wording) private var wording
    let result: RoundResult
    /// The game that the buttons act on.
    let model: GameModel
    @State private var expandedWord: Word?

    var body: some View {
      PanelList {
        Section {
          ResultLines(result: result)
          SendButtons(result: result, model: model)
          if result.canContinue {
            Button(wording.text(.endKeepPlaying), systemImage: "arrow.uturn.backward") { model.panel = nil }
          }
          if result.isTodayNext {
            Button(wording.text(.dailyToday), systemImage: "calendar", action: model.playDaily)
          }
          Button(wording.text(.newWordTitle), systemImage: "arrow.clockwise", action: model.startGame)
        }
        ForEach(result.sections, id: \.title) { section in
          Section(section.title) {
            ForEach(section.words, id: \.self) { WordRow(word: $0, expandedWord: $expandedWord, model: model) }
          }
        }
      }
    }
  }

  #Preview {
    let model = GameModel.previewEnded()
    return ResultView(result: model.result, model: model)
  }

  #Preview("All words") {
    let model = GameModel.previewWholeString()
    return ResultView(result: model.result, model: model)
  }

  #Preview("Largest type, dark") {
    let model = GameModel.previewEnded()
    return ResultView(result: model.result, model: model)
      .dynamicTypeSize(.accessibility5)
      .preferredColorScheme(.dark)
  }

  /// The result of a round: the whole string if every common word is found, and a few sentences that reveal no missed
  /// word.
  struct ResultLines: View {
    let result: RoundResult

    var body: some View {
      if let allFoundText = result.allFoundText, let longest = result.longestText {
        WholeString(words: result.game.round.found, longestWord: result.longestWords[0])
        Text(allFoundText).fontWeight(.bold)
        Text(AttributedString(longest, english: result.longestWords))
      }
      ForEach(result.lines, id: \.self) { Text($0) }
    }
  }

  #Preview("ResultLines") {
    List { ResultLines(result: GameModel.previewEnded().result) }
  }

  /// Sends the challenge back to the others or, without others, shares the result or challenges a friend.
  struct SendButtons: View {
    @Environment(\.wording) private var wording
    let result: RoundResult
    let model: GameModel

    var body: some View {
      if result.game.hasOthers {
        MainButton(
          title: wording.text(.challengeSendBack), symbol: "square.and.arrow.up",
          action: model.challengeFriend)
        if !result.canContinue {
          Button(wording.text(.challengeCompare), systemImage: "person.2", action: model.showTable)
        }
      } else {
        ShareButtons(result: result, model: model)
        Button(wording.text(.challengeFriend), systemImage: "person.2", action: model.challengeFriend)
      }
    }
  }

  #Preview("SendButtons, with others") {
    let model = GameModel.previewTable()
    return List { SendButtons(result: model.result, model: model) }
  }

  /// Shares a round, optionally with the string as text characters.
  struct ShareButtons: View {
    @Environment(\.wording) private var wording
    let result: RoundResult
    let model: GameModel
    @State private var picture: Image?

    var body: some View {
      @Bindable var preferences = model.preferences
      Group {
        if let picture {
          ShareLink(item: text, preview: SharePreview(result.text, image: picture)) { label }
        } else {
          ShareLink(item: text, preview: SharePreview(result.text)) { label }
        }
      }
      .task(id: result.text, drawPicture)
      if result.canShare {
        Toggle(wording.text(.shareBeads), isOn: $preferences.settings.sharesBeads)
      }
    }

    private var text: String { result.shareText(withBeads: model.settings.sharesBeads) }

    private var label: some View {
      Label(wording.text(.shareResult), systemImage: "square.and.arrow.up")
    }

    private func drawPicture() async {
      picture = ResultPicture.image(of: result)
    }
  }

  #Preview("ShareButtons") {
    let model = GameModel.previewEnded()
    return List { ShareButtons(result: model.result, model: model) }
  }

  /// The cord and the score of a round as a picture for a shared result. It reveals no word.
  struct ResultPicture: View {
    let result: RoundResult

    var body: some View {
      VStack(alignment: .leading, spacing: 12) {
        Text(result.wording.text(.gameTitle))
          .font(.headline)
        Text(verbatim: result.standingText)
          .font(.title2.bold())
        ProgressCord(standing: result.game.standing, spokenProgress: result.standingText)
      }
      .padding(24)
      .frame(width: 340, alignment: .leading)
      .background(Palette.background)
      .gameLook()
      .environment(\.wording, result.wording)
    }

    /// Draws the picture of a result with light colors and regular type on every device.
    @MainActor static func image(of result: RoundResult) -> Image? {
      let renderer = ImageRenderer(content: ResultPicture(result: result))
      renderer.scale = 3
      return renderer.cgImage.map { Image(decorative: $0, scale: renderer.scale) }
    }
  }

  #Preview("ResultPicture") {
    ResultPicture(result: GameModel.previewEnded().result)
  }
#endif
