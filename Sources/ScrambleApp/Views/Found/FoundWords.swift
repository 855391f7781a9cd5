#if canImport(SwiftUI)
  import ScrambleCore
  import ScrambleKit
  import SwiftUI

  /// The found words as rows of a list in the player's order. Before the first one, a line says where they will appear.
  struct FoundWords: View {
    let model: GameModel
    /// The word whose meaning is shown.
    @Binding var expandedWord: Word?

    var body: some View {
      @Bindable var preferences = model.preferences
      Section {
        if model.game.round.found.isEmpty && !model.game.round.isEnded {
          Text(model.textBeforeFirstWord)
            .foregroundStyle(Palette.secondaryInk)
            .listRowBackground(Palette.surface)
        }
        ForEach(model.listedWords, id: \.word) { foundWord in
          FoundWordRow(foundWord: foundWord, expandedWord: $expandedWord, model: model)
        }
      } header: {
        HStack {
          Text(model.wording.text(.foundTitle))
          Spacer()
          OrderPicker(order: $preferences.settings.order)
        }
        .textCase(nil)
      }
    }
  }

  #Preview {
    List { FoundWords(model: .previewFull(), expandedWord: .constant(nil)) }
  }

  #Preview("Empty") {
    List { FoundWords(model: .preview(), expandedWord: .constant(nil)) }
  }

  struct OrderPicker: View {
    @Environment(\.wording) private var wording
    @Binding var order: FoundOrder

    var body: some View {
      Picker(wording.text(.orderTitle), selection: $order) {
        ForEach(FoundOrder.allCases, id: \.self) { order in
          Text(wording.name(of: order)).tag(order)
        }
      }
      .pickerStyle(.menu)
      .labelsHidden()
      .frame(minHeight: 44)
    }
  }

  #Preview("OrderPicker") {
    OrderPicker(order: .constant(.newest))
  }

  /// A found word with a bead that shows its length: filled for a common word, hollow for a bonus word. Screen readers
  /// get one element for the word and another for its meaning.
  struct FoundWordRow: View {
    @Environment(\.wording) private var wording
    let foundWord: FoundWord
    @Binding var expandedWord: Word?
    let model: GameModel

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        MeaningButton(word: foundWord.word, expandedWord: $expandedWord, model: model) { row }
          .accessibilityValue(spokenValue)
          .accessibilityHint(wording.lengthText(foundWord.word.count))
          .accessibilityAction(named: wording.text(.fieldReuse)) { model.fillField(with: foundWord) }
          .contextMenu {
            Button(wording.text(.fieldReuse)) { model.fillField(with: foundWord) }
          }
        if expandedWord == foundWord.word { WordMeaning(lines: model.meaningLines(of: foundWord.word)) }
      }
      .listRowInsets(EdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16))
      .listRowBackground(Palette.surface)
    }

    private var row: some View {
      HStack {
        Image(systemName: "\(foundWord.word.count).circle")
          .symbolVariant(foundWord.isCommon ? .fill : .none)
          .foregroundStyle(foundWord.isCommon ? Palette.bead : Palette.bonus)
        Text(english: foundWord.text)
          .fontWeight(foundWord == model.game.round.found.first ? .bold : .regular)
        if !foundWord.isCommon { BonusMark() }
        Spacer()
        Text(verbatim: "+\(foundWord.points)")
          .font(.subheadline)
          .monospacedDigit()
          .foregroundStyle(Palette.secondaryInk)
      }
      .font(.title3)
    }

    /// "2 points", or "bonus, 2 points".
    private var spokenValue: String {
      let points = wording.text(.pointsCount, .number(foundWord.points))
      return foundWord.isCommon ? points : "\(wording.text(.foundBonus)), \(points)"
    }
  }

  #Preview("FoundWordRow") {
    let model = GameModel.previewFull()
    List(model.game.round.found, id: \.word) { FoundWordRow(foundWord: $0, expandedWord: .constant(nil), model: model) }
  }

  #Preview("FoundWordRow, largest type, dark") {
    let model = GameModel.previewFull()
    List(model.game.round.found, id: \.word) { FoundWordRow(foundWord: $0, expandedWord: .constant(nil), model: model) }
      .dynamicTypeSize(.accessibility5)
      .preferredColorScheme(.dark)
  }

  /// The word "bonus" next to a bonus word, so that color is not the only sign.
  struct BonusMark: View {
    @Environment(\.wording) private var wording

    var body: some View {
      Text(wording.text(.foundBonus))
        .font(.subheadline)
        .foregroundStyle(Palette.bonus)
    }
  }

  #Preview("BonusMark") {
    BonusMark()
  }
#endif
