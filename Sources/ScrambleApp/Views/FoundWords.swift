#if canImport(SwiftUI)
  import ScrambleKit
  import SwiftUI
  import WordScramble

  /// The words found as rows of a list in the order chosen, or a line that says where they will appear.
  struct FoundWords: View {
    let model: GameModel

    var body: some View {
      Section {
        if model.game.round.found.isEmpty && !model.game.round.isEnded {
          Text(model.wording.text(.foundEmpty))
            .foregroundStyle(Palette.secondaryInk)
            .listRowBackground(Palette.surface)
        }
        ForEach(model.listedWords, id: \.word) { foundWord in
          FoundWordRow(foundWord: foundWord, model: model)
        }
      } header: {
        HStack {
          Text(model.wording.text(.foundTitle))
          Spacer()
          OrderPicker(model: model)
        }
        .textCase(nil)
      }
    }
  }

  #Preview {
    List { FoundWords(model: .previewFull()) }
  }

  #Preview("Empty") {
    List { FoundWords(model: .preview()) }
  }
#endif
