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
          Text(model.textBeforeFirstWord)
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

  /// The order of the words found: newest, a to z, or by length.
  struct OrderPicker: View {
    @Bindable var model: GameModel

    var body: some View {
      Picker(model.wording.text(.orderTitle), selection: $model.settings.order) {
        ForEach(FoundOrder.allCases, id: \.self) { order in
          Text(model.wording.name(of: order)).tag(order)
        }
      }
      .pickerStyle(.menu)
      .labelsHidden()
      .frame(minHeight: 44)
    }
  }

  #Preview("OrderPicker") {
    OrderPicker(model: .previewFull())
  }
#endif
