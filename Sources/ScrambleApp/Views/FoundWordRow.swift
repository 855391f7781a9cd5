#if canImport(SwiftUI)
  import ScrambleKit
  import SwiftUI
  import WordScramble

  /// A found word behind the bead with its length: filled for a common word, hollow for a bonus. One element for screen readers.
  struct FoundWordRow: View {
    let find: FoundWord
    let model: GameModel

    var body: some View {
      HStack {
        Image(systemName: "\(find.word.count).circle")
          .symbolVariant(find.isCommon ? .fill : .none)
          .foregroundStyle(find.isCommon ? Palette.bead : Palette.bonus)
        Text(english: find.text)
          .fontWeight(find == model.finds.first ? .bold : .regular)
        if !find.isCommon { BonusMark(model: model) }
        Spacer()
        Text(verbatim: "+\(find.points)")
          .font(.subheadline)
          .monospacedDigit()
          .foregroundStyle(Palette.secondaryInk)
      }
      .font(.title3)
      .frame(minHeight: 44)
      .accessibilityElement(children: .ignore)
      .accessibilityLabel(Text(english: find.text))
      .accessibilityValue(value)
      .accessibilityHint(model.lengthText(find.word.count))
      .modifier(MeaningOnTap(word: find.word, model: model))
      .accessibilityAction(named: model.wording.text(.appReuse)) { model.reuse(find) }
      .contextMenu {
        Button(model.wording.text(.appReuse)) { model.reuse(find) }
      }
      .listRowInsets(EdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16))
      .listRowBackground(Palette.surface)
    }

    /// "2 points", or "bonus, 2 points".
    private var value: String {
      let points = model.wording.text(.points, .number(find.points))
      return find.isCommon ? points : "\(model.wording.text(.bonus)), \(points)"
    }
  }

  #Preview {
    let model = GameModel.previewFull()
    List(model.finds, id: \.word) { FoundWordRow(find: $0, model: model) }
  }

  #Preview("Largest type, dark") {
    let model = GameModel.previewFull()
    List(model.finds, id: \.word) { FoundWordRow(find: $0, model: model) }
      .dynamicTypeSize(.accessibility5)
      .preferredColorScheme(.dark)
  }
#endif
