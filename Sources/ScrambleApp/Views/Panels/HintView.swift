#if canImport(SwiftUI)
  import ScrambleKit
  import SwiftUI
  import WordScramble

  /// How many words are left by first letter and length, a section a letter, and clues for those who ask. It gives no word away. The letters
  /// stay above it, because the panel covers those of the game.
  struct HintView: View {
    let model: GameModel

    var body: some View {
      PanelList {
        if model.game.standing.hints.isEmpty { Text(model.wording.text(.hintNone)) } else { clues }
        ForEach(model.game.standing.hints, id: \.letter) { row in
          Section {
            ForEach(row.counts, id: \.length) { count in
              HStack {
                Image(systemName: "\(count.length).circle")
                  .foregroundStyle(Palette.secondaryInk)
                Text(model.wording.text(.remainingCount, .number(count.remaining)))
              }
              .accessibilityElement(children: .ignore)
              .accessibilityLabel(
                Text(AttributedString("\(row.text), \(model.wording.lengthText(count.length))", english: [row.text]))
              )
              .accessibilityValue(model.wording.text(.remainingCount, .number(count.remaining)))
            }
          } header: {
            Text(english: row.text)
          }
        }
      }
      .safeAreaInset(edge: .top) {
        LetterStrip(model: model)
          .padding(8)
          .frame(maxWidth: .infinity)
          .background(Palette.ground)
      }
    }

    private var clues: some View {
      Section {
        ForEach(model.game.clues, id: \.word) { ClueRow(clue: $0, model: model) }
        if let none = model.noClueText { Text(none) }
        if model.game.nextClue != nil {
          Button(action: model.takeClue) {
            Label(
              model.wording.text(model.game.clues.isEmpty ? .clueShow : .clueAnother),
              systemImage: "text.magnifyingglass")
          }
        }
      }
    }
  }

  #Preview {
    HintView(model: .previewFull())
  }

  #Preview("With a clue") {
    let model = GameModel.previewFull()
    model.takeClue()
    return HintView(model: model)
  }

  #Preview("Largest type, dark") {
    HintView(model: .preview())
      .dynamicTypeSize(.accessibility5)
      .preferredColorScheme(.dark)
  }
#endif
